import {
  askedSeats,
  hashJson,
  imagine,
  Play,
  playRandomly,
  type Question,
  questionFor,
  type Seat,
  seededDice,
  seededPick,
  type Viewer,
} from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { checkInvariants } from '../src/asked.ts';
import { type DustOption, type DustState, dust } from '../src/index.ts';
import { begin, playUntil, position, stateOf } from './table.ts';

const asPut = (question: Question<DustOption> | null) =>
  question && {
    question: question.question,
    number: question.number,
    options: Array.from({ length: question.options.length }, (_, i) => question.options.at(i)!),
    greyed: question.greyed(),
  };

/** What comes over a wire, so that nothing can be shared. */
const seenBy = (state: DustState, viewer: Viewer) => JSON.parse(JSON.stringify(dust.view(state, viewer)));

const viewersOf = (state: DustState): Viewer[] => [null, ...state.players.keys()];

/** Whoever is asked, and of all others one after the other. */
const lookingOn = (state: DustState, asked: readonly Seat[], n: number): ReadonlySet<Viewer> =>
  new Set([...asked.slice(0, 1), viewersOf(state)[n % (state.players.length + 1)]!]);

/** Plays on for a while, the laws checked after every answer. */
function playOn(state: DustState, seed: string, answers: number): void {
  const play = new Play(dust, state, seededDice(seed));
  const pick = seededPick(seed);
  for (let n = 0; n < answers && !play.over; n++) {
    playRandomly(play, pick, 1);
    checkInvariants(play.state);
  }
}

describe('[K25] a whole state from a view alone', () => {
  test.each([
    [2, 'no'],
    [3, 'random'],
    [4, 'no'],
    [5, 'recommended'],
    [6, 'no'],
  ])(
    'it looks the same, asks the same and can be played on (%i players, quick set-up: %s)',
    (players, quickSetup) => {
      const name = `imagine ${players}`;
      const match = begin({ players, quickSetup, neutralCapitalsAreOrdinary: players === 4 }, name);
      const pick = seededPick(name);
      for (let n = 0; !match.over; n++) {
        const state = stateOf(match);
        for (const viewer of lookingOn(state, match.asked, n)) {
          const view = seenBy(state, viewer);
          const other = imagine(dust, view, viewer, pick);
          expect(JSON.stringify(dust.view(other, viewer))).toBe(JSON.stringify(view));
          expect(askedSeats(dust, other)).toEqual(match.asked);
          checkInvariants(other);
          if (viewer !== null) {
            expect(asPut(questionFor(dust, other, viewer))).toEqual(asPut(questionFor(dust, state, viewer)));
          }
          if (n % 25 === 0) playOn(other, `${name} ${n} ${viewer}`, 60);
        }
        const seat = match.asked[pick(match.asked.length)]!;
        const { number, options } = match.question(seat)!;
        match.submit(seat, number, dust.optionId(options.at(pick(options.length)) as never));
      }
      const over = stateOf(match);
      expect(imagine(dust, seenBy(over, 0), 0, pick).ending).toEqual(over.ending);
    },
  );

  test('an imagined state is played to its end', () => {
    for (const viewer of [null, 0, 1, 2]) {
      const match = begin({ players: 3, victoryPoints: 16 }, 'to the end');
      playUntil(match, 'to the end', ({ state }) => state.question === 60);
      playOn(imagine(dust, match.view(viewer), viewer, seededPick('deal')), `end ${viewer}`, 20_000);
    }
  });

  test('what is secret is dealt anew, what is his own stays', () => {
    const match = begin({ players: 4, quickSetup: 'random' }, 'anew');
    const choose = (seat: Seat) => {
      const { number, options } = match.question(seat)!;
      match.submit(seat, number, dust.optionId(options.at(1) as never));
    };
    choose(0);
    choose(2);
    const truth = stateOf(match);
    const pick = seededPick('many');
    const imagined = Array.from({ length: 40 }, () => imagine(dust, match.view(2), 2, pick));
    const different = (of: (state: DustState) => unknown) =>
      new Set(imagined.map((s) => hashJson(of(s)))).size;
    expect(different((s) => s.players[0]!.hand)).toBeGreaterThan(30);
    expect(different((s) => s.draw)).toBe(40);
    expect(different((s) => s.held![0])).toBeGreaterThan(15);
    for (const state of imagined) {
      expect(state.players[2]!.hand).toEqual(truth.players[2]!.hand);
      expect(state.held![2]).toEqual(truth.held![2]);
      expect(state.players[0]!.hand).toContain((state.held![0] as unknown as { card: string }).card);
    }
  });

  test('every card that he cannot see is equally likely to be in a hidden hand', () => {
    const match = begin({ players: 3, quickSetup: 'random' }, 'even');
    const view = match.view(0);
    const pick = seededPick('even');
    const seen = new Map<string, number>();
    const deals = 3000;
    for (let n = 0; n < deals; n++) {
      for (const card of imagine(dust, view, 0, pick).players[1]!.hand)
        seen.set(card, (seen.get(card) ?? 0) + 1);
    }
    const { draw, players } = stateOf(match);
    const unseen = draw.length + players[1]!.hand.length + players[2]!.hand.length;
    expect(seen.size).toBe(unseen);
    const expected = (deals * players[1]!.hand.length) / unseen;
    for (const count of seen.values())
      expect(Math.abs(count - expected)).toBeLessThan(5 * Math.sqrt(expected));
  });

  test('on a map and with a position of one’s own', () => {
    const state = position(
      'land a b c\nlinks a-b b-c\nplayer 0 red\nplayer 1 blue\nat a 0 T3\nat b 1 T2\nat c neutral T1\n' +
        'round 2\nnow combat 0',
    );
    state.players[1]!.hand = state.draw.splice(0, 3);
    state.players[0]!.played = state.draw.pop()!;
    const play = new Play(dust, state, seededDice('own'));
    for (const viewer of viewersOf(state)) {
      const other = imagine(dust, seenBy(play.state, viewer), viewer, seededPick('own'));
      expect(dust.view(other, viewer)).toEqual(dust.view(play.state, viewer));
    }
  });
});

describe('a view is made from nothing', () => {
  /** Changes every number, word and list of a value in place. */
  function wreck(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      value.forEach(wreck);
      value.length = 0;
      return;
    }
    for (const key of Object.keys(value)) {
      wreck((value as Record<string, unknown>)[key]);
      (value as Record<string, unknown>)[key] = 'wrecked';
    }
  }

  test('nothing that is done to it reaches the state', () => {
    const match = begin({ players: 3, neutralCapitalsAreOrdinary: true, victoryPoints: 20 }, 'wreck');
    const pick = seededPick('wreck');
    for (let n = 0; !match.over; n++) {
      const state = stateOf(match);
      const before = hashJson(state);
      if (n % 5 === 0) for (const viewer of viewersOf(state)) wreck(dust.view(state, viewer));
      expect(hashJson(state)).toBe(before);
      const seat = match.asked[pick(match.asked.length)]!;
      const { number, options } = match.question(seat)!;
      match.submit(seat, number, dust.optionId(options.at(pick(options.length)) as never));
    }
    const before = match.hash();
    wreck(match.view(0));
    expect(match.hash()).toBe(before);
  });

  test('nor does it reach a map that was written out', () => {
    const state = position(
      'land a b\nlinks a-b\nplayer 0 red\nplayer 1 blue\nat a 0 T3\nat b 1 T2\nround 2\nnow combat 0',
    );
    const before = hashJson(state);
    wreck(dust.view(state, 0));
    expect(hashJson(state)).toBe(before);
  });
});
