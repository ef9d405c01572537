import { expect, test } from 'vitest';
import { battleAt } from '../../test/battle.ts';
import { sigridDice, sigridOffered } from './sigrid.ts';

test('[dust.ability.sigrid.blanks] [dust.ruling.u11] the blanks only, and only if there are any', () => {
  expect(sigridDice([5, 0, 4, 3])).toEqual([1, 3]);
  const { state, battle } = battleAt('T1', 'T1', 'sigrid_1', 'sigrid_2');
  battle.faces = { attacker: [5, 0], defender: [4] };
  expect(sigridOffered(state, battle, 'attacker')).toBe(true);
  expect(sigridOffered(state, battle, 'defender')).toBe(false);
});
