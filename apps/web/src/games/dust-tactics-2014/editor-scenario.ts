import {
  type Board,
  type OwnBattle,
  type OwnGoal,
  type OwnObjective,
  type OwnScenario,
  type OwnWall,
  ownBoard,
  type Scenario,
} from '@dustfront/dust-tactics-2014';
import type { Json } from '@dustfront/kernel';
import { t } from '../../i18n/index.ts';
import {
  blankDraft,
  type Draft,
  type DraftEdge,
  type DraftGoal,
  type DraftTable,
  type DraftUnit,
  type DraftZone,
  type Side,
  type Square,
} from '../draft.ts';
import { sidesOf } from '../goals.ts';
import { betweenOf, blocksOf, wallsOf } from '../walls.ts';
import { forceOf } from './builder.ts';
import { tableText } from './editor-drawing.ts';

/** A building has walls towards the outside; openings are built into them. */
const outerWall = (a: string, b: string): string | null =>
  a !== '' && b !== '' && (a === 'b') !== (b === 'b') ? 'wall' : null;

function objectiveOf({ kind, count, round, unit }: DraftGoal, squares: readonly Square[]): OwnObjective {
  switch (kind) {
    case 'control':
      return { kind: 'control', squares };
    case 'reach':
    case 'exit':
      return { kind: 'reach', squares, count, ...(unit === '' ? {} : { unit }) };
    case 'destroy':
    case 'destroy-cover':
      return { kind: 'destroy', unit };
    case 'survive':
      return { kind: 'survive', unit: unit === '' ? 'any' : unit };
    case 'place':
      return { kind: 'hold', squares, count: 1, round, place: true };
    default:
      return { kind: 'hold', squares, count, round };
  }
}

/** Squares of a goal, or the points of what it names on a table. */
const goalPoints = ({ table }: Draft, { squares, marks = [] }: DraftGoal): readonly Square[] =>
  table === undefined
    ? squares
    : marks.flatMap((mark) => table.features.find(({ id }) => id === mark)?.points.slice(0, 1) ?? []);

const goalsOf = (draft: Draft): OwnGoal[] =>
  draft.goals.flatMap((goal) =>
    sidesOf(draft, goal).map((side) => ({
      side,
      worth: goal.worth,
      ...(goal.each ? { per: 'each' as const } : {}),
      objective: objectiveOf(goal, goalPoints(draft, goal)),
    })),
  );

/** How many squares of a zone lie on each edge: 0 north, 1 east, 2 south, 3 west. */
function onEdges(zone: readonly Square[], width: number, height: number): readonly number[] {
  const count = (on: (square: Square) => boolean) => zone.filter(on).length;
  return [
    count(([, y]) => y === 0),
    count(([x]) => x === width - 1),
    count(([, y]) => y === height - 1),
    count(([x]) => x === 0),
  ];
}

/** The edge that a side's entry squares lie on, an edge of its own for each. */
function edgesOf(draft: Draft): readonly [number, number] {
  const width = draft.map[0]?.length ?? 0;
  const best = (side: Side, not: number): number => {
    const counts = onEdges(draft.entry[side], width, draft.map.length);
    const free = [2, 0, 3, 1].filter((edge) => edge !== not);
    return free.reduce((a, b) => ((counts[b] ?? 0) > (counts[a] ?? 0) ? b : a));
  };
  const first = best(0, -1);
  return [first, best(1, first)];
}

const returns: Readonly<Record<Draft['returns'], readonly string[]>> = {
  none: [],
  mixed: ['infantry', 'vehicle'],
  any: ['any', 'any'],
};

/** The draft as a scenario that the rules understand. */
export function ownScenario(draft: Draft): OwnScenario {
  const list = (name: string) => draft.lists[name] ?? [];
  const back = returns[draft.returns];
  return {
    title: draft.title === '' ? t('editor.unnamed') : draft.title,
    map: draft.map,
    crates: list('crates'),
    traps: list('traps'),
    trenches: list('trenches'),
    wire: list('wire'),
    mines: list('mines'),
    walls: wallsOf(draft, outerWall).map((wall) => ({
      between: betweenOf(wall),
      kind: (wall.kind === 'door' ? 'large' : wall.kind) as OwnWall['kind'],
    })),
    buildings: blocksOf(draft.map, 'b').map((squares) => ({
      squares,
      storeys: Math.max(...squares.map(([x, y]) => draft.storeys[`${x},${y}`] ?? 1)),
    })),
    forts: draft.forts,
    edges: edgesOf(draft),
    entry: draft.entry,
    rounds: draft.rounds,
    pieces: draft.pieces ? ['tile', 'tile', 'trap'] : [],
    reserves: [back, back],
    resupply: draft.resupply,
    goals: goalsOf(draft),
  };
}

