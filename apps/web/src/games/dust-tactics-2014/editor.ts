import {
  type Board,
  cardOf,
  dustTactics2014,
  hasCard,
  SCENARIOS,
  STARTER_FORCES,
  type TacticsView,
} from '@dustfront/dust-tactics-2014';
import { isProblems, type Problem } from '@dustfront/kernel';
import type { GridScene } from '../../board/scene.ts';
import {
  asUnits,
  blankDraft,
  type Draft,
  type EditorKit,
  isIn,
  limitProblems,
  newKey,
  type Square,
  signAt,
  wholeEdges,
  without,
  withSign,
  withSquare,
} from '../draft.ts';
import { goalProblems } from '../goals.ts';
import { tacticsBuilder } from './builder.ts';
import { draftBoard, draftOfBoard, tacticsSetupOf } from './editor-scenario.ts';
import { readyTables, tableKit } from './editor-table.ts';
import { sideNames, viewOf } from './model.ts';
import { boardScene } from './scene.ts';
import { scenarioTitle } from './setup.ts';
import { blocOf, signsOf } from './sides.ts';

/** Brushes that change the ground, by letter. */
const letters: Readonly<Record<string, string>> = {
  structure: '#',
  tree: 't',
  rubble: 'r',
  water: 'w',
  building: 'b',
};
/** Brushes that lay something on it, by list. */
const lists: Readonly<Record<string, string>> = {
  crate: 'crates',
  trap: 'traps',
  trench: 'trenches',
  wire: 'wire',
  mines: 'mines',
};

const listOf = (draft: Draft, brush: string): readonly Square[] => draft.lists[lists[brush] ?? ''] ?? [];

const withList = (draft: Draft, brush: string, squares: readonly Square[]): Draft => ({
  ...draft,
  lists: { ...draft.lists, [lists[brush] ?? brush]: squares },
});

const noPieces = (draft: Draft, square: Square): Draft => ({
  ...draft,
  lists: Object.fromEntries(Object.entries(draft.lists).map(([list, at]) => [list, without(at, square)])),
});

function has(draft: Draft, square: Square, brush: string): boolean {
  const letter = letters[brush];
  return letter === undefined ? isIn(listOf(draft, brush), square) : signAt(draft, square) === letter;
}

/** Nothing lies on a structure or in deep water, field works only on open ground. */
function put(draft: Draft, square: Square, brush: string): Draft {
  const letter = letters[brush];
  if (letter !== undefined) {
    const bare = letter === '#' || letter === 'w' ? noPieces(draft, square) : draft;
    return { ...bare, map: withSign(bare.map, square, letter) };
  }
  if (lists[brush] === undefined) return draft;
  const now = signAt(draft, square);
  const obstacle = brush === 'crate' || brush === 'trap';
  const map = now === '#' || now === 'w' || !obstacle ? withSign(draft.map, square, '.') : draft.map;
  const rival = brush === 'crate' ? 'trap' : brush === 'trap' ? 'crate' : null;
  const alone = rival === null ? draft : withList(draft, rival, without(listOf(draft, rival), square));
  return { ...withList(alone, brush, withSquare(listOf(alone, brush), square)), map };
}

function take(draft: Draft, square: Square, brush: string): Draft {
  return letters[brush] === undefined
    ? withList(draft, brush, without(listOf(draft, brush), square))
    : { ...draft, map: withSign(draft.map, square, '.') };
}

function clear(draft: Draft, square: Square): Draft {
  const bare = noPieces(draft, square);
  const [x, y] = square;
  return {
    ...bare,
    map: withSign(bare.map, square, '.'),
    forts: bare.forts.filter(({ at }) => x < at[0] || x > at[0] + 1 || y < at[1] || y > at[1] + 1),
  };
}

const cardsOf = (draft: Draft, side: 0 | 1) =>
  draft.forces[side].flatMap(({ unit }) => (hasCard(unit) ? [cardOf(unit)] : []));

