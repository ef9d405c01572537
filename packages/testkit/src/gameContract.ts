import {
  type AnyGame,
  drawOption,
  hashJson,
  isDivergence,
  type Json,
  Match,
  type Message,
  notJson,
  Play,
  parseRecord,
  printRecord,
  type Question,
  questionFor,
  replay,
  type Seat,
  type State,
  seededDice,
  seededPick,
  type Viewer,
} from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { expectPassive, playPassively, type Untouched } from './passiveContract.ts';
import { expectSpace } from './spaceContract.ts';
import { expectNoLeak } from './viewContract.ts';

export interface ContractCase {
  readonly name: string;
  readonly setup: Json;
  /** How many seeds are played to the end. */
  readonly games?: number;
  /** More answers than any game of this kind needs. */
  readonly limit?: number;
}

export interface ContractOptions {
  readonly cases: readonly ContractCase[];
  /** Changes only what the viewer cannot know; or the reason why nothing is hidden. */
  readonly scramble: ((state: never, viewer: Viewer, pick: (n: number) => number) => State) | string;
  /** Checked after every answer; throws if something is wrong with the state. */
  readonly invariants?: (state: never) => void;
  /** At every n-th question all options are tried; small games try every one. */
  readonly every?: number;
  /** What nobody harms who only does what he must: compared from question to question. */
  readonly untouched?: Untouched;
}

const ids = (game: AnyGame, question: Question): string[] =>
  Array.from({ length: question.options.length }, (_, i) => game.optionId(question.options.at(i)!));

const begin = (game: AnyGame, c: ContractCase, seed: number): Match =>
  Match.begin(
    game,
    c.setup,
    Array.from({ length: game.seats(c.setup) }, (_, i) => `seat ${i}`),
    seededDice(`${c.name} ${seed}`),
  );

/** Plays one match at random through `Match`; `each` sees it before every answer. */
function playMatch(
  game: AnyGame,
  c: ContractCase,
  seed: number,
  each: (match: Match, n: number) => void,
): Match {
  const match = begin(game, c, seed);
  const pick = seededPick(`${c.name} ${seed}`);
  const limit = c.limit ?? 20_000;
  for (let n = 0; !match.over; n++) {
    if (n > limit) throw new Error(`${c.name}: no end after ${limit} answers`);
    each(match, n);
    const seats = match.asked;
    const seat = seats[pick(seats.length)]!;
    const question = match.question(seat)!;
    const id = game.optionId(drawOption(question.options, question.space, pick)!);
    const reply = match.submit(seat, question.number, id);
    if ('refused' in reply)
      throw new Error(`${c.name}: the option "${id}" was refused: ${reply.refused.code}`);
  }
  return match;
}

function expectMessage(game: AnyGame, message: Message, what: string): void {
  const text = game.catalogue[message.key];
  expect(text, `${what}: no text for ${message.key}`).toBeDefined();
  for (const [, name] of text!.matchAll(/\{(\w+)\}/g)) {
    expect(message.params?.[name!], `${what}: ${message.key} lacks {${name}}`).toBeDefined();
  }
}

interface Moment {
  readonly state: State;
  readonly asked: readonly Seat[];
}

interface Played {
  readonly match: Match;
  /** How it stood at every n-th question. */
  readonly moments: readonly Moment[];
}

/** Matches that are played once for all tests that only look at them. */
function playedOnce(
  game: AnyGame,
  c: ContractCase,
  every: number,
  invariants: ContractOptions['invariants'],
): (seed: number) => Played {
  const known = new Map<number, Played>();
  return (seed) => {
    const before = known.get(seed);
    if (before !== undefined) return before;
    const moments: Moment[] = [];
    const match = playMatch(game, c, seed, ({ state, asked }, n) => {
      invariants?.(state as never);
      expect(asked.length).toBeGreaterThan(0);
      if (n % every !== 0) return;
      expect(notJson(state)).toBeNull();
      moments.push({ state: game.clone(state), asked });
    });
    const played = { match, moments };
    known.set(seed, played);
    return played;
  };
}

const viewersOf = (match: Match): Viewer[] => [null, ...match.header.seats.keys()];

