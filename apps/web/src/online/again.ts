import {
  type AnyGame,
  hashJson,
  type Json,
  Match,
  recordedDice,
  type State,
  type Viewer,
} from '@dustfront/kernel';
import type { MatchInfo } from '@dustfront/protocol';
import { rollsOf, type ToldLog } from './told.ts';

export interface PlayedAgain {
  /** What the viewer saw before the first answer and after each one. */
  readonly views: readonly Json[];
  readonly match: Match;
  /** Its state before the first answer. */
  readonly opening: State;
}

/** Plays again the answers and dice that were told; null unless that leads to the very view the server shows. */
export function playAgain(
  game: AnyGame,
  info: MatchInfo,
  viewer: Viewer,
  log: ToldLog,
  shown: Json,
): PlayedAgain | null {
  const answers = log.answers();
  if (answers.some(({ option }) => option == null)) return null;
  try {
    const match = Match.begin(
      game,
      info.settings.setup as Json,
      info.seats.map(({ name }) => name),
      recordedDice(rollsOf([...log.beginning(), ...answers])),
    );
    const opening = game.clone(match.state) as State;
    const views = [match.view(viewer)];
    for (const { seat, option } of answers) {
      const reply = match.submit(seat, match.question(seat)?.number ?? -1, option ?? '');
      if ('refused' in reply) return null;
      views.push(match.view(viewer));
    }
    return hashJson(views.at(-1) as Json) === hashJson(shown) ? { views, match, opening } : null;
  } catch {
    return null;
  }
}
