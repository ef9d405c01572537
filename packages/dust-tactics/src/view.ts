import type { Json, Viewer } from '@dustfront/kernel';
import { type CoreState, cloneState } from './state.ts';

/** What a viewer sees. Nothing is hidden in this game but a wish that waits for the other side's. */
export type CoreView = CoreState;

export function viewOf(state: CoreState, _viewer: Viewer): Json {
  const view = cloneState(state);
  // Answers to a question put to both sides are shown when both are in.
  view.held = null;
  return view as unknown as Json;
}

/** The view of a match of this game, as its own code made it. */
export function asView(view: Json): CoreView {
  return view as unknown as CoreView;
}
