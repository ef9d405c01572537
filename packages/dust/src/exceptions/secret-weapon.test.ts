import { expect, test } from 'vitest';
import { battleAt } from '../../test/battle.ts';
import { weaponOffered } from './secret-weapon.ts';

test(`[dust.ability.weapon.attacker-only] [dust.ability.weapon.not-if-destroyed]
    for the attacker, where the enemy can go`, () => {
  const { state, battle } = battleAt('T1', 'T1', 'secret_weapon_1', 'secret_weapon_2');
  expect(weaponOffered(state, battle, 'attacker')).toBe(true);
  expect(weaponOffered(state, battle, 'defender')).toBe(false);
  state.areas[2]!.holder = 0;
  expect(weaponOffered(state, battle, 'attacker')).toBe(false);
});
