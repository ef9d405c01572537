import { type Dice, isProblems, Match, scriptedDice, seededDice, seededPick } from '@dustfront/kernel';
import { type DustState, dust, parsePosition } from '../src/index.ts';

/** A position that must be readable. */
export function position(text: string): DustState {
  const made = parsePosition(text);
  if (isProblems(made)) throw new Error(JSON.stringify(made));
  return made as DustState;
}

export function begin(setup: Parameters<typeof dust.setup>[0], dice: Dice | string = 'a game'): Match {
  const seats = Array.from({ length: dust.seats(setup) }, (_, seat) => `seat ${seat}`);
  return Match.begin(dust, setup, seats, typeof dice === 'string' ? seededDice(dice) : dice);
}

export function stateOf(match: Match): DustState {
  return match.state as DustState;
}

/** The ids of the open options of the (first) asked seat. */
export function options(match: Match, seat = match.asked[0]!): string[] {
  const list = match.question(seat)!.options;
  return Array.from({ length: list.length }, (_, i) => dust.optionId(list.at(i) as never));
}

/** Answers in order, each by the seat that is asked first. */
export function answer(match: Match, ...ids: string[]): void {
  for (const id of ids) {
    const seat = match.asked[0]!;
    const reply = match.submit(seat, match.state.question, id);
    if ('refused' in reply)
      throw new Error(`${id}: ${JSON.stringify(reply.refused)}; ${options(match).join(' / ')}`);
  }
}

/** Random answers until `until` holds or the match is over. */
export function playUntil(match: Match, seed: string, until: (match: Match) => boolean): void {
  const pick = seededPick(seed);
  while (!match.over && !until(match)) {
    const seat = match.asked[pick(match.asked.length)]!;
    const ids = options(match, seat);
    const reply = match.submit(seat, match.state.question, ids[pick(ids.length)]!);
    if ('refused' in reply) throw new Error(JSON.stringify(reply));
  }
}

export { scriptedDice };
