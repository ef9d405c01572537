import type { Contest } from '@dustfront/testkit/referee';
import { dustTactics } from '../../src/game.ts';
import { randomSetup } from './setups.ts';
import { CoreWatcher } from './watcher.ts';

/** Random games of the Core Set under the eyes of the referee. */
export const contest: Contest = {
  game: dustTactics,
  setup: randomSetup,
  watcher: () => new CoreWatcher(),
  isRest: (question) => question === 'activate',
  letter: (face) => (face < 2 ? 'H' : 'M'),
};
