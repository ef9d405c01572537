import { expect, test } from 'vitest';
import { battleAt } from '../../test/battle.ts';
import { diceFor } from '../frames/battle-parts.ts';
import { aceOffered } from './ace-of-the-sky.ts';

test('[dust.ability.ace.plus-one] [dust.ruling.u11] one die more for each aircraft, offered only with some', () => {
  const { state, battle } = battleAt('T1 F2 B1', 'T2', 'ace_of_the_sky_1', 'ace_of_the_sky_2');
  expect(aceOffered(state, battle, 'attacker')).toBe(true);
  expect(aceOffered(state, battle, 'defender')).toBe(false);
  expect(diceFor(state, battle, 'attacker')).toBe(5);
  battle.ace.attacker = true;
  expect(diceFor(state, battle, 'attacker')).toBe(8);
});
