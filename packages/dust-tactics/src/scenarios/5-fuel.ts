import type { Scenario, Square } from './scenario.ts';
import { row } from './squares.ts';

const FUEL: readonly Square[] = [
  [1, 2],
  [4, 2],
  [7, 2],
];

/** Destroy. Designed by us; that nobody earns points by the way is for balance (docs/balance.md). */
export const FUEL_DUMPS: Scenario = {
  id: 'fuel-dumps',
  number: 5,
  title: 'Fuel Dumps',
  provenance: { rules: 'ours', map: 'ours' },
  note: 'Three crates behind the Axis line: burn them and get away with it.',
  briefing:
    'Without fuel the walkers of the northern group are statues. Three dumps lie behind their wire; the ' +
    'Rangers bring fire.',
  map: [
    '...,,,...',
    '..#,%,#..',
    '.c.,C,.c.',
    '...#.#...',
    '.#..t..#.',
    '...#.#...',
    '.........',
    '.#.....#.',
    '.........',
  ],
  entry: { allies: row(8, 0, 8), axis: row(0, 0, 8) },
  sides: {
    allies: {
      role: 'attacker',
      task: 'Destroy the fuel dumps.',
      force: [
        { card: 'hot-dog' },
        { card: 'recon-rangers' },
        { card: 'assault-rangers', hero: 'joe-brown' },
        { card: 'combat-rangers' },
      ],
      objective: { kind: 'destroy-cover', squares: FUEL, count: 3 },
    },
    axis: {
      role: 'defender',
      task: 'Keep the fuel and punish the raid.',
      force: [
        { card: 'luther' },
        { card: 'recon-grenadiers' },
        { card: 'battle-grenadiers' },
        { card: 'laser-grenadiers', hero: 'sigrid' },
      ],
    },
  },
  rounds: 6,
  firstPlayer: 'initiative',
  bonuses: [],
};
