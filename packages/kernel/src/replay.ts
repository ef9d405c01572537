import { type Dice, DiceMismatch, type Rolled, recordedDice } from './dice.ts';
import type { AnyGame } from './game.ts';
import { Match, SetupError } from './match.ts';
import type { Entry, MatchRecord } from './record.ts';

/** Where a record and the rules disagree. */
export interface Divergence {
  /** Which answer, counted from 1; 0 is the opening. */
  readonly at: number;
  readonly message: string;
}

/**
 * Replays a record by the rules it began with, answer by answer, checking every option, every die and every hash. [K11]
 */
export function replay(
  game: AnyGame,
  record: MatchRecord,
  until = record.entries.length,
): Match | Divergence {
  if (record.header.game !== game.id) {
    return { at: 0, message: `this record is of ${record.header.game}, not of ${game.id}` };
  }
  if (record.header.version !== game.version) {
    return {
      at: 0,
      message: `this record is of rules version ${record.header.version}, not of ${game.version}`,
    };
  }
  const dice = new Replaying();
  let at = 0;
  try {
    dice.load(record.opening.rolls);
    const match = Match.begin(game, record.header.setup, record.header.seats, dice, record.header.dice);
    const off = dice.check() ?? compare(match.hash(), record.opening.hash);
    if (off) return { at, message: off };
    const entries = record.entries.slice(0, until);
    const last = mayBeTakenBack(entries);
    for (const entry of entries) {
      const keep = at >= last;
      at++;
      dice.load(entry.rolls);
      const reply = match.submit(entry.seat, entry.number, entry.option, keep);
      if ('refused' in reply) return { at, message: `"${entry.option}" is refused: ${reply.refused.code}` };
      const wrong = dice.check() ?? compare(reply.accepted.hash, entry.hash);
      if (wrong) return { at, message: wrong };
    }
    return match;
  } catch (error) {
    if (error instanceof DiceMismatch || error instanceof SetupError) return { at, message: error.message };
    throw error;
  }
}

/** The first of the answers that could still be taken back at the end: one seat's, and no die fell since. [K13] */
function mayBeTakenBack(entries: readonly Entry[]): number {
  let first = entries.length;
  const seat = entries.at(-1)?.seat;
  while (first > 0 && entries[first - 1]!.seat === seat && entries[first - 1]!.rolls.length === 0) first--;
  return first;
}

export function isDivergence(result: Match | Divergence): result is Divergence {
  return !(result instanceof Match);
}

function compare(hash: string, expected: string): string | null {
  return hash === expected ? null : `the state's fingerprint is ${hash}, the record says ${expected}`;
}

class Replaying implements Dice {
  private recorded = recordedDice([]);

  load(rolls: readonly Rolled[]): void {
    this.recorded = recordedDice(rolls);
  }

  roll(roll: Parameters<Dice['roll']>[0]): number[] {
    return this.recorded.roll(roll);
  }

  check(): string | null {
    const left = this.recorded.left();
    return left === 0 ? null : `${left} roll${left === 1 ? '' : 's'} of the record not used`;
  }
}
