import { type Dice, DiceMismatch, type Rolled, recordedDice } from './dice.ts';
import { type Fault, fault, faultInEnglish } from './fault.ts';
import type { AnyGame } from './game.ts';
import { Match, SetupError } from './match.ts';
import type { Entry, MatchRecord } from './record.ts';
import type { Message } from './words.ts';

/** Where a record and the rules disagree. */
export interface Divergence {
  /** Which answer, counted from 1; 0 is the opening. */
  readonly at: number;
  readonly fault: Message;
  /** The fault in English. */
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
  const { header } = record;
  if (header.game !== game.id)
    return divergence(0, fault('other-game', { other: header.game, game: game.id }));
  if (header.version !== game.version)
    return divergence(0, fault('other-version', { other: header.version, version: game.version }));
  const dice = new Replaying();
  let at = 0;
  try {
    dice.load(record.opening.rolls);
    const match = Match.begin(game, header.setup, header.seats, dice, header.dice);
    const off = dice.check() ?? compare(match.hash(), record.opening.hash);
    if (off) return divergence(at, off);
    const entries = record.entries.slice(0, until);
    const last = mayBeTakenBack(entries);
    for (const entry of entries) {
      const { seat, number, option } = entry;
      const mayUndo = at >= last;
      at++;
      dice.load(entry.rolls);
      const reply = mayUndo ? match.submit(seat, number, option) : match.follow(seat, number, option);
      if ('refused' in reply)
        return divergence(at, fault('refused', { option: entry.option, why: reply.refused.code }));
      const wrong = dice.check() ?? compare(reply.accepted.hash, entry.hash);
      if (wrong) return divergence(at, wrong);
    }
    return match;
  } catch (error) {
    if (error instanceof DiceMismatch) return divergence(at, error.fault);
    if (error instanceof SetupError) return { at, fault: setUpFault(error), message: error.message };
    throw error;
  }
}

const divergence = (at: number, found: Message): Divergence => ({
  at,
  fault: found,
  message: faultInEnglish(found),
});

/** The game's catalogues say each problem; what a frozen build wrote as a sentence stays one. */
const setUpFault = ({ problems }: SetupError): Fault =>
  fault('set-up', {
    problems: problems.map(({ at, code, params = {}, text }) =>
      fault('problem', { at, problem: code === 'said' ? text : { key: `problem.${code}`, params } }),
    ),
  });

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

function compare(hash: string, expected: string): Fault | null {
  return hash === expected ? null : fault('fingerprint', { hash, expected });
}

class Replaying implements Dice {
  private recorded = recordedDice([]);

  load(rolls: readonly Rolled[]): void {
    this.recorded = recordedDice(rolls);
  }

  roll(roll: Parameters<Dice['roll']>[0]): number[] {
    return this.recorded.roll(roll);
  }

  check(): Fault | null {
    const count = this.recorded.left();
    return count === 0 ? null : fault('rolls-left', { count });
  }
}
