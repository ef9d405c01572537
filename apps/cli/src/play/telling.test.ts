import { dustTactics2014 } from '@dustfront/dust-tactics-2014';
import { Match, seededDice } from '@dustfront/kernel';
import { expect, test } from 'vitest';
import { makeStyle } from '../terminal/style.ts';
import { eventLines } from './telling.ts';

test('dice are told where some were thrown', () => {
  const match = Match.begin(dustTactics2014, { scenario: 'firefight' }, ['a', 'b'], seededDice('t'));
  const happenings = match.happenings(null);
  const empty = happenings.filter(
    ({ event }) => event.type === 'rolled' && (event.faces as number[]).length === 0,
  );
  expect(empty).toHaveLength(1);
  const lines = eventLines(match, happenings, makeStyle(true));
  expect(lines.filter((line) => /^ +For the edges +\[/.test(line))).not.toEqual([]);
  expect(lines.filter((line) => line.includes('For the scenario'))).toEqual([]);
});
