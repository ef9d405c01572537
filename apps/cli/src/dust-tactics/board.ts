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

/** The table of a Core Set match, at most 80 columns wide for boards of up to fifteen squares. */
export function drawBoard(state: CoreState, style: Style, marks: Marks = NO_MARKS): string[] {
  const { width, height, ground, edges, entry } = state.board;
  const inside = Math.min(MOST_INSIDE, Math.max(LEAST_INSIDE, Math.floor(75 / width) - 1));
  const grid = gridOf(state);
  const names = shortNames(state, inside);
  const goals = goalSquares(state);
  const standing = new Map(
    headsOnBoard(state).flatMap((unit) => squaresOf(state, unit).map((square) => [square, unit] as const)),
  );
  const entering = [0, 1].map((side) => state.units.some((u) => u.side === side && u.place === 'reserve'));
  const sign = (unicode: string, ascii: string) => (style.plain ? ascii : unicode);

  const pieceSign = (square: number): string => {
    const piece = pieceAt(state, square);
    if (!piece) return '';
    return piece.kind === 'crate' ? sign('▣', 'c') : sign('╳', 't');
  };

  const unitCell = (unit: Unit, square: number): [string, string] => {
    const paint = sidePaint(unit.side, style);
    const beside = pieceSign(square) || (goals.has(square) ? sign('★', '*') : '');
    const name = padEnd(names.get(unit.name)!.slice(0, inside - (beside ? 2 : 0)), inside - (beside ? 1 : 0));
    const strength = strengthOf(state, unit, partnerOf(state, unit), inside - 2, style.plain);
    const acts = marks.acting === unit.name;
    const end = acts
      ? sign('►', '>')
      : marks.targets.has(unit.name)
        ? sign('◎', '!')
        : unit.activated
          ? sign('✓', '.')
          : '';
    const second = padEnd(`${sideLetter(unit.side)}${end || ' '}${strength}`, inside);
    const top = acts
      ? style.inverse(style.bold(paint(name)))
      : unit.activated
        ? paint(name)
        : style.bold(paint(name));
    return [top + style.note(beside), acts ? style.inverse(paint(second)) : paint(second)];
  };

  const emptyCell = (square: number): [string, string] => {
    const bits = ground[square]!;
    if (bits & TERRAIN) {
      const fill = style.dim(sign(bits & INDOOR ? '▓' : '▒', '#').repeat(inside));
      return [fill, fill];
    }
    const number = marks.numbers.get(nameOf(state, square));
    const piece = pieceAt(state, square);
    const dot = bits & BUILDING ? sign('⌂', '^') : bits & INDOOR ? sign('▫', ':') : sign('·', '.');
    const arrow =
      entering[0] && entry[0].includes(square)
        ? style.allies(centred(sign('↑', '^'), inside))
        : entering[1] && entry[1].includes(square)
          ? style.axis(centred(sign('↓', 'v'), inside))
          : '';
    const first = piece
      ? style.note(`${pieceSign(square)} ${piece.kind}`.slice(0, inside))
      : goals.has(square)
        ? style.note(centred(sign('★', '*'), inside))
        : style.dim(centred(dot, inside));
    const second =
      number === undefined ? arrow : style.good(style.bold(centred(`(${number})`.slice(0, inside), inside)));
    return [first, second];
  };

  return drawGrid(
    {
      width,
      height,
      inside,
      columnName: (x) => nameOf(state, x).replace(/\d+$/, ''),
      cell: (x, y) => {
        const square = y * width + x;
        const unit = standing.get(square);
        return unit ? unitCell(unit, square) : emptyCell(square);
      },
      ...seamsOf(grid, edges),
    },
    style,
  );
}

/** What the signs mean, in two lines. */
export function legend(style: Style): string[] {
  const { plain, dim, allies, axis, note } = style;
  const text = plain
    ? [
        'A Allies, X Axis; ooo soldiers, +++ health; > acts, . has acted, ! can be shot at;',
        '### blocked, c crate (soft cover), t tank trap (hard cover), * objective,',
        '^ v entry, (3) option 3',
      ]
    : [
        `${allies('A')} Allies ${axis('X')} Axis  ● soldier ♥ health  ► acts ✓ has acted ◎ can be shot at  ▒ blocked`,
        `${note('▣')} crate, soft cover  ${note('╳')} tank trap, hard cover  ${note('★')} objective  ↑↓ ` +
          'entry  (3) option 3',
      ];
  return text.map(dim);
}
