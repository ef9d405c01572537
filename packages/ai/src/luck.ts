import {
  type AnyGame,
  type Entry,
  isProblems,
  type MatchRecord,
  type Option,
  Play,
  recordedDice,
  type State,
  type Witness,
} from '@dustfront/kernel';
import { CoreLuck } from './core/luck.ts';
import { attackLuck } from './tactics14/luck.ts';

/** One roll of an attack: what it could be expected to take off its target, and what it took. */
export interface LuckEntry {
  /** Answers given before it (the number of the answer that caused it). */
  readonly after: number;
  readonly round: number;
  /** The side that rolled to hit. */
  readonly side: number;
  /** Units by name. */
  readonly by: string;
  readonly at: string;
  /** Weapon line, or '' for a whole close combat. */
  readonly line: string;
  /** In army points. */
  readonly expected: number;
  readonly actual: number;
}

/** The account of a match: every attack roll, and the running sums of actual less expected, by side. */
export interface LuckAccount {
  readonly entries: readonly LuckEntry[];
  /** After each entry: points that each side has done beyond expectation so far. */
  readonly series: readonly (readonly [number, number])[];
}

/** Watches a match being played and keeps the account. */
export interface LuckKeeper {
  witness(state: State): Witness;
  /** Tells that so many answers have been given. */
  answered(count: number): void;
  account(): LuckAccount;
  /** Luck of each seat: its side's, less nothing. */
  bySeat(): number[];
}

/** A keeper for games that have one, else null. */
export function luckKeeper(game: string): LuckKeeper | null {
  return game === 'dust-tactics' ? new CoreLuck() : null;
}

/** The account of a finished (or unfinished) match; null for games without one. */
export function luckOf(game: AnyGame, record: MatchRecord): LuckAccount | null {
  if (game.id === 'dust-tactics-2014') return luckByViews(game, record);
  const keeper = luckKeeper(game.id);
  if (keeper === null) return null;
  const made = game.setup(record.header.setup) as State;
  if (isProblems(made)) return null;
  const rolls = [...record.opening.rolls, ...record.entries.flatMap((entry) => entry.rolls)];
  const play = new Play<State, Option>(game, made, recordedDice(rolls), keeper.witness(made));
  record.entries.forEach((entry, count) => {
    keeper.answered(count);
    answer(play, entry, count);
  });
  return keeper.account();
}

/** An account made from what was to be seen before and after each answer. */
function luckByViews(game: AnyGame, record: MatchRecord): LuckAccount | null {
  const made = game.setup(record.header.setup) as State;
  if (isProblems(made)) return null;
  const rolls = [...record.opening.rolls, ...record.entries.flatMap((entry) => entry.rolls)];
  const play = new Play<State, Option>(game, made, recordedDice(rolls));
  const views = [game.view(play.state, null)];
  record.entries.forEach((entry, count) => {
    answer(play, entry, count);
    views.push(game.view(play.state, null));
  });
  return accountOf(
    attackLuck(
      views,
      record.entries.map((entry) => entry.option),
    ),
  );
}

function answer(play: Play<State, Option>, { seat, option: id }: Entry, count: number): void {
  const options = play.options(seat);
  for (let i = 0; i < options.length; i++) {
    const option = options.at(i)!;
    if (play.game.optionId(option) !== id) continue;
    play.answer(seat, option);
    return;
  }
  throw new Error(`answer ${count + 1}: "${id}" is not an option`);
}

function accountOf(entries: readonly LuckEntry[]): LuckAccount {
  const sums: [number, number] = [0, 0];
  const series = entries.map(({ side, expected, actual }): readonly [number, number] => {
    sums[side as 0 | 1] += actual - expected;
    return [sums[0], sums[1]];
  });
  return { entries: [...entries], series };
}