function sides(draft: Draft): ReturnType<EditorKit['sides']> {
  const first = cardsOf(draft, 0);
  const second = cardsOf(draft, 1);
  const blocs = [
    first.length === 0 ? 'allies' : blocOf(first),
    second.length === 0 ? 'axis' : blocOf(second),
  ] as const;
  const names = sideNames(blocs);
  const [one = 'allies', two = 'axis'] = signsOf(blocs);
  return [
    { sign: one, name: names[0] ?? '' },
    { sign: two, name: names[1] ?? '' },
  ];
}

let bare: TacticsView | null = null;

/** A table with nobody on it, whose board can be exchanged. */
function bareView(): TacticsView {
  if (bare === null) {
    const made = dustTactics2014.setup({ scenario: 'firefight', placement: false });
    if (isProblems(made)) throw new Error('a match of the starter forces cannot be set up');
    bare = { ...viewOf(dustTactics2014.view(made, null)), edges: [-1, -1] };
  }
  return bare;
}

function scene(draft: Draft): GridScene {
  const board: Board = { ...draftBoard(draft), objectives: [] };
  const drawn = boardScene({ ...bareView(), board });
  return { ...drawn, tile: 3, pieces: [] };
}

function check(draft: Draft): readonly Problem[] {
  const made = dustTactics2014.setup(tacticsSetupOf(draft));
  const limit = limitProblems(draft, (side, units, most) =>
    tacticsBuilder
      .problems('allies', units, most, '')
      .filter(({ rule }) => rule === 'dt14.setup.force.size')
      .map((problem) => ({ ...problem, at: `forces.${side}` })),
  );
  return [...goalProblems(draft), ...(isProblems(made) ? made : []), ...limit];
}

const usual = (): Draft['forces'] => [
  asUnits(STARTER_FORCES.allies?.cards ?? []),
  asUnits(STARTER_FORCES.axis?.cards ?? []),
];

export const tacticsKit: EditorKit = {
  game: 'dust-tactics-2014',
  ownBlocs: false,
  table: tableKit,
  reached: 'win',
  builder: tacticsBuilder,
  brushes: [
    { id: 'structure', group: 'ground' },
    { id: 'tree', group: 'ground' },
    { id: 'rubble', group: 'ground' },
    { id: 'water', group: 'ground' },
    { id: 'building', group: 'ground' },
    { id: 'crate', group: 'pieces' },
    { id: 'trap', group: 'pieces' },
    { id: 'trench', group: 'works' },
    { id: 'wire', group: 'works' },
    { id: 'mines', group: 'works' },
  ],
  openings: ['wall', 'small', 'large', 'huge', 'none'],
  hasStoreys: true,
  hasForts: true,
  hasFacing: true,
  extras: ['returns', 'pieces', 'resupply'],
  size: { step: 1, least: 4, most: 24 },
  goals: ['hold', 'place', 'control', 'reach', 'destroy', 'survive'],
  sides,
  blank: () => ({ ...blankDraft('dust-tactics-2014', 12, 9), forces: usual() }),
  ready: () => [
    ...SCENARIOS.map((scenario) => ({
      id: scenario.id,
      title: scenarioTitle(scenario.id),
      draft: () => ({
        ...draftOfBoard(scenario),
        id: newKey(),
        title: scenarioTitle(scenario.id),
        entry:
          scenario.edges[0] === 0
            ? wholeEdges(scenario.board.width, scenario.board.height)
            : shortEdges(scenario.board.width, scenario.board.height),
        forces: usual(),
      }),
    })),
    ...readyTables(),
  ],
  has,
  put,
  take,
  clear,
  span: (unit) => {
    if (!hasCard(unit)) return 1;
    const { size } = cardOf(unit);
    return size === 'large' || size === 'huge' ? 2 : 1;
  },
  scene,
  setup: tacticsSetupOf,
  check,
};

const column = (x: number, height: number): Square[] =>
  Array.from({ length: height }, (_, y) => [x, y] as const);
const shortEdges = (width: number, height: number): Draft['entry'] => [
  column(0, height),
  column(width - 1, height),
];
