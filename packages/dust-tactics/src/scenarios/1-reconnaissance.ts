import type { Scenario } from './scenario.ts';
import { row } from './squares.ts';

/**
 * dt1.ruling.scenarios: two squads of infantry 2 and one vehicle a side on nine tiles are known of the printed
 * scenario; map, rounds and words are ours. dt1.faq.scenario1.pieces: no crates and traps.
 * dt1.faq.scenario1.cover: every other cover rule holds.
 */
export const RECONNAISSANCE: Scenario = {
  id: 'reconnaissance',
  number: 1,
  title: 'Reconnaissance',
  provenance: { rules: 'inferred', map: 'ours' },
  note: 'An even fight over open ice with corners to hide behind.',
  briefing:
    'Queen Maud Land, Antarctica, January 1947. Two patrols follow the same tracks in the snow and meet ' +
    'where they end. Neither wants the other to tell what it has seen.',
  map: [
    '.........',
    '..#...#..',
    '.........',
    '#..#..#..',
    '.........',
    '..#..#..#',
    '.........',
    '..#...#..',
    '.........',
  ],
  entry: { allies: row(8, 0, 8), axis: row(0, 2, 6) },
  sides: {
    allies: {
      role: 'even',
      task: 'Destroy more than you lose.',
      force: [{ card: 'recon-rangers' }, { card: 'combat-rangers' }, { card: 'hot-dog' }],
    },
    axis: {
      role: 'even',
      task: 'Destroy more than you lose.',
      force: [{ card: 'recon-grenadiers' }, { card: 'battle-grenadiers' }, { card: 'luther' }],
    },
  },
  rounds: 6,
  firstPlayer: 'initiative',
  bonuses: [],
};