export const draftBoard = (draft: Draft): Board => ownBoard(ownScenario(draft));

/** Units by name where a goal speaks of them, with their place or their round. */
function forceJson(draft: Draft, side: Side): unknown {
  const named = new Set(draft.goals.map(({ unit }) => unit));
  const { works } = forceOf(draft.forces[side].map(({ unit }) => unit));
  const units = draft.forces[side].filter(({ unit }) => !works.includes(unit));
  const card = ({ key, unit, at, facing, heading, round }: DraftUnit) => {
    const orders = {
      ...(named.has(key) ? { tag: key } : {}),
      ...(at === undefined ? {} : { at }),
      ...(at === undefined || facing === undefined ? {} : { facing }),
      ...(at === undefined || heading === undefined ? {} : { heading }),
      ...(round === undefined ? {} : { round }),
    };
    return Object.keys(orders).length === 0 ? unit : { card: unit, ...orders };
  };
  return { name: 'own', cards: units.map(card), works };
}

const onSquares = (draft: Draft): Json =>
  JSON.parse(
    JSON.stringify({
      scenario: ownScenario(draft),
      placement: draft.pieces,
      forces: [forceJson(draft, 0), forceJson(draft, 1)],
    }),
  ) as Json;

const whole = ({ width, height }: DraftTable, { edge }: DraftZone): readonly [number, number] => [
  0,
  edge % 2 === 0 ? width : height,
];

/** A battle on a table says everything but the table itself, which is drawn beside it. */
function tableSetup(draft: Draft, table: DraftTable): Json {
  const back = returns[draft.returns];
  const [one, two] = table.zones;
  const scenario: OwnBattle = {
    title: draft.title === '' ? t('editor.unnamed') : draft.title,
    edges: [one.edge, two.edge],
    gates: [one.gates ?? whole(table, one), two.gates ?? whole(table, two)],
    rounds: draft.rounds,
    reserves: [back, back],
    resupply: draft.resupply,
    goals: goalsOf(draft),
  };
  const forces = [forceJson(draft, 0), forceJson(draft, 1)];
  return JSON.parse(JSON.stringify({ scenario, table: { text: tableText(table) }, forces })) as Json;
}

/** What a match on the battlefield is begun with. */
export const tacticsSetupOf = (draft: Draft): Json =>
  draft.table === undefined ? onSquares(draft) : tableSetup(draft, draft.table);

const goal = (
  kind: DraftGoal['kind'],
  squares: readonly Square[],
  round: number | 'end',
  worth: 'win' | number,
) =>
  ({
    side: 'both',
    kind,
    squares,
    count: Math.max(1, squares.length),
    round,
    worth,
    each: false,
    unit: '',
  }) as const;

/** A printed scenario as a draft to change: its board, and its way of winning in the words of the editor. */
export function draftOfBoard({ board, lastTurn, place, reserves, resupply }: Scenario): Draft {
  const { width, height } = board;
  const square = (at: number): Square => [at % width, Math.floor(at / width)];
  const squares = (list: readonly number[]) => list.map(square);
  const edges = board.walls.map(({ edge, kind }): DraftEdge => {
    const at = Math.floor(edge / 2);
    return edge % 2 === 0
      ? { at: square(at + 1), side: 'w', kind }
      : { at: square(at + width), side: 'n', kind };
  });
  const storeys = Object.fromEntries(
    board.buildings.flatMap((house) => squares(house.squares).map(([x, y]) => [`${x},${y}`, house.storeys])),
  );
  const objectives = squares(board.objectives);
  const goals =
    place.length > 0
      ? [goal('place', squares(place), 'end', 'win')]
      : objectives.length > 0
        ? [goal('hold', objectives, 3, 'win'), { ...goal('control', objectives, 'end', 'win'), count: 1 }]
        : [];
  return {
    ...blankDraft('dust-tactics-2014', width, height),
    map: Array.from({ length: height }, (_, y) => board.ground.slice(y * width, (y + 1) * width)),
    lists: {
      crates: squares(board.crates),
      traps: squares(board.traps),
      trenches: squares(board.trenches),
      wire: squares(board.wire),
      mines: squares(board.mines),
    },
    storeys,
    edges,
    goals,
    rounds: lastTurn,
    returns: reserves.includes('any') ? 'any' : reserves.length > 0 ? 'mixed' : 'none',
    pieces: true,
    resupply,
  };
}
