import { describe, expect, test } from 'vitest';
import { battleAt } from '../../test/battle.ts';
import { diceFor, diceReasonsFor } from '../frames/battle-parts.ts';
import { holdsAbility, mayActivate } from '../lookup.ts';
import { ALL_TYPES, SUBMARINE, SUPREMACY, unitsOf } from '../units.ts';
import { unitDice } from './dice.ts';
import { mayRetreat } from './retreat.ts';
import { supremacy, supremacyOf } from './supremacy.ts';

const one = (type: number) => ALL_TYPES.map((other) => (other === type ? 1 : 0));

describe('what a unit counts in battle', () => {
  test('[dust.figure.def.combat] its combat value is the dice it adds', () => {
    expect(ALL_TYPES.map((type) => unitDice(one(type), false))).toEqual([1, 2, 1, 2, 1]);
    expect(unitDice(unitsOf({ tank: 3, mech: 2 }), false)).toBe(7);
  });

  test('[dust.figure.def.supremacy] its supremacy value is added up apart', () => {
    expect([0, 1, 2, 3].map((type) => supremacyOf(one(type)))).toEqual([0, 1, 1, 1]);
    expect(supremacyOf(unitsOf({ tank: 9, mech: 2, bomber: 1 }))).toBe(3);
  });

  test('[dust.battle.supremacy.capital] [dust.battle.supremacy.higher] who rolls first is told with its reason', () => {
    const [few, many] = [unitsOf({ mech: 1 }), unitsOf({ mech: 2 })];
    expect(supremacy(many, few, { capital: true })).toEqual({ side: 'defender', why: 'capital' });
    expect(supremacy(many, few, { capital: false })).toEqual({ side: 'attacker', why: 'higher' });
    expect(supremacy(few, many, { capital: false })).toEqual({ side: 'defender', why: 'higher' });
  });

  test('[dust.battle.supremacy.tie-defender] a tie is the defender’s', () => {
    const force = unitsOf({ fighter: 1 });
    expect(supremacy(force, force, { capital: false })).toEqual({ side: 'defender', why: 'tie' });
  });

  test('[dust.figure.submarine.no-supremacy] a submarine adds none', () => {
    expect(SUPREMACY[SUBMARINE]).toBe(0);
  });
});

describe('what a place counts', () => {
  const fought = (place: { centre: boolean }) => {
    const { state, battle } = battleAt('T1', 'T1', 'diplomat_1', 'diplomat_2');
    Object.assign(state.areas[1]!, place);
    return { state, battle };
  };

  test('[dust.battle.bonus.centre] three dice for a centre, and they say where they come from', () => {
    const { state, battle } = fought({ centre: true });
    expect(diceFor(state, battle, 'defender')).toBe(1 + 3);
    expect(diceReasonsFor(state, battle, 'defender').at(-1)).toEqual({
      ...{ rule: 'dust.battle.bonus.centre', what: 'count', from: 'centre', units: 0, dice: 3 },
    });
  });

  test('[dust.battle.bonus.defender] the defender’s alone, and only where something stands', () => {
    const dice = ({ state, battle }: ReturnType<typeof fought>) =>
      (['attacker', 'defender'] as const).map((side) => diceFor(state, battle, side));
    expect(dice(fought({ centre: true }))).toEqual([1, 4]);
    expect(dice(fought({ centre: false }))).toEqual([1, 1]);
  });
});

describe('who may leave', () => {
  test('[dust.battle.retreat.attacker-first] the attacker even before his first roll', () => {
    expect(mayRetreat('land', 'attacker', false)).toBe(true);
    expect(mayRetreat('land', 'defender', false)).toBe(false);
    expect(mayRetreat('land', 'defender', true)).toBe(true);
  });
});

describe('the ability of an open card', () => {
  const { state } = battleAt('T1', 'T1', 'nurse_1', 'sigrid_1');

  test('[dust.ruling.u28] is had in every round, and not during set-up', () => {
    const during = (round: number) =>
      [0, 1, -2].map((seat) => holdsAbility({ ...state, round }, seat, 'nurse'));
    expect(during(1)).toEqual([true, false, false]);
    expect(during(0)).toEqual([false, false, false]);
  });

  test('[dust.ruling.58] is activated once, even if its effect lasts', () => {
    const players = (used: boolean) => ({ ...state, players: [{ ...state.players[0]!, used }] });
    expect(mayActivate(players(false), 0, 'nurse')).toBe(true);
    expect(mayActivate(players(true), 0, 'nurse')).toBe(false);
    expect(mayActivate(players(false), 0, 'sigrid')).toBe(false);
    expect(holdsAbility(players(true), 0, 'nurse')).toBe(true);
  });
});
