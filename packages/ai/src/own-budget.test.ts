import { expect, test } from 'vitest';
import { loadPlayer } from './levels.ts';
import { readOwnBudget, withOwnBudget } from './own-budget.ts';
import { type Budget, type Player, plainly } from './player.ts';

test('names with budgets', () => {
  expect(readOwnBudget('captain')).toEqual({ level: 'captain' });
  expect(readOwnBudget('captain@300')).toEqual({ level: 'captain', milliseconds: 300 });
  expect(readOwnBudget('captain@240x')).toEqual({ level: 'captain', iterations: 240 });
  for (const wrong of ['captain@', 'captain@0', 'captain@soon', 'captain@1@2'])
    expect(readOwnBudget(wrong)).toBeNull();
});

test('a player with a budget of its own keeps to it', async () => {
  const seen: Budget[] = [];
  const player: Player = {
    id: 'x',
    name: 'X',
    answer: ({ budget }) => {
      seen.push(budget);
      return { option: { do: 'a' }, why: plainly('ai.usual') };
    },
  };
  const now = () => 0;
  const task = { budget: { milliseconds: 9, iterations: 9, now } } as never;
  withOwnBudget(player, 'x@300', { level: 'x', milliseconds: 300 }).answer(task);
  withOwnBudget(player, 'x@7x', { level: 'x', iterations: 7 }).answer(task);
  expect(seen).toEqual([{ milliseconds: 300, now }, { iterations: 7 }]);
  expect((await loadPlayer('dust-tactics', 'captain@300'))!.id).toBe('captain@300');
  expect(await loadPlayer('dust-tactics', 'captain@soon')).toBeNull();
  expect(await loadPlayer('dust-tactics', 'major@300')).toBeNull();
});
