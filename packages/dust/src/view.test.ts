import { describe, expect, test } from 'vitest';
import { battleAt } from '../test/battle.ts';
import { position } from '../test/table.ts';
import { newCombat } from './frames/combat.ts';
import { newMovement } from './frames/movement.ts';
import { newProduction } from './frames/production.ts';
import { newReinforcements } from './frames/reinforcements.ts';
import { newSpecialAttack } from './frames/special-attack.ts';
import { imagine } from './hidden.ts';
import { dustView, view } from './view.ts';

const table = (more = '') =>
  position(`land a! b c*
links a-b b-c
round 2
player 0 red hand=nurse_1,nurse_2 played=nurse_3 points=4
player 1 blue hand=sigrid_1
player 2 grey out
at a 0 T2 centre
at b neutral T1 M1
majorities production=0 sea=- land=1
order 1 0
${more}
now turn 0`);

describe('what a seat sees', () => {
  test('its own hand, of the others’ the number of cards', () => {
    const state = table();
    expect([0, 1, null].map((viewer) => dustView(state, viewer).hand)).toEqual([
      ['nurse_1', 'nurse_2'],
      ['sigrid_1'],
      null,
    ]);
    expect(dustView(state, null).players.map(({ hand }) => hand)).toEqual([2, 1, 0]);
  });

  test('its own choice, of the others’ only that there is one', () => {
    const state = table();
    state.held = { 1: { do: 'card', card: 'sigrid_1' } as never };
    expect([0, 1, null].map((viewer) => dustView(state, viewer).choice)).toEqual([null, 'sigrid_1', null]);
    expect(dustView(state, 0).chosen).toEqual([1]);
  });

  test('whose turn it is', () => {
    expect(dustView(table(), null).turn).toBe(0);
    expect(dustView(position('land a\nplayer 0 red\nnow round'), null).turn).toBeNull();
  });

  test('who holds what: a seat, the neutrals, nobody', () => {
    const seen = dustView(table(), null);
    expect(seen.areas.map(({ holder }) => holder)).toEqual([0, 'neutral', null]);
    expect(seen.majorities).toEqual({ production: 0, sea: null, land: 1 });
    expect(seen.areas[0]).toEqual({
      ...{ id: 'a', name: 'a', holder: 0, units: { tank: 2 } },
      ...{ centre: true, capital: true, source: false },
    });
  });

  test('what everybody would receive now; who is out, nothing', () => {
    expect(dustView(table(), null).players.map(({ income }) => income)).toEqual([8, 6, 0]);
  });
});

describe('what is under way', () => {
  const under = (frame: object) => {
    const state = table();
    state.stack.push(frame as never);
    return dustView(state, null);
  };

  test('a movement, with the places chosen so far', () => {
    const chosen = { points: 3, move: 'land', from: 0, units: [1, 0, 0, 0, 0] };
    expect(under({ ...newMovement(0), ...chosen }).movement).toEqual({
      ...{ seat: 0, points: 3, kind: 'land', from: 'a', to: null, units: { tank: 1 } },
    });
  });

  test('an attack, with the mechs that are to be dropped', () => {
    const chosen = { points: 2, form: 'drop', to: 0, mechs: { 1: 2 } };
    expect(under({ ...newCombat(0), ...chosen }).combat).toEqual({
      ...{ seat: 0, points: 2, form: 'drop', from: null, to: 'a', units: {}, mechs: { b: 2 } },
    });
  });

  test('purchases, as reinforcements too', () => {
    const cart = { units: [2, 0, 0, 0, 0], centres: 1, cards: 3 };
    const shown = { units: { tank: 2 }, centres: 1, cards: 3 };
    expect(under({ ...newProduction(0), income: 9, points: 4, cart }).production).toEqual({
      ...{ seat: 0, income: 9, points: 4, cart: shown },
    });
    expect(under({ ...newReinforcements(0), points: 4, cart }).production).toEqual({
      ...{ seat: 0, income: 4, points: 4, cart: shown },
    });
  });

  test('a roll without an answer', () => {
    const frame = { ...newSpecialAttack(table(), 0, 'missiles', -1, 1), hits: 2 };
    expect(under(frame).special).toEqual({
      ...{ seat: 0, form: 'missiles', from: null, target: 'b', hits: 2 },
    });
  });

  test('a battle, with the dice of both sides and where they come from', () => {
    const { state, battle } = battleAt('T2 F1', 'T1', 'nurse_1', 'nurse_2');
    state.areas[1]!.centre = true;
    Object.assign(battle, { sides: ['attacker'], faces: { attacker: [5, 1, 0], defender: [4, 2] } });
    Object.assign(battle, { victims: { attacker: [2], defender: [0] } });
    state.stack.push(battle);
    const count = { what: 'count', rule: 'dust.battle.roll.dice' };
    expect(dustView(state, null).battle).toMatchObject({
      kind: 'land',
      attacker: 0,
      defender: 1,
      origin: 'a',
      target: 'b',
      attackers: { tank: 2, fighter: 1 },
      defenders: { tank: 1 },
      acting: 'attacker',
      refuges: ['c'],
      attackerDice: 3,
      defenderDice: 4,
      because: {
        attacker: [
          { ...count, from: 'tank', units: 2, dice: 2 },
          { ...count, from: 'fighter', units: 1, dice: 1 },
        ],
        defender: [
          { ...count, from: 'tank', units: 1, dice: 1 },
          { what: 'count', rule: 'dust.battle.bonus.centre', from: 'centre', units: 0, dice: 3 },
        ],
      },
      attackerFaces: [5, 1, 0],
      defenderFaces: [4, 2],
      victims: { attacker: ['fighter'], defender: ['tank'] },
    });
  });
});

describe('a state from a view', () => {
  test('keeps capitals that count as ordinary land', () => {
    const state = table('ordinary a');
    expect(imagine(view(state, 0), 0, () => 0).ordinary).toEqual([0]);
  });

  test('holds choices only where some have been made', () => {
    const state = table();
    expect(imagine(view(state, 0), 0, () => 0).held).toBeNull();
    state.held = { 1: { do: 'card', card: 'sigrid_1' } as never };
    expect(Object.keys(imagine(view(state, 0), 0, () => 0).held!)).toEqual(['1']);
  });
});
