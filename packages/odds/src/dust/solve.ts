import { Alternating, type Rolling } from './alternating.ts';
import { Decisions } from './decisions.ts';
import { follow } from './follow.ts';
import type { BattleMoment, BattleOutcome, BattlePlan, BattleStart, Side, SidePlan } from './plan.ts';
import { total, worthOf } from './plan.ts';
import { Together } from './together.ts';

/** What a side declares before any dice. */
export type Declaration = 'none' | 'more-dice' | 'leave' | 'expel';

export interface BattlePolicy {
  /** The units that stay and roll. */
  stay(moment: BattleMoment): readonly number[];
  /** What the victims are reduced to by so many hits. */
  losses(moment: BattleMoment, hits: number): readonly number[];
  /** Whether to throw again after a roll with so many hits; at sea also the other side's hits matter. */
  reroll(moment: BattleMoment, hits: number, otherHits: number): boolean;
}

export interface BattleSolution {
  /** Worth won less worth lost, prize included, seen from the attacker. */
  readonly value: number;
  readonly declarations: Readonly<Record<Side, Declaration>>;
  /** What to answer at each moment; null where a declaration ends the battle before any dice. */
  readonly policy: BattlePolicy | null;
  /** Where the chances end; computed when asked for. */
  outcome(): BattleOutcome;
}

const FRESH: BattleStart = { blanks: 0, defenderRolled: false, next: 'turn' };

/**
 * Solves a battle exactly: both sides play as their plans say, abilities and withdrawals included. With `start` it is
 * taken up where it stands, blank rolls counted; nothing is declared any more then.
 */
export function solveBattle(plan: BattlePlan, start?: BattleStart): BattleSolution {
  if (start !== undefined) return fight(plan, { attacker: 'none', defender: 'none' }, start);
  // One pass: the attacker declares, the defender answers, nobody answers back.
  const choices = declarationsOf(plan.attacker, 'attacker').map((own) => answered(plan, own));
  return choices.reduce((best, next) => (next.value > best.value + 1e-12 ? next : best));
}

function declarationsOf(side: SidePlan, role: Side): Declaration[] {
  const kind = side.plays === 'best' ? side.ability?.kind : undefined;
  if (kind === 'more-dice') {
    const { types } = side.ability as { types: readonly number[] };
    return types.some((type) => side.units[type]! > 0) ? ['none', 'more-dice'] : ['none'];
  }
  if (kind === 'leave') return ['none', 'leave'];
  return kind === 'expel' && role === 'attacker' ? ['none', 'expel'] : ['none'];
}

function answered(plan: BattlePlan, own: Declaration): BattleSolution {
  if (own === 'leave') return attackerLeaves(plan);
  if (own === 'expel') return defenderLeaves(plan, { attacker: 'expel', defender: 'none' }, true);
  const attacked = own === 'more-dice' ? { ...plan, attacker: moreDice(plan.attacker) } : plan;
  const choices = declarationsOf(plan.defender, 'defender').map((other): BattleSolution => {
    const declarations = { attacker: own, defender: other };
    if (other === 'leave') {
      const { ability } = plan.defender;
      return defenderLeaves(plan, declarations, ability?.kind === 'leave' && ability.survive);
    }
    const fought = other === 'more-dice' ? { ...attacked, defender: moreDice(plan.defender) } : attacked;
    return fight(fought, declarations, FRESH);
  });
  return choices.reduce((best, next) => (next.value < best.value - 1e-12 ? next : best));
}

function moreDice(side: SidePlan): SidePlan {
  if (side.ability?.kind !== 'more-dice') return side;
  const { types, dice } = side.ability;
  return { ...side, dice: side.dice.map((n, type) => (types.includes(type) ? n + dice : n)) };
}

function attackerLeaves(plan: BattlePlan): BattleSolution {
  const alive = plan.attacker.ability?.kind !== 'leave' || plan.attacker.ability.survive;
  const lost = alive ? 0 : worthOf(plan.attacker, plan.attacker.units);
  return {
    value: -lost,
    declarations: { attacker: 'leave', defender: 'none' },
    policy: null,
    outcome: () => ({
      ...nothing(plan),
      attackersLeft: 1,
      attackerSurvivors: alive ? plan.attacker.units : plan.attacker.units.map(() => 0),
      swing: -lost,
    }),
  };
}

function defenderLeaves(
  plan: BattlePlan,
  declarations: Record<Side, Declaration>,
  alive: boolean,
): BattleSolution {
  const lost = alive ? 0 : worthOf(plan.defender, plan.defender.units);
  return {
    value: plan.prize + lost,
    declarations,
    policy: null,
    outcome: () => ({
      ...nothing(plan),
      attackerTakes: 1,
      defenderSurvivors: alive ? plan.defender.units : plan.defender.units.map(() => 0),
      swing: lost,
    }),
  };
}

function nothing(plan: BattlePlan): BattleOutcome {
  return {
    attackerTakes: 0,
    attackersEliminated: 0,
    bothEliminated: 0,
    truce: 0,
    attackersLeft: 0,
    attackerSurvivors: plan.attacker.units,
    defenderSurvivors: plan.defender.units,
    swing: 0,
  };
}

