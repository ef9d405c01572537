import './outside.ts';
import { F, S, T } from '@dustfront/dust-tactics-2014';
import { describe, expect, test } from 'vitest';
import type { LogLine } from '../../session/table.ts';
import { tacticsRoll, tacticsStory } from './log.ts';

const line = (event: LogLine['event']): LogLine => ({ after: 0, event, message: { key: 'x' } });
const rolled = (reason: string, faces: readonly number[]): LogLine =>
  line({ type: 'rolled', reason, faces, sides: 6 });
const settled = (hits: number, saved: number): LogLine => line({ type: 'line-rolled', hits, saved });
const counted = (lines: readonly LogLine[]): unknown[] => lines.map(({ event }) => event.counted);

describe('what counted in a roll', () => {
  test('plain hits are the faction symbols', () => {
    expect(counted(tacticsStory([rolled('hit-hit', [0, 2, 4]), settled(1, 0)]))).toEqual([F, undefined]);
  });

  test('misses thrown again, a chain of hits and saves are told apart by what follows', () => {
    const story = tacticsStory([
      rolled('hit-hit', [0, 2, 4]),
      rolled('hit-reroll', [1, 5]),
      rolled('hit-chain', [0, 4]),
      rolled('save-save', [0, 4, 2]),
      settled(3, 2),
    ]);
    expect(counted(story)).toEqual([F, F, F, F | S, undefined]);
  });

  test('target symbols count where the number of hits says so', () => {
    expect(counted(tacticsStory([rolled('hit-hit', [0, 2, 3, 4]), settled(3, 0)]))).toEqual([
      F | T,
      undefined,
    ]);
  });

  test('dice show their three symbols; those that counted are marked', () => {
    const [first] = tacticsStory([rolled('hit-hit', [0, 2, 4]), settled(1, 0)]);
    const roll = first === undefined ? null : tacticsRoll(first);
    expect(roll?.faces.map(({ face, counts }) => [face, counts])).toEqual([
      ['faction', true],
      ['target', false],
      ['shield', false],
    ]);
  });
});

test('dice for the initiative are told apart by side, those of a tie too', () => {
  const story = tacticsStory([
    rolled('initiative', [0, 2, 4, 0, 2, 4]),
    rolled('initiative', [0, 0, 4, 2, 2, 4]),
    line({ type: 'initiative', winner: 0, reason: 'initiative', dice: [3, 3] }),
  ]);
  expect(story.map(({ event }) => [event.side, event.faces])).toEqual([
    [0, [0, 2, 4]],
    [1, [0, 2, 4]],
    [0, [0, 0, 4]],
    [1, [2, 2, 4]],
    [undefined, undefined],
  ]);
});

test('steps of one unit read as one way, and what goes without saying is left out', () => {
  const story = tacticsStory([
    line({ type: 'action', unit: '1a', action: 'move' }),
    line({ type: 'stepped', unit: '1a', at: 3 }),
    line({ type: 'stepped', unit: '1a', at: 4 }),
    rolled('scenario', []),
  ]);
  expect(story.map(({ event }) => [event.type, event.at])).toEqual([['stepped', 4]]);
});
