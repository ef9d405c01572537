import { describe, expect, test } from 'vitest';
import type { AbilityId } from '../data/types.ts';
import { unitsOf } from '../units.ts';
import { type BattleSpec, battlePlan } from './plan.ts';

const plan = (spec: Partial<BattleSpec>) =>
  battlePlan({
    kind: 'land',
    attackers: unitsOf({ tank: 2 }),
    defenders: unitsOf({ tank: 1 }),
    place: { capital: false, centre: true },
    ...spec,
  });

describe('who may leave a battle, and when', () => {
  test.each([
    ['land', 'always', true],
    ['sea', 'always', true],
    ['amphibious', 'never', false],
    ['drop', 'never', false],
  ] as const)('attackers of a battle (%s): %s', (kind, withdraw, survivesTruce) => {
    expect(plan({ kind }).attacker).toMatchObject({ withdraw, survivesTruce });
  });

  test('defenders after their first roll, if they have anywhere to go; neutrals never', () => {
    const withdraw = (spec: Partial<BattleSpec>) => plan(spec).defender.withdraw;
    expect(withdraw({})).toBe('after-first-roll');
    expect(withdraw({ defenderHasRetreat: true })).toBe('after-first-roll');
    expect(withdraw({ defenderHasRetreat: false })).toBe('never');
    expect(withdraw({ neutral: true })).toBe('never');
  });

  test('a cease-fire costs the defender nothing', () => {
    expect(plan({ kind: 'drop' }).defender.survivesTruce).toBe(true);
  });
});

describe('the place', () => {
  test('gives dice to the defender on land alone', () => {
    expect([plan({}).attacker.bonus, plan({}).defender.bonus]).toEqual([0, 3]);
    expect(plan({ kind: 'sea' }).defender.bonus).toBe(0);
  });

  test('is worth something unless it is said what', () => {
    expect(plan({}).prize).toBe(12);
    expect(plan({ place: { capital: true, centre: false } }).prize).toBe(18);
    expect(plan({ prize: 0 }).prize).toBe(0);
  });
});

describe('neutrals play by a fixed policy, players as well as they can', () => {
  test.each([
    [{}, 'best', 'best'],
    [{ neutral: true }, 'best', 'fixed'],
    [{ policy: 'fixed' as const }, 'fixed', 'fixed'],
  ])('%j', (spec, attacker, defender) => {
    const { attacker: a, defender: d } = plan(spec);
    expect([a.plays, d.plays]).toEqual([attacker, defender]);
  });
});

describe('an ability as the odds take it', () => {
  const attacking = (attackerAbility: AbilityId, spec: Partial<BattleSpec> = {}) =>
    plan({ ...spec, attackerAbility }).attacker.ability;
  const defending = (defenderAbility: AbilityId, spec: Partial<BattleSpec> = {}) =>
    plan({ ...spec, defenderAbility }).defender.ability;
  const trapped = { defenderHasRetreat: false };

  test('Raketen Truppen throw all dice again, with a tank or mech, not at sea', () => {
    expect(attacking('raketen_truppen')).toEqual({ kind: 'reroll-all', needs: [0, 1] });
    expect(attacking('raketen_truppen', { kind: 'sea' })).toBeNull();
  });

  test('Sigrid throws blanks again', () => {
    expect(defending('sigrid')).toEqual({ kind: 'reroll-blanks' });
  });

  test('the Nurse saves by blanks whoever has a way back', () => {
    expect(attacking('nurse', trapped)).toEqual({ kind: 'rescue', chance: expect.closeTo(2 / 3) });
    expect(defending('nurse')).toEqual({ kind: 'rescue', chance: expect.closeTo(2 / 3) });
    expect(defending('nurse', trapped)).toBeNull();
  });

  test('Ace of the Sky adds a die to aircraft, not at sea', () => {
    expect(attacking('ace_of_the_sky')).toEqual({ kind: 'more-dice', types: [2, 3], dice: 1 });
    expect(attacking('ace_of_the_sky', { kind: 'sea' })).toBeNull();
  });

  test('the Radar lets a side leave, a landed attacker not, a trapped defender to his ruin', () => {
    expect(attacking('alien_radar', trapped)).toEqual({ kind: 'leave', survive: true });
    expect(attacking('alien_radar', { kind: 'amphibious' })).toBeNull();
    expect(defending('alien_radar', { kind: 'amphibious' })).toEqual({ kind: 'leave', survive: true });
    expect(defending('alien_radar', trapped)).toEqual({ kind: 'leave', survive: false });
  });

  test('the Secret Weapon drives defenders out, if they have anywhere to go, and is of no use to them', () => {
    expect(attacking('secret_weapon')).toEqual({ kind: 'expel' });
    expect(attacking('secret_weapon', trapped)).toBeNull();
    expect(defending('secret_weapon')).toBeNull();
  });

  test('other abilities have no part in a battle, and the dead use none', () => {
    expect(attacking('diplomat')).toBeNull();
    expect(defending('sigrid', { defenders: unitsOf({}) })).toBeNull();
  });
});
