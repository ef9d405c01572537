import { type DustState, type RollLuck, rollLuck } from '@dustfront/dust';
import { loadGame } from '@dustfront/games';
import { type Dice, Match, parseRecord, recordedDice } from '@dustfront/kernel';

/** A roll of the war with what could be expected of it, and after which answer it fell. */
export interface WarRoll extends RollLuck {
  readonly at: number;
}

/** Every roll for losses of a record, by playing it again. */
export async function rollsOfRecord(text: string): Promise<readonly WarRoll[]> {
  const { header, opening, entries } = parseRecord(text);
  const game = await loadGame(header.game, header.version);
  if (game === null) throw new Error(`no game ${header.game} ${header.version}`);
  const recorded = recordedDice([...opening.rolls, ...entries.flatMap(({ rolls }) => rolls)]);
  const found: WarRoll[] = [];
  let match: Match | null = null;
  let at = 0;
  const dice: Dice = {
    roll(roll) {
      const faces = recorded.roll(roll);
      const luck = match === null ? null : rollLuck(match.state as DustState, roll, faces);
      if (luck !== null) found.push({ ...luck, at });
      return faces;
    },
  };
  match = Match.begin(game, header.setup, header.seats, dice);
  for (const { seat, number, option } of entries) {
    at++;
    match.submit(seat, number, option);
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
      expected: own.reduce((sum, { points }) => sum + points.expected, 0),
      actual: own.reduce((sum, { points }) => sum + points.actual, 0),
      curve,
    };
  });
}
