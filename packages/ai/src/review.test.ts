import { BOXED_ALLIES, BOXED_AXIS, dustTactics } from '@dustfront/dust-tactics';
import { asView, type Choice, dustTactics2014, type Side } from '@dustfront/dust-tactics-2014';
import { cloneState } from '@dustfront/dust-tactics-2014/query';
import { type AnyGame, type Dice, type Json, Match, type Roll, seededDice } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { sergeant } from './dust-tactics/sergeant.ts';
import { WIDE } from './dust-tactics-2014/generate.ts';
import { Scene } from './dust-tactics-2014/scene.ts';
import { plansOf, sergeant as tacticsSergeant } from './dust-tactics-2014/sergeant.ts';
import type { Player, Weighed } from './player.ts';
import { recruit } from './recruit.ts';
import { diceOf } from './review/dice.ts';
import { compared, type Decision, type Judge, undertaking } from './review/judge.ts';
import { loadJudge, review } from './review.ts';

interface Planted {
  readonly answer: number;
  readonly option: string;
  /** The difference between the best way and the planted one, as the player itself weighs them. */
  readonly cost: number;
}

interface Table {
  readonly game: AnyGame;
  readonly setup: Json;
  readonly player: Player;
  /** The question that fixes what a unit does. */
  readonly orders: string;
  /** The best plan that begins with each answer to it, in points. */
  values(match: Match, seat: number): Record<string, number>;
}

function best(found: readonly { option: string; value: number }[]): Record<string, number> {
  const values: Record<string, number> = {};
  for (const { option, value } of found) values[option] = Math.max(value, values[option] ?? value);
  return values;
}

const CORE: Table = {
  game: dustTactics,
  setup: { forces: { allies: BOXED_ALLIES.units, axis: BOXED_AXIS.units }, rounds: 4 } as never,
  player: sergeant,
  orders: 'actions',
  values(match, seat) {
    const question = match.question(seat)!;
    const task = { game: dustTactics, view: match.view(seat), seat, question, budget: {}, seed: 's' };
    return best(sergeant.answer(task).why.weighed);
  },
};
const LATER: Table = {
  game: dustTactics2014,
  setup: { scenario: 'the-oasis' },
  player: tacticsSergeant,
  orders: 'declare-action',
  values(match, seat) {
    const { options } = match.question(seat)!;
    const choices = Array.from({ length: options.length }, (_, i) => options.at(i) as Choice);
    // The Sergeant's own list is short: a way that it names may be worth more than it says there.
    const care = { breadth: WIDE, enough: Number.POSITIVE_INFINITY, isLate: () => false };
    const begun = plansOf(new Scene(cloneState(asView(match.view(seat))), seat as Side), choices, care);
    return best(
      begun.map(({ plan, option }) => ({
        option: dustTactics2014.optionId(option),
        value: plan.account.value,
      })),
    );
  },
};

/** Two players of the table, but for one planted answer. */
function played({ game, setup, player }: Table, dice: Dice, planted?: Planted): Match {
  const match = Match.begin(game, setup, ['a', 'b'], dice);
  while (!match.over) {
    const seat = match.asked[0]!;
    const question = match.question(seat)!;
    const view = match.view(seat);
    const { option } = player.answer({ game, view, seat, question, budget: {}, seed: 's' });
    const here = match.entries.length === planted?.answer;
    match.submit(seat, question.number, here ? planted.option : game.optionId(option), false);
  }
  return match;
}

/** The worst that could have been ordered in a match, beside what was. */
function worstOrder(table: Table, played: Match, seed: string): Planted {
  const match = Match.begin(table.game, table.setup, ['a', 'b'], seededDice(seed));
  let worst: Planted = { answer: -1, option: '', cost: 0 };
  for (const [answer, { seat, number, option }] of played.entries.entries()) {
    if (match.question(seat)!.question === table.orders) {
      const values = Object.entries(table.values(match, seat)).sort(([, a], [, b]) => b - a);
      const [first, last] = [values[0]!, values.at(-1)!];
      const cost = first[1] - last[1];
      if (cost > worst.cost) worst = { answer, option: last[0], cost };
    }
    match.submit(seat, number, option, false);
  }
  return worst;
}

const judgeOf = async (game: AnyGame): Promise<Judge> => (await loadJudge(game.id))!;

