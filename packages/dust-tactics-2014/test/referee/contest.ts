import type { Contest } from '@dustfront/testkit/referee';
import { dustTactics2014 } from '../../src/game.ts';
import { MeasuredWatcher } from './measured.ts';
import { measuredSetup } from './measured-setups.ts';
import { randomSetup } from './setups.ts';
import { Watcher2014 } from './watcher.ts';

/** Random games of 2013/14 under the eyes of the referee. */
export const contest: Contest = {
  game: dustTactics2014,
  setup: randomSetup,
  watcher: () => new Watcher2014(),
  isRest: (question) => question === 'activate',
  letter: (face) => 'FFTTSS'[face]!,
};

/** The same measured on tables. */
export const measured: Contest = {
  ...contest,
  setup: measuredSetup,
  watcher: () => new MeasuredWatcher(),
};
