import type { TacticsView, Unit } from '@dustfront/dust-tactics-2014';
import {
  cardOfUnit,
  figuresOf,
  healthOf,
  isFoot,
  isHero,
  onBoard,
  squaresOf,
  squareWord,
  tablesOf,
} from '@dustfront/dust-tactics-2014/query';
import { own } from '../reader.ts';
import { drawGrid, seamsOf } from '../terminal/grid.ts';
import { type Paint, padEnd, type Style } from '../terminal/style.ts';

export interface Marks {
  /** Squares by name, with the number of the option that leads there. */
  readonly numbers: ReadonlyMap<string, string>;
  readonly targets: ReadonlySet<number>;
}

export const sidePaint = (side: number, style: Style): Paint => (side === 0 ? style.allies : style.axis);

const FACINGS = { unicode: ['▲', '►', '▼', '◄'], ascii: ['^', '>', 'v', '<'] } as const;

const centred = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, Math.floor((width - [...text].length) / 2))) + text;

/** `Range` for the Ranger Attack Squad: the first word of a card that says something. */
export function shortName(unit: Unit, room: number): string {
  const words = unit.card.split('-').filter((word) => word !== 'the');
  return words[0]!.slice(0, room).replace(/^./, (letter) => letter.toUpperCase());
}

/** `5●` soldiers, `3♥` health. */
export function strengthOf(unit: Unit, plain: boolean): string {
  const soldiers = isFoot(unit) && !isHero(unit) && unit.soldiers.length > 0;
  const sign = soldiers ? (plain ? 'o' : '●') : plain ? '+' : '♥';
  return `${soldiers ? figuresOf(unit) : healthOf(unit)}${sign}`;
}

/** What lies on a square besides units: letter, sign in Unicode, sign in ASCII, word. */
function groundSign(view: TacticsView, square: number, style: Style): { fill: string; word: string } {
  const { board } = view;
  const sign = (unicode: string, ascii: string) => (style.plain ? ascii : unicode);
  const fills: Readonly<Record<string, string>> = { '#': sign('▒', '#'), w: sign('≈', '~') };
  const dots: Readonly<Record<string, string>> = { t: sign('♣', 'Y'), r: sign('▲', 'A'), b: sign('⌂', 'n') };
  const letter = board.ground[square]!;
  const things: readonly (readonly [readonly number[], string])[] = [
    [board.crates, own('board.crate')],
    [board.traps, own('board.trap')],
    [board.trenches, own('board.trench')],
    [board.wire, own('board.wire')],
    [board.mines, own('board.mines')],
    [board.smoke.map(({ at }) => at), own('board.smoke')],
    [board.objectives, sign('★', '*')],
  ];
  const word = things.find(([squares]) => squares.includes(square))?.[1] ?? dots[letter] ?? '';
  return { fill: fills[letter] ?? '', word };
}

/** What is drawn, and how wide a square is inside. */
interface Drawing {
  readonly view: TacticsView;
  readonly style: Style;
  readonly marks: Marks;
  readonly inside: number;
}

/** The two lines of a square. */
type Cell = [string, string];

/** What stands after a unit's name: whether it can be aimed at, or has acted. */
function markOf({ style, marks }: Drawing, unit: Unit): string {
  if (marks.targets.has(unit.id)) return style.plain ? '!' : '◎';
  if (unit.activated) return style.plain ? '.' : '✓';
  return ' ';
}

/** Machines say where they face, squads whether a hero is with them. */
function facingOf({ view, style }: Drawing, unit: Unit): string {
  const { kind } = cardOfUnit(unit);
  if (kind === 'vehicle' || kind === 'aircraft')
    return FACINGS[style.plain ? 'ascii' : 'unicode'][unit.facing];
  return view.units.some((one) => one.joined === unit.id && onBoard(one)) ? '+' : '';
}

function unitCell(drawing: Drawing, unit: Unit): Cell {
  const { style, inside } = drawing;
  const paint = sidePaint(unit.side, style);
  const facing = facingOf(drawing, unit);
  const room = inside - (facing ? 1 : 0);
  const second = `${unit.name}${markOf(drawing, unit)}${strengthOf(unit, style.plain)}`.slice(0, room);
  const name = padEnd(shortName(unit, inside), inside);
  return [unit.activated ? paint(name) : style.bold(paint(name)), paint(padEnd(second, room) + facing)];
}

function emptyCell({ view, style, marks, inside }: Drawing, square: number): Cell {
  const { fill, word } = groundSign(view, square, style);
  if (fill !== '') return [style.dim(fill.repeat(inside)), style.dim(fill.repeat(inside))];
  const number = marks.numbers.get(squareWord(square, view.board.width));
  const first =
    word === ''
      ? style.dim(centred(style.plain ? '.' : '·', inside))
      : style.note(centred(word.slice(0, inside), inside));
  const second =
    number === undefined ? '' : style.good(style.bold(centred(`(${number})`.slice(0, inside), inside)));
  return [first, second];
}

export function drawBoard(view: TacticsView, style: Style, marks: Marks): string[] {
  const { width, height } = view.board;
  const inside = Math.min(7, Math.max(4, Math.floor(75 / width) - 1));
  const drawing = { view, style, marks, inside };
  const { grid, edges } = tablesOf(view.board);
  const standing = new Map<number, Unit>();
  for (const unit of view.units) {
    if (!onBoard(unit) || unit.joined >= 0) continue;
    for (const square of squaresOf(view, unit)) if (!standing.has(square)) standing.set(square, unit);
  }
  return drawGrid(
    {
      width,
      height,
      inside,
      columnName: (x) => squareWord(x, width).replace(/\d+$/, ''),
      cell: (x, y) => {
        const unit = standing.get(y * width + x);
        return unit ? unitCell(drawing, unit) : emptyCell(drawing, y * width + x);
      },
      ...seamsOf(grid, edges),
    },
    style,
  );
}
