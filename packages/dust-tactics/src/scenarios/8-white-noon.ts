import type { Bloc } from '../cards/card.ts';
import type { Bonus, Scenario, Square } from './scenario.ts';
import { row } from './squares.ts';

const LINE: readonly Square[] = [
  [0, 4],
  [4, 4],
  [8, 4],
];

const holding = (side: Bloc, round: number | 'end', points: number): Bonus => ({
  side,
  points,
  per: 'once',
  objective: { kind: 'hold', squares: LINE, count: 2, round },
  text:
    round === 'end'
      ? 'for two of the three squares at the end'
      : `for two of the three squares after round ${round}`,
});

/** Everything on the table, a line to hold again and again. Designed by us. */
export const WHITE_NOON: Scenario = {
  id: 'white-noon',
  number: 8,
  title: 'White Noon',
  provenance: { rules: 'ours', map: 'ours' },
  note: 'Both full companies; the line is counted three times.',
  briefing:
    'There is no night this far south and nowhere to fall back to. Both companies have orders to own the ' +
    'line of the three drill heads, and to go on owning it.',
  map: [
    '.........',
    '.#..#..#.',
    '..#...#..',
    '#.c,%,t.#',
    '...,C,...',
    '#.t,%,c.#',
    '..#...#..',
    '.#..#..#.',
    '.........',
  ],
  entry: { allies: row(8, 0, 8), axis: row(0, 0, 8) },
  sides: {
    allies: {
      role: 'even',
      task: 'Hold two of the three drill heads, early and late.',
      force: [
        { card: 'hot-dog' },
        { card: 'pounder' },
        { card: 'recon-rangers' },
        { card: 'assault-rangers', hero: 'joe-brown' },
        { card: 'combat-rangers' },
      ],
    },
    axis: {
      role: 'even',
      task: 'Hold two of the three drill heads, early and late.',
      force: [
        { card: 'luther' },
        { card: 'ludwig' },
        { card: 'recon-grenadiers' },
        { card: 'battle-grenadiers' },
        { card: 'laser-grenadiers', hero: 'sigrid' },
      ],
    },
  },
  rounds: 8,
  firstPlayer: 'initiative',
  // The Axis company is the weaker one in the open; the line is worth a point more to it.
  bonuses: (['allies', 'axis'] as const).flatMap((side) => {
    const more = side === 'axis' ? 1 : 0;
    return [holding(side, 4, 2 + more), holding(side, 6, 2 + more), holding(side, 'end', 3 + more)];
  }),
};
