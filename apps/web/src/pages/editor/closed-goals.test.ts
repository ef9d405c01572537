import { expect, test, vi } from 'vitest';
import { blankDraft, type DraftGoal } from '../../games/draft.ts';

vi.mock('../../i18n/index.ts', () => ({
  t: (key: string, params: object = {}) => `${key} ${Object.values(params).join()}`,
}));
const { closedGoals } = await import('./closed-goals.ts');

const goal = (...squares: DraftGoal['squares']): DraftGoal => ({
  side: 0,
  kind: 'hold',
  worth: 2,
  each: false,
  squares,
  count: 1,
  round: 'end',
  unit: '',
});

test('a goal where nobody can stand is a problem of the draft, at its square', () => {
  const draft = {
    ...blankDraft('dust-tactics-2014', 3, 2),
    map: ['.w.', '#.%'],
    goals: [goal([0, 0], [1, 0]), goal([0, 1]), goal([2, 1])],
  };
  expect(closedGoals(draft).map(({ at, code }) => [at, code])).toEqual([
    ['goals.0 B1', 'goal-closed'],
    ['goals.1 A2', 'goal-closed'],
    ['goals.2 C2', 'goal-closed'],
  ]);
  expect(closedGoals({ ...draft, map: ['...', '...'] })).toEqual([]);
});
