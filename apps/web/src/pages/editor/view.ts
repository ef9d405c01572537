import type { Problem } from '@dustfront/kernel';
import { columnName, type GridScene, type PieceModel, type SquareModel } from '../../board/scene.ts';
import type { Glyph } from '../../drawings/icons.tsx';
import type { Draft, DraftGoal, DraftUnit, EditorKit, Side, Square } from '../../games/draft.ts';
import type { PoolKind } from '../../games/workshop.ts';
import { t } from '../../i18n/index.ts';

export const squareName = ([x, y]: Square): string => `${columnName(x)}${y + 1}`;

/** A point of a table as people read it: centimetres from its left and upper edge. */
export const spotName = ([x, y]: Square): string => `${x / 10} | ${y / 10} cm`;

/** Where a goal is: its squares, or the markers and places of a table. */
export const goalPlaces = ({ table }: Draft, { squares, marks = [] }: DraftGoal): readonly string[] =>
  table === undefined ? squares.map(squareName) : marks;

/** Markers and places of a table that no goal is about: a match on it does without them. */
export function idleMarks({ table: kit }: EditorKit, { table, goals }: Draft): readonly string[] {
  const named = new Set(goals.flatMap(({ marks = [] }) => marks));
  const kinds = new Set((kit?.kinds ?? []).filter(({ isGoal }) => isGoal).map(({ id }) => id));
  return (table?.features ?? [])
    .filter(({ id, kind }) => kinds.has(kind) && !named.has(id))
    .map(({ id }) => id);
}

/** The square or the thing on a table that a problem speaks of, if it speaks of one. */
export const placeOf = (problem: Problem): string | null =>
  (/ ([A-Z]{1,2}\d{1,2})$/.exec(problem.at) ?? /^table (\S+)$/.exec(problem.at))?.[1] ?? null;

export const goalLetter = (goal: number): string => String.fromCharCode(65 + (goal % 26));

const glyphs: Readonly<Record<PoolKind, Glyph>> = {
  squad: 'squad',
  support: 'squad',
  hero: 'hero',
  vehicle: 'walker',
  aircraft: 'aircraft',
  works: 'vehicle',
};

/** The name of a unit of a force, its hero with it. */
export const unitTitle = (kit: EditorKit, { unit }: DraftUnit): string =>
  unit
    .split('+')
    .map((id) => kit.builder.find(id)?.name ?? id)
    .join(' + ');

function pieces(kit: EditorKit, draft: Draft): PieceModel[] {
  const sides = kit.sides(draft);
  return ([0, 1] as const).flatMap((side) =>
    draft.forces[side].flatMap((unit): PieceModel[] => {
      const card = kit.builder.find(unit.unit.split('+')[0] ?? '');
      if (unit.at === undefined || card === null || card.art === null) return [];
      const span = kit.span(card.id);
      const [x, y] = unit.at;
      const covered = [
        [x, y],
        [x + 1, y],
        [x, y + 1],
        [x + 1, y + 1],
      ] as const;
      return [
        {
          key: `${side}-${unit.key}`,
          square: squareName(unit.at),
          sign: sides[side].sign,
          art: card.art,
          glyph: glyphs[card.kind],
          name: unitTitle(kit, unit),
          label: `${unitTitle(kit, unit)}, ${sides[side].name}`,
          state: 'ready',
          boxes: null,
          small: false,
          flip: side === 1,
          ...(span === 1 ? {} : { size: span, squares: covered.map(squareName) }),
          ...(kit.hasFacing && unit.facing !== undefined ? { facing: unit.facing } : {}),
        },
      ];
    }),
  );
}

/** Which goal speaks of each square, the one being worked on first. */
function goalsBySquare(draft: Draft, now: number | null): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const last = [...draft.goals.keys()].reverse();
  for (const goal of now === null ? last : [...last, now])
    for (const square of draft.goals[goal]?.squares ?? []) found.set(squareName(square), goal);
  return found;
}

/** Which side enters at each square. */
const entriesBySquare = ({ entry }: Draft): ReadonlyMap<string, Side> =>
  new Map(([1, 0] as const).flatMap((side) => entry[side].map((at) => [squareName(at), side] as const)));

const isSame = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b)
    ? a.length === b.length && a.every((one, i) => one === b[i])
    : a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));

/** The square as it was drawn before, if nothing about it has changed. */
function kept(square: SquareModel, before: SquareModel | undefined): SquareModel {
  if (before === undefined) return square;
  const names = Object.keys(square) as (keyof SquareModel)[];
  const unchanged =
    names.length === Object.keys(before).length && names.every((name) => isSame(square[name], before[name]));
  return unchanged ? before : square;
}

/**
 * The board as it is now: the game's ground, with entries, goals and units on it. Squares that are as they were are the
 * same objects as before, so that a stroke of the brush redraws only what it touches.
 */
export function draftScene(kit: EditorKit, draft: Draft, goal: number | null, before?: GridScene): GridScene {
  const ground = kit.scene(draft);
  const sides = kit.sides(draft);
  const entered = sides.map(({ name }) => t('tactics.square.entry', { side: name }));
  const goals = goalsBySquare(draft, goal);
  const entries = entriesBySquare(draft);
  const squares = ground.squares.map((square, i): SquareModel => {
    const found = goals.get(square.key);
    const owner = entries.get(square.key);
    if (found === undefined && owner === undefined) return kept(square, before?.squares[i]);
    const words = [
      square.label,
      found === undefined ? '' : t('square.objective', { letter: goalLetter(found) }),
      owner === undefined ? '' : (entered[owner] ?? ''),
    ];
    const marked = {
      ...square,
      ...(found === undefined ? {} : { objective: goalLetter(found) }),
      ...(owner === undefined ? {} : { entry: sides[owner].sign }),
      label: words.filter((word) => word !== '').join(', '),
    };
    return kept(marked, before?.squares[i]);
  });
  return { ...ground, squares, pieces: pieces(kit, draft) };
}
