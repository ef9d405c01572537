import {
  type AnyGame,
  cloneJson,
  hashJson,
  type Json,
  Play,
  questionFor,
  type State,
  seededDice,
} from '@dustfront/kernel';
import { expect } from 'vitest';

/** What must stay as it is while nobody does more than he must, by name; what comes into play later is added then. */
export type Untouched = (state: never) => Readonly<Record<string, Json>>;

/** The lawful answer that a game gives for a seat whose time is up; null where it has none. */
function passiveAnswer(game: AnyGame, state: State, seat: number): ReturnType<AnyGame['passive']> {
  const question = questionFor(game, state, seat)!;
  const answer = game.passive(question);
  if (answer === null) return null;
  const ids = Array.from({ length: question.options.length }, (_, i) =>
    game.optionId(question.options.at(i)!),
  );
  expect(ids, `passive answer to ${question.question}`).toContain(game.optionId(answer));
  return answer;
}

/** Every seat that is asked has a passive answer that is listed, and asking for it changes nothing. */
export function expectPassive(game: AnyGame, state: State, asked: readonly number[]): void {
  const before = hashJson(state);
  for (const seat of asked) passiveAnswer(game, state, seat);
  expect(hashJson(state)).toBe(before);
}

/** Plays on with passive answers alone, from wherever it stands; what is untouched stays so. Says whether it ended. */
export function playPassively(game: AnyGame, state: State, limit: number, untouched?: Untouched): boolean {
  const play = new Play(game, state, seededDice('passive'));
  let before: ReturnType<Untouched> = {};
  for (let answers = 0; answers < limit && !play.over; answers++) {
    const { seat, question } = play;
    const answer = passiveAnswer(game, play.state, seat);
    if (answer === null) return false;
    play.answer(seat, answer);
    const after = cloneJson(untouched?.(play.state as never) ?? {});
    expect(after, `after a passive answer to ${question}`).toMatchObject(before);
    before = after;
  }
  return play.over;
}
