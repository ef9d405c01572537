import { type AnyGame, type Dice, Match, type MatchRecord, type Rolled } from '@dustfront/kernel';
import { commitment, fairDice } from './dice.ts';
import { type DiceNote, parseNote } from './note.ts';

export type Verdict =
  | { readonly ok: true; readonly answers: number; readonly dice: number }
  | { readonly ok: false; readonly at: number; readonly message: string };

/** Dice that follow the log: each answer gets the dice of its own number. */
class Following implements Dice {
  readonly #note: Required<DiceNote>;
  #dice: Dice;

  constructor(note: Required<DiceNote>) {
    this.#note = note;
    this.#dice = fairDice(note, 0);
  }

  at(number: number): void {
    this.#dice = fairDice(this.#note, number);
  }

  roll(roll: Parameters<Dice['roll']>[0]): number[] {
    return this.#dice.roll(roll);
  }
}

/**
 * Plays a finished match again with dice made from the revealed seed and compares every face and every fingerprint.
 * `at` is the answer where they part, counted from 1; 0 is the opening or the header.
 */
export function verifyRecord(game: AnyGame, record: MatchRecord): Verdict {
  const wrong = (at: number, message: string): Verdict => ({ ok: false, at, message });
  const note = record.header.dice === undefined ? null : parseNote(record.header.dice);
  if (!note) return wrong(0, 'this record does not say how its dice were made');
  if (note.seed === undefined || note.numbers === undefined) return wrong(0, 'the seed is not revealed yet');
  if (commitment(note.seed) !== note.commitment) return wrong(0, 'the seed is not the one that was promised');
  if (note.numbers.length !== record.entries.length)
    return wrong(0, 'the header does not number every answer');
  const dice = new Following(note as Required<DiceNote>);
  const match = Match.begin(game, record.header.setup, record.header.seats, dice, record.header.dice);
  const opening = match.record().opening;
  let faces = count(opening.rolls);
  if (!same(opening.rolls, record.opening.rolls))
    return wrong(0, 'other dice fell before the first question');
  if (opening.hash !== record.opening.hash) return wrong(0, 'the opening is another one');
  for (const [i, entry] of record.entries.entries()) {
    dice.at(note.numbers[i] as number);
    const reply = match.submit(entry.seat, entry.number, entry.option);
    if ('refused' in reply) return wrong(i + 1, `"${entry.option}" is refused: ${reply.refused.code}`);
    if (!same(reply.accepted.rolls, entry.rolls)) return wrong(i + 1, 'other dice fell');
    if (reply.accepted.hash !== entry.hash) return wrong(i + 1, 'the state is another one');
    faces += count(entry.rolls);
  }
  return { ok: true, answers: record.entries.length, dice: faces };
}

const count = (rolls: readonly Rolled[]): number => rolls.reduce((sum, roll) => sum + roll.faces.length, 0);

const same = (a: readonly Rolled[], b: readonly Rolled[]): boolean => JSON.stringify(a) === JSON.stringify(b);
