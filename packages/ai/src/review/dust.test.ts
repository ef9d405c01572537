import { asView, type DustOption, dust, UNIT_TYPES } from '@dustfront/dust';
import { battleUnderWay } from '@dustfront/dust/query';
import {
  type AnyGame,
  type Dice,
  imagine,
  Match,
  type MatchRecord,
  type Option,
  type Question,
  seededDice,
} from '@dustfront/kernel';
import { solveBattle } from '@dustfront/odds';
import { describe, expect, test } from 'vitest';
import { attackOf, targetsOf } from '../dust/attacks.ts';
import { Field } from '../dust/field.ts';
import { staffOfficer } from '../dust/staff.ts';
import { STAFF } from '../dust/style.ts';
import { recruit } from '../recruit.ts';
import { type Reviewed, review } from '../review.ts';
import { diceOf } from './dice.ts';
import { dustJudge } from './dust.ts';

const game = dust as AnyGame;
const judge = dustJudge;
const listed = ({ options }: Question): Option[] =>
  Array.from({ length: options.length }, (_, i) => options.at(i)!);

type Plant = (match: Match, question: Question, seat: number) => string | null;

/** Two players at the table, but for what is planted. */
function played(player: typeof staffOfficer, dice: Dice, plant: Plant = () => null): MatchRecord {
  const match = Match.begin(game, { players: 2 }, ['a', 'b'], dice);
  while (!match.over) {
    const seat = match.asked[0]!;
    const question = match.question(seat)!;
    const view = match.view(seat);
    const planted = plant(match, question, seat);
    const answer = () => player.answer({ game, view, seat, question, budget: {}, seed: 's' }).option;
    match.submit(seat, question.number, planted ?? game.optionId(answer()), false);
  }
  return match.record();
}

const fieldOf = (match: Match, seat: number): Field =>
  new Field(
    imagine(dust, match.view(seat), seat, () => 0),
    seat,
    STAFF,
  );

/** Plants what a finder finds, once, and says where. */
function once(find: (match: Match, question: Question, seat: number) => string[] | null) {
  const planted = { at: -1 };
  let rest: string[] = [];
  const plant: Plant = (match, question, seat) => {
    if (rest.length === 0 && planted.at < 0) {
      rest = find(match, question, seat) ?? [];
      if (rest.length > 0) planted.at = match.entries.length;
    }
    return rest.shift() ?? null;
  };
  return { planted, plant };
}

/** An attack by land that is as good as lost, with all that can go. */
function lostAttack(match: Match, question: Question, seat: number): string[] | null {
  if (question.question !== 'combat') return null;
  const field = fieldOf(match, seat);
  for (const option of listed(question) as DustOption[]) {
    if (option.do !== 'attack' || option.form !== 'land') continue;
    const from = field.atlas.index.get(option.from)!;
    const lost = targetsOf(field, 'land', from).find((to) => attackOf(field, 'land', from, to).value < -15);
    if (lost !== undefined) return [dust.optionId(option), `to ${field.atlas.ids[lost]}`];
  }
  return null;
}

/** Half of the attackers leave a battle that is as good as won and that the others can hardly win. */
function brokenOff(match: Match, question: Question, seat: number): string[] | null {
  const view = asView(match.view(seat));
  if (question.question !== 'retreat' || view.battle?.attacker !== seat) return null;
  const { plan, start } = battleUnderWay(view)!;
  const last = listed(question).findLast(({ do: verb }) => verb === 'withdraw') as
    | Extract<DustOption, { do: 'withdraw' }>
    | undefined;
  if (last === undefined || start === null) return null;
  const type = UNIT_TYPES.indexOf(last.unit);
  const units = plan.attacker.units.map((count, i) => (i === type ? count - last.count : count));
  const takes = (from: typeof plan, then: typeof start): number =>
    solveBattle(from, then).outcome().attackerTakes;
  const before = takes(plan, start);
  if (before < 0.9 || units.every((count) => count === 0)) return null;
  const after = takes({ ...plan, attacker: { ...plan.attacker, units } }, { ...start, next: 'roll' });
  const field = fieldOf(match, seat);
  const worth = field.worth(field.atlas.index.get(view.battle.target)!);
  return (before - after) * worth > 8 ? [dust.optionId(last), 'stand'] : null;
}

const MISS = 0;

describe('a review of DUST', () => {
  const clean = played(staffOfficer, seededDice('review'));

  test('finds no attack to blame in what its own judge played, and says what it could not weigh', () => {
    const found = review(game, clean, { judge });
    expect(found.mistakes.filter(({ question }) => question === 'combat')).toEqual([]);
    expect(found.judged).toBeGreaterThan(20);
    // Cards, purchases and movements are nobody's to judge.
    expect(found.judged).toBeLessThan(found.decisions / 2);
    expect(diceOf(game, clean, judge)!.some(({ own, enemy }) => own !== 0 && enemy !== 0)).toBe(true);
  });

  test('finds an attack that was as good as lost', () => {
    const { planted, plant } = once(lostAttack);
    const { mistakes, cost } = review(game, played(staffOfficer, seededDice('review'), plant), { judge });
    expect(planted.at).toBeGreaterThan(0);
    expect(mistakes).toHaveLength(1);
    const [{ answer, seat, question, cost: given, taken, best }] = mistakes as [Reviewed];
    expect({ answer, question }).toEqual({ answer: planted.at, question: 'combat' });
    expect(given).toBeCloseTo(best.value - taken.value, 9);
    expect(given).toBeGreaterThan(8);
    expect(cost[seat]).toBe(given);
    expect(taken.words[0]!.key).toBe('ai.conquer');
  });

  test('finds a battle broken off that was as good as won', () => {
    const { planted, plant } = once(brokenOff);
    const { mistakes } = review(game, played(staffOfficer, seededDice('retreat 1'), plant), { judge });
    expect(planted.at).toBeGreaterThan(0);
    expect(mistakes[0]).toMatchObject({ answer: planted.at, question: 'retreat' });
    expect(mistakes[0]!.did.key).toBe('option.withdraw');
    const [better, worse] = [mistakes[0]!.best, mistakes[0]!.taken].map(({ words }) =>
      Number(words[0]!.params!.chance),
    );
    expect(better!).toBeGreaterThan(worse!);
  });

  test('finds many in what a recruit played, none of them small', () => {
    const { mistakes, least } = review(game, played(recruit, seededDice('recruit 3')), { judge });
    expect(mistakes.length).toBeGreaterThan(3);
    for (const { cost } of mistakes) expect(cost).toBeGreaterThanOrEqual(least);
  });

  test('bad dice alone are no mistake', () => {
    const fair = seededDice('bad luck');
    const dice: Dice = {
      roll: (roll) => fair.roll(roll).map((face) => (roll.stream === 'dice' ? MISS : face)),
    };
    const record = played(staffOfficer, dice);
    expect(review(game, record, { judge }).mistakes).toEqual([]);
    expect(diceOf(game, record, judge)!.every(({ own }) => own < -3)).toBe(true);
  });
});
