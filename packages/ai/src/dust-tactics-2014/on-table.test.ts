import { type Choice, dustTactics2014 as game } from '@dustfront/dust-tactics-2014';
import { isProblems, Play, questionFor, seededDice } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { safe } from '../safe.ts';
import { sergeant } from './sergeant.ts';

/** Where Joe stands after he was asked where to go; walls keep both from seeing anybody. */
function wentTo(scenario: string, things: string): readonly [number, number] {
  const state = game.notation!.parsePosition(`reactions off
table 1200 1200
scenario ${scenario}
wall between 0,1000 1200,1000
${things}
unit 1a bazooka-joe at 600,600
unit 2a stefan at 600,1150`);
  if (isProblems(state)) throw new Error(JSON.stringify(state));
  const play = new Play(game, state, seededDice('x'));
  for (const id of ['activate 1a', 'move', 'nothing']) {
    const options = play.options(play.seat);
    const all = Array.from({ length: options.length }, (_, at) => options.at(at)!);
    play.answer(play.seat, all.find((one) => game.optionId(one) === id)!);
  }
  // A question that has travelled: what cannot be listed was left behind.
  const { space: _, ...question } = questionFor(game, play.state, play.seat)!;
  const view = game.view(play.state, play.seat);
  const { option } = safe(sergeant).answer({
    game: game as never,
    view,
    seat: play.seat,
    question,
    budget: { iterations: 12 },
    seed: 's',
  });
  const choice = option as Choice;
  return 'parts' in choice ? choice.parts[0]!.way.at(-1)! : [600, 600];
}

describe('where to go on a table, asked by a question without its space', () => {
  test('a scenario about markers leads to one of them', () => {
    const [x] = wentTo('reload', 'marker one 100,600\nmarker two 100,400');
    expect(x).toBeLessThan(500);
  });

  test('one about a place leads into it, past the markers', () => {
    const [x] = wentTo('the-oasis', 'marker one 100,600\nplace oasis 900,500 1100,500 1100,700 900,700');
    expect(x).toBeGreaterThan(650);
  });

  test('where points decide, markers lead nowhere: the enemy does', () => {
    const [, y] = wentTo('free-for-all', 'marker one 100,600\nmarker two 100,400');
    expect(y).toBeGreaterThan(600);
  });
});
