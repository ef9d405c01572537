import { dust } from '@dustfront/dust';
import { Play, questionFor, seededDice } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import type { Task } from '../player.ts';
import { CommonDice } from './common-dice.ts';
import { Field } from './field.ts';
import { general } from './general.ts';
import { chanceOf, playOut, QUICK } from './playout.ts';
import { choose, listed } from './policy.ts';
import { chances, features, WEIGHTS } from './value.ts';

const begun = (players: number, seed: string) =>
  new Play(dust, dust.setup({ players, quickSetup: 'recommended' }) as never, seededDice(seed));

describe('the value of a position', () => {
  test('chances add up, and follow the points', () => {
    const { state } = begun(4, 'value');
    const even = chances(features(state), WEIGHTS);
    expect(even.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    const ahead = dust.clone(state);
    ahead.players[2]!.points = 25;
    expect(chances(features(ahead), WEIGHTS)[2]!).toBeGreaterThan(even[2]! + 0.2);
  });

  test('a game that is over is judged by its outcome', () => {
    const play = begun(2, 'over');
    playOut(play, 99, []);
    expect(play.over).toBe(true);
    expect(chanceOf(play.state, 0) + chanceOf(play.state, 1)).toBe(1);
  });

  test('knows the winner of staff games better than chance does, when four rounds have been played', () => {
    let right = 0;
    let asked = 0;
    for (let game = 0; game < 60; game++) {
      const play = begun(2, `judge ${game}`);
      playOut(play, 4, []);
      if (play.over) continue;
      const early = chanceOf(play.state, 0);
      playOut(play, 99, []);
      const won = dust.outcome(play.state)!.places[0] === 0;
      asked++;
      if (early > 0.5 === won) right++;
    }
    expect(right / asked).toBeGreaterThan(0.7);
  });
});

describe('play-outs', () => {
  test('end where a later round begins', () => {
    const play = begun(3, 'end');
    playOut(play, 2, []);
    expect(play.state.round).toBe(3);
    expect(play.question).toBe('initiative');
  });

  test('dice of a battle fall alike whatever was rolled before it', () => {
    const roll = { stream: 'dice', reason: 'battle-attacker', count: 6, sides: 6 };
    const { state } = begun(2, 'dice');
    const battle = { kind: 'battle', step: 'roll', attacker: 0, origin: 3, target: 4 };
    const [one, other] = [new CommonDice('d'), new CommonDice('d')];
    one.state = dust.clone(state);
    other.state = dust.clone(state);
    one.state.stack.push({ ...battle, target: 5 } as never);
    const before = one.roll(roll);
    one.state.stack.pop();
    one.state.stack.push(battle as never);
    other.state.stack.push(battle as never);
    expect(one.roll(roll)).toEqual(other.roll(roll));
    expect(other.roll(roll)).not.toEqual(before);
  });
});

describe('the time of the general', () => {
  test('the search ends with its budget, and a budget of nothing still gets an answer', () => {
    const play = begun(2, 'clock');
    while (play.question !== 'combat') {
      const { seat } = play;
      const options = listed(play.options(seat));
      play.answer(seat, choose(new Field(play.state, seat, QUICK), play.question, options));
    }
    const { seat } = play;
    const question = questionFor(dust, play.state, seat)!;
    const view = dust.view(play.state, seat);
    let clock = 0;
    // A clock that only moves when it is looked at.
    const now = () => clock++;
    for (const milliseconds of [0, 50, 400]) {
      clock = 0;
      const task: Task = { game: dust, view, seat, question, budget: { milliseconds, now }, seed: 's' };
      const { option } = general.answer(task);
      expect(listed(question.options as never)).toContainEqual(option);
      expect(clock).toBeLessThanOrEqual(milliseconds + 10);
    }
  });
});
