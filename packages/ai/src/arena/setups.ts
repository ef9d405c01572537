import { type Json, seededPick } from '@dustfront/kernel';
import { practised } from './games.ts';

/** What the arena plays when nothing else is asked for: the set-up of the n-th pair. */
export const arenaSetup = (game: string, pair: number, players = 2): Json =>
  practised(game)?.arena(pair, players) ?? {};

/** The n-th of many different set-ups of a game, for campaigns that want to see everything. */
export const variedSetup = (game: string, n: number): Json =>
  practised(game)?.varied(n, seededPick(`variety ${game} ${n}`)) ?? {};
