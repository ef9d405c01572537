import type { Json } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { position } from '../../test/table.ts';
import { questions } from './questions.ts';

const state = position(`land a! b c*
sea s
links a-b b-c c-s a-s
round 3
player 0 red hand=nurse_1 played=nurse_2 points=5
player 1 blue
at a 0 T2 centre
at b 1 T1
at s 0 S1
discards sigrid_1
order 1 0
allies 0-1
now combat 0`);

const ask = (name: string, args: Json = null) => questions[name]!(state, args);

describe('questions about the table', () => {
  test.each<[string, Json, Json]>([
    ['round', null, 3],
    ['order', null, [1, 0]],
    ['allies', null, [[0, 1]]],
    ['discards', null, ['sigrid_1']],
    ['area', 'a', { holder: '0', units: { tank: 2 }, centre: true, capital: true, source: false }],
    ['area', 'c', { holder: '-', units: {}, centre: false, capital: false, source: true }],
    ['destinations', { seat: 1, kind: 'land', from: 'b' }, ['c']],
    ['targets', { seat: 1, form: 'land', from: 'b', all: true }, ['a']],
    ['targets', { seat: 1, form: 'land', from: 'b' }, []],
    ['retreats', { seat: 1, from: 'b', origin: 'a' }, ['c']],
    ['retreats', { seat: 1, from: 'b', origin: 'c' }, []],
    ['retreats', { seat: 'neutral', from: 'b', origin: 'a' }, ['c']],
    ['supremacy', { attackers: 'M1', defenders: 'T1' }, 'attacker'],
    ['supremacy', { attackers: 'M1', defenders: 'T1', capital: true }, 'defender'],
    ['dice', { units: 'T2 F1' }, 3],
    ['dice', { units: 'T2 F1', ace: true }, 4],
    ['dice', { units: 'T1', capital: true }, 1],
    ['dice', { units: 'T1', defending: true, capital: true }, 6],
    ['dice', { units: 'T1', defending: true, centre: true }, 4],
  ])('%s %j', (name, args, answer) => {
    expect(ask(name, args)).toEqual(answer);
  });

  test('a player', () => {
    expect(ask('player', 0)).toMatchObject({
      colour: 'red',
      hand: ['nurse_1'],
      played: 'nurse_2',
      points: 5,
    });
  });

  test('what is left in the box', () => {
    expect(ask('stock', 0)).toEqual({
      tank: 57,
      mech: 20,
      fighter: 20,
      bomber: 15,
      submarine: 14,
      centre: 23,
    });
  });
});

describe('a question that cannot be answered says how it is put', () => {
  test.each<[string, Json, string]>([
    ['area', 'nowhere', 'no such area: nowhere'],
    ['player', 4, 'no such seat: 4'],
    ['destinations', 'b', 'destinations: { seat, kind, from }'],
    ['destinations', null, 'destinations: { seat, kind, from }'],
    ['targets', null, 'targets: { seat, form, from }'],
    ['retreats', null, 'retreats: { seat, from, origin }'],
    ['destinations', { seat: 1, kind: 'land', from: 'nowhere' }, 'destinations: { seat, kind, from }'],
    ['destinations', { seat: 1, kind: 'by train', from: 'b' }, 'destinations: { seat, kind, from }'],
    ['targets', 'b', 'targets: { seat, form, from }'],
    ['retreats', 'b', 'retreats: { seat, from, origin }'],
    ['retreats', { seat: 1, from: 'nowhere' }, 'retreats: { seat, from, origin }'],
    ['supremacy', 'M1', 'supremacy: { attackers, defenders }'],
    ['supremacy', { attackers: 'M1', defenders: 'many' }, 'units are written T2 M1'],
    ['dice', 'T1', 'dice: { units, defending, capital, centre, ace }'],
    ['dice', { units: 'many' }, 'dice: { units, defending, capital, centre, ace }'],
  ])('%s %j', (name, args, text) => {
    expect(ask(name, args)).toMatchObject({ at: 'ask', text });
  });
});
