/** A position as text: the table between two activations, one line a thing. What is as at the start is left out. */
import { makeGrid, squaresOfEdge } from '@dustfront/wargame';
import { newUnit } from '../fielding.ts';
import type { Board } from '../ground/squares/board.ts';
import { drawTable } from '../ground/table/drawn.ts';
import { EDGES, squareWord } from '../options.ts';
import type { TacticsState, Unit } from '../state.ts';
import { FLAGS } from './flags.ts';

const edgeWord = (edge: number) => (edge < 0 ? '-' : EDGES[edge]!);

function boardLines(board: Board): string[] {
  const { width, height } = board;
  const name = (at: number) => squareWord(at, width);
  const lines = ['map'];
  for (let row = 0; row < height; row++)
    lines.push(
      `  ${board.ground
        .slice(row * width, (row + 1) * width)
        .split('')
        .join(' ')}`,
    );
  const list = (word: string, squares: readonly number[]) => {
    if (squares.length > 0) lines.push(`${word} ${squares.map(name).join(' ')}`);
  };
  list('crates', board.crates);
  list('traps', board.traps);
  list('trenches', board.trenches);
  list('wire', board.wire);
  list('mines', board.mines);
  list('objectives', board.objectives);
  for (const smoke of board.smoke) lines.push(`smoke ${name(smoke.at)} until ${smoke.until}`);
  const grid = makeGrid(width, height);
  for (const wall of board.walls) {
    const [one, two] = squaresOfEdge(grid, wall.edge);
    lines.push(`wall ${name(one)} ${name(two)} ${wall.kind}`);
  }
  for (const house of board.buildings)
    lines.push(`building ${house.storeys} ${house.squares.map(name).join(' ')}`);
  for (const works of board.forts)
    lines.push(`fort ${works.kind} ${name(works.at)} ${edgeWord(works.facing)} ${works.seat + 1}`);
  return lines;
}

/** Where its miniatures stand on a table, a word each: `300,400`, with a heading `300,400@16`, upstairs `300,400^1`. */
const placesOf = ({ bases }: Unit): string | null =>
  bases
    ?.map(([x, y, storey, heading]) =>
      [`${x},${y}`, heading === 0 ? '' : `@${heading}`, storey === 0 ? '' : `^${storey}`].join(''),
    )
    .join(' ') ?? null;

/** Words for a unit, each only where it differs from a fresh one. */
function unitLine(state: TacticsState, unit: Unit): string {
  const fresh = newUnit(unit.id, unit.name, unit.card, unit.side);
  const words = ['unit', unit.name, unit.card];
  const named = (id: number) => state.units[id]!.name;
  const width = state.table === undefined ? state.board.width : 0;
  if (unit.place === 'board') words.push(`at ${placesOf(unit) ?? squareWord(unit.at, width)}`);
  else if (unit.place === 'aboard') words.push(`aboard ${named(unit.carrier)}:${unit.carriage}`);
  else if (unit.place === 'gone') words.push('gone');
  if (unit.place !== 'board' && unit.at >= 0)
    words.push(`left ${placesOf(unit) ?? squareWord(unit.at, width)}`);
  if (unit.place === 'gone' && unit.carrier >= 0)
    words.push(`rode ${named(unit.carrier)}:${unit.carriage || '-'}`);
  if (unit.floor !== 0) words.push(`floor ${unit.floor}`);
  if (unit.facing !== fresh.facing) words.push(`facing ${EDGES[unit.facing]}`);
  if (unit.soldiers.join() !== fresh.soldiers.join()) words.push(`soldiers ${unit.soldiers.join() || '-'}`);
  if (unit.marks !== 0) words.push(`marks ${unit.marks}`);
  if (unit.joined >= 0) words.push(`joined ${named(unit.joined)}:${unit.bond || '-'}`);
  if (unit.spent.length > 0) words.push(`spent ${unit.spent.join()}`);
  if (unit.ammo.join() !== fresh.ammo.join()) words.push(`ammo ${unit.ammo.join()}`);
  if (unit.stuns.length > 0) words.push(`stuns ${unit.stuns.map((id) => (id < 0 ? '-' : named(id))).join()}`);
  if (unit.pinned !== undefined) words.push(unit.pinned);
  if (unit.from !== undefined) words.push(`from ${unit.from}`);
  if (unit.tag !== undefined) words.push(`tag ${unit.tag}`);
  for (const flag of FLAGS) if (unit[flag] !== fresh[flag]) words.push(unit[flag] ? flag : `not-${flag}`);
  return words.join(' ');
}

export function printPosition(state: TacticsState): string {
  const lines = [
    `rules ${state.rules}`,
    `reactions ${state.reactions ? 'on' : 'off'}`,
    ...(state.suppression === true ? ['suppression on'] : []),
    `scenario ${state.scenario}`,
    `turn ${state.turn} of ${state.lastTurn}`,
    `to-act ${state.toAct + 1}`,
    `edges ${state.edges.map(edgeWord).join(' ')}`,
    ...(state.table === undefined ? boardLines(state.board) : [drawTable(state.table).trimEnd()]),
  ];
  // Spaces would be taken for the end of a word.
  if (state.own !== undefined) lines.push(`own ${JSON.stringify(state.own).replaceAll(' ', '\\u0020')}`);
  if (state.paid !== undefined && state.paid.length > 0) lines.push(`paid ${state.paid.join(' ')}`);
  if (state.scores.some((points) => points !== 0)) lines.push(`score ${state.scores.join(' ')}`);
  for (const word of ['reinforced', 'replaced'] as const)
    state[word].forEach((used, side) => {
      if (used) lines.push(`${word} ${side + 1}`);
    });
  for (const alert of state.alerts)
    lines.push(`alert ${alert.side + 1} ${state.units[alert.aircraft]!.name}`);
  for (const word of ['works', 'pieces', 'reserves'] as const)
    state[word].forEach((left, side) => {
      if (left.length > 0) lines.push(`${word} ${side + 1} ${left.join(' ')}`);
    });
  for (const id of state.fallen) lines.push(`fallen ${state.units[id]!.name}`);
  for (const unit of state.units) lines.push(unitLine(state, unit));
  return `${lines.join('\n')}\n`;
}
