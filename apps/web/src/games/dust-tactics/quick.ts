import type { BuiltLayout, ForceUnit, Scenario, Square } from '@dustfront/dust-tactics';
import type { Json } from '@dustfront/kernel';
import { t } from '../../i18n/index.ts';
import { boxed, type Door, turned } from '../boxes.ts';

const map = [
  '....c....',
  '.#.....#.',
  '....t....',
  '.bb...c..',
  '.be...eb.',
  '..c...bb.',
  '....t....',
  '.#.....#.',
  '....c....',
];

const over = (square: Square): Square => turned(square, 9, 9);

const house: readonly Square[] = [
  [1, 3],
  [2, 3],
  [1, 4],
  [2, 4],
];
const doors: readonly Door<'door'>[] = [
  {
    between: [
      [2, 4],
      [3, 4],
    ],
    kind: 'door',
  },
  {
    between: [
      [1, 3],
      [1, 2],
    ],
    kind: 'door',
  },
  {
    between: [
      [1, 4],
      [1, 5],
    ],
    kind: 'door',
  },
];
const twins = (): readonly Door<'door'>[] =>
  doors.map(({ between: [a, b], kind }) => ({ between: [over(a), over(b)], kind }));

/** The middle of the street, and the room behind the door of either house. */
const goals: readonly Square[] = [
  [2, 4],
  [4, 4],
  [6, 4],
];

const allies: readonly ForceUnit[] = [
  { card: 'recon-rangers', at: [4, 7] },
  { card: 'hot-dog', at: [2, 7] },
  { card: 'combat-rangers', at: [6, 8] },
  { card: 'pounder', at: [0, 8] },
  { card: 'assault-rangers', hero: 'joe-brown', at: [6, 7] },
];
const axis: readonly ForceUnit[] = [
  { card: 'battle-grenadiers', at: [4, 1] },
  { card: 'luther', at: [6, 1] },
  { card: 'recon-grenadiers', at: [2, 0] },
  { card: 'ludwig', at: [8, 0] },
  { card: 'laser-grenadiers', hero: 'sigrid', at: [2, 1] },
];

const row = (y: number): readonly Square[] =>
  [...map[y]!].flatMap((sign, x): Square[] => (sign === '.' ? [[x, y]] : []));

const scenario = (): Scenario & BuiltLayout => ({
  id: 'quick',
  number: 0,
  title: t('quick.dust-tactics'),
  note: '',
  provenance: { rules: 'ours', map: 'ours' },
  briefing: '',
  map,
  entry: { allies: row(8), axis: row(0) },
  sides: {
    allies: { role: 'even', task: '', force: allies },
    axis: { role: 'even', task: '', force: axis },
  },
  rounds: 6,
  firstPlayer: 'allies',
  bonuses: (['allies', 'axis'] as const).map((side) => ({
    side,
    points: 2,
    per: 'each' as const,
    objective: { kind: 'hold' as const, squares: goals, count: 1, round: 'end' as const },
    text: t('editor.bonusText', { points: 2 }),
  })),
  walls: [...boxed(house, doors), ...boxed(house.map(over), twins())],
});

/** A battle that begins at once: everybody stands on the board, and the Allies move first. */
export const coreQuick = (): Json => JSON.parse(JSON.stringify({ scenario: scenario() })) as Json;
