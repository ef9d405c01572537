import { type BattleSpec, battlePlan, type DustView, UNIT_TYPES } from '@dustfront/dust';
import {
  type BattleMoment,
  type BattleOutcome,
  type BattlePlan,
  BattleTooLarge,
  solveBattle,
} from '@dustfront/odds';
import { areaOf, cardOf, type UnitCounts } from '../model.ts';

/** Chances of a battle's ends, and what is left on average. */
export interface BattleChances {
  readonly takes: number;
  readonly holds: number;
  readonly both: number;
  readonly truce: number;
  readonly leaves: number;
  readonly attackers: number;
  readonly defenders: number;
}

export interface BattleAdvice {
  /** Best play of both sides from here. */
  readonly now: BattleChances;
  /** With and without the ability that is asked for. */
  readonly use: BattleChances | null;
  readonly pass: BattleChances | null;
  readonly best:
    | { readonly do: 'withdraw' | 'remove'; readonly units: UnitCounts }
    | { readonly do: 'stand' | 'use' | 'pass' | 'again' | 'keep' }
    | null;
  /** Rolls without a hit that the chances do not know of. */
  readonly blanks: number;
}

export type BattleQuestion =
  | { readonly ask: 'battle'; readonly view: DustView; readonly question: string | null }
  /** An attack that is only thought of. */
  | {
      readonly ask: 'attack';
      readonly view: DustView;
      readonly kind: BattleSpec['kind'];
      readonly seat: number;
      readonly target: string;
      readonly units: UnitCounts;
    };

type Holder = number | 'neutral' | null;
const counts = (units: UnitCounts): number[] => UNIT_TYPES.map((type) => units[type] ?? 0);
const named = (units: readonly number[]): UnitCounts =>
  Object.fromEntries(UNIT_TYPES.flatMap((type, i) => ((units[i] ?? 0) > 0 ? [[type, units[i]]] : [])));

function abilityOf(view: DustView, holder: Holder) {
  if (typeof holder !== 'number') return null;
  const player = view.players[holder];
  return player === undefined || player.used || player.played === null
    ? null
    : (cardOf(player.played)?.ability ?? null);
}

const sum = (units: readonly number[]): number => units.reduce((a, b) => a + b, 0);

function chances(outcome: BattleOutcome): BattleChances {
  return {
    takes: outcome.attackerTakes,
    holds: outcome.attackersEliminated,
    both: outcome.bothEliminated,
    truce: outcome.truce,
    leaves: outcome.attackersLeft,
    attackers: sum(outcome.attackerSurvivors),
    defenders: sum(outcome.defenderSurvivors),
  };
}

function specOf(
  view: DustView,
  kind: BattleSpec['kind'],
  attacker: Holder,
  defender: Holder,
  attackers: UnitCounts,
  defenders: UnitCounts,
  target: string,
): BattleSpec {
  const area = areaOf(view, target);
  return {
    kind,
    attackers: counts(attackers),
    defenders: counts(defenders),
    place: { capital: area?.capital ?? false, centre: area?.centre ?? false },
    neutral: defender === 'neutral',
    attackerAbility: abilityOf(view, attacker),
    defenderAbility: abilityOf(view, defender),
  };
}

/** The plan of a battle that is under way: who rolls next and what may still be done is known by now. */
function planOf(view: DustView): BattlePlan | null {
  const { battle } = view;
  if (battle === null) return null;
  const spec = specOf(
    view,
    battle.kind as BattleSpec['kind'],
    battle.attacker,
    battle.defender,
    battle.attackers,
    battle.defenders,
    battle.target,
  );
  const plan = battlePlan({ ...spec, defenderHasRetreat: battle.refuges.length > 0 });
  const opened = view.path.some((step) => step.startsWith('battle.') && step !== 'battle.declare');
  if (!opened) return plan;
  const roller = battle.roller === 'defender' ? 'defender' : 'attacker';
  const { attacker, defender } = plan;
  const late = battle.defenderRolled && defender.withdraw === 'after-first-roll';
  const done = (side: typeof attacker, ace: boolean): typeof attacker => {
    const ability =
      side.ability?.kind === 'more-dice' || side.ability?.kind === 'leave' || side.ability?.kind === 'expel'
        ? null
        : side.ability;
    // The Ace has been declared: his dice stay, the choice is gone.
    const dice = ace
      ? side.dice.map((n, type) =>
          UNIT_TYPES[type] === 'fighter' || UNIT_TYPES[type] === 'bomber' ? n + 1 : n,
        )
      : side.dice;
    return { ...side, ability, dice };
  };
  return {
    ...plan,
    order: plan.order === 'together' ? 'together' : roller,
    attacker: done(attacker, battle.ace.attacker),
    defender: { ...done(defender, battle.ace.defender), withdraw: late ? 'always' : defender.withdraw },
  };
}

