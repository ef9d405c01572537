import { planted, sealedBids } from '@dustfront/testkit';
import { describe, expect, test } from 'vitest';
import {
  type AnyGame,
  DiceMismatch,
  Match,
  RULES_FAILED,
  SetupError,
  scriptedDice,
  seededDice,
} from './index.ts';

const seats = ['Ann', 'Bob'];
const broken = planted(sealedBids, (option) => option === 'dare');

/** A match that waits for an answer to "dare?". */
function daring(game: AnyGame, dice = seededDice('daring')): Match {
  const match = Match.begin(game, { seats: 2 }, seats, dice);
  while (match.question(match.asked[0]!)?.question !== 'dare') {
    const question = match.question(match.asked[0]!)!;
    match.submit(question.seat, question.number, game.optionId(question.options.at(question.seat)!));
  }
  return match;
}

/** Everything that a match keeps. */
const all = (match: Match) =>
  JSON.stringify([match.snapshot(), match.happenings(0), match.undoable(0), match.undoable(1)]);

describe('when the rules themselves fail', () => {
  test(`[K6]
      the answer is refused with a code of its own, and state, record, happenings and dice are as before`, () => {
    const dice = seededDice('daring');
    const match = daring(broken, dice);
    const { seat, number } = match.question(match.asked[0]!)!;
    const before = all(match);
    const position = dice.position();
    const reply = match.submit(seat, number, 'dare');
    expect(reply).toMatchObject({
      refused: { code: RULES_FAILED, about: ['dare'] },
      failure: { seat, question: 'dare', option: 'dare', error: new TypeError('a planted bug') },
    });
    expect(all(match)).toBe(before);
    expect(dice.position()).toEqual(position);
  });

  test('[K6] it is the same without a copy for taking back, and any number of times', () => {
    const match = daring(broken);
    const { seat, number } = match.question(match.asked[0]!)!;
    const before = all(match);
    for (const keep of [false, true, false])
      expect(match.submit(seat, number, 'dare', keep)).toMatchObject({ refused: { code: RULES_FAILED } });
    expect(all(match)).toBe(before);
  });

  test('[K6] along a record it is refused as well', () => {
    const match = daring(broken);
    const { seat, number } = match.question(match.asked[0]!)!;
    expect(match.follow(seat, number, 'dare')).toMatchObject({ refused: { code: RULES_FAILED } });
  });

  test('[K6] another answer goes on as if nothing had been tried', () => {
    const [tried, fresh] = [daring(broken), daring(broken)];
    for (const match of [tried, fresh]) {
      const { seat, number } = match.question(match.asked[0]!)!;
      if (match === tried) match.submit(seat, number, 'dare');
      expect(match.submit(seat, number, 'keep')).toHaveProperty('accepted');
    }
    expect(all(tried)).toBe(all(fresh));
  });

  test('[K6] an answer that leads to a question that cannot be put is refused', () => {
    const award = sealedBids.frames.award!;
    const dare = award.steps.dare as object;
    const options = () => {
      throw new Error('no options');
    };
    const mute: AnyGame = {
      ...sealedBids,
      frames: {
        ...sealedBids.frames,
        award: { ...award, steps: { ...award.steps, dare: { ...dare, options } } },
      } as never,
    };
    const match = Match.begin(mute, { seats: 2 }, seats, seededDice('mute'));
    match.submit(0, 0, 'bid 1');
    const before = all(match);
    expect(match.submit(1, 0, 'bid 2')).toMatchObject({ failure: { error: new Error('no options') } });
    expect(all(match)).toBe(before);
    expect(match.submit(1, 0, 'bid 1')).toHaveProperty('accepted');
  });

  test('[K6] [K24] a failure before the first question is a set-up that cannot be played', () => {
    const steps = { shuffled: () => JSON.parse('{') };
    const stillborn = {
      ...sealedBids,
      frames: { ...sealedBids.frames, rounds: { ...sealedBids.frames.rounds!, steps } },
    };
    const begin = () => Match.begin(stillborn as AnyGame, { seats: 2 }, seats, seededDice('a'));
    expect(begin).toThrow(SetupError);
    expect(begin).toThrow(/^setup: the rules failed: /);
  });

  test('[K6] [K18] dice that run out are no failure of the rules: they are told, and nothing has changed', () => {
    const deck = [0, 0, 0, 0, 0];
    const dice = scriptedDice([...deck, 1]);
    const match = daring(sealedBids, dice as never);
    const { seat, number } = match.question(match.asked[0]!)!;
    const before = all(match);
    expect(() => match.submit(seat, number, 'dare')).toThrow(DiceMismatch);
    expect(all(match)).toBe(before);
    expect(dice.left()).toBe(1);
  });
});
