import { expect, test } from 'vitest';
import { battleAt } from '../../test/battle.ts';
import { nurseOffers, rescued } from './nurse.ts';

test(`[dust.ability.nurse.blank-retreats] [dust.ability.nurse.hit-dies]
    blank saves, a hit does not, from the chosen victim on`, () => {
  expect(rescued([0, 1, 0], 0, [0, 5, 3])).toEqual([2, 0, 0, 0, 0]);
  expect(rescued([0, 1, 0], 1, [0, 5])).toEqual([0, 1, 0, 0, 0]);
});

test('[dust.ability.nurse.trigger] [dust.ability.once] any victim may be the first, and only once a round', () => {
  const { state, battle } = battleAt('T1', 'T3', 'diplomat_1', 'nurse_1');
  expect(nurseOffers(state, battle, 'defender')).toEqual([]);
  battle.victims.defender = [0, 0];
  expect(nurseOffers(state, battle, 'defender')).toHaveLength(2);
  state.players[1]!.used = true;
  expect(nurseOffers(state, battle, 'defender')).toEqual([]);
});
