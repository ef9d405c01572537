import { type Choice, dustTactics2014 as game } from '@dustfront/dust-tactics-2014';
import { isProblems, Play, questionFor, seededDice } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import type { Player } from '../player.ts';
import { recruit } from '../recruit.ts';
import { safe } from '../safe.ts';
import { corporal } from './corporal.ts';
import { sergeant } from './sergeant.ts';

/** What a player answers when Joe is asked where to go; walls keep both from seeing anybody. */
function answered(player: Player, scenario: string, things: string, seed = 's', travelled = true): Choice {
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
  const whole = questionFor(game, play.state, play.seat)!;
  // A question that has travelled: what cannot be listed was left behind.
  const { space: _, ...question } = whole;
  const view = game.view(play.state, play.seat);
  const { option } = safe(player).answer({
    game: game as never,
    view,
    seat: play.seat,
    question: travelled ? question : whole,
    budget: { iterations: 12 },
    seed,
  });
  return option as Choice;
}

/** Where the Sergeant sends him. */
function wentTo(scenario: string, things: string): readonly [number, number] {
  const choice = answered(sergeant, scenario, things);
  return 'parts' in choice ? choice.parts[0]!.way.at(-1)! : [600, 600];
}

const MARKERS = 'marker one 100,600\nmarker two 100,400';

test.each([recruit, corporal, sergeant])(
  'who is asked by a question without its space answers as with it: $id',
  (player) => {
    const seeds = ['a', 'b', 'c', 'd'];
    const choices = seeds.map((seed) => answered(player, 'reload', MARKERS, seed));
    expect(choices.map((choice) => choice.do)).toContain('go');
    expect(choices).toEqual(seeds.map((seed) => answered(player, 'reload', MARKERS, seed, false)));
  },
);

describe('where to go on a table, asked by a question without its space', () => {
  test('a scenario about markers leads to one of them', () => {
    const [x] = wentTo('reload', MARKERS);
    expect(x).toBeLessThan(500);
  });

  test('one about a place leads into it, past the markers', () => {
    const [x] = wentTo('the-oasis', 'marker one 100,600\nplace oasis 900,500 1100,500 1100,700 900,700');
    expect(x).toBeGreaterThan(650);
  });

  test('where points decide, markers lead nowhere: the enemy does', () => {
    const [, y] = wentTo('free-for-all', MARKERS);
    expect(y).toBeGreaterThan(600);
  });
});
