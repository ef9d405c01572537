import { describe, expect, test } from 'vitest';
import { battleAt } from '../../test/battle.ts';
import type { BattleFrame } from '../frames/new-battle.ts';
import { dustView } from '../view.ts';
import { afterDeclarations, battleUnderWay } from './under-way.ts';

/** How a land battle from a into b stands, as a spectator sees it. */
function at(
  local: Partial<BattleFrame>,
  [card, other]: readonly [string, string] = ['diplomat_1', 'diplomat_2'],
  [attackers, defenders]: readonly [string, string] = ['T2 F1', 'T2'],
) {
  const { state, battle } = battleAt(attackers, defenders, card, other);
  state.stack = [{ ...battle, sides: ['attacker', 'defender'], ...local } as BattleFrame];
  return { state, underWay: () => battleUnderWay(dustView(state, null)) };
}

describe('there is a battle to solve', () => {
  test('while both sides are there', () => {
    expect(at({ step: 'retreat' }).underWay()).toMatchObject({
      plan: { order: 'attacker', attacker: { units: [2, 0, 1, 0, 0] }, defender: { units: [2, 0, 0, 0, 0] } },
    });
  });

  test('not when it is decided', () => {
    expect(at({ step: 'end' }).underWay()).toBeNull();
    expect(at({ step: 'retreat', attackers: [0, 0, 0, 0, 0] }).underWay()).toBeNull();
    const gone = at({ step: 'retreat' });
    gone.state.areas[1] = { holder: -1, units: [0, 0, 0, 0, 0], centre: false };
    expect(gone.underWay()).toBeNull();
  });

  test('not outside of battles', () => {
    const { state, underWay } = at({});
    state.stack = [];
    expect(underWay()).toBeNull();
  });

  test('whoever has nowhere to go stays', () => {
    const { state, underWay } = at({ step: 'retreat' });
    expect(underWay()!.plan.defender.withdraw).toBe('after-first-roll');
    state.areas[2]!.holder = 0;
    expect(underWay()!.plan.defender.withdraw).toBe('never');
  });
});

describe('the moment', () => {
  const start = (local: Partial<BattleFrame>) =>
    at({ blanks: 1, defenderRolled: true, ...local }).underWay()!;
  const common = { blanks: 1, defenderRolled: true };

  test('before the dice the battle is about to begin', () => {
    expect(start({ step: 'declare' }).start).toBeNull();
  });

  test('a side decides whether to leave before its roll', () => {
    expect(start({ step: 'retreat', at: 1 }).start).toEqual({ ...common, next: 'turn', acting: 'defender' });
    expect(start({ step: 'turn', sides: [] }).start).toEqual({ ...common, next: 'turn', acting: 'attacker' });
  });

  test('dice that may be thrown again lie there with their hits', () => {
    expect(start({ step: 'again', faces: { attacker: [5, 0], defender: [4, 5] } }).start).toEqual({
      ...common,
      next: 'hits',
      acting: 'attacker',
      hits: { attacker: 1, defender: 2 },
      again: true,
    });
  });

  test('hits look for victims', () => {
    const hits = { attacker: 2, defender: 0 };
    expect(start({ step: 'choose', hits }).start).toEqual({ ...common, next: 'hits', hits });
  });

  test('after the losses the other side rolls', () => {
    const { plan, start: next } = start({ step: 'nurse', roller: 'attacker' });
    expect(plan.order).toBe('defender');
    expect(next).toEqual({ ...common, next: 'turn', acting: 'attacker' });
  });

  test('those who stay roll when everybody has decided', () => {
    const one = start({ step: 'retreated', sides: ['defender'], roller: 'defender' });
    expect(one.start).toEqual({ ...common, next: 'roll' });
    expect(one.plan.order).toBe('defender');
    expect(start({ step: 'retreated', at: 0 }).start).toEqual({
      ...common,
      next: 'turn',
      acting: 'defender',
    });
    expect(start({ step: 'retreated', at: 1 }).start).toEqual({ ...common, next: 'roll' });
  });
});

describe('abilities under way', () => {
  const abilityAt = (card: string, local: Partial<BattleFrame>) =>
    at(local, [card, 'diplomat_2']).underWay()!.plan.attacker.ability?.kind ?? null;
  const fighting: Partial<BattleFrame> = { step: 'retreat' };

  test.each([
    ['ace_of_the_sky_1', 'more-dice'],
    ['alien_radar_1', 'leave'],
    ['secret_weapon_1', 'expel'],
  ])('%s is declared before the dice or not at all', (card, kind) => {
    expect(abilityAt(card, { step: 'declare', at: 0 })).toBe(kind);
    expect(abilityAt(card, { step: 'declare', at: 1 })).toBeNull();
    expect(abilityAt(card, fighting)).toBeNull();
  });

  test.each([
    ['sigrid_1', 'reroll-blanks'],
    ['nurse_1', 'rescue'],
  ])('%s can still be used, unless it has been', (card, kind) => {
    expect(abilityAt(card, fighting)).toBe(kind);
    expect(abilityAt(`${card} used`, fighting)).toBeNull();
  });

  test('the Nurse works on for the rest of the battle, the Radar in every one', () => {
    const nursing = { attacker: true, defender: false };
    expect(abilityAt('nurse_1 used', { ...fighting, nursing })).toBe('rescue');
    expect(abilityAt('alien_radar_1 used', { step: 'declare' })).toBe('leave');
  });

  test('nobody without a card has one', () => {
    const { state, underWay } = at(fighting, ['sigrid_1', 'sigrid_2']);
    state.players[1]!.played = null;
    expect(underWay()!.plan).toMatchObject({
      attacker: { ability: { kind: 'reroll-blanks' } },
      defender: { ability: null },
    });
  });

  test('a declared Ace is in the dice of his aircraft', () => {
    const { plan } = at(fighting).underWay()!;
    const ace = { attacker: true, defender: false };
    const fought = afterDeclarations(plan, { step: 'turn', sides: [], at: 0, ace });
    expect([fought.attacker.dice, fought.defender.dice]).toEqual([
      [1, 2, 2, 3, 1],
      [1, 2, 1, 2, 1],
    ]);
  });

  test('cards of another deck are looked up there', () => {
    const { state, underWay } = at(fighting, ['nurse_1', 'nurse_2']);
    const card = {
      id: 'nurse_1',
      ability: 'sigrid',
      combat: 1,
      movement: 1,
      production: 1,
      stars: 1,
    } as const;
    state.deck = { id: 'own', title: 'Own', cards: [card, { ...card, id: 'nurse_2' }] };
    expect(underWay()!.plan.attacker.ability?.kind).toBe('reroll-blanks');
  });
});
