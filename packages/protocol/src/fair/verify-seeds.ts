import { type AnyGame, type Dice, Match, type MatchRecord, type Rolled } from '@dustfront/kernel';
import { commitment, fairDice } from './seeds.ts';
import { type DiceNote, parseNote } from './seeds-note.ts';
import { broken, type Verdict } from './verdict.ts';

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
 * A record of the first scheme. It can only speak for itself: nobody kept what was promised, and numbers could be
 * passed over.
 */
export function verifySeeds(game: AnyGame, record: MatchRecord): Verdict {
  const note = parseNote(record.header.dice ?? '');
  if (!note || note.seed === undefined || note.numbers === undefined) return broken(0, 'bad-note');
  if (commitment(note.seed) !== note.commitment) return broken(0, 'wrong-seed');
  if (note.numbers.length !== record.entries.length) return broken(0, 'wrong-numbers');
  const dice = new Following(note as Required<DiceNote>);
  const match = Match.begin(game, record.header.setup, record.header.seats, dice, record.header.dice);
  const opening = match.record().opening;
  let faces = countFaces(opening.rolls);
  if (!sameRolls(opening.rolls, record.opening.rolls) || opening.hash !== record.opening.hash)
    return broken(0, 'wrong-opening');
  for (const [i, entry] of record.entries.entries()) {
    dice.at(note.numbers[i] as number);
    const reply = match.submit(entry.seat, entry.number, entry.option);
    if ('refused' in reply) return broken(i + 1, 'refused', reply.refused.code);
    if (!sameRolls(reply.accepted.rolls, entry.rolls)) return broken(i + 1, 'wrong-dice');
    if (reply.accepted.hash !== entry.hash) return broken(i + 1, 'wrong-state');
    faces += countFaces(entry.rolls);
  }
  const answers = record.entries.length;
  return {
    word: 'consistent',
    scheme: 'hmac-sha256',
    answers,
    dice: faces,
    checked: [
      { what: 'server', count: 1 },
      { what: 'answers', count: answers },
      { what: 'dice', count: faces },
    ],
    seats: [],
    byServer: null,
  };
}

export const countFaces = (rolls: readonly Rolled[]): number =>
  rolls.reduce((sum, roll) => sum + roll.faces.length, 0);

export const sameRolls = (a: readonly Rolled[], b: readonly Rolled[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
