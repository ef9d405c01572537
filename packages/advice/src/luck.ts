import {
  type AnyGame,
  type Entry,
  type GameEvent,
  Match,
  type MatchRecord,
  type Option,
  Play,
  type Roll,
  recordedDice,
  type State,
  type Witness,
} from '@dustfront/kernel';

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
  /** Weapon line, or '' for several that strike at once. */
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

/** What is about to be rolled: an entry without its end, and what a point of each unit struck is worth. */
export interface Opened {
  readonly entry: Omit<LuckEntry, 'actual' | 'after'>;
  readonly worth: ReadonlyMap<string, number>;
}

/**
 * The one formula of luck: before the first die of a throw at a target falls, the exact expectation of what it takes,
 * on the table as it is then; when the next throw begins, what was lost. What was expected at each throw is subtracted
 * from what it did, so that over many matches the sum is nothing, whatever was decided between two throws. Rolls for
 * reactions, orders and initiative are not part of it.
 */
export abstract class Luck<S extends State> implements LuckKeeper {
  private state: S | null = null;
  private count = 0;
  private open: { readonly opened: Opened; actual: number }[] = [];
  private readonly entries: LuckEntry[] = [];
  private thrown: unknown = null;

  /** What tells one throw from the next, or null for a roll that is none. */
  protected abstract throwOf(state: S, roll: Roll): object | null;
  /** Every target of the throw in hand with its expectation. */
  protected abstract opened(state: S): Opened[];
  /** Points that an event takes off a unit. */
  protected abstract lossIn(
    event: GameEvent & Record<string, unknown>,
  ): { unit: string; points: number } | null;
  protected abstract sideOfSeats(state: S): readonly number[];

  witness(state: State): Witness {
    this.state = state as S;
    return {
      rolled: (roll) => this.rolled(state as S, roll),
      happened: (event) => this.happened(event),
      revealed: () => {},
    };
  }

  answered(count: number): void {
    this.count = count;
  }

  private rolled(state: S, roll: Roll): void {
    const now = this.throwOf(state, roll);
    if (now === null || now === this.thrown) return;
    this.settle();
    this.thrown = now;
    this.open = this.opened(state).map((opened) => ({ opened, actual: 0 }));
    this.after = this.count;
  }

  private after = 0;

  private happened(event: GameEvent & Record<string, unknown>): void {
    const loss = this.lossIn(event);
    if (loss === null) return;
    for (const one of this.open) one.actual += loss.points * (one.opened.worth.get(loss.unit) ?? 0);
  }

  private settle(): void {
    for (const { opened, actual } of this.open)
      this.entries.push({ ...opened.entry, after: this.after, actual });
    this.open = [];
  }

  account(): LuckAccount {
    this.settle();
    const sums: [number, number] = [0, 0];
    const series = this.entries.map(({ side, expected, actual }): readonly [number, number] => {
      sums[side as 0 | 1] += actual - expected;
      return [sums[0], sums[1]];
    });
    return { entries: [...this.entries], series };
  }

  bySeat(): number[] {
    const last = this.account().series.at(-1) ?? [0, 0];
    return this.state === null ? [] : this.sideOfSeats(this.state).map((side) => last[side]!);
  }
}

/** The account of some answers from a state on, which is left as it was. */
export function luckFrom(
  game: AnyGame,
  keeper: LuckKeeper,
  start: State,
  entries: readonly Entry[],
): LuckAccount {
  const state = game.clone(start) as State;
  const dice = recordedDice(entries.flatMap(({ rolls }) => rolls));
  const play = new Play<State, Option>(game, state, dice, keeper.witness(state));
  entries.forEach((entry, count) => {
    keeper.answered(count);
    answer(play, entry, count);
  });
  return keeper.account();
}

/** The account of a finished (or unfinished) match. */
export function luckOf(game: AnyGame, keeper: LuckKeeper, record: MatchRecord): LuckAccount {
  const { header, opening, entries } = record;
  const { state } = Match.begin(game, header.setup, header.seats, recordedDice(opening.rolls), header.dice);
  return luckFrom(game, keeper, state, entries);
}

function answer(play: Play<State, Option>, { seat, option: id }: Entry, count: number): void {
  const options = play.options(seat);
  for (let i = 0; i < options.length; i++) {
    const option = options.at(i)!;
    if (play.game.optionId(option) !== id && play.game.formerId?.(option) !== id) continue;
    play.answer(seat, option);
    return;
  }
  const free = play.space?.parse(id) ?? null;
  if (free === null) throw new Error(`answer ${count + 1}: "${id}" is not an option`);
  play.answer(seat, free);
}

/** One attack of a side: all that it rolled after one answer. */
export interface AttackLuck {
  /** After how many answers it was settled. */
  readonly at: number;
  readonly side: number;
  readonly expected: number;
  readonly actual: number;
}

/** The rolls of an account as attacks, for a curve. */
export function attacksIn({ entries }: LuckAccount): AttackLuck[] {
  const attacks = new Map<string, AttackLuck>();
  for (const { after, side, expected, actual } of entries) {
    const key = `${after} ${side}`;
    const known = attacks.get(key) ?? { at: after + 1, side, expected: 0, actual: 0 };
    attacks.set(key, { ...known, expected: known.expected + expected, actual: known.actual + actual });
  }
  return [...attacks.values()];
}
