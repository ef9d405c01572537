/// <reference path="../virtual.d.ts" />
import { loadPlayer } from '@dustfront/ai';
import { dustTactics } from '@dustfront/dust-tactics';
import { dustTactics2014 } from '@dustfront/dust-tactics-2014';
import { type AnyGame, type Json, Match, type Option, seededDice } from '@dustfront/kernel';
import { describe, expect, test, vi } from 'vitest';
import type { GameFace } from './face.ts';

vi.mock('../i18n/index.ts', () => ({
  language: () => 'en',
  t: (key: string) => key,
  num: String,
  plural: () => () => 'other',
}));
vi.mock('virtual:rules/dust-tactics-2014', () => ({ rules: [] }));
vi.mock('virtual:rules/dust-tactics', () => ({ rules: [] }));
const { coreFace } = await import('./dust-tactics/index.ts');
const { tacticsFace } = await import('./dust-tactics-2014/index.ts');

const begin = (game: AnyGame, setup: Json): Match =>
  Match.begin(game, setup, ['you', 'them'], seededDice('quick'));

const optionsOf = (match: Match, seat: number): Option[] => {
  const { options } = match.question(seat)!;
  return Array.from({ length: options.length }, (_, i) => options.at(i) as Option);
};

/** Answers of somebody who lets everything happen. */
const idle = new Set(['do nothing', 'nothing', 'hold', 'pass', 'stop']);

/** Plays the battle to its end: the first seat does nothing, the other is the opponent of the start page. */
async function againstNobody(game: AnyGame, face: GameFace): Promise<Match> {
  const { setup, level } = face.quick();
  const player = await loadPlayer(game.id, level);
  const match = begin(game, setup);
  let clock = 0;
  for (let n = 0; game.outcome(match.state) === null && n < 2000; n++) {
    const seat = match.asked[0]!;
    const options = optionsOf(match, seat);
    const question = {
      number: match.question(seat)!.number,
      question: match.question(seat)!.question,
      options,
    };
    const chosen =
      seat === 0
        ? (options.find((option) => idle.has(game.optionId(option))) ?? options[0]!)
        : player!.answer({
            game,
            view: match.view(seat),
            seat,
            question,
            budget: { milliseconds: 100, now: () => clock++ },
            seed: 'quick',
          }).option;
    match.submit(seat, question.number, game.optionId(chosen));
  }
  return match;
}

describe.each([
  ['Core Set', dustTactics as AnyGame, coreFace],
  ['2013/14', dustTactics2014 as AnyGame, tacticsFace],
] as const)('the quick battle of the %s', (_, game, face) => {
  test('has everybody on the board, and asks for nothing before the first order but what it answers itself', () => {
    const { setup, opening } = face.quick();
    const match = begin(game, setup);
    const scene = face.scene(match.view(0));
    expect(
      scene.kind === 'grid' && scene.pieces.filter(({ small }) => small !== true).length,
    ).toBeGreaterThanOrEqual(8);
    for (let n = 0; n < 4; n++) {
      const seat = match.asked[0]!;
      const { number, question } = match.question(seat)!;
      if (question === 'activate') break;
      const answer = opening[question]?.replace('S', seat === 0 ? 'S' : 'N') ?? '';
      expect(match.submit(seat, number, answer), `${question}: ${answer}`).not.toHaveProperty('refused');
    }
    expect(match.question(match.asked[0]!)!.question).toBe('activate');
  });

  test('is attacked by an opponent who goes for the goals', async () => {
    const match = await againstNobody(game, face);
    const [mine = 0, theirs = 0] = game.outcome(match.state)!.scores;
    expect(mine).toBe(0);
    expect(theirs).toBeGreaterThanOrEqual(10);
    const rows = face.goals!(match.view(0)).rows;
    expect(rows.length).toBeGreaterThan(1);
  });
});
