import { expect, test } from 'vitest';
import { battleAt } from '../../test/battle.ts';
import { radarOffered } from './alien-radar.ts';

test(`[dust.ability.radar.persists] [dust.ability.radar.not-landing]
    in every battle of the round, but not for a landing`, () => {
  const { state, battle } = battleAt('T1', 'T1', 'alien_radar_1 used', 'alien_radar_2');
  expect(radarOffered(state, battle, 'attacker')).toBe(true);
  expect(radarOffered(state, battle, 'defender')).toBe(true);
  battle.battle = 'amphibious';
  expect(radarOffered(state, battle, 'attacker')).toBe(false);
  expect(radarOffered(state, battle, 'defender')).toBe(true);
});
