import { sealedBids } from '@dustfront/testkit';
import { expect, test } from 'vitest';
import { type AnyEvent, Match, type Roll, seededDice, seededPick, type Witness } from './index.ts';

/** Writes down what it is told, and at which question. */
class Listener implements Witness {
  readonly told: string[] = [];
  match: Match | null = null;
  rolled({ reason }: Roll, faces: readonly number[]): void {
    this.told.push(`${this.match?.state.question ?? 'opening'} ${reason} ${faces.length}`);
  }
  happened({ type }: AnyEvent): void {
    this.told.push(`${this.match?.state.question ?? 'opening'} ${type}`);
  }
  revealed(): void {
    this.told.push('revealed');
  }
}

function playOn(match: Match, answers = Number.POSITIVE_INFINITY): Match {
  const pick = seededPick('listener');
  for (let n = 0; n < answers && !match.over; n++) {
    const seat = match.asked[0]!;
    const { options, number } = match.question(seat)!;
    match.submit(seat, number, match.game.optionId(options.at(pick(options.length))));
  }
  return match;
}

const seats = ['a', 'b', 'c'];

test('[K15] a match tells a witness as it happens, the opening too, keeps nothing itself and plays the same', () => {
  const listener = new Listener();
  const match = Match.begin(sealedBids, { seats: 3 }, seats, seededDice('l'), undefined, listener);
  expect(listener.told).toContain('opening turned');
  listener.match = match;
  playOn(match);
  const alone = playOn(Match.begin(sealedBids, { seats: 3 }, seats, seededDice('l')));
  expect(alone.record()).toEqual(match.record());
  const types = alone.happenings(null).map(({ event }) => event.type);
  const told = listener.told.map((line) => line.split(' ').slice(1).join(' '));
  expect(told.filter((line) => /^(?:turned|revealed|rolled)$/.test(line))).toEqual(types);
  expect(match.happenings(null)).toEqual([]);
});

test('[K15] a match taken up again tells the witness it is given then, and no other', () => {
  const first = new Listener();
  const half = playOn(Match.begin(sealedBids, { seats: 3 }, seats, seededDice('l'), undefined, first), 4);
  const before = first.told.length;
  const second = new Listener();
  const later = Match.resume(sealedBids, half.snapshot(), seededDice('later'), second);
  second.match = later;
  playOn(later);
  expect(first.told).toHaveLength(before);
  expect(second.told.length).toBeGreaterThan(0);
  expect(later.happenings(null)).toEqual([]);
});
