import {
  type AnyGame,
  hashJson,
  type Match,
  type Option,
  type OptionSpace,
  Play,
  type Question,
  seededDice,
} from '@dustfront/kernel';
import { expect } from 'vitest';

const FIT = /^[^;#\n]+$/;

type Named<O extends Option> = (option: O) => string;
type Pick = (n: number) => number;

/** Ids beside one that is acceptable: each of its numbers changed a little or a lot. */
function idsBeside(id: string, pick: Pick): string[] {
  const count = id.match(/\d+/g)?.length ?? 0;
  return Array.from({ length: count }, (_, which) => {
    let at = -1;
    return id.replace(/\d+/g, (number) => {
      at++;
      if (at !== which) return number;
      const value = Number(number);
      return String([value + 1, Math.max(0, value - 1 - pick(9)), value + pick(2000), 0][pick(4)]);
    });
  });
}

/** Parsing gives back what was written. */
function expectRead<O extends Option>(name: Named<O>, space: OptionSpace<O>, option: O): void {
  const id = name(option);
  expect(id).toMatch(FIT);
  expect(space.parse(id), `"${id}" is not read as it was written`).toEqual(option);
}

/** Whatever reads as an option is acceptable, or refused by a rule, and the nearest one is acceptable. */
function expectJudged<O extends Option>(name: Named<O>, space: OptionSpace<O>, id: string): boolean {
  const option = space.parse(id);
  if (option === null) return true;
  expectRead(name, space, option);
  const refusal = space.refuses(option);
  expect(space.refuses(option), `"${id}" is judged in two ways`).toEqual(refusal);
  const near = space.nearest(option);
  if (refusal === null) expect(near, `"${id}" is acceptable, but something else is nearer`).toEqual(option);
  else expect(refusal.rule, `"${id}" is refused by no rule`).toBeDefined();
  if (near !== null) {
    expect(space.refuses(near), `the nearest to "${id}" is refused`).toBeNull();
    expectRead(name, space, near);
  }
  return refusal === null;
}

/** [K32] What every space keeps, whoever asks it. Returns what it proposes, and ids that it refuses. */
export function expectSpaceOf<O extends Option>(
  name: Named<O>,
  space: OptionSpace<O>,
  pick: Pick,
): { readonly proposed: readonly O[]; readonly refused: readonly string[] } {
  const proposed = space.propose(pick);
  expect(space.propose(pick, 1).length, 'more was proposed than wanted').toBeLessThanOrEqual(1);
  const refused: string[] = [];
  for (const option of proposed) {
    const id = name(option);
    expect(space.refuses(option), `the proposal "${id}" is refused`).toBeNull();
    expectJudged(name, space, id);
    refused.push(...idsBeside(id, pick).filter((beside) => !expectJudged(name, space, beside)));
  }
  expect(space.parse('nonsense')).toBeNull();
  return { proposed, refused };
}

/** The same for the space of a question, whose state stays as it is; a branch takes each proposal. */
export function expectSpace(game: AnyGame, match: Match, question: Question, pick: Pick): readonly string[] {
  const { space, seat } = question;
  if (space === null) return [];
  const before = hashJson(match.state);
  const { proposed, refused } = expectSpaceOf((option) => game.optionId(option), space, pick);
  expect(proposed.length + question.options.length, 'nothing to answer').toBeGreaterThan(0);
  for (const option of proposed)
    new Play(game, game.clone(match.state), seededDice('branch')).answer(seat, option);
  expect(hashJson(match.state), 'asking a space changed the state').toBe(before);
  return refused;
}
