import { KernelError } from './advance.ts';
import type { Option, Viewer } from './decision.ts';
import type { Game } from './game.ts';
import { cloneJson, type Json } from './json.ts';
import type { State } from './state.ts';

/**
 * A whole state, ready to be played on, that would give this viewer this view: what he cannot know is made up with
 * `pick`. A game that hides something does it by its own `imagine`; where the view shows the whole state, that is the
 * state. Callers need not know which. [K25]
 */
export function imagine<S extends State, O extends Option>(
  game: Game<S, O>,
  view: Json,
  viewer: Viewer,
  pick: (n: number) => number,
): S {
  if (game.imagine !== undefined) return game.imagine(view, viewer, pick);
  if (!isWholeState(view))
    throw new KernelError(`${game.id} shows less than its state and cannot imagine one`);
  return game.clone(cloneJson(view) as unknown as S);
}

function isWholeState(view: Json): boolean {
  if (typeof view !== 'object' || view === null || !('stack' in view)) return false;
  return Array.isArray(view.stack) && typeof view.question === 'number' && 'held' in view;
}
