import type { TacticsState, TacticsView, Unit } from '@dustfront/dust-tactics-2014';
import {
  leaderOf,
  mayReact,
  mineChance,
  planIfAny,
  reactionOdds,
  unitNamed,
} from '@dustfront/dust-tactics-2014/query';
import { type AttackOdds, attackOdds } from '@dustfront/odds';
import type { Alarm, Peril, PerilAdvice, RiskAdvice, RisksAdvice } from '../advice.ts';
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

/** Who may react to a unit that has come to a square. */
function watchersAt(view: TacticsView, unit: Unit, square: string): readonly string[] {
  if (!view.reactions) return [];
  const { state, unit: walker } = withUnitAt(view, unit, squareNamed(view, square), unit.facing);
  return state.units
    .filter((enemy) => enemy.side !== unit.side && mayReact(state, walker, enemy))
    .map(({ name }) => name);
}

/** dt14.fort.wire.tangled: each piece of wire that is entered or left lets one in three through. */
function caught({ board }: TacticsView, squares: readonly number[]): number {
  const pieces = new Set(squares.filter((square) => board.wire.includes(square))).size;
  return 1 - (1 / 3) ** pieces;
}

/** What the die comes to that falls on the last step of a way. */
function perilOf(view: TacticsView, unit: Unit, { what, from, to }: Peril): PerilAdvice | null {
  if (what === 'wire') {
    const left = from === '' ? unit.at : squareNamed(view, from);
    return { what, chance: caught(view, [left, squareNamed(view, to)]) };
  }
  if (what !== 'mines') return null;
  const { state, unit: walker } = withUnitAt(view, unit, squareNamed(view, to), unit.facing);
  return { what, chance: mineChance(state, walker) };
}

/** Who may fire at a unit on its way, what that would cost it, and what lies in its way. */
export function risks(
  view: TacticsView,
  unit: Unit,
  to: string,
  known: readonly Alarm[],
  peril?: Peril,
): RisksAdvice {
  const there = (square: string) => withUnitAt(view, unit, squareNamed(view, square), unit.facing);
  // Beyond a die the way is not known: who may react there is looked for by itself.
  const alarms = peril === undefined ? known : [...known, { square: to, units: watchersAt(view, unit, to) }];
  const danger = peril === undefined ? null : perilOf(view, unit, peril);
  const found = risksOf(to, alarms, {
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
  return danger === null ? found : { ...found, peril: danger };
}

/** Who may answer an attack from a square before it is made (dt14.ruling.reaction). */
export function risksOfAttack(view: TacticsView, unit: Unit, from: string): RisksAdvice {
  if (!view.reactions || unit.place !== 'board') return nobody;
  return risks(view, unit, from, [{ square: from, units: watchersAt(view, unit, from) }]);
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
