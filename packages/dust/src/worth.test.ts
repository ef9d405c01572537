import { type AnyGame, Match, seededDice, seededPick } from '@dustfront/kernel';
import { expect, test } from 'vitest';
import { dust } from './game.ts';
import { roundScore } from './scoring.ts';
import type { DustState } from './state.ts';
import { asView } from './view.ts';
import { worthOf } from './worth.ts';

const game = dust as AnyGame;

/** A war of some answers at random. */
function war(seed: string, answers: number): Match {
  const setup = { players: 3, quickSetup: 'recommended', victoryPoints: 40 };
  const match = Match.begin(game, setup, ['a', 'b', 'c'], seededDice(seed));
  const pick = seededPick(seed);
  for (let i = 0; i < answers && match.asked.length > 0; i++) {
    const seat = match.asked[0]!;
    const question = match.question(seat)!;
    match.submit(seat, question.number, game.optionId(question.options.at(pick(question.options.length))!));
  }
  return match;
}

test('what areas bring is what a round would be scored as', () => {
  for (const answers of [20, 150, 300]) {
    const match = war('worth', answers);
    const view = asView(match.view(null));
    const { gained } = roundScore(match.state as unknown as DustState);
    expect(worthOf(view).map(({ points }) => points)).toEqual(gained);
  }
});

test('a capital in other hands is worth two points and six production more to its conqueror', () => {
  const view = asView(war('worth', 20).view(null));
  const capital = view.areas.find(({ capital: is, holder }) => is && holder === 'neutral')!;
  const [before] = worthOf(view);
  const [after] = worthOf(view, new Map([[capital.id, 0]]));
  expect(after!.income - before!.income).toBeGreaterThanOrEqual(6);
  expect(after!.points - before!.points).toBeGreaterThanOrEqual(2);
});
