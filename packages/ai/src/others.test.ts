import { dust } from '@dustfront/dust';
import { resampleHidden } from '@dustfront/dust/query';
import { dustTactics2014 } from '@dustfront/dust-tactics-2014';
import {
  type AnyGame,
  type Json,
  type Option,
  Play,
  questionFor,
  type State,
  seededDice,
  seededPick,
} from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { playGame } from './arena/game.ts';
import { playersFor } from './levels.ts';
import type { Player } from './player.ts';
import { isLegal } from './safe.ts';
import { words } from './words/en.ts';

const games: readonly { game: AnyGame; setup: Json }[] = [
  { game: dustTactics2014, setup: { scenario: 'firefight' } },
  { game: dustTactics2014, setup: { scenario: 'the-oasis' } },
  { game: dust, setup: { players: 2 } },
  { game: dust, setup: { players: 4, quickSetup: 'recommended' } },
];

describe.each(games)('players of $game.id', async ({ game, setup }) => {
  const players = await playersFor(game.id);

  test.each(players)('$name answers lawfully by itself, and alike when asked again', (player: Player) => {
    const play = new Play<State, Option>(game, game.setup(setup) as State, seededDice('lawful'));
    const pick = seededPick('lawful');
    const every = player.id === 'captain' || player.id === 'general' ? 41 : 3;
    for (let n = 0; !play.over && n < 400; n++) {
      const { seat } = play;
      const question = questionFor(game, play.state, seat)!;
      if (n % every === 0 && question.options.length > 1) {
        const view = game.view(play.state, seat);
        const iterations = player.id === 'general' ? 24 : 6;
        const task = { game, view, seat, question, budget: { iterations }, seed: 's' };
        const answer = player.answer(task);
        expect(answer.why.words[0]?.key, question.question).not.toBe('ai.fallback');
        expect(isLegal(game, question, answer.option)).toBe(true);
        expect(player.answer(task)).toEqual(answer);
      }
      play.answer(seat, question.options.at(pick(question.options.length))!);
    }
  });
});

describe('the staff officer', () => {
  test('beats random play from either seat, and three at once', async () => {
    const [random, staff] = await playersFor('dust');
    for (const seat of [0, 1]) {
      const players = [0, 1].map((other) => (other === seat ? staff! : random!));
      const { outcome } = playGame({
        game: dust,
        setup: { players: 2 },
        players,
        budgets: [{}],
        seed: 'two',
      });
      expect(outcome!.places[seat]).toBe(0);
    }
    const players = [random!, random!, staff!, random!];
    const { outcome } = playGame({ game: dust, setup: { players: 4 }, players, budgets: [{}], seed: 'four' });
    expect(outcome!.places[2]).toBe(0);
  });
});

describe('the general', () => {
  test('beats the staff officer more often than not, in short games with little thought', async () => {
    const [, staff, general] = await playersFor('dust');
    let wins = 0;
    for (const seed of ['e', 'f'])
      for (const seat of [0, 1]) {
        const { outcome, fallbacks } = playGame({
          game: dust,
          setup: { players: 2, quickSetup: 'recommended', victoryPoints: 30 },
          players: [0, 1].map((other) => (other === seat ? general! : staff!)),
          budgets: [{ iterations: 32 }],
          seed,
        });
        expect(fallbacks).toBe(0);
        if (outcome!.places[seat] === 0) wins++;
      }
    expect(wins).toBeGreaterThanOrEqual(3);
  });

  test('says why in words and numbers, with the ways it weighed', async () => {
    const general = (await playersFor('dust'))[2]!;
    const setup = { players: 3, quickSetup: 'recommended' };
    const play = new Play(dust, dust.setup(setup) as never, seededDice('why'));
    const pick = seededPick('why');
    const said = new Set<string>();
    for (let n = 0; !play.over && n < 400; n++) {
      const { seat } = play;
      const question = questionFor(dust, play.state, seat)!;
      if (['initiative', 'combat', 'movement', 'purchase'].includes(question.question) && n % 5 === 0) {
        const view = dust.view(play.state, seat);
        const { why } = general.answer({
          game: dust,
          view,
          seat,
          question,
          budget: { iterations: 8 },
          seed: 's',
        });
        for (const { key } of why.words) said.add(key);
        const values = why.weighed.map(({ value }) => value);
        expect(values).toEqual([...values].sort((a, b) => b - a));
      }
      play.answer(seat, question.options.at(pick(question.options.length))!);
    }
    for (const key of ['ai.search', 'ai.dust.card']) expect(said).toContain(key);
    expect([...said].filter((key) => key.startsWith('ai.dust.') && !(key in words))).toEqual([]);
  });
});

describe('the staff officer and the general', () => {
  test.each([
    ['staff-officer', 1],
    ['general', 17],
  ])('what the %s cannot see changes nothing: other hands and the draw pile', async (id, every) => {
    const player = (await playersFor('dust')).find((one) => one.id === id)!;
    const play = new Play(dust, dust.setup({ players: 3 }) as never, seededDice('hidden'));
    const pick = seededPick('hidden');
    for (let n = 0; !play.over && n < 300; n++) {
      const { seat } = play;
      const question = questionFor(dust, play.state, seat)!;
      const answer = (state: typeof play.state) => {
        const view = dust.view(state, seat);
        return player.answer({ game: dust, view, seat, question, budget: { iterations: 24 }, seed: 's' });
      };
      if (n % every === 0) expect(answer(resampleHidden(play.state, seat, pick))).toEqual(answer(play.state));
      play.answer(seat, question.options.at(pick(question.options.length))!);
    }
  });
});
