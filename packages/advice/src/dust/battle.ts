import { type DustView, UNIT_TYPES, type UnitType } from '@dustfront/dust';
import {
  type AbilityId,
  type BattleSpec,
  battleThought,
  battleUnderWay,
  openAbility,
} from '@dustfront/dust/query';
import {
  type BattleMoment,
  type BattlePlan,
  type BattleSolution,
  type BattleStart,
  BattleTooLarge,
  type Side,
  solveBattle,
} from '@dustfront/odds';
import { type Answer, answersOf, bestAnswer } from './answers.ts';
import { type BattleChances, chancesFor, pressed, sum } from './chances.ts';

export type UnitCounts = Partial<Record<UnitType, number>>;

export interface BattleAdvice {
  /** Fought to the end from here. */
  readonly now: BattleChances;
  /** Abilities not yet used that an attack only thought of reckons with. */
  readonly counted: readonly { readonly side: Side; readonly ability: AbilityId }[];
  /** What each answer to the open question would come to, by its name. */
  readonly answers: readonly Answer[];
  readonly best:
    | { readonly do: 'withdraw' | 'remove'; readonly units: UnitCounts }
    | { readonly do: 'stand' | 'use' | 'pass' | 'again' | 'keep' }
    | null;
}

export type BattleQuestion =
  | {
      readonly ask: 'battle';
      readonly view: DustView;
      /** Whose outlook is wanted: that of whoever is asked, else of whoever looks on. */
      readonly side: Side;
      /** What is asked, and by which names it can be answered. */
      readonly question: { readonly name: string; readonly options: readonly string[] } | null;
    }
  /** An attack that is only thought of. */
  | {
      readonly ask: 'attack';
      readonly view: DustView;
      readonly kind: BattleSpec['kind'];
      readonly seat: number;
      /** Where it starts; null for a drop. */
      readonly origin: string | null;
      readonly target: string;
      readonly units: UnitCounts;
    };

const counts = (units: UnitCounts): number[] => UNIT_TYPES.map((type) => units[type] ?? 0);
const named = (units: readonly number[]): UnitCounts =>
  Object.fromEntries(UNIT_TYPES.flatMap((type, i) => ((units[i] ?? 0) > 0 ? [[type, units[i]]] : [])));

const rerolls = (plan: BattlePlan, side: Side): boolean =>
  plan[side].ability?.kind === 'reroll-all' || plan[side].ability?.kind === 'reroll-blanks';

/** What best play answers to the open question. */
function bestOf(
  question: string,
  solution: BattleSolution,
  plan: BattlePlan,
  start: BattleStart | null,
  side: Side,
): BattleAdvice['best'] {
  if (question === 'declare') return { do: solution.declarations[side] === 'none' ? 'pass' : 'use' };
  const { policy } = solution;
  if (policy === null || start === null) return null;
  const moment: BattleMoment = {
    attacker: plan.attacker.units,
    defender: plan.defender.units,
    roller: side,
    blanks: start.blanks,
    attackerReroll: rerolls(plan, 'attacker'),
    defenderReroll: rerolls(plan, 'defender'),
    defenderRolled: start.defenderRolled,
  };
  const other = side === 'attacker' ? 'defender' : 'attacker';
  const gone = (units: readonly number[], left: readonly number[]): UnitCounts =>
    named(units.map((n, type) => n - (left[type] ?? 0)));
  if (question === 'retreat') {
    const units = gone(plan[side].units, policy.stay(moment));
    return Object.keys(units).length === 0 ? { do: 'stand' } : { do: 'withdraw', units };
  }
  if (question === 'reroll')
    return policy.reroll(moment, start.hits?.[side] ?? 0, start.hits?.[other] ?? 0)
      ? { do: 'again' }
      : { do: 'keep' };
  if (question === 'casualties' && plan.order !== 'together')
    return {
      do: 'remove',
      units: gone(plan[other].units, policy.losses(moment, start.hits?.[side] ?? 1)),
    };
  return null;
}

function battleAdvice(
  { view, side, question }: Extract<BattleQuestion, { ask: 'battle' }>,
  inTime: () => boolean,
): BattleAdvice | null {
  const stands = battleUnderWay(view);
  if (stands === null) return null;
  const { plan, start } = stands;
  const solution = start === null ? solveBattle(plan) : solveBattle(plan, start);
  const now = chancesFor(side, plan, start ?? undefined);
  if (question === null) return { now, counted: [], answers: [], best: null };
  const withdrawing = counts(view.battle?.withdrawing ?? {});
  const { name, options } = question;
  const answers = answersOf({ question: name, options, plan, start, side, withdrawing }, inTime);
  // Some have been told to leave already: what is left is to send them off, or more of them.
  if (sum(withdrawing) > 0)
    return { now: bestAnswer(answers, side)?.chances ?? now, counted: [], answers, best: null };
  return { now, counted: [], answers, best: bestOf(name, solution, plan, start, side) };
}

/** The cards that could still be used in an attack, where the odds reckon with them. */
function countedIn(view: DustView, plan: BattlePlan, seat: number, target: string): BattleAdvice['counted'] {
  const fought = pressed(plan, 'attacker');
  const defender = view.areas.find(({ id }) => id === target)?.holder;
  const holders = { attacker: seat, defender: typeof defender === 'number' ? defender : null };
  return (['attacker', 'defender'] as const).flatMap((side) => {
    const holder = holders[side];
    const ability = fought[side].ability === null || holder === null ? null : openAbility(view, holder);
    return ability === null ? [] : [{ side, ability }];
  });
}

/**
 * Everything that can be said of a battle as odds; null where there is nothing to compute, 'too large' where it cannot
 * be. No further answer is weighed when there is no time left.
 */
export function adviseBattle(
  asked: BattleQuestion,
  inTime: () => boolean = () => true,
): BattleAdvice | 'too large' | null {
  try {
    if (asked.ask === 'battle') return battleAdvice(asked, inTime);
    const { view, target } = asked;
    const defenders = view.areas.find(({ id }) => id === target)?.units ?? {};
    const units = counts(asked.units);
    if (sum(units) === 0 || sum(counts(defenders)) === 0) return null;
    const plan = battleThought(view, { ...asked, units });
    if (plan === null) return null;
    return {
      now: chancesFor('attacker', plan),
      counted: countedIn(view, plan, asked.seat, target),
      answers: [],
      best: null,
    };
  } catch (error) {
    if (error instanceof BattleTooLarge) return 'too large';
    throw error;
  }
}
