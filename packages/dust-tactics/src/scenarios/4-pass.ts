import type { Scenario } from './scenario.ts';
import { row } from './squares.ts';

const SOUTH = row(8, 0, 8);

/**
 * Break through. Designed by us; what an escape is worth and who leads the column are set for balance
 * (docs/balance.md).
 */
export const THE_PASS: Scenario = {
  id: 'the-pass',
  number: 4,
  title: 'The Pass',
  provenance: { rules: 'ours', map: 'ours' },
  note: 'A broken wall of ice, its middle closed to walkers.',
  briefing:
    'An Axis column has been cut off and the only road home leads through the Rangers. Every squad that ' +
    'gets through will be back tomorrow.',
  map: [
    '.........',
    '.........',
    '.#..#..#.',
    '....c....',
    '.#..t..#.',
    '....c....',
    '.#..#..#.',
    '.........',
    '.........',
  ],
  entry: { allies: SOUTH, axis: row(0, 0, 8) },
  sides: {
    allies: {
      role: 'defender',
      task: 'Let no two units leave over your edge.',
      force: [
        { card: 'hot-dog' },
        { card: 'recon-rangers' },
        { card: 'assault-rangers' },
        { card: 'combat-rangers', hero: 'joe-brown' },
      ],
    },
    axis: {
      role: 'attacker',
      task: 'Leave over the southern edge with at least two units.',
      force: [
        { card: 'luther' },
        { card: 'recon-grenadiers' },
        { card: 'battle-grenadiers' },
        { card: 'laser-grenadiers' },
      ],
      objective: { kind: 'exit', squares: SOUTH, count: 2 },
    },
  },
  rounds: 8,
  firstPlayer: 'initiative',
  bonuses: [
    {
      side: 'axis',
      points: 3,
      per: 'each',
      objective: { kind: 'exit', squares: SOUTH, count: 1 },
      text: 'for each unit that left over the southern edge',
    },
  ],
};
