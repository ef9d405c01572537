import type { Json } from '../../packages/kernel/src/index.ts';

/** What is played for each game where a few whole matches must stand for all. */
export const setups: Readonly<Record<string, readonly (readonly [string, Json])[]>> = {
  'dust-tactics': [
    ['hold-the-depot', { scenario: 'hold-the-depot' }],
    ['station-seven', { scenario: 'station-seven', options: { scale: 'later', oneReaction: true } }],
  ],
  dust: [
    ['two-players', { players: 2 }],
    ['five-players', { players: 5, quickSetup: 'random' }],
  ],
  'dust-tactics-2014': [
    ['firefight', { scenario: 'firefight' }],
    ['starter-reload', { rules: 'starter', scenario: 'reload' }],
    ['farmyard', { table: 'farmyard' }],
    ['the-oasis', { table: 'oasis', scenario: 'the-oasis' }],
  ],
};
