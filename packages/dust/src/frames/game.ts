import type { Frame } from '@dustfront/kernel';
import { call, done } from '@dustfront/kernel';
import { frame } from '../events.ts';
import { newRound } from './round.ts';
import { newSetup } from './setup.ts';

export type GameFrame = Frame<'game', 'setup' | 'round' | 'after-round'>;

/** Set-up, then round after round until somebody has won [dust.win.none]. */
export const game = frame<GameFrame>({
  kind: 'game',
  cites: ['dust.round.steps', 'dust.win.none'],
  steps: {
    setup: () => call(newSetup(), 'round'),
    round: ({ state }) => (state.ending === null ? call(newRound(), 'after-round') : done()),
    'after-round': ({ state }) => (state.ending === null ? 'round' : done()),
  },
});