const without = (plan: BattlePlan, side: 'attacker' | 'defender'): BattlePlan => ({
  ...plan,
  [side]: { ...plan[side], ability: null },
});

function withAbility(plan: BattlePlan, side: 'attacker' | 'defender'): BattleChances | null {
  const { ability, units } = plan[side];
  const nothing = { takes: 0, holds: 0, both: 0, truce: 0, leaves: 0 };
  const [a, d] = [sum(plan.attacker.units), sum(plan.defender.units)];
  if (ability?.kind === 'leave') {
    const alive = ability.survive ? sum(units) : 0;
    return side === 'attacker'
      ? { ...nothing, leaves: 1, attackers: alive, defenders: d }
      : { ...nothing, takes: 1, attackers: a, defenders: alive };
  }
  if (ability?.kind === 'expel') return { ...nothing, takes: 1, attackers: a, defenders: d };
  if (ability?.kind !== 'more-dice') return null;
  const dice = plan[side].dice.map((n, type) => (ability.types.includes(type) ? n + ability.dice : n));
  return chances(
    solveBattle({ ...without(plan, side), [side]: { ...plan[side], ability: null, dice } }).outcome(),
  );
}

function battleAdvice(view: DustView, question: string | null): BattleAdvice | null {
  const { battle } = view;
  const plan = planOf(view);
  if (battle === null || plan === null || sum(plan.attacker.units) === 0 || sum(plan.defender.units) === 0)
    return null;
  const solution = solveBattle(plan);
  const now = chances(solution.outcome());
  const side = battle.acting ?? 'attacker';
  const common = { now, use: null, pass: null, best: null, blanks: battle.blanks };
  const throws = (s: 'attacker' | 'defender'): boolean =>
    plan[s].ability?.kind === 'reroll-all' || plan[s].ability?.kind === 'reroll-blanks';
  const moment: BattleMoment = {
    attacker: plan.attacker.units,
    defender: plan.defender.units,
    roller: side,
    blanks: battle.blanks,
    attackerReroll: throws('attacker'),
    defenderReroll: throws('defender'),
    defenderRolled: battle.defenderRolled,
  };
  if (question === 'declare') {
    const use = withAbility(plan, side);
    return {
      ...common,
      use,
      pass: chances(solveBattle(without(plan, side)).outcome()),
      best: { do: solution.declarations[side] === 'none' ? 'pass' : 'use' },
    };
  }
  const { policy } = solution;
  if (policy === null) return common;
  const own = plan[side].units;
  if (question === 'retreat') {
    const left = policy.stay(moment);
    const gone = own.map((n, type) => n - (left[type] ?? 0));
    return { ...common, best: sum(gone) === 0 ? { do: 'stand' } : { do: 'withdraw', units: named(gone) } };
  }
  const rolled = (s: 'attacker' | 'defender'): number =>
    (s === 'attacker' ? battle.attackerFaces : battle.defenderFaces).length;
  if (question === 'casualties' && rolled(side) > 0 && plan.order !== 'together') {
    const other = side === 'attacker' ? plan.defender.units : plan.attacker.units;
    const left = policy.losses(moment, 1);
    return { ...common, best: { do: 'remove', units: named(other.map((n, type) => n - (left[type] ?? 0))) } };
  }
  return common;
}

/** Everything the battle scene shows as odds; null where there is nothing to compute, 'too large' where it cannot be. */
export function advise(asked: BattleQuestion): BattleAdvice | 'too large' | null {
  try {
    if (asked.ask === 'battle') return battleAdvice(asked.view, asked.question);
    const { view, kind, seat, target, units } = asked;
    const area = areaOf(view, target);
    if (area === null || sum(counts(units)) === 0 || sum(counts(area.units)) === 0) return null;
    const plan = battlePlan(specOf(view, kind, seat, area.holder, units, area.units, target));
    return { now: chances(solveBattle(plan).outcome()), use: null, pass: null, best: null, blanks: 0 };
  } catch (error) {
    if (error instanceof BattleTooLarge) return 'too large';
    throw error;
  }
}
