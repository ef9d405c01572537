import type { Scenario, Square } from './scenario.ts';
import { row } from './squares.ts';

const DEPOT: readonly Square[] = [
  [3, 4],
  [4, 4],
  [5, 4],
];

/** Attack and defence of a place. Designed by us. */
export const HOLD_THE_DEPOT: Scenario = {
  id: 'hold-the-depot',
  number: 3,
  title: 'Hold the Depot',
  provenance: { rules: 'ours', map: 'ours' },
  note: 'A depot with doors to every side: easy to enter, hard to keep.',
  briefing:
    'The Axis depot under the ridge feeds every patrol for fifty miles. The Rangers have until dark to ' +
    'take it; the Grenadiers only have to be there when the lights go out.',
  map: [
    '...,,,...',
    '...,,,...',
    '.#.%,%.#.',
    '..c,C,c..',
    '#..,,,..#',
    '..t%,%t..',
    '.........',
    '.#..#..#.',
    '.........',
  ],
  entry: { allies: row(8, 0, 8), axis: row(0, 0, 8) },
  sides: {
    allies: {
      role: 'attacker',
      task: 'Hold at least two of the three depot squares at the end.',
      force: [
        { card: 'hot-dog' },
        { card: 'pounder' },
        { card: 'recon-rangers' },
        { card: 'combat-rangers' },
      ],
    },
    axis: {
      role: 'defender',
      task: 'Keep at least two of the three depot squares until the end.',
      force: [
        { card: 'luther' },
        { card: 'ludwig' },
        { card: 'recon-grenadiers' },
        { card: 'battle-grenadiers' },
      ],
    },
  },
  rounds: 7,
  firstPlayer: 'initiative',
  bonuses: (['allies', 'axis'] as const).map((side) => ({
    side,
    points: 4,
    per: 'once' as const,
    objective: { kind: 'hold' as const, squares: DEPOT, count: 2, round: 'end' as const },
    text: 'for holding two depot squares at the end',
  })),
};
