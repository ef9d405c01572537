import { describe, expect, test } from 'vitest';
import { unitsOf } from '../units.ts';
import { dearestCasualty, effectiveHits, legalCasualties } from './casualties.ts';
import { blanksAfter, ceaseFireFor, isCeaseFire } from './cease-fire.ts';
import { defenceDice, diceReasons, FACES, HIT_CHANCE, hitsAmong, isHit, unitDice } from './dice.ts';
import { mayRetreat, retreatLimit } from './retreat.ts';

describe('dice', () => {
  test('[dust.dice.faces] two faces of six hit', () => {
    const faces = Array.from({ length: FACES }, (_, face) => face);
    expect(faces.filter(isHit)).toHaveLength(2);
    expect(HIT_CHANCE).toBe(2 / 6);
    expect(hitsAmong([0, 4, 5, 3])).toBe(2);
  });

  test('[dust.dice.no-cap] more than ten dice are rolled at once', () => {
    expect(unitDice(unitsOf({ tank: 59, mech: 20, bomber: 15 }), false)).toBe(129);
  });

  test(`[dust.battle.roll.dice] [dust.battle.bonus.capital] [dust.ability.ace.plus-one]
      say where they come from`, () => {
    const units = unitsOf({ tank: 3, fighter: 1 });
    expect(diceReasons(units, true, { capital: true, centre: true })).toEqual([
      { rule: 'dust.battle.roll.dice', what: 'count', from: 'tank', units: 3, dice: 3 },
      { rule: 'dust.battle.roll.dice', what: 'count', from: 'fighter', units: 1, dice: 1 },
      { rule: 'dust.ability.ace.plus-one', what: 'count', from: 'ace', units: 1, dice: 1 },
      { rule: 'dust.battle.bonus.capital', what: 'count', from: 'capital', units: 0, dice: 5 },
    ]);
    expect(diceReasons(units, false, { capital: false, centre: true }).at(-1)).toMatchObject({
      rule: 'dust.battle.bonus.centre',
      dice: 3,
    });
    expect(diceReasons(unitsOf({}), true, { capital: true, centre: false })).toEqual([]);
  });

  test('the sources of dice add up to the dice that are rolled', () => {
    for (let code = 0; code < 3 ** 4 * 8; code++) {
      const digit = (n: number): number => Math.floor(code / 3 ** n) % 3;
      const units = unitsOf({ tank: digit(0), mech: digit(1), fighter: digit(2), bomber: digit(3) });
      const bits = Math.floor(code / 3 ** 4);
      const [ace, place] = [(bits & 1) > 0, { capital: (bits & 2) > 0, centre: (bits & 4) > 0 }];
      const sum = (at: typeof place | null) =>
        diceReasons(units, ace, at).reduce((all, { dice }) => all + dice, 0);
      expect(sum(place)).toBe(defenceDice(units, ace, place));
      expect(sum(null)).toBe(unitDice(units, ace));
    }
  });
});

describe('casualties', () => {
  test(`[dust.battle.casualty.tank-shields] [dust.battle.casualty.fighter-shields]
      shields protect their own group`, () => {
    expect(legalCasualties(unitsOf({ tank: 1, mech: 1, fighter: 1, bomber: 1 }))).toEqual([0, 2]);
    expect(legalCasualties(unitsOf({ mech: 1, fighter: 1, bomber: 1 }))).toEqual([1, 2]);
    expect(legalCasualties(unitsOf({ tank: 1, bomber: 1 }))).toEqual([0, 3]);
  });

  test('[dust.battle.casualty.neutral] [dust.ruling.10] neutrals take the dearest that is open', () => {
    expect(dearestCasualty(unitsOf({ tank: 1, mech: 1, fighter: 1 }))).toBe(2);
    expect(dearestCasualty(unitsOf({ tank: 1, bomber: 1 }))).toBe(3);
  });

  test('[dust.ruling.u16] hits beyond the units are lost', () => {
    expect(effectiveHits(7, 3)).toBe(3);
  });
});

describe('retreats and cease-fires', () => {
  test('[dust.battle.retreat.half] [dust.battle.retreat.single] half, rounded up', () => {
    expect([1, 2, 3, 4, 5].map(retreatLimit)).toEqual([1, 1, 2, 2, 3]);
  });

  test('[dust.battle.amph.no-retreat] [dust.ability.dropper.no-retreat] landed and dropped attackers may not', () => {
    expect(mayRetreat('amphibious', 'attacker', true)).toBe(false);
    expect(mayRetreat('drop', 'attacker', true)).toBe(false);
    expect(mayRetreat('land', 'attacker', false)).toBe(true);
    expect(mayRetreat('amphibious', 'defender', true)).toBe(true);
  });

  test('[dust.battle.ceasefire.three] the third blank roll ends it, a hit starts anew', () => {
    expect([1, 2, 3].map(isCeaseFire)).toEqual([false, false, true]);
    expect(blanksAfter(2, 1)).toBe(0);
    expect(blanksAfter(2, 0)).toBe(3);
    expect((['land', 'sea', 'amphibious', 'drop'] as const).map(ceaseFireFor)).toEqual([
      'retreat',
      'retreat',
      'destroyed',
      'destroyed',
    ]);
  });
});
