import {
  type AnyGame,
  isProblems,
  type Json,
  Match,
  type Problem,
  seededDice,
  seededPick,
} from '@dustfront/kernel';
import { problem } from './problem.ts';

/** Milliseconds of computing that one answer, with its question and its views, may take in a trial. */
const MOST_PER_ANSWER = 150;
/** Milliseconds of computing for the whole trial. */
const TRIAL = 700;
const ANSWERS = 120;

export type Tried = { readonly seats: number } | { readonly problems: readonly Problem[] };

const heavy: Tried = {
  problems: [problem('setup', 'heavy')],
};

/**
 * Sets a match up and plays a little of it with any answers, counting what that costs. `spent` tells the milliseconds
 * of computing so far: a busy machine makes nothing too heavy.
 */
export function tryOut(game: AnyGame, setup: Json, spent: () => number): Tried {
  const from = spent();
  const made = checkOnly(game, setup);
  if ('problems' in made) return made;
  if (spent() - from > MOST_PER_ANSWER) return heavy;
  try {
    return playALittle(game, setup, made.seats, spent) ? made : heavy;
  } catch {
    return { problems: [problem('setup', 'unplayable')] };
  }
}

/** False where an answer costs too much. */
function playALittle(game: AnyGame, setup: Json, seats: number, spent: () => number): boolean {
  const from = spent();
  const names = Array.from({ length: seats }, (_, i) => `${i + 1}`);
  const match = Match.begin(game, setup, names, seededDice('trial'));
  const pick = seededPick('trial');
  for (let i = 0; i < ANSWERS && !match.over && spent() - from < TRIAL; i++) {
    const before = spent();
    const seat = match.asked[0]!;
    const { number, options, space } = match.question(seat)!;
    const option = options.length > 0 ? options.at(pick(options.length)) : space?.propose(pick)[0];
    if (!option) break;
    for (const viewer of [null, seat]) match.view(viewer);
    match.submit(seat, number, game.optionId(option));
    if (spent() - before > MOST_PER_ANSWER) return false;
  }
  return true;
}

/** How many seats a set-up has. It comes from outside: whatever a game throws at it is a refusal, not a fault. */
export function checkOnly(game: AnyGame, setup: Json): Tried {
  try {
    const made = game.setup(setup);
    return isProblems(made) ? { problems: made } : { seats: game.seats(setup) };
  } catch {
    return { problems: [problem('setup', 'unreadable')] };
  }
}
