import { type AnyGame, cloneJson, type State, type Viewer } from '@dustfront/kernel';
import { expect } from 'vitest';

const SECRET = 'a field that no view knows';

const isThing = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The state with a field more in itself, in every procedure under way and in everything it has a list of. */
function withUnknownFields(state: State): State {
  const copy = cloneJson(state) as State & Record<string, unknown>;
  const things = Object.values(copy).flatMap((value) => (Array.isArray(value) ? value.filter(isThing) : []));
  for (const thing of [copy, ...things]) (thing as Record<string, unknown>).unknown = SECRET;
  return copy;
}

/** What is added to the state is not seen until the view names it. */
export function expectNoLeak(game: AnyGame, state: State, viewers: readonly Viewer[]): void {
  const richer = withUnknownFields(state);
  for (const viewer of viewers) {
    expect(JSON.stringify(game.view(richer, viewer)), 'the view shows what it does not name').not.toContain(
      SECRET,
    );
  }
}
