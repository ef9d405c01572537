import type { Spot } from '../../../board/tabletop.ts';
import type { Draft } from './draft.ts';
import type { Shots } from './shots.ts';

const arrows: Readonly<Record<string, Spot>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A step of the arrow keys in millimetres, and a small one. */
const STEP = 10;

/** Arrows send whoever is asked about a centimetre, with Shift a millimetre; Q and E turn; Enter gives the answer. */
export function onTableKey(event: KeyboardEvent, draft: Draft, shots: Shots): void {
  if (!draft.isPointing.peek() || event.ctrlKey || event.metaKey || event.altKey) return;
  const arrow = arrows[event.key];
  const step = event.shiftKey ? 1 : STEP;
  const turns = event.shiftKey ? 1 : 4;
  if (arrow !== undefined) draft.nudge([arrow[0] * step, arrow[1] * step]);
  else if (event.key.toLowerCase() === 'q') draft.turn(-turns);
  else if (event.key.toLowerCase() === 'e') draft.turn(turns);
  else if (event.key.toLowerCase() === 'n' && draft.one.peek() !== null) draft.next();
  else if (event.key !== 'Enter' || !(draft.commit() || shots.fire())) return;
  event.preventDefault();
}
