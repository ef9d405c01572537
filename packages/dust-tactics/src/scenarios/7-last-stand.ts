import type { Scenario, Square } from './scenario.ts';
import { row } from './squares.ts';

const STATION: readonly Square[] = [
  [4, 3],
  [3, 4],
  [4, 4],
  [5, 4],
  [4, 5],
];

/** Last stand: twelve points against sixteen. Designed by us. */
export const STATION_SEVEN: Scenario = {
  id: 'station-seven',
  number: 7,
  title: 'Station Seven',
  provenance: { rules: 'ours', map: 'ours' },
  note: 'The defenders climb out of the hatches in the middle; the attackers come from two sides.',
  briefing:
    'The relief is a day away and the storm is over. Whoever is left in Station Seven comes up through ' +
    'the hatches and holds what can be held.',
  map: [
    '.........',
    '.#.....#.',
    '....#....',
    '..t%,%t..',
    '.#.,C,.#.',
    '..c%,%c..',
    '....#....',
    '.#.....#.',
    '.........',
  ],
  entry: { allies: STATION, axis: [...row(0, 0, 8), ...row(8, 0, 8)] },
  sides: {
    allies: {
      role: 'defender',
      task: 'Be there when the relief comes.',
      force: [
        { card: 'hot-dog' },
        { card: 'recon-rangers' },
        { card: 'assault-rangers', hero: 'joe-brown' },
        { card: 'combat-rangers' },
      ],
    },
    axis: {
      role: 'attacker',
      task: 'Wipe the station out, or stand in the middle of it at the end.',
      force: [
        { card: 'luther' },
        { card: 'ludwig' },
        { card: 'recon-grenadiers' },
        { card: 'battle-grenadiers' },
        { card: 'laser-grenadiers', hero: 'sigrid' },
      ],
    },
  },
  rounds: 7,
  firstPlayer: 'axis',
  bonuses: [
    {
      side: 'allies',
      points: 4,
      per: 'once',
      objective: { kind: 'survive', unit: 'any' },
      text: 'for being there when the relief comes',
    },
    {
      side: 'allies',
      points: 3,
      per: 'once',
      objective: { kind: 'hold', squares: [[4, 4]], count: 1, round: 'end' },
      text: 'for the middle of the station at the end',
    },
    {
      side: 'axis',
      points: 3,
      per: 'once',
      objective: { kind: 'hold', squares: [[4, 4]], count: 1, round: 'end' },
      text: 'for the middle of the station at the end',
    },
  ],
};
