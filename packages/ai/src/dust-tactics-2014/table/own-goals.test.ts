import { dustTactics2014 as game } from '@dustfront/dust-tactics-2014';
import { pointAt } from '@dustfront/dust-tactics-2014/query';
import { isProblems, type Json } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { goalsOf, held } from '../goals.ts';

const TEXT = `table 900 900
marker well 700,450
place yard 300,500 500,500 500,700 300,700
`;

function stateWith(objective: Json, at: Json) {
  const state = game.setup({
    scenario: { title: 'Ours', edges: [2, 0], rounds: 4, goals: [{ side: 0, worth: 'win', objective }] },
    table: { text: TEXT },
    forces: [{ cards: [{ card: 'rosie', at }] }, { cards: ['stefan'] }],
  });
  if (isProblems(state)) throw new Error(JSON.stringify(state));
  return state;
}

const YARD = { kind: 'hold', squares: [[300, 500]], count: 1, round: 'end', place: true };
const REACH = { kind: 'reach', squares: [[300, 500]], count: 1 };
const WELL = { kind: 'hold', squares: [[700, 450]], count: 1, round: 'end' };

describe('the goals of a scenario of one’s own on a table', () => {
  test('a place is held from its inside, not from the corner that names it', () => {
    for (const objective of [YARD, REACH]) {
      const worth = (at: Json): number => {
        const state = stateWith(objective, at);
        return held(state, 0, goalsOf(state));
      };
      expect(worth([400, 600])).toBeGreaterThan(worth([260, 460]));
      const [goal] = goalsOf(stateWith(objective, [400, 600]));
      expect(goal!.spots.map(pointAt)).toEqual([[400, 600]]);
    }
  });

  test('a marker is held from beside it', () => {
    const state = stateWith(WELL, [700, 540]);
    const [goal] = goalsOf(state);
    expect(goal!.spots.map(pointAt)).toEqual([[700, 450]]);
    expect(held(state, 0, goalsOf(state))).toBe(goal!.points);
  });
});
