import type { Scenario } from './scenario.ts';
import { column, row } from './squares.ts';

const EAST = column(8, 5, 8);

/** A named hero to catch or to bring through: one of the two wins, so nothing else scores. Designed by us. */
export const THE_COURIER: Scenario = {
  id: 'the-courier',
  number: 6,
  title: 'The Courier',
  provenance: { rules: 'ours', map: 'ours' },
  note: 'One officer must cross the board from west to east while the Rangers come down from the north.',
  briefing:
    'Colonel von Thaler carries what the drill brought up from under the ice. The plane waits beyond the ' +
    'eastern ridge, and the Rangers have heard the engine too.',
  map: [
    '.........',
    '...#..#..',
    '.#.......',
    '....#.c..',
    '..#..t..#',
    '....c....',
    '.#....#..',
    '...#.....',
    '......#..',
  ],
  entry: { allies: row(0, 2, 8), axis: column(0, 4, 8) },
  sides: {
    allies: {
      role: 'attacker',
      task: 'Eliminate Colonel von Thaler.',
      force: [
        { card: 'hot-dog' },
        { card: 'pounder' },
        { card: 'recon-rangers', hero: 'joe-brown' },
        { card: 'combat-rangers' },
      ],
      objective: { kind: 'destroy', unit: 'colonel' },
    },
    axis: {
      role: 'defender',
      task: 'Bring Colonel von Thaler off the board in the southern part of the eastern edge.',
      force: [
        { card: 'luther' },
        { card: 'ludwig' },
        { card: 'recon-grenadiers' },
        { card: 'laser-grenadiers', hero: 'sigrid', heroTag: 'colonel' },
      ],
      objective: { kind: 'exit', squares: EAST, count: 1, unit: 'colonel' },
    },
  },
  rounds: 7,
  firstPlayer: 'initiative',
  bonuses: [],
};
