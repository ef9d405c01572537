import type { Json, Viewer } from '@dustfront/kernel';
import { cloneState, type TacticsState } from './state.ts';

/** Everything on this table is open: dice, cards, tokens and waiting units are seen by all. */
export type TacticsView = TacticsState;

export function viewOf(state: TacticsState, _viewer: Viewer): Json {
  return cloneState(state) as unknown as Json;
}

export const asView = (view: Json): TacticsView => view as unknown as TacticsView;