/** State and views are JSON; what is asked is stable, unique, fit for a record and told in words. */
function expectMoment(game: AnyGame, { state, asked }: Moment): void {
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  for (const seat of asked) {
    const question = questionFor(game, state, seat)!;
    const names = ids(game, question);
    expect(names.length > 0 || question.space !== null).toBe(true);
    expect(ids(game, questionFor(game, state, seat)!)).toEqual(names);
    expect(new Set(names).size, `double ids in ${question.question}: ${names.join(', ')}`).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[^;#\n]+$/);
    const view = game.view(state, seat);
    for (const { id, refusal } of question.greyed()) {
      expect(names, `${question.question}: greyed and possible`).not.toContain(id);
      expectMessage(game, game.describe.refusal(refusal, view), 'refusal');
    }
    expect(notJson(view, 'view')).toBeNull();
    expectMessage(game, game.describe.question(question.question, view), 'question');
    for (let i = 0; i < question.options.length; i++)
      expectMessage(game, game.describe.option(question.options.at(i)!, view), 'option');
  }
}

/** What every game on the kernel must pass. */
export function gameContract(game: AnyGame, options: ContractOptions): void {
  const every = options.every ?? 7;

  describe.each(options.cases)(`${game.id} keeps the contract: $name`, (c) => {
    const seeds = Array.from({ length: c.games ?? 10 }, (_, i) => i);
    const played = playedOnce(game, c, every, options.invariants);

    test('random play comes to an end; state is JSON, options are stable, unique and fit for a record', () => {
      for (const seed of seeds) {
        const { match, moments } = played(seed);
        for (const moment of moments) expectMoment(game, moment);
        options.invariants?.(match.state as never);
        expect(match.state.stack).toEqual([]);
        const outcome = game.outcome(match.state);
        expect(outcome?.places.length).toBe(match.header.seats.length);
        for (const { event } of match.happenings(null)) {
          expect(notJson(event, 'event')).toBeNull();
          expectMessage(game, game.describe.event(event, match.view(null)), `event ${event.type}`);
        }
      }
    });

    test('[K32] every listed or proposed option is accepted by a branch, all else refused with nothing changed', () => {
      const pick = seededPick('probe');
      let previous: string[] = [];
      playMatch(game, c, 1, (m, n) => {
        if (n % every !== 0) return;
        const before = hashJson(m.state);
        for (const seat of m.asked) {
          const question = m.question(seat)!;
          const names = ids(game, question);
          for (let i = 0; i < question.options.length; i++) {
            const branch = new Play(game, game.clone(m.state), seededDice(`branch ${n} ${i}`));
            branch.answer(seat, question.options.at(i)!);
            expect(notJson(branch.state)).toBeNull();
          }
          const foreign = [
            ...previous,
            'nonsense',
            '',
            `${names[0]} `,
            ...question.greyed().map((g) => g.id),
            ...expectSpace(game, m, question, pick),
          ];
          const { space } = question;
          for (const id of foreign) {
            if (names.includes(id)) continue;
            const free = space?.parse(id) ?? null;
            if (free !== null && space?.refuses(free) === null) continue;
            const reply = m.submit(seat, question.number, id);
            expect('refused' in reply, `"${id}" was accepted`).toBe(true);
          }
          const known = names[0] ?? game.optionId(drawOption(question.options, space, pick)!);
          expect('refused' in m.submit(seat, question.number + 1, known)).toBe(true);
          previous = [...names.slice(0, 20), known];
        }
        const idle = m.header.seats.findIndex((_, seat) => !m.asked.includes(seat));
        if (idle >= 0)
          expect('refused' in m.submit(idle, m.state.question, previous[pick(previous.length)]!)).toBe(true);
        expect(hashJson(m.state)).toBe(before);
      });
    });

    test('a record replays to equal fingerprints, and is the same after printing and parsing', () => {
      for (const seed of seeds.slice(0, 5)) {
        const { match } = played(seed);
        const record = match.record();
        expect(parseRecord(printRecord(record))).toEqual(JSON.parse(JSON.stringify(record)));
        const again = replay(game, record);
        if (isDivergence(again))
          throw new Error(`${c.name} seed ${seed}: answer ${again.at}: ${again.message}`);
        expect(again.hash()).toBe(match.hash());
      }
    });

    test('a match taken up from a snapshot goes on the same way', () => {
      const dice = seededDice('resume');
      const seats = Array.from({ length: game.seats(c.setup) }, (_, i) => `seat ${i}`);
      let match = Match.begin(game, c.setup, seats, dice);
      const twin = Match.begin(game, c.setup, seats, seededDice('resume'));
      const pick = seededPick('resume');
      for (let n = 0; !match.over && n < (c.limit ?? 20_000); n++) {
        const seat = match.asked[pick(match.asked.length)]!;
        const question = match.question(seat)!;
        const id = game.optionId(drawOption(question.options, question.space, pick)!);
        match.submit(seat, question.number, id);
        twin.submit(seat, question.number, id);
        expect(match.hash()).toBe(twin.hash());
        if (n % every === 0) match = Match.resume(game, JSON.parse(JSON.stringify(match.snapshot())), dice);
      }
      expect(match.record()).toEqual(twin.record());
    });

    test('[K31] whoever is out of time has a lawful answer, and with these alone nobody comes to harm', () => {
      const limit = 400;
      const begun = begin(game, c, 3);
      const ended = playPassively(game, game.clone(begun.state), limit, options.untouched);
      expect(ended || options.untouched !== undefined).toBe(true);
      playMatch(game, c, 3, (m, n) => {
        expectPassive(game, m.state, m.asked);
        if (n % (every * 9) === 0) playPassively(game, game.clone(m.state), limit / 4);
      });
    });

    test('a branch leaves the original as it was', () => {
      for (const [n, { state }] of played(0).moments.entries()) {
        const before = hashJson(state);
        const branch = new Play(game, game.clone(state), seededDice(`b${n}`));
        const pick = seededPick(`b${n}`);
        for (let k = 0; k < 30 && branch.seat >= 0; k++) {
          const seat = branch.seat;
          branch.answer(seat, drawOption(branch.options(seat), branch.space, pick)!);
        }
        expect(hashJson(state)).toBe(before);
      }
    });

    test('a view is built from nothing: a field more in the state does not show', () => {
      const { match, moments } = played(0);
      for (const { state } of moments) expectNoLeak(game, state, viewersOf(match));
    });

    const { scramble } = options;
    if (typeof scramble === 'function') {
      test('views do not change when only hidden facts change', () => {
        const pick = seededPick('scramble');
        for (const { match, moments } of seeds.slice(0, 5).map(played)) {
          for (const { state } of moments) {
            for (const viewer of viewersOf(match)) {
              const other = scramble(game.clone(state) as never, viewer, pick);
              expect(JSON.stringify(game.view(other, viewer))).toBe(JSON.stringify(game.view(state, viewer)));
            }
          }
        }
      });
    }
  });
}
