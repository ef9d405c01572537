import { loadGame } from '@dustfront/games';
import { isProblems, type Option, Play, questionFor, type State, seededDice } from '@dustfront/kernel';
import { variedSetup } from './arena/setups.ts';
import { kindOfOption } from './kinds.ts';
import { loadPlayer } from './levels.ts';
import type { Asked, Budget } from './player.ts';
import { type KindCount, Tally } from './tally.ts';

/** One game of a player against itself, of which is counted what it was offered and what it took. */
export interface CoverageSpec {
  readonly game: string;
  readonly player: string;
  /** Which of the set-ups. */
  readonly index: number;
  readonly seed: string;
  readonly iterations?: number;
}

/** Games that go on for longer are broken off. */
const LIMIT = 4000;

/** The kinds of answer that a question offers. */
function kindsOf(game: string, { options }: Asked): Set<string> {
  const kinds = new Set<string>();
  for (let i = 0; i < options.length; i++) kinds.add(kindOfOption(game, options.at(i)!));
  return kinds;
}

/** Plays the game and counts; questions with one kind of answer only decide nothing and are left out. */
export async function coverageOf(spec: CoverageSpec): Promise<KindCount[]> {
  const game = await loadGame(spec.game);
  const player = await loadPlayer(spec.game, spec.player);
  if (game === null || player === null) throw new Error(`no ${spec.player} plays ${spec.game}`);
  const made = game.setup(variedSetup(spec.game, spec.index)) as State;
  if (isProblems(made)) throw new Error(`set-up ${spec.index} cannot be played: ${JSON.stringify(made)}`);
  const seed = `${spec.seed}/${spec.index}`;
  const budget: Budget = spec.iterations === undefined ? {} : { iterations: spec.iterations };
  const play = new Play<State, Option>(game, made, seededDice(seed));
  const tally = new Tally();
  for (let answers = 0; !play.over && answers < LIMIT; answers++) {
    const { seat } = play;
    const question = questionFor(game, play.state, seat)!;
    const view = game.view(play.state, seat);
    const { option } = player.answer({ game, view, seat, question, budget, seed });
    const kinds = kindsOf(spec.game, question);
    if (kinds.size > 1) {
      for (const kind of kinds) tally.add(question.question, kind, 1, 0);
      tally.add(question.question, kindOfOption(spec.game, option), 0, 1);
    }
    play.answer(seat, option);
  }
  return tally.list();
}
