import './outside.ts';
import { describe, expect, test } from 'vitest';
import type { LogLine } from '../../session/table.ts';
import { tacticsRoll, tacticsStory } from './log.ts';

const line = (event: LogLine['event']): LogLine => ({ after: 0, event, message: { key: 'x' } });
const rolled = (reason: string, faces: readonly number[]): LogLine =>
  line({ type: 'rolled', reason, faces, sides: 6 });

describe('what counted in a roll', () => {
  const shown = (reason: string, faces: readonly number[], success?: readonly number[]) => {
    const told = line({
      type: 'rolled',
      reason,
      faces,
      sides: 6,
      ...(success === undefined ? {} : { success }),
    });
    const roll = tacticsRoll(told);
    return roll?.faces.map(({ face, counts }) => (counts ? face : '-')).join(' ');
  };

  test('is what the game says: the faces that hit, or that save', () => {
    expect(shown('hit-hit', [0, 2, 4], [0, 1])).toBe('faction - -');
    expect(shown('hit-hit', [0, 2, 4], [0, 1, 2, 3])).toBe('faction target -');
    expect(shown('save-save', [0, 2, 4], [0, 1, 4, 5])).toBe('faction - shield');
  });

  test('is not known in a match of an earlier version: the symbols are shown', () => {
    expect(shown('hit-hit', [0, 2, 4])).toBe('- - -');
  });
});

test('dice that only show symbols are summed up by those that fell', () => {
  expect(tacticsRoll(rolled('initiative', [0, 0, 2]))?.result).toBe('2 × faction, 1 × target');
  expect(tacticsRoll(rolled('initiative', [4]))?.result).toBe('1 × shield');
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
