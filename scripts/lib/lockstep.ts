import {
  type AnyGame,
  drawOption,
  hashJson,
  isProblems,
  type Json,
  Play,
  type State,
  seededDice,
  seededPick,
} from '../../packages/kernel/src/index.ts';
import { setups } from './setups.ts';

type Played = Play<State, { do: string }>;

const MATCHES = 3;

/** What a match waits for, as far as rules decide it: the state and the answers that are lawful in it. */
function standing(game: AnyGame, play: Played): string {
  const options = play.options(play.seat);
  const listed = Array.from({ length: options.length }, (_, i) => game.optionId(options.at(i)!));
  const ids = listed.map((id) => (play.space?.parse(id) ? 'one of the space' : id));
  return `${hashJson(play.state)} ${play.question} ${ids.join('; ')}`;
}

/** The option with that id among those listed or in the space, or null if it is not lawful. */
function optionOf(game: AnyGame, play: Played, seat: number, id: string): { do: string } | null {
  const options = play.options(seat);
  for (let i = 0; i < options.length; i++) if (game.optionId(options.at(i)!) === id) return options.at(i)!;
  const free = play.space?.parse(id) ?? null;
  return free === null || play.space?.refuses(free) ? null : free;
}

function playedTogether(one: AnyGame, other: AnyGame, setup: Json, seed: string): string | null {
  const states = [one, other].map((game) => game.setup(setup) as State);
  if (states.some(isProblems)) return states.every(isProblems) ? null : 'only one of them takes the set-up';
  const [a, b] = [one, other].map(
    (game, i) => new Play<State, { do: string }>(game, states[i]!, seededDice(seed)),
  );
  const pick = seededPick(seed);
  // What a space proposes, listed or not, is advice, no rule: the other build need only accept it.
  for (let answers = 0; ; answers++) {
    if (standing(one, a!) !== standing(other, b!)) return `answer ${answers}`;
    if (a!.over) break;
    const seat = a!.seat;
    const option = drawOption(a!.options(seat), a!.space, pick)!;
    const id = one.optionId(option);
    const same = optionOf(other, b!, seat, id);
    if (same === null) return `answer ${answers}, "${id}"`;
    a!.answer(seat, option);
    b!.answer(seat, same);
  }
  return hashJson(one.outcome(a!.state)) === hashJson(other.outcome(b!.state)) ? null : 'the outcome';
}

/** Where two builds of one game part when they are given the same answers and dice, or null if they never do. */
export function firstDifference(one: AnyGame, other: AnyGame): string | null {
  for (const [name, setup] of setups[one.id] ?? []) {
    for (let match = 0; match < MATCHES; match++) {
      const at = playedTogether(one, other, setup, `${name} ${match}`);
      if (at !== null) return `${name}, match ${match}, ${at}`;
    }
  }
  return null;
}