describe.each([CORE, LATER])('a review of $game.id', async (table) => {
  const { game } = table;
  const judge = await judgeOf(game);
  const clean = played(table, seededDice('review'));

  test('finds no mistake in what its own judge played, and says how much it could weigh', () => {
    const steps: number[] = [];
    const found = review(game, clean.record(), { judge, onProgress: (done, of) => steps.push(done / of) });
    expect(found.mistakes).toEqual([]);
    expect(found.decisions).toBeGreaterThan(60);
    expect(found.judged).toBeGreaterThan(30);
    expect(found.judged).toBeLessThan(found.decisions);
    expect(steps.at(-1)).toBe(1);
    expect(found.course.length).toBeGreaterThan(60);
    for (const { chances } of found.course) expect(chances[0]! + chances[1]!).toBeCloseTo(1, 9);
    const winner = game.outcome(clean.state)!.places.indexOf(0);
    const [first, last] = [found.course[0]!, found.course.at(-1)!];
    expect(last.chances[winner]!).toBeGreaterThan(first.chances[winner]!);
    const [a, b] = diceOf(game, clean.record(), judge)!;
    expect(a!.own).toBeCloseTo(b!.enemy, 9);
    expect(a!.own).not.toBe(0);
  });

  test('takes a match that is not over', () => {
    const record = clean.record();
    const found = review(game, { ...record, entries: record.entries.slice(0, 40) }, { judge });
    expect(found.mistakes).toEqual([]);
    expect(found.decisions).toBeLessThanOrEqual(40);
  });

  test('finds a planted blunder first, with what it cost and what was better', () => {
    const planted = worstOrder(table, clean, 'review');
    expect(planted.cost).toBeGreaterThan(0.8);
    const record = played(table, seededDice('review'), planted).record();
    const { mistakes, cost } = review(game, record, { judge });
    const { seat } = record.entries[planted.answer]!;
    expect(mistakes[0]).toMatchObject({ answer: planted.answer, seat, question: table.orders });
    expect(mistakes[0]!.taken.option).toBe(planted.option);
    expect(mistakes[0]!.cost).toBeCloseTo(planted.cost, 9);
    expect(mistakes[0]!.better).not.toBeNull();
    expect(mistakes[0]!.best.words.length).toBeGreaterThan(0);
    expect(cost[seat]!).toBeGreaterThanOrEqual(mistakes[0]!.cost);
  });

  test('finds many in what a recruit played', () => {
    const { mistakes, cost } = review(
      game,
      played({ ...table, player: recruit }, seededDice('recruit')).record(),
      { judge },
    );
    expect(mistakes.length).toBeGreaterThan(8);
    expect(cost[0]! + cost[1]!).toBeGreaterThan(5);
    for (const { cost, best, taken } of mistakes) {
      expect(cost).toBeLessThanOrEqual(best.value - taken.value + 1e-9);
      expect(cost).toBeGreaterThanOrEqual(0.3);
    }
  });
});

const MISS = 5;

test('bad dice alone are no mistake: whoever never hits has bad luck and nothing to be blamed for', async () => {
  const fair = seededDice('bad luck');
  // Every attack misses; what else is rolled is fair.
  const dice: Dice = {
    roll: (roll: Roll) => fair.roll(roll).map((face) => (roll.reason === 'attack' ? MISS : face)),
  };
  const record = played(CORE, dice).record();
  const judge = await judgeOf(dustTactics);
  expect(review(dustTactics, record, { judge }).mistakes).toEqual([]);
  expect(diceOf(dustTactics, record, judge)!.every(({ own }) => own < -3)).toBe(true);
});

test('a way that the judge has not weighed costs nothing and is not judged', () => {
  const way = (marks: string, value: number) => ({
    marks,
    value,
    weighed: (): Weighed => ({ option: marks, value, words: [] }),
  });
  const told = { answer: 0, seat: 0, question: 'q', options: [], option: { do: 'x' }, view: null };
  const done = (marks: string) => ({ marks, told, isNamed: true, share: 0.5 });
  const ways = [way('good', 3), way('poor', 1), way('good', 2)];
  expect(compared(ways, done('unheard of'))).toMatchObject({ taken: null, cost: 0, best: { value: 3 } });
  expect(compared(ways, done('poor'))).toMatchObject({ taken: { value: 1 }, cost: 1 });
  expect(compared(ways, done('good'))).toMatchObject({ cost: 0 });
  expect(compared([], done('good'))).toBeNull();
});

test('a walk that a reaction interrupts is one walk: who falls meanwhile does not end it', () => {
  const asked = ['step', 'casualty', 'casualty', 'step', 'declare', 'step'];
  const own = asked.map((question, answer) => ({ question, answer }) as unknown as Decision);
  const answers = (isAside?: (decision: Decision) => boolean): readonly number[] =>
    undertaking(own, 0, ({ question }) => question === 'step', isAside).map(({ answer }) => answer);
  expect(answers(({ question }) => question === 'casualty')).toEqual([0, 3]);
  expect(answers()).toEqual([0]);
});

test('every game of ours has a judge, another game none', async () => {
  for (const id of ['dust-tactics', 'dust-tactics-2014', 'dust']) expect(await loadJudge(id)).not.toBeNull();
  expect(await loadJudge('chess')).toBeNull();
});
