import { sealedBids } from '@dustfront/testkit';
import { expect, test } from 'vitest';
import {
  type AnyGame,
  type Divergence,
  type Entry,
  isDivergence,
  Match,
  type MatchRecord,
  replay,
  seededDice,
} from './index.ts';

/** A short match: both bid, the higher dares, both bid again. */
function played(): MatchRecord {
  const match = Match.begin(sealedBids, { seats: 2 }, ['Ann', 'Bob'], seededDice('k'));
  for (const [seat, id] of [
    [0, 'bid 4'],
    [1, 'bid 1'],
    [0, 'dare'],
    [0, 'bid 5'],
    [1, 'bid 2'],
  ] as const)
    expect(match.submit(seat, match.state.question, id)).toHaveProperty('accepted');
  return match.record();
}

const record = played();
const changed = (at: number, patch: Partial<Entry>): MatchRecord => ({
  ...record,
  entries: record.entries.with(at - 1, { ...record.entries[at - 1]!, ...patch }),
});
const roll = { stream: 'dice', faces: [1, 1] };

test.each<[number, string | RegExp, MatchRecord]>([
  [
    0,
    'this record is of chess, not of sealed-bids',
    { ...record, header: { ...record.header, game: 'chess' } },
  ],
  [
    0,
    'this record is of rules version 7, not of 1',
    { ...record, header: { ...record.header, version: '7' } },
  ],
  [0, 'seats: two to six seats', { ...record, header: { ...record.header, setup: { seats: 9 } } }],
  [0, 'deck: the record has no further roll', { ...record, opening: { ...record.opening, rolls: [] } }],
  [
    0,
    '1 roll of the record not used',
    { ...record, opening: { ...record.opening, rolls: [...record.opening.rolls, roll] } },
  ],
  [
    0,
    /^the state's fingerprint is [0-9a-f]{16}, the record says 0$/,
    { ...record, opening: { ...record.opening, hash: '0' } },
  ],
  [1, '"bid 9" is refused: not-an-option', changed(1, { option: 'bid 9' })],
  [2, '"bid 1" is refused: not-asked', changed(2, { seat: 0 })],
  [2, '"bid 1" is refused: stale-question', changed(2, { number: 5 })],
  [1, '1 roll of the record not used', changed(1, { rolls: [roll] })],
  [1, '2 rolls of the record not used', changed(1, { rolls: [roll, roll] })],
  [3, 'dare: the record has no further roll', changed(3, { rolls: [] })],
  [4, /^the state's fingerprint is [0-9a-f]{16}, the record says 0$/, changed(4, { hash: '0' })],
])('[K11] a record that differs is told with its place and how (%#)', (at, message, broken) => {
  const result = replay(sealedBids, broken);
  expect(isDivergence(result)).toBe(true);
  expect((result as Divergence).at).toBe(at);
  expect((result as Divergence).message).toMatch(message);
});

test('[K11] a record is replayed whole, or up to an answer', () => {
  for (const until of [undefined, 5, 3, 0]) {
    const match = replay(sealedBids, record, until);
    if (isDivergence(match)) throw new Error(match.message);
    expect(match.record()).toEqual({ ...record, entries: record.entries.slice(0, until) });
  }
});

test('[K11] an error that is neither of dice nor of the set-up is not hidden', () => {
  const view = (): never => {
    throw new RangeError('planted');
  };
  const broken = {
    ...record,
    get entries(): never {
      return view();
    },
  };
  expect(() => replay(sealedBids as AnyGame, broken as MatchRecord, 1)).toThrow('planted');
});
