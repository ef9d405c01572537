import {
  askedSeats,
  type GameEvent,
  Play,
  type Question,
  questionFor,
  type Seat,
  seededDice,
  seededPick,
  type Witness,
} from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { resampleHidden } from '../src/asked.ts';
import { type DustOption, type DustState, dust } from '../src/index.ts';
import { begin, position, stateOf } from './table.ts';

type Heard = { event: GameEvent; audience: readonly Seat[] | null };

/** What everybody hears when one answer is given in this state with these dice. */
function hear(state: DustState, seat: Seat, id: string, seed: string): Heard[] | null {
  const heard: Heard[] = [];
  const witness: Witness = {
    rolled: (roll, faces) => {
      if (!roll.secret)
        heard.push({ event: { type: 'rolled', ...roll, faces } as GameEvent, audience: null });
    },
    happened: (event, audience) => heard.push({ event, audience }),
    revealed: () => {},
  };
  const play = new Play(dust, state, seededDice(seed), witness);
  const options = play.options(seat);
  for (let i = 0; i < options.length; i++) {
    const option = options.at(i)!;
    if (dust.optionId(option) === id) {
      play.answer(seat, option);
      return heard;
    }
  }
  return null;
}

const forViewer = (heard: readonly Heard[], viewer: Seat | null) =>
  JSON.stringify(
    heard.filter((h) => h.audience === null || (viewer !== null && h.audience.includes(viewer))),
  );

/** A question as its seat reads it: the words, every answer, and everything that is refused with its reason. */
const asPut = (question: Question<DustOption>) => ({
  question: question.question,
  options: Array.from({ length: question.options.length }, (_, i) => dust.optionId(question.options.at(i)!)),
  greyed: question.greyed(),
});

describe('secrets', () => {
  test.each([2, 3, 6])(
    'hidden hands, the order of the deck and unrevealed choices change nothing that another sees or hears (%i players)',
    (players) => {
      const match = begin({ players, quickSetup: players === 6 ? 'random' : 'no' }, `secrets ${players}`);
      const pick = seededPick(`secrets ${players}`);
      let compared = 0;
      for (let n = 0; !match.over && n < 900; n++) {
        const state = stateOf(match);
        const asked = askedSeats(dust, state);
        const seat = asked[pick(asked.length)]!;
        const question = questionFor(dust, state, seat)!;
        const id = dust.optionId(question.options.at(pick(question.options.length))!);
        for (const viewer of [null, ...state.players.keys()]) {
          if (viewer === seat || n % 3 !== 0) continue;
          const other = resampleHidden(state, viewer, pick);
          expect(JSON.stringify(dust.view(other, viewer))).toBe(JSON.stringify(dust.view(state, viewer)));
          expect(askedSeats(dust, other)).toEqual(asked);
          const [here, there] = [state, other].map((s) => hear(dust.clone(s), seat, id, `n${n}`));
          // A card that is answered openly was in the hand; a hand without it is another game.
          if (here === null || there === null || here === undefined || there === undefined) continue;
          if (question.question === 'initiative' || question.question === 'setup-card') {
            if (asked.length === 1) continue;
          }
          expect(forViewer(there, viewer)).toBe(forViewer(here, viewer));
          compared++;
        }
        match.submit(seat, question.number, id);
      }
      expect(compared).toBeGreaterThan(100);
    },
  );

  test('a secret choice is heard by nobody before the last one is made', () => {
    const match = begin({ players: 3, quickSetup: 'random' }, 'held');
    const heard = () => [null, 0, 1, 2].map((viewer) => match.happenings(viewer).length);
    const before = heard();
    const { number, options } = match.question(1)!;
    match.submit(1, number, dust.optionId(options.at(0) as never));
    expect(heard()).toEqual(before);
    expect(match.view(0)).toMatchObject({ chosen: [1], choice: null });
  });

  test('what a seat is asked, may answer and may not, never tells what another holds or has chosen', () => {
    const match = begin({ players: 4, quickSetup: 'random' }, 'counts');
    const pick = seededPick('counts');
    for (let n = 0; !match.over && n < 300; n++) {
      const seat = match.asked[0]!;
      const question = match.question(seat)!;
      const other = resampleHidden(stateOf(match), seat, pick);
      const [here, there] = [stateOf(match), other].map((state) => asPut(questionFor(dust, state, seat)!));
      expect(there).toEqual(here);
      match.submit(
        seat,
        question.number,
        dust.optionId(question.options.at(pick(question.options.length)) as never),
      );
    }
  });

  test('[dust.vp.public] everybody, and whoever looks on, sees every score', () => {
    const state = position(
      'land a b\nlinks a-b\nround 2\nplayer 0 red points=3\nplayer 1 blue points=7\nat a 0 T1\n' +
        'at b 1 T1\nnow production 0',
    );
    for (const viewer of [0, 1, null]) {
      expect(dust.view(state, viewer)).toMatchObject({ players: [{ points: 3 }, { points: 7 }] });
    }
  });
});
