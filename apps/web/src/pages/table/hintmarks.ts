import type { GridScene, Marks, PieceModel, Trace } from '../../board/scene.ts';
import { hw } from '../../i18n/words.ts';
import { said } from '../../modes/advised.ts';
import type { Controller } from '../../modes/controller.ts';
import { hinted, hintOf } from '../../modes/hinting.ts';

/** What the hint is about: the unit that would act, where it would go and at whom it would fire. */
interface Meant {
  readonly unit: PieceModel | undefined;
  readonly goes: string | undefined;
  readonly target: PieceModel | undefined;
  readonly square: string | undefined;
}

function meantBy(c: Controller, scene: GridScene): Meant | null {
  const row = hinted(c);
  const view = c.table.state.value?.view ?? null;
  const hint = hintOf(c);
  const choice = hint?.choice;
  if (row === null || view === null || typeof choice !== 'object') return null;
  const answer = c.face.target(row, view);
  const named = answer.on === 'piece' ? answer.piece : null;
  const unit = scene.pieces.find(({ key }) => key === (named ?? c.selected.value));
  const aimed = answer.on === 'line' ? answer.target : null;
  const name = said(choice.words, 'ai.attack', 'target');
  const target = scene.pieces.find(
    (piece) =>
      piece.key === aimed || (name !== undefined && piece.name === name && piece.sign !== unit?.sign),
  );
  // What is done together with it is drawn as it will be done.
  const ends = hint?.then?.map((next) => c.face.target(next, view)).findLast(({ on }) => on === 'square');
  const goes = ends?.on === 'square' ? ends.square : said(choice.words, 'ai.move', 'to');
  return { unit, goes, target, square: answer.on === 'square' ? answer.square : undefined };
}

/** The advice as an arrow and a line of fire. */
function drawn({ unit, goes, target }: Meant): readonly Trace[] {
  if (unit === undefined) return [];
  const { sign, square } = unit;
  const way: Trace[] =
    goes === undefined || goes === square
      ? []
      : [{ kind: 'way', piece: unit.key, sign, squares: [square, goes], number: 0 }];
  const shot: Trace[] =
    target === undefined
      ? []
      : [{ kind: 'shot', sign, from: goes ?? square, to: target.square, hit: true, number: 0 }];
  return [...way, ...shot];
}

/** What is drawn on the board, and what the hint means with it. */
export function withHint(c: Controller, marks: Marks): Marks {
  const scene = c.scene.value;
  const meant = scene?.kind === 'grid' ? meantBy(c, scene) : null;
  if (meant === null) return marks;
  const squares = [meant.square ?? meant.target?.square ?? meant.unit?.square, meant.goes].filter(
    (square) => square !== undefined,
  );
  const traces = drawn(meant);
  const band = { label: hw('hint'), squares: new Set(squares), dotted: false, filled: true };
  return {
    ...marks,
    ...(squares.length === 0 ? {} : { bands: [...(marks.bands ?? []), band] }),
    ...(traces.length === 0 ? {} : { traces }),
  };
}
