import { expect, test } from 'vitest';
import { battleAt } from '../../test/battle.ts';
import { raketenDice, raketenOffered } from './raketen-truppen.ts';

test(`[dust.ability.raketen.land-unit] [dust.ability.raketen.all-dice]
    offered with a land unit in the battle, for all dice`, () => {
  const offered = (units: string, used = '') => {
    const { state, battle } = battleAt(units, 'T1', `raketen_truppen_1${used}`, 'diplomat_1');
    return raketenOffered(state, battle, 'attacker');
  };
  expect([offered('T1'), offered('M1'), offered('F2'), offered('T1', ' used')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(raketenDice([5, 0, 3])).toEqual([0, 1, 2]);
});