type Declared = Record<Side, Declaration>;

function fight(plan: BattlePlan, declared: Declared, start: BattleStart): BattleSolution {
  return plan.order === 'together'
    ? fightTogether(plan, declared, start)
    : fightInTurns(plan, declared, start);
}

function fightInTurns(plan: BattlePlan, declarations: Declared, start: BattleStart): BattleSolution {
  const battle = new Alternating(plan);
  const decide = new Decisions(battle);
  const flags = battle.flagsAtStart;
  const read = (m: BattleMoment) => ({
    roller: m.roller,
    flags: ((m.attackerReroll ? 1 : 0) | (m.defenderReroll ? 2 : 0)) & flags,
    a: battle.attackers.at(m.attacker),
    d: battle.defenders.at(m.defender),
  });
  // Before the defender's first roll the defender's next decision is not one: he may not leave.
  const nextOf = (m: BattleMoment) =>
    m.roller === 'attacker' && !m.defenderRolled ? battle.roll : battle.turn;
  return {
    value: valueAt(battle, decide, start),
    declarations,
    outcome: () => follow(battle, start),
    policy: {
      stay(m) {
        const at = read(m);
        if (m.roller === 'attacker') {
          const stay = m.defenderRolled
            ? decide.stay(at, m.blanks)
            : decide.opening(at.a, at.d, at.flags, m.blanks).stay;
          return battle.attackers.units[stay]!;
        }
        return battle.defenders.units[m.defenderRolled ? decide.stay(at, m.blanks) : at.d]!;
      },
      losses(m, hits) {
        const at = read(m);
        const victims = m.roller === 'attacker' ? battle.defenders : battle.attackers;
        return victims.units[decide.removal(at, Math.min(hits, battle.enemies(at)), nextOf(m))]!;
      },
      reroll(m, hits) {
        const at = read(m);
        return decide.reroll(at, m.blanks, Math.min(hits, battle.enemies(at)), nextOf(m));
      },
    },
  };
}

function valueAt(battle: Alternating, decide: Decisions, start: BattleStart): number {
  const { blanks, defenderRolled, next, again = false } = start;
  const roller = battle.plan.order === 'defender' ? 'defender' : 'attacker';
  const [a, d] = [battle.attackers.units.length - 1, battle.width - 1];
  const at: Rolling = { roller, flags: battle.flagsAtStart, a, d };
  const cell = a * battle.width + d;
  const first = roller === 'attacker' && !defenderRolled;
  const tables = first ? battle.roll : battle.turn;
  if (next === 'hits') return decide.rolled(at, blanks, start.hits?.[roller] ?? 0, tables, again);
  if (next === 'roll') return battle.rollValue(at, blanks, tables);
  if (first) return decide.opening(a, d, at.flags, blanks).value;
  const decided = defenderRolled ? battle.turn : battle.roll;
  return decided[at.flags]![roller === 'attacker' ? 0 : 1]![blanks]![cell]!;
}

function fightTogether(plan: BattlePlan, declarations: Declared, start: BattleStart): BattleSolution {
  const battle = new Together(plan);
  const ending = battle.solve(start);
  const spread = (side: SidePlan, count: number) => side.units.map((n) => (n > 0 ? count : 0));
  const flagsOf = (m: BattleMoment) =>
    ((m.attackerReroll ? 1 : 0) | (m.defenderReroll ? 2 : 0)) & battle.flagsAtStart;
  return {
    value: ending[0]!,
    declarations,
    outcome() {
      const attackerSurvivors = spread(plan.attacker, ending[6]!);
      const defenderSurvivors = spread(plan.defender, ending[7]!);
      const lost = (side: SidePlan, alive: readonly number[]) =>
        worthOf(side, side.units) - worthOf(side, alive);
      return {
        attackerTakes: ending[1]!,
        attackersEliminated: ending[2]!,
        bothEliminated: ending[3]!,
        truce: ending[4]!,
        attackersLeft: ending[5]!,
        attackerSurvivors,
        defenderSurvivors,
        swing: lost(plan.defender, defenderSurvivors) - lost(plan.attacker, attackerSurvivors),
      };
    },
    policy: {
      stay(m) {
        const [a, d] = [total(m.attacker), total(m.defender)];
        const turn = m.roller === 'attacker' ? 'attackerTurn' : 'defenderTurn';
        const { stay } = battle[turn](a, d, m.blanks, flagsOf(m), !m.defenderRolled);
        return spread(plan[m.roller], stay);
      },
      losses(m, hits) {
        const [victims, force] =
          m.roller === 'attacker' ? [plan.defender, m.defender] : [plan.attacker, m.attacker];
        return spread(victims, Math.max(0, total(force) - hits));
      },
      reroll(m, hits, otherHits) {
        const [a, d] = [total(m.attacker), total(m.defender)];
        const flags = flagsOf(m);
        if (m.roller === 'attacker')
          return battle.attackerRolled(a, d, m.blanks, flags, hits, otherHits).again;
        return battle.defenderRolled(a, d, m.blanks, flags, otherHits, hits).again;
      },
    },
  };
}
