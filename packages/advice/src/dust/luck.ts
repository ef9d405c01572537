import type { DustState } from '@dustfront/dust';
import { HIT_CHANCE, hitsAmong, type Stake, stakeOf } from '@dustfront/dust/query';
import {
  type AnyGame,
  Match,
  type MatchRecord,
  type Roll,
  recordedDice,
  type Witness,
} from '@dustfront/kernel';

/** What could be expected of a roll, and what fell. */
export interface Fortune {
  readonly expected: number;
  readonly actual: number;
}

/** One roll for losses and what luck had to do with it: over many rolls expected and actual come to the same. */
export interface RollLuck extends Omit<Stake, 'worth' | 'kept'> {
  readonly dice: number;
  /** Hits that find a unit; with the Nurse units saved. */
  readonly hits: Fortune;
  /** Production points destroyed; with the Nurse saved. */
  readonly points: Fortune;
}

/** A roll of the war, and after which answer it fell. */
export interface WarRoll extends RollLuck {
  readonly at: number;
}

/** What to make of a roll that has just fallen in this state, before it is carried out; null for any other roll. */
export function rollLuck(state: DustState, roll: Roll, faces: readonly number[]): RollLuck | null {
  const stake = stakeOf(state, roll);
  if (stake === null) return null;
  const { worth, kept, ...about } = stake;
  const fortunes = stake.kind === 'nurse' ? saved(worth, faces) : destroyed(worth, kept, faces);
  return { ...about, dice: faces.length, ...fortunes };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

type Fortunes = Pick<RollLuck, 'hits' | 'points'>;

/** A blank saves: each victim by itself. */
function saved(victims: readonly number[], faces: readonly number[]): Fortunes {
  const chance = 1 - HIT_CHANCE;
  const lucky = victims.filter((_, i) => hitsAmong([faces[i]!]) === 0);
  return {
    hits: { expected: victims.length * chance, actual: lucky.length },
    points: { expected: sum(victims) * chance, actual: sum(lucky) },
  };
}

/** Expected and actual of a throw on top of hits that lie there already. */
function destroyed(worth: readonly number[], kept: number, faces: readonly number[]): Fortunes {
  const most = worth.length - 1;
  const found = (hits: number) => Math.min(hits, most);
  const actual = found(kept + hitsAmong(faces));
  let [hits, points, chance] = [0, 0, (1 - HIT_CHANCE) ** faces.length];
  for (let k = 0; k <= faces.length; k++) {
    hits += chance * found(kept + k);
    points += chance * worth[found(kept + k)]!;
    chance *= ((faces.length - k) / (k + 1)) * (HIT_CHANCE / (1 - HIT_CHANCE));
  }
  return { hits: { expected: hits, actual }, points: { expected: points, actual: worth[actual]! } };
}

/** Every roll for losses of a record, by playing it again. */
export function rollsOf(game: AnyGame, { header, opening, entries }: MatchRecord): readonly WarRoll[] {
  const found: WarRoll[] = [];
  let match: Match | null = null;
  let at = 0;
  const witness: Witness = {
    rolled: (roll, faces) => {
      const luck = match === null ? null : rollLuck(match.state as DustState, roll, faces);
      if (luck !== null) found.push({ ...luck, at });
    },
    happened: () => {},
    revealed: () => {},
  };
  const dice = recordedDice([...opening.rolls, ...entries.flatMap(({ rolls }) => rolls)]);
  match = Match.begin(game, header.setup, header.seats, dice, header.dice, witness);
  for (const { seat, number, option } of entries) {
    at++;
    match.follow(seat, number, option);
  }
  return found;
}

export interface SeatLuck {
  readonly seat: number;
  /** Production points that its dice were to be expected to destroy or save, and did. */
  readonly expected: number;
  readonly actual: number;
  /** What all dice together brought it beyond expectation, its enemies' included, after each roll that concerned it. */
  readonly curve: readonly { readonly at: number; readonly value: number }[];
}

/** The luck of every seat: good dice of its own count for it, good dice against it count off. */
export function luckOfSeats(rolls: readonly WarRoll[], seats: number): readonly SeatLuck[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = rolls.filter(({ holder }) => holder === seat);
    const curve: { at: number; value: number }[] = [];
    let value = 0;
    for (const { at, holder, against, points } of rolls) {
      if (holder !== seat && against !== seat) continue;
      const luck = points.actual - points.expected;
      value += holder === seat ? luck : -luck;
      curve.push({ at, value });
    }
    return {
      seat,
      expected: sum(own.map(({ points }) => points.expected)),
      actual: sum(own.map(({ points }) => points.actual)),
      curve,
    };
  });
}
