import type { Marks } from '../../board/scene.ts';
import { hw } from '../../i18n/words.ts';
import type { Controller } from '../../modes/controller.ts';
import { hinted, hintOf } from '../../modes/hinting.ts';

/** The squares of what the hint would do: where the unit stands that it means, and where it would go. */
function squaresOf(c: Controller): readonly string[] {
  const row = hinted(c);
  const view = c.table.state.value?.view ?? null;
  const scene = c.scene.value;
  const choice = hintOf(c)?.choice;
  if (row === null || view === null || scene?.kind !== 'grid' || typeof choice !== 'object') return [];
  const target = c.face.target(row, view);
  const piece = target.on === 'line' ? target.target : target.on === 'piece' ? target.piece : null;
  const stands = scene.pieces.find(({ key }) => key === piece)?.square;
  const goes = choice.words.flatMap(({ key, params }) => (key === 'ai.move' ? [String(params?.to)] : []));
  const answered = target.on === 'square' ? [target.square] : stands === undefined ? [] : [stands];
  return [...new Set([...answered, ...goes])];
}

/** What is drawn on the board, and what the hint means with it. */
export function withHint(c: Controller, marks: Marks): Marks {
  const squares = squaresOf(c);
  if (squares.length === 0) return marks;
  const band = { label: hw('hint'), squares: new Set(squares), dotted: false, filled: true };
  return { ...marks, bands: [...(marks.bands ?? []), band] };
}
