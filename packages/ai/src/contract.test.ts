import { ARMY_PAIRS, asView, type CoreState, dustTactics, SCENARIOS } from '@dustfront/dust-tactics';
import {
  hashJson,
  type Json,
  Play,
  questionFor,
  type State,
  seededDice,
  seededPick,
} from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { playersFor } from './levels.ts';
import type { Task } from './player.ts';
import { isLegal, safe } from './safe.ts';

const BUDGET = { iterations: 6 };

const setups: { name: string; setup: Json }[] = [
  ...ARMY_PAIRS.map(([allies, axis]) => ({
    name: allies.title,
    setup: {
      forces: { allies: allies.units, axis: axis.units },
      battlefield: 'crevasses',
      rounds: 3,
      points: 'open',
    } as unknown as Json,
  })),
  ...SCENARIOS.map((scenario) => ({ name: scenario.title, setup: { scenario: scenario.id } })),
  {
    name: 'a built battlefield, two players a side',
    setup: {
      forces: { allies: ARMY_PAIRS[0]![0].units, axis: ARMY_PAIRS[0]![1].units },
      seats: ['allies', 'axis', 'allies', 'axis'],
      battlefield: { by: 'players', tiles: [3, 3], crates: 2, traps: 2, trapsIndoors: false },
      rounds: 2,
    } as unknown as Json,
  },
];

/** Questions of random play: every n-th is put to the players, whoever answers. */
function* questions(setup: Json, seed: string, every: number): Generator<Task> {
  const play = new Play(dustTactics, dustTactics.setup(setup) as CoreState, seededDice(seed));
  const pick = seededPick(seed);
  for (let n = 0; !play.over; n++) {
    const { seat } = play;
    const question = questionFor(dustTactics, play.state, seat)!;
    if (n % every === 0 && question.options.length > 1)
      yield {
        game: dustTactics,
        view: dustTactics.view(play.state, seat),
        seat,
        question,
        budget: BUDGET,
        seed,
      };
    play.answer(seat, question.options.at(pick(question.options.length))!);
  }
}

describe('every player of the Core Set', async () => {
  const players = await playersFor('dust-tactics');

  describe.each(players)('$name', (player) => {
    const slow = player.id === 'captain';

    test.each(setups)('answers lawfully by itself, and alike when asked again: $name', ({ name, setup }) => {
      let asked = 0;
      for (const task of questions(setup, name, slow ? 29 : 5)) {
        const before = hashJson(task.view);
        const answer = player.answer(task);
        expect(answer.why.words[0]?.key, `${name} ${task.question.question}`).not.toBe('ai.fallback');
        expect(isLegal(dustTactics, task.question, answer.option)).toBe(true);
        expect(hashJson(task.view), 'the view is not the place to think in').toBe(before);
        expect(player.answer(task)).toEqual(answer);
        asked++;
        if (slow && asked >= 3) break;
      }
      expect(asked).toBeGreaterThan(2);
    });

    test('an answer depends on nothing but view, question, budget and seed: not on what was asked before', async () => {
      const again = (await playersFor('dust-tactics')).find(({ id }) => id === player.id)!;
      const tasks = [...questions(setups[0]!.setup, 'order', slow ? 41 : 11)].slice(0, slow ? 4 : 40);
      const forwards = tasks.map((task) => dustTactics.optionId(player.answer(task).option as never));
      const backwards = [...tasks]
        .reverse()
        .map((task) => dustTactics.optionId(again.answer(task).option as never));
      expect(backwards.reverse()).toEqual(forwards);
    });

    test('dice that will fall change nothing: the view does not hold them', () => {
      const [task] = questions(setups[0]!.setup, 'dice', 1);
      const state = asView(task!.view);
      for (const seed of ['one', 'two']) {
        const play = new Play(dustTactics, dustTactics.clone(state), seededDice(seed));
        const { seat } = play;
        const question = questionFor(dustTactics, play.state, seat)!;
        const view = dustTactics.view(play.state, seat);
        const answer = player.answer({ game: dustTactics, view, seat, question, budget: BUDGET, seed: 'x' });
        expect(dustTactics.optionId(answer.option as never)).toBe(
          dustTactics.optionId(player.answer({ ...task!, view, seed: 'x' }).option as never),
        );
      }
    });
  });
});

describe('a player that fails', () => {
  const setup = setups[0]!.setup;
  test.each([
    [
      'throws',
      () => {
        throw new Error('lost');
      },
    ],
    ['cheats', () => ({ option: { do: 'win' }, why: { words: [], weighed: [] } })],
  ] as const)('%s: a lawful answer all the same', (_what, answer) => {
    const player = safe({ id: 'x', name: 'X', answer: answer as never });
    for (const task of [...questions(setup, 'fails', 17)].slice(0, 10)) {
      const given = player.answer(task);
      expect(isLegal(dustTactics, task.question, given.option)).toBe(true);
      expect(given.why.words[0]!.key).toBe('ai.fallback');
    }
  });
});

test('a game nobody has studied is played at random', async () => {
  const [player] = await playersFor('a game of tomorrow');
  expect(player!.id).toBe('recruit');
  const state: State = { stack: [], question: 0, held: null };
  const question = { number: 0, question: 'any', options: [{ do: 'a' }, { do: 'b' }] };
  const game = { ...dustTactics, optionId: (option: { do: string }) => option.do };
  const answer = player!.answer({
    game: game as never,
    view: state as never,
    seat: 0,
    question,
    budget: {},
    seed: 's',
  });
  expect(['a', 'b']).toContain(answer.option.do);
});
