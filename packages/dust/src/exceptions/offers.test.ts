import { describe, expect, test } from 'vitest';
import { battleAt } from '../../test/battle.ts';
import { position } from '../../test/table.ts';
import { diceFor } from '../frames/battle-parts.ts';
import { newBattle } from '../frames/new-battle.ts';
import { MOMENTS } from './ability.ts';
import { radarOffered } from './alien-radar.ts';
import { ALL_ABILITIES } from './index.ts';
import { raketenDice, raketenOffered } from './raketen-truppen.ts';
import { weaponOffered } from './secret-weapon.ts';
import { sigridOffered } from './sigrid.ts';

const SIDES = ['attacker', 'defender'] as const;

/** A battle at sea from s into t, with the dice on the table. */
function atSea(card: string, other: string) {
  const state = position(`sea s t
round 2
links s-t
player 0 red played=${card}
player 1 blue played=${other}
at t 1 S2
now combat 0`);
  const battle = newBattle('sea', 0, 1, 0, 1, [0, 0, 0, 0, 2]);
  battle.faces = { attacker: [5, 0], defender: [0, 0] };
  return { state, battle };
}

describe('when an ability is offered', () => {
  test('[dust.ability.sigrid.sea-ok] [dust.ruling.57] Sigrid at sea, to both sides', () => {
    const { state, battle } = atSea('sigrid_1', 'sigrid_2');
    expect(SIDES.map((side) => sigridOffered(state, battle, side))).toEqual([true, true]);
  });

  test('[dust.ability.raketen.not-sea] Raketen Truppen never at sea', () => {
    const { state, battle } = atSea('raketen_truppen_1', 'raketen_truppen_2');
    expect(SIDES.map((side) => raketenOffered(state, battle, side))).toEqual([false, false]);
  });

  test('[dust.ruling.44] the Secret Weapon to the attacker, never to the defender', () => {
    const { state, battle } = battleAt('T1', 'T1', 'secret_weapon_1', 'secret_weapon_2');
    expect(SIDES.map((side) => weaponOffered(state, battle, side))).toEqual([true, false]);
  });

  test('[dust.ability.radar.optional] the Radar is asked for in each battle, and nobody else is asked', () => {
    const { state, battle } = battleAt('T1', 'T1', 'alien_radar_1 used', 'sigrid_1');
    expect(SIDES.map((side) => radarOffered(state, battle, side))).toEqual([true, false]);
    state.players.reverse();
    expect(SIDES.map((side) => radarOffered(state, battle, side))).toEqual([false, true]);
  });
});

test('[dust.ruling.u12] Raketen Truppen throw the bonus dice of the place again too', () => {
  const { state, battle } = battleAt('T1', 'T2', 'diplomat_1', 'raketen_truppen_1');
  state.areas[1]!.centre = true;
  const faces = Array.from({ length: diceFor(state, battle, 'defender') }, () => 0);
  expect(raketenDice(faces)).toEqual([0, 1, 2, 3, 4]);
});

describe('the moments of abilities', () => {
  test('[dust.ability.timing] each has its own, one of those that a turn has', () => {
    expect(Object.fromEntries(ALL_ABILITIES.map(({ id, moment }) => [id, moment]))).toEqual({
      koshka: 'turn-begins',
      diplomat: 'production-begins',
      mech_builder: 'production',
      mech_dropper: 'combat',
      ballistic_missiles: 'combat',
      secret_weapon: 'battle-begins',
      alien_radar: 'battle-begins',
      ace_of_the_sky: 'battle-begins',
      raketen_truppen: 'after-own-roll',
      sigrid: 'after-own-roll',
      nurse: 'own-loss',
    });
    for (const { moment } of ALL_ABILITIES) expect(MOMENTS).toContain(moment);
  });

  test('[dust.ruling.3] there are eleven', () => {
    expect(new Set(ALL_ABILITIES.map(({ id }) => id)).size).toBe(11);
  });
});
