import { dustTactics2014 as game, type TacticsState } from '@dustfront/dust-tactics-2014';
import { isProblems } from '@dustfront/kernel';
import { expect, test } from 'vitest';
import { rememberedPositions } from './remembered.ts';

function stefanAt(x: number, size = 1200): TacticsState {
  const state = game.notation!.parsePosition(
    `table ${size} ${size}\nunit 1a stefan at ${x},600\nunit 2a stefan at 900,100`,
  );
  if (isProblems(state)) throw new Error(JSON.stringify(state));
  return state;
}

/** How often it was thought anew about these positions, of which so many are kept. */
function thoughts(limit: number, positions: readonly TacticsState[]): number {
  const known = rememberedPositions<number>(limit);
  let made = 0;
  for (const state of positions) known(state, () => ++made);
  return made;
}

test('a position on a table is thought of once, however often play comes to it', () => {
  const state = stefanAt(300);
  expect(thoughts(9, [state, game.clone(state), stefanAt(310), game.clone(state)])).toBe(2);
});

test('the same units on another table are another position', () => {
  expect(thoughts(9, [stefanAt(300), stefanAt(300, 1100)])).toBe(2);
});

test('where too much is known everything is forgotten', () => {
  const [one, other] = [stefanAt(300), stefanAt(310)];
  const there = (state: TacticsState): TacticsState => ({ ...game.clone(state), table: one.table! });
  expect(thoughts(1, [one, there(other), game.clone(one)])).toBe(3);
});
