import type { TacticsState, TacticsView, Unit } from '@dustfront/dust-tactics-2014';
import { leaderOf, mayReact, planIfAny, reactionOdds, unitNamed } from '@dustfront/dust-tactics-2014/query';
import { type AttackOdds, attackOdds } from '@dustfront/odds';
import type { Alarm, RiskAdvice, RisksAdvice } from '../advice.ts';
import { risksOf } from '../risks.ts';
import { squareNamed, withUnitAt } from './table.ts';

const nothing = { mean: 0, destroyed: 0, atLeast: [1, 0] as readonly number[] };

const nobody: RisksAdvice = { risks: [], mean: 0, spent: [] };

type Taken = Pick<AttackOdds['target'], 'mean' | 'destroyed' | 'atLeast'>;

/**
 * What a reaction takes: one success is an attack, two a sustained one, from a vehicle never (dt14.ruling.reaction).
 */
function taken(state: TacticsState, reactor: Unit, walker: Unit, square: string): RiskAdvice | null {
  const attack = (sustained: boolean): Taken => {
    const plan = planIfAny(state, reactor, walker, { sustained });
    return plan === null ? nothing : attackOdds(plan).target;
  };
  const [none, one, more] = reactionOdds(state, reactor);
  const inTime = 1 - none;
  if (inTime === 0) return null;
  const plain = attack(false);
  const strong = reactor.place === 'board' ? attack(true) : plain;
  const mixed = (of: (taken: Taken) => number): number => (one * of(plain) + more * of(strong)) / inTime;
  return {
    unit: reactor.name,
    square,
    inTime,
    mean: mixed(({ mean }) => mean),
    atLeastOne: mixed(({ atLeast }) => atLeast[1] ?? 0),
    destroyed: mixed(({ destroyed }) => destroyed),
  };
}

/** Who may fire at a unit on its way, and what that would cost it. */
export function risks(view: TacticsView, unit: Unit, to: string, alarms: readonly Alarm[]): RisksAdvice {
  const there = (square: string) => withUnitAt(view, unit, squareNamed(view, square), unit.facing);
  return risksOf(to, alarms, {
    react(name, square) {
      const { state, unit: walker } = there(square);
      const found = unitNamed(state, name);
      return found === null ? null : taken(state, leaderOf(state, found), walker, square);
    },
    spent(square) {
      const { state, unit: walker } = there(square);
      return state.units.flatMap((enemy) => {
        if (enemy.side === unit.side || !enemy.activated) return [];
        enemy.activated = false;
        return mayReact(state, walker, enemy) ? [enemy.name] : [];
      });
    },
  });
}

/** Who may answer an attack from a square before it is made (dt14.ruling.reaction). */
export function risksOfAttack(view: TacticsView, unit: Unit, from: string): RisksAdvice {
  if (!view.reactions || unit.place !== 'board') return nobody;
  const { state, unit: attacker } = withUnitAt(view, unit, squareNamed(view, from), unit.facing);
  const units = state.units
    .filter((enemy) => enemy.side !== unit.side && mayReact(state, attacker, enemy))
    .map(({ name }) => name);
  return risks(view, unit, from, [{ square: from, units }]);
}

/** Who may fire at a unit where it stands, had it just come there: where its way on a table ends. */
export function risksAt(state: TacticsState, walker: Unit, place: string): RisksAdvice {
  if (!state.reactions || walker.place !== 'board') return nobody;
  const enemies = state.units.filter(({ side }) => side !== walker.side);
  const units = enemies.filter((enemy) => mayReact(state, walker, enemy)).map(({ name }) => name);
  return risksOf(place, [{ square: place, units }], {
    react(name) {
      const found = unitNamed(state, name);
      return found === null ? null : taken(state, leaderOf(state, found), walker, place);
    },
    spent: () =>
      enemies
        .filter((enemy) => enemy.activated && mayReact(state, walker, { ...enemy, activated: false }))
        .map(({ name }) => name),
  });
}
