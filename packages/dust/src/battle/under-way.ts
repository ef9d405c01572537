import type { BattleFrame } from '../frames/new-battle.ts';
import { BOMBER, countUnits, FIGHTER, unitsOf } from '../units.ts';
import type { DustView } from '../view.ts';
import { hitsAmong } from './dice.ts';
import { otherSide, type Side } from './kinds.ts';
import { openAbility } from './open-ability.ts';
import { battlePlan } from './plan.ts';

/** Where a battle stands, for exact odds of what is still to come. */
export interface UnderWay {
  readonly plan: ReturnType<typeof battlePlan>;
  /** Null while abilities are declared: the battle is about to begin. */
  readonly start: BattleStart | null;
}

interface BattleStart {
  readonly blanks: number;
  readonly defenderRolled: boolean;
  readonly next: 'turn' | 'roll' | 'hits';
  readonly acting?: Side;
  readonly hits?: Readonly<Record<Side, number>>;
  readonly again?: boolean;
}

/**
 * The battle that a view shows, as the solver of exact battles takes it: the forces as they are, who rolls, the blank
 * rolls so far, the dice that lie there, and the abilities that can still be used. Null where there is none or it is
 * decided.
 */
export function battleUnderWay(view: DustView): UnderWay | null {
  const place = view.stack.findLastIndex(({ kind }) => kind === 'battle');
  if (place < 0 || view.battle === null) return null;
  const frame = view.stack[place] as unknown as BattleFrame;
  const area = view.areas[frame.target]!;
  const defenders = unitsOf(area.units);
  if (countUnits(frame.attackers) === 0 || countUnits(defenders) === 0 || frame.step === 'end') return null;
  const plan = battlePlan({
    kind: frame.battle,
    attackers: frame.attackers,
    defenders,
    place: area,
    neutral: view.battle.defender === 'neutral',
    defenderHasRetreat: view.battle.refuges.length > 0,
    attackerAbility: openAbility(view, frame.attacker, frame.nursing.attacker),
    defenderAbility: openAbility(view, frame.defender, frame.nursing.defender),
  });
  const fought = afterDeclarations(plan, frame);
  if (frame.step === 'declare') return { plan: fought, start: null };
  const { roller, start } = momentOf(frame);
  return { plan: fought.order === 'together' ? fought : { ...fought, order: roller }, start };
}

type Plan = ReturnType<typeof battlePlan>['attacker'];

/** What tells which abilities have been declared, or can be no longer. */
export type Declarations = Pick<BattleFrame, 'step' | 'sides' | 'at' | 'ace'>;

/** The plan of a battle under way without what could only have been declared before it. */
export function afterDeclarations(plan: UnderWay['plan'], frame: Declarations): UnderWay['plan'] {
  return {
    ...plan,
    attacker: declared(plan.attacker, frame, 'attacker'),
    defender: declared(plan.defender, frame, 'defender'),
  };
}

/** What a side has declared is in its dice; what it has not declared in time is over. */
function declared(plan: Plan, frame: Declarations, side: Side): Plan {
  const open = frame.step === 'declare' && frame.sides.indexOf(side) >= frame.at;
  if (open) return plan;
  const kind = plan.ability?.kind;
  const over = kind === 'more-dice' || kind === 'leave' || kind === 'expel';
  const air = (type: number) => type === FIGHTER || type === BOMBER;
  return {
    ...plan,
    ability: over ? null : plan.ability,
    dice: frame.ace[side] ? plan.dice.map((n, type) => (air(type) ? n + 1 : n)) : plan.dice,
  };
}

/** Whose roll is next, and which decision before or after it is open. */
function momentOf(frame: BattleFrame): { roller: Side; start: BattleStart } {
  const { roller, blanks, defenderRolled, sides, at } = frame;
  const acting = sides[at] ?? 'attacker';
  const common = { blanks, defenderRolled };
  switch (frame.step) {
    case 'again': {
      const hits = { attacker: hitsAmong(frame.faces.attacker), defender: hitsAmong(frame.faces.defender) };
      return { roller, start: { ...common, next: 'hits', acting, hits, again: true } };
    }
    case 'choose':
      return { roller, start: { ...common, next: 'hits', hits: { ...frame.hits } } };
    // All losses are named: the other side's turn follows.
    case 'nurse':
    case 'losses':
      return { roller: otherSide(roller), start: { ...common, next: 'turn', acting: 'attacker' } };
    // Those who left are on their way; those who stay roll, at sea after the defender's decision.
    case 'retreated': {
      const decided = at + 1 >= sides.length;
      return {
        roller,
        start: decided ? { ...common, next: 'roll' } : { ...common, next: 'turn', acting: 'defender' },
      };
    }
    default:
      return { roller, start: { ...common, next: 'turn', acting } };
  }
}
