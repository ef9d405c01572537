import {
  type AnyGame,
  advance,
  type Context,
  freshState,
  hashJson,
  Play,
  playRandomly,
  questionFor,
  Running,
  type State,
  seededDice,
  seededPick,
} from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { frozen } from './frozen.generated.ts';
import { loadGame } from './index.ts';

// What a frozen build needs of the kernel that runs it, held against every one of them (packages/kernel/SPEC.md).

const builds = Object.entries(frozen).flatMap(([id, versions]) =>
  Object.entries(versions).map(([version, load]) => ({ id, version, load })),
);

const setups: Readonly<Record<string, { scenario?: string; players?: number }>> = {
  'dust-tactics': { scenario: 'hold-the-depot' },
  'dust-tactics-2014': { scenario: 'firefight' },
  dust: { players: 2 },
};

function begun(game: AnyGame): State {
  const state = game.setup(setups[game.id]!) as State;
  advance(game, new Running(state, seededDice('frozen'), null));
  return state;
}

/** The game with every context it is given stripped to the promise, and a list of what else it reached for. */
function watched(game: AnyGame, reached: Set<string>): AnyGame {
  const promised = new Set(['state', 'emit', 'reveal']);
  const only = (cx: Context): Context =>
    new Proxy(cx, {
      get(target, name: keyof Context) {
        if (!promised.has(name)) reached.add(String(name));
        const value = target[name];
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  const frames = Object.entries(game.frames).map(([kind, rules]) => {
    const steps = Object.entries(rules.steps).map(([name, step]) => {
      if (typeof step === 'function')
        return [name, (cx: Context, ...rest: [never, never]) => step(only(cx), ...rest)];
      const take = step.take as (cx: Context, ...rest: unknown[]) => unknown;
      return [
        name,
        { ...step, take: (cx: Context, ...rest: unknown[]) => take.call(step, only(cx), ...rest) },
      ];
    });
    return [kind, { ...rules, steps: Object.fromEntries(steps) }];
  });
  return { ...game, frames: Object.fromEntries(frames) };
}

describe.each(builds)('$id $version, frozen', ({ id, version, load }) => {
  test("[K26] keeps the kernel's part of a state, through its own clone and through JSON", async () => {
    const game = await load();
    const state = begun(game);
    for (const field of Object.keys(freshState())) expect(state).toHaveProperty(field);
    expect(hashJson(game.clone(state))).toBe(hashJson(state));
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    for (const frame of state.stack) expect(game.frames[frame.kind]?.steps).toHaveProperty(frame.step);
  });

  test('[K27] [K28] needs no more of a context than state, emit and reveal, to the end of a match', async () => {
    const game = await load();
    const reached = new Set<string>();
    const play = new Play(watched(game, reached), begun(game), seededDice('frozen'));
    playRandomly(play, seededPick('frozen'));
    expect([...reached]).toEqual([]);
    expect(game.outcome(play.state)).not.toBeNull();
  });

  test('[K29] [K31] is lent what a seat does whose time is up', async () => {
    const game = (await loadGame(id, version))!;
    expect(await loadGame(id, version)).toBe(game);
    const play = new Play(game, begun(game), seededDice('passive'));
    for (let answers = 0; answers < 60 && !play.over; answers++) {
      const question = questionFor(game, play.state, play.seat)!;
      const answer = game.passive(question)!;
      const listed = Array.from({ length: question.options.length }, (_, i) => question.options.at(i));
      expect(listed).toContainEqual(answer);
      play.answer(play.seat, answer);
    }
  });
});
