import type { OwnScenario, Square } from '@dustfront/dust-tactics-2014';
import type { Json } from '@dustfront/kernel';
import { t } from '../../i18n/index.ts';
import { boxed, type Door, turned } from '../boxes.ts';

type Way = 'small' | 'large';

const map = [
  '............',
  '..r......t..',
  '...t........',
  '.....bb.....',
  '.bb..bb..bb.',
  '.....bb.....',
  '........t...',
  '..t......r..',
  '............',
];

const over = (square: Square): Square => turned(square, 12, 9);
const bothWays = (squares: readonly Square[]): Square[] => [...squares, ...squares.map(over)];
const withTwins = (doors: readonly Door<Way>[]): readonly Door<Way>[] => [
  ...doors,
  ...doors.map(({ between: [a, b], kind }) => ({ between: [over(a), over(b)] as const, kind })),
];

const hall: readonly Square[] = [
  [5, 3],
  [6, 3],
  [5, 4],
  [6, 4],
  [5, 5],
  [6, 5],
];
const westHouse: readonly Square[] = [
  [1, 4],
  [2, 4],
];
const hallDoors: readonly Door<Way>[] = [
  {
    between: [
      [5, 3],
      [5, 2],
    ],
    kind: 'large',
  },
  {
    between: [
      [6, 3],
      [6, 2],
    ],
    kind: 'large',
  },
  {
    between: [
      [5, 4],
      [4, 4],
    ],
    kind: 'small',
  },
];
const houseDoors: readonly Door<Way>[] = [
  {
    between: [
      [2, 4],
      [3, 4],
    ],
    kind: 'small',
  },
  {
    between: [
      [1, 4],
      [1, 3],
    ],
    kind: 'small',
  },
  {
    between: [
      [1, 4],
      [1, 5],
    ],
    kind: 'small',
  },
];

/** Squares that count at the end: the middle of the hall, and the inner room of each house. */
const goals = (): readonly Square[] =>
  bothWays([
    [2, 4],
    [5, 4],
  ]);

const scenario = (): OwnScenario => ({
  title: t('quick.dust-tactics-2014'),
  map,
  crates: bothWays([
    [4, 6],
    [7, 7],
  ]),
  traps: bothWays([[2, 6]]),
  trenches: bothWays([
    [9, 6],
    [10, 6],
  ]),
  wire: [],
  walls: [
    ...boxed(hall, withTwins(hallDoors)),
    ...boxed(westHouse, houseDoors),
    ...boxed(westHouse.map(over), withTwins(houseDoors)),
  ],
  buildings: [
    { squares: hall, storeys: 2 },
    { squares: westHouse, storeys: 1 },
    { squares: westHouse.map(over), storeys: 1 },
  ],
  edges: [2, 0],
  rounds: 6,
  goals: ([0, 1] as const).map((side) => ({
    side,
    worth: 3,
    per: 'each' as const,
    objective: { kind: 'hold' as const, squares: goals(), count: 1, round: 'end' as const },
  })),
});

const allies = [
  { card: 'ranger-attack-squad', at: [5, 7] },
  { card: 'wildfire', at: [3, 8], facing: 0 },
  { card: 'ranger-combat-squad', at: [8, 8] },
  { card: 'bazooka-joe', at: [6, 8] },
];
const axis = [
  { card: 'sturmgrenadier-assault-squad', at: [6, 1] },
  { card: 'hans', at: [8, 0], facing: 2 },
  { card: 'sturmgrenadier-tank-hunter-squad', at: [3, 0] },
  { card: 'manfred', at: [5, 0] },
];

/** A battle that begins at once: everybody stands on the board, nothing is set out, and nobody is asked for an edge. */
export const tacticsQuick = (): Json =>
  JSON.parse(
    JSON.stringify({
      scenario: scenario(),
      placement: false,
      forces: [
        { name: 'allies', cards: allies },
        { name: 'axis', cards: axis },
      ],
    }),
  ) as Json;

/** A squad and a walker a side on a table, to be moved, turned and fired with within a minute. */
export const tacticsQuickTable = (): Json => ({
  scenario: 'first-machines',
  table: 'chapel',
  forces: [
    { name: 'allies', cards: ['ranger-attack-squad', 'wildfire'] },
    { name: 'axis', cards: ['sturmgrenadier-assault-squad', 'hans'] },
  ],
});
