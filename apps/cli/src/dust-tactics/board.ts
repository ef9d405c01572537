import type { CoreState, Unit } from '@dustfront/dust-tactics';
import {
  BUILDING,
  gridOf,
  headsOnBoard,
  INDOOR,
  nameOf,
  partnerOf,
  pieceAt,
  squaresOf,
  TERRAIN,
} from '@dustfront/dust-tactics/query';
import { own } from '../reader.ts';
import { drawGrid, seamsOf } from '../terminal/grid.ts';
import { type Paint, padEnd, type Style } from '../terminal/style.ts';
import { shortNames, strengthOf } from './names.ts';

/** What to point out on the board besides what lies there. */
export interface Marks {
  /** Squares by name, with the number of the option that leads there. */
  readonly numbers: ReadonlyMap<string, string>;
  /** The unit that acts. */
  readonly acting: string | null;
  /** Units that can be shot at. */
  readonly targets: ReadonlySet<string>;
}

export const NO_MARKS: Marks = { numbers: new Map(), acting: null, targets: new Set() };

const MOST_INSIDE = 7;
const LEAST_INSIDE = 4;

export const sideLetter = (side: number): string => (side === 0 ? 'A' : 'X');
export const sidePaint = (side: number, style: Style): Paint => (side === 0 ? style.allies : style.axis);

const centred = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, Math.floor((width - [...text].length) / 2))) + text;

/** Squares a scenario asks for. */
function goalSquares(state: CoreState): ReadonlySet<number> {
  const { objectives, bonuses } = state.goals;
  const all = [...objectives, ...bonuses.flat().map(({ objective }) => objective)];
  const squares = new Set<number>();
  for (const objective of all) {
    if (objective === null || !('squares' in objective)) continue;
    for (const [column, row] of objective.squares) squares.add(row * state.board.width + column);
  }
  return squares;
}

/** What is drawn, and how wide a square is inside. */
interface Drawing {
  readonly state: CoreState;
  readonly style: Style;
  readonly marks: Marks;
  readonly inside: number;
  readonly names: ReadonlyMap<string, string>;
  readonly goals: ReadonlySet<number>;
  readonly sign: (unicode: string, ascii: string) => string;
}

/** The two lines of a square. */
type Cell = [string, string];

function pieceSign({ state, sign }: Drawing, square: number): string {
  const piece = pieceAt(state, square);
  if (!piece) return '';
  return piece.kind === 'crate' ? sign('▣', 'c') : sign('╳', 't');
}

/** What stands after a unit's side: whether it acts, can be aimed at, or has acted. */
function markOf({ marks, sign }: Drawing, unit: Unit): string {
  if (marks.acting === unit.name) return sign('►', '>');
  if (marks.targets.has(unit.name)) return sign('◎', '!');
  return unit.activated ? sign('✓', '.') : ' ';
}

function unitCell(drawing: Drawing, unit: Unit, square: number): Cell {
  const { state, style, marks, inside, names, goals, sign } = drawing;
  const paint = sidePaint(unit.side, style);
  const beside = pieceSign(drawing, square) || (goals.has(square) ? sign('★', '*') : '');
  const name = padEnd(names.get(unit.name)!.slice(0, inside - (beside ? 2 : 0)), inside - (beside ? 1 : 0));
  const strength = strengthOf(state, unit, partnerOf(state, unit), inside - 2, style.plain);
  const second = paint(padEnd(`${sideLetter(unit.side)}${markOf(drawing, unit)}${strength}`, inside));
  const acts = marks.acting === unit.name;
  const first = unit.activated && !acts ? paint(name) : style.bold(paint(name));
  const shown = acts ? style.inverse : (text: string) => text;
  return [shown(first) + style.note(beside), shown(second)];
}

/** Where a side that is not here yet may enter. */
function arrowAt({ state, style, inside, sign }: Drawing, square: number): string {
  const enters = (side: 0 | 1): boolean =>
    state.board.entry[side].includes(square) &&
    state.units.some((unit) => unit.side === side && unit.place === 'reserve');
  if (enters(0)) return style.allies(centred(sign('↑', '^'), inside));
  return enters(1) ? style.axis(centred(sign('↓', 'v'), inside)) : '';
}

function emptyCell(drawing: Drawing, square: number): Cell {
  const { state, style, marks, inside, goals, sign } = drawing;
  const bits = state.board.ground[square]!;
  if (bits & TERRAIN) {
    const fill = style.dim(sign(bits & INDOOR ? '▓' : '▒', '#').repeat(inside));
    return [fill, fill];
  }
  const number = marks.numbers.get(nameOf(state, square));
  const piece = pieceAt(state, square);
  const dot = bits & BUILDING ? sign('⌂', '^') : bits & INDOOR ? sign('▫', ':') : sign('·', '.');
  const first = piece
    ? style.note(`${pieceSign(drawing, square)} ${own(`board.${piece.kind}`)}`.slice(0, inside))
    : goals.has(square)
      ? style.note(centred(sign('★', '*'), inside))
      : style.dim(centred(dot, inside));
  const second =
    number === undefined
      ? arrowAt(drawing, square)
      : style.good(style.bold(centred(`(${number})`.slice(0, inside), inside)));
  return [first, second];
}

/** The table of a Core Set match, at most 80 columns wide for boards of up to fifteen squares. */
export function drawBoard(state: CoreState, style: Style, marks: Marks = NO_MARKS): string[] {
  const { width, height, edges } = state.board;
  const inside = Math.min(MOST_INSIDE, Math.max(LEAST_INSIDE, Math.floor(75 / width) - 1));
  const drawing: Drawing = {
    state,
    style,
    marks,
    inside,
    names: shortNames(state, inside),
    goals: goalSquares(state),
    sign: (unicode, ascii) => (style.plain ? ascii : unicode),
  };
  const standing = new Map(
    headsOnBoard(state).flatMap((unit) => squaresOf(state, unit).map((square) => [square, unit] as const)),
  );
  return drawGrid(
    {
      width,
      height,
      inside,
      columnName: (x) => nameOf(state, x).replace(/\d+$/, ''),
      cell: (x, y) => {
        const square = y * width + x;
        const unit = standing.get(square);
        return unit ? unitCell(drawing, unit, square) : emptyCell(drawing, square);
      },
      ...seamsOf(gridOf(state), edges),
    },
    style,
  );
}

/** What the signs mean, in a few lines. */
export function legend(style: Style): string[] {
  const { plain, dim, allies, axis, note } = style;
  const text = plain
    ? own('legend.core')
    : own('legend.core-rich', {
        allies: allies('A'),
        axis: axis('X'),
        crate: note('▣'),
        trap: note('╳'),
        goal: note('★'),
      });
  return text.split('\n').map(dim);
}
