import { GAME_IDS } from '@dustfront/games';
import { Failure } from '../failure.ts';
import { GAMES } from '../games.ts';
import type { OddsFlags } from './flags.ts';

/** Games in which one unit attacks another. */
export const ODDS_GAMES = GAME_IDS.filter((id) => GAMES[id].odds !== undefined);

const dashed = (word: string): string =>
  `--${word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** A flag of the other edition would be passed over in silence otherwise. */
export function refuseForeign(flags: OddsFlags): void {
  for (const game of ODDS_GAMES) {
    if (game === flags.game) continue;
    const foreign = GAMES[game].odds?.only.find((word) => flags[word] !== undefined);
    if (foreign !== undefined)
      throw new Failure('odds.foreign', { flag: dashed(foreign), game, asked: flags.game });
  }
}
