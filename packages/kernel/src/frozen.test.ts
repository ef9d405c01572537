import { sealedBids } from '@dustfront/testkit';
import { describe, expect, test } from 'vitest';
import {
  type AnyGame,
  freshState,
  hashJson,
  Match,
  parseRecord,
  printRecord,
  replay,
  seededDice,
  seededPick,
} from './index.ts';

// What was written once must be read for good: the texts and numbers here never change.

const written = `dustfront record 1
game sealed-bids
version 1
seat 0 "Ann"
seat 1 "Bob"
dice "seed k"
setup {"seats":2}

start ; deck! 1 3 2 1 0 # fd4c8cc9810a423a
0 s0 bid 4 # 7c7f085f33597a73
0 s1 bid 1 # 473fab71fcdc0a73
1 s0 keep # 809f1189e1034a75
2 s0 bid 5 # f79e2a1e3d63d995
2 s1 bid 5 # f07b5f26c9d3fa2d
3 s0 bid 1 # 39599df835535ffc
3 s1 bid 4 # 1053df9ef3725099
4 s1 dare ; dice 3 4 # bac90cebc5fdead5
5 s0 bid 2 # 93312535400e62c5
5 s1 bid 2 # 0fc3da97cd772a09
6 s0 bid 3 # ae7194a580dfd51c
6 s1 bid 3 # b99d9aebe0295fbd
`;

/** The game as another program's copy of the helpers would make it: every answer of a step is a fresh object. */
function foreign(game: AnyGame): AnyGame {
  const again = (answer: (...args: never[]) => unknown) =>
    function (this: unknown, ...args: never[]) {
      const next = answer.apply(this, args);
      return typeof next === 'object' ? structuredClone(next) : next;
    };
  const frames = Object.entries(game.frames).map(([kind, rules]) => {
    const steps = Object.entries(rules.steps).map(([name, step]) =>
      typeof step === 'function' ? [name, again(step)] : [name, { ...step, take: again(step.take) }],
    );
    return [kind, { ...rules, steps: Object.fromEntries(steps) }];
  });
  return { ...game, frames: Object.fromEntries(frames) };
}

function played(game: AnyGame): Match {
  const match = Match.begin(game, { seats: 2 }, ['Ann', 'Bob'], seededDice('k'), 'seed k');
  const pick = seededPick('k');
  while (!match.over) {
    const question = match.question(match.asked[0]!)!;
    const option = question.options.at(pick(question.options.length))!;
    match.submit(question.seat, question.number, game.optionId(option));
  }
  return match;
}

describe('what a frozen build may rely on', () => {
  test("[K26] the kernel's part of a state has three fields", () => {
    expect(freshState({ kind: 'a', step: 'b' })).toEqual({
      stack: [{ kind: 'a', step: 'b' }],
      question: 0,
      held: null,
    });
  });

  test('[K27] steps and their answers are told by their shape', () => {
    expect(printRecord(played(foreign(sealedBids)).record())).toBe(printRecord(played(sealedBids).record()));
  });

  test('[K29] what the contract makes optional may be missing', () => {
    const { notation: _, imagine: __, complete: ___, ...bare } = sealedBids as AnyGame;
    expect(played(bare).hash()).toBe(played(sealedBids).hash());
  });

  test('[K30] a record that was written once is read, printed and played the same', () => {
    expect(printRecord(parseRecord(written))).toBe(written);
    expect(replay(sealedBids, parseRecord(written))).toBeInstanceOf(Match);
    expect(printRecord(played(sealedBids).record())).toBe(written);
  });

  test('[K30] fingerprints and seeded faces are computed as they always were', () => {
    expect(hashJson({ a: [1, -2, 0.5, 70_000], b: { c: 'text', d: null }, e: [true, false] })).toBe(
      '5edf5ab2677ba81f',
    );
    const dice = seededDice('a seed');
    const roll = (stream: string) => dice.roll({ stream, reason: '', count: 8, sides: 6 }).join(' ');
    expect([roll('dice'), roll('deck'), roll('dice')]).toEqual([
      '5 1 2 5 1 0 2 2',
      '0 5 4 4 1 1 1 5',
      '0 3 3 5 2 1 1 0',
    ]);
  });
});
