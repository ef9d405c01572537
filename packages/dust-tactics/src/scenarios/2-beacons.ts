import type { Scenario, Square } from './scenario.ts';
import { row } from './squares.ts';

const BEACONS: readonly Square[] = [
  [1, 4],
  [4, 4],
  [7, 4],
];

/** Capture: three squares halfway. Designed by us. */
export const BEACONS_ON_THE_ICE: Scenario = {
  id: 'beacons-on-the-ice',
  number: 2,
  title: 'Beacons on the Ice',
  provenance: { rules: 'ours', map: 'ours' },
  note: 'Three beacons halfway between the sides: who spreads out, scores; who keeps together, kills.',
  briefing:
    'Three radio beacons guide the supply planes in, and both sides want the next drop. The planes come ' +
    'at dusk and land by whatever signal they hear.',
  map: [
    '.........',
    '.#..#..#.',
    '..#...#..',
    '..c#.t...',
    '#.......#',
    '...t.#c..',
    '..#...#..',
    '.#..#..#.',
    '.........',
  ],
  entry: { allies: row(8, 0, 8), axis: row(0, 0, 8) },
  sides: {
    allies: {
      role: 'even',
      task: 'Hold the beacons when the planes come.',
      force: [{ card: 'recon-rangers' }, { card: 'combat-rangers', hero: 'joe-brown' }, { card: 'pounder' }],
    },
    axis: {
      role: 'even',
      task: 'Hold the beacons when the planes come.',
      force: [{ card: 'recon-grenadiers' }, { card: 'laser-grenadiers', hero: 'sigrid' }, { card: 'ludwig' }],
    },
  },
  rounds: 7,
  firstPlayer: 'initiative',
  bonuses: (['allies', 'axis'] as const).map((side) => ({
    side,
    points: 2,
    per: 'each' as const,
    objective: { kind: 'hold' as const, squares: BEACONS, count: 1, round: 'end' as const },
    text: 'for each beacon held at the end',
  })),
};
