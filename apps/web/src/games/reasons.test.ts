import type { Message } from '@dustfront/kernel';
import { expect, test } from 'vitest';
import type { LogLine } from '../session/table.ts';
import { reasonsIn } from './reasons.ts';

const word = (key: string): readonly Message[] => [{ key }];
const line = (after: number, type: string): LogLine => ({ after, event: { type }, message: { key: type } });
const kinds: Readonly<Record<string, 'opens' | 'closes'>> = { activated: 'opens', attack: 'closes' };
const deed = ({ event }: LogLine): 'opens' | 'closes' | null => kinds[event.type] ?? null;
const by = (seats: readonly number[]) =>
  seats.map((seat, number) => ({ number, seat, option: null, rolls: [] }));

function told(log: readonly LogLine[], seats: readonly number[], words: readonly (string | null)[]) {
  const reasons = new Map(
    words.flatMap((key, at) => (key === null ? [] : [[at, word(key)] as [number, readonly Message[]]])),
  );
  const why = reasonsIn({ log, entries: by(seats) }, reasons, deed);
  return log.map((one) => why(one).map(({ key }) => key));
}

test('an activation has the reason of the choice that opened it, and none of its steps repeats it', () => {
  const log = [line(0, 'activated'), line(1, 'moved'), line(2, 'moved')];
  expect(told(log, [1, 1, 1], ['ai.move', 'ai.move', 'ai.search'])).toEqual([['ai.move'], [], []]);
});

test('where only one unit was left, what it was ordered to do has the reason', () => {
  const log = [line(0, 'activated'), line(2, 'moved'), line(3, 'activated'), line(4, 'moved')];
  expect(told(log, [1, 1, 1, 1, 1], ['ai.only', 'ai.attack', 'ai.move', 'ai.only', 'ai.usual'])).toEqual([
    ['ai.attack'],
    [],
    ['ai.only'],
    [],
  ]);
});

test('an attack has the reason for its target, whatever was loaded afterwards; nobody speaks for a person', () => {
  const log = [line(2, 'attack'), line(2, 'attack-begun'), line(4, 'attack'), line(5, 'attack')];
  const words = ['ai.usual', 'ai.conquer', 'ai.usual', 'ai.usual', 'ai.only', null];
  expect(told(log, [1, 1, 1, 1, 1, 0], words)).toEqual([['ai.conquer'], [], [], []]);
});
