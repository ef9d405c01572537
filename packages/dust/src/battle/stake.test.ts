import type { Roll } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { battleAt } from '../../test/battle.ts';
import { position } from '../../test/table.ts';
import type { BattleFrame } from '../frames/new-battle.ts';
import { newSpecialAttack, type SpecialAttackFrame } from '../frames/special-attack.ts';
import { stakeOf } from './stake.ts';

const dice: Roll = { stream: 'dice', reason: 'any', count: 1, sides: 6, rule: 'dust.battle.roll.dice' };

/** A roll in the land battle from a into b. */
function stakeAt(
  attackers: string,
  defenders: string,
  [card, other]: readonly [string, string],
  local: Partial<BattleFrame>,
  roll = dice,
) {
  const { state, battle } = battleAt(attackers, defenders, card, other);
  state.stack.push({ ...battle, sides: ['attacker'], ...local } as BattleFrame);
  return stakeOf(state, roll);
}

const CARDS = ['diplomat_1', 'diplomat_2'] as const;

describe('what a roll of battle is about', () => {
  test('what each number of hits destroys, the dearest unit allowed first', () => {
    expect(stakeAt('T3', 'T1 M1 F1', CARDS, { step: 'roll' })).toEqual({
      round: 2,
      kind: 'battle',
      holder: 0,
      against: 1,
      area: 'b',
      worth: [0, 3, 5, 10],
      kept: 0,
    });
  });

  test('the dearest, wherever it stands among those allowed', () => {
    expect(stakeAt('T3', 'M1 F2', CARDS, { step: 'roll' })!.worth).toEqual([0, 5, 8, 11]);
  });

  test('the defender’s dice are about the attackers', () => {
    const stake = stakeAt('T2 B1', 'T1', CARDS, { step: 'roll', sides: ['defender'] });
    expect(stake).toMatchObject({ holder: 1, against: 0, worth: [0, 6, 8, 10] });
  });

  test.each([
    ['Sigrid lets the hits lie and throws the blanks again', 'sigrid_1', 2],
    ['Raketen Truppen throw everything again', 'raketen_truppen_1', 0],
  ])('%s', (_title, card, kept) => {
    const faces = { attacker: [5, 0, 4], defender: [] };
    expect(stakeAt('T3', 'T1', [card, 'diplomat_2'], { step: 'roll-again', faces })).toMatchObject({
      kind: 'again',
      holder: 0,
      against: 1,
      worth: [0, 2],
      kept,
    });
  });

  test('the Nurse rolls for her own losses, from the one she begins with', () => {
    const local = { step: 'nurse-dice', victims: { attacker: [0, 1, 3], defender: [] }, rescueFrom: 1 };
    expect(stakeAt('T1', 'T1', ['nurse_1', 'diplomat_2'], local as Partial<BattleFrame>)).toEqual({
      round: 2,
      kind: 'nurse',
      holder: 0,
      against: 0,
      area: 'b',
      worth: [5, 6],
      kept: 0,
    });
  });
});

describe('what a roll without an answer is about', () => {
  const state = position(
    'land a b\nsea s\nlinks a-b a-s s-b\nround 3\nplayer 0 red\nplayer 1 blue\nat s 0 S2\nat b 1 T1 M1\nat a 1 T1\n' +
      'now combat 0',
  );
  const fired = (form: SpecialAttackFrame['form'], from: number) => {
    const frame = newSpecialAttack(state, 0, form, from, 1);
    return stakeOf({ ...state, stack: [...state.stack, frame] }, dice);
  };

  test('shells meet the shield first', () => {
    expect(fired('submarines', 2)).toEqual({
      round: 3,
      kind: 'special',
      holder: 0,
      against: 1,
      area: 'b',
      worth: [0, 2, 7],
      kept: 0,
    });
  });

  test('missiles know no shield', () => {
    expect(fired('missiles', -1)!.worth).toEqual([0, 5, 7]);
  });
});

describe('nothing is at stake', () => {
  test('when cards are shuffled or lots are drawn', () => {
    expect(stakeAt('T1', 'T1', CARDS, { step: 'roll' }, { ...dice, stream: 'deck' })).toBeNull();
  });

  test('at another moment of a battle', () => {
    expect(stakeAt('T1', 'T1', CARDS, { step: 'declare' })).toBeNull();
  });

  test('outside of attacks', () => {
    expect(stakeOf(battleAt('T1', 'T1', ...CARDS).state, dice)).toBeNull();
  });
});
