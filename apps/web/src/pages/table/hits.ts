import type { Casualties } from '../../games/casualties.ts';
import type { Controller } from '../../modes/controller.ts';
import type { OpenQuestion } from '../../session/table.ts';

/** The hits that a question shares out, if it does. */
export function hitsOf(c: Controller, question: OpenQuestion): Casualties | null {
  const state = c.table.state.value;
  return state === null ? null : (c.face.casualties?.(question, state.view, state.log) ?? null);
}
