import { describe, expect, test } from 'vitest';
import { position } from '../test/table.ts';
import { newProduction } from './frames/production.ts';
import { optionId, type Ware } from './options.ts';
import { greyedPlaces, placements, purchases, type Shopping, type Terms, whyNot } from './shop.ts';

const TERMS: Terms = { unitsOnly: false, units: true, submarines: true };

/** Seat 0 with a centre in a (by the sea s) and one in b (inland); c is not his. */
const table = (more = '') =>
  position(`land a b c
sea s
links a-b b-c a-s
round 2
player 0 red
player 1 blue
at a 0 T1 centre
at b 0 T1 centre
at c 1 T1
${more}
now production 0`);

const shop = (part: Partial<Shopping> = {}): Shopping => ({ ...newProduction(0), points: 40, ...part });
const cart = (units: number[], centres = 0, cards = 0) => ({ units, centres, cards });
const NONE = [0, 0, 0, 0, 0];

function refusal(ware: Ware, part: Partial<Shopping> = {}, terms: Partial<Terms> = {}, more = '') {
  return whyNot(table(more), shop(part), { ...TERMS, ...terms }, ware);
}

describe('what cannot be bought, and by which rule', () => {
  test('what is dearer than the points', () => {
    expect(refusal('mech', { points: 4 })).toEqual({ code: 'too-dear', rule: 'dust.prod.no-saving' });
    expect(refusal('mech', { points: 5 })).toBeNull();
  });

  test('a centre without a place for it', () => {
    expect(refusal('centre')).toEqual({ code: 'no-place', rule: 'dust.prod.centre.friendly' });
  });

  test('a centre when all are on the map', () => {
    const names = Array.from({ length: 26 }, (_, i) => `a${i}`);
    const links = names.slice(1).map((name, i) => `a${i}-${name}`);
    const held = (centres: number) =>
      names.map((name, i) => `at ${name} 0 T1${i < centres ? ' centre' : ''}`).join('\n');
    const state = (centres: number) =>
      position(`land ${names.join(' ')}\nlinks ${links.join(' ')}\nplayer 0 red\n${held(centres)}\nover`);
    expect(whyNot(state(24), shop(), TERMS, 'centre')).toEqual({
      code: 'no-centres-left',
      rule: 'dust.stock.centre.none-left',
    });
    expect(whyNot(state(23), shop(), TERMS, 'centre')).toBeNull();
    expect(whyNot(state(23), shop({ cart: cart(NONE, 1) }), TERMS, 'centre')?.code).toBe('no-centres-left');
  });

  test('a card beyond a hand of five', () => {
    expect(refusal('card', { cart: cart(NONE, 0, 4) })).toBeNull();
    expect(refusal('card', { cart: cart(NONE, 0, 5) })).toEqual({
      code: 'hand-full',
      rule: 'dust.card.buy.within-limit',
    });
  });

  test('a unit whose figures are all used up', () => {
    const more = 'at s 0 S14';
    expect(refusal('submarine', {}, {}, more)).toBeNull();
    expect(refusal('submarine', { cart: cart([0, 0, 0, 0, 1]) }, {}, more)).toEqual({
      code: 'no-figures',
      rule: 'dust.stock.unit.hard-limit',
    });
  });

  test('a unit beyond five at each centre', () => {
    expect(refusal('tank', { cart: cart([9, 0, 0, 0, 0]) })).toBeNull();
    expect(refusal('tank', { cart: cart([10, 0, 0, 0, 0]) })).toEqual({
      code: 'centres-full',
      rule: 'dust.prod.place.five',
    });
    expect(refusal('tank', { cart: cart([8, 0, 0, 0, 0]), built: { 1: 2 } })?.code).toBe('centres-full');
  });

  test('[dust.prod.place.five] a centre that has built five is named as full, and no place any more', () => {
    const full = shop({ cart: cart([2, 0, 0, 0, 0]), built: { 0: 5 } });
    expect(placements(table(), full).map(optionId)).toEqual(['place tank b']);
    expect(greyedPlaces(table(), full)).toEqual([
      {
        id: 'place tank a',
        refusal: { code: 'centres-full', rule: 'dust.prod.place.five', about: ['a'] },
      },
    ]);
  });

  test('a submarine beyond five at the centres by an open sea', () => {
    expect(refusal('submarine', { cart: cart([0, 0, 0, 0, 4]) })).toBeNull();
    expect(refusal('submarine', { cart: cart([0, 0, 0, 0, 5]) })).toEqual({
      code: 'centres-full',
      rule: 'dust.prod.place.submarine-counts',
    });
    expect(refusal('submarine', {}, {}, 'at s 1 S1')).toEqual({
      code: 'no-coast',
      rule: 'dust.prod.place.no-coast',
    });
  });

  test('anything but units as a reinforcement, submarines neither', () => {
    const terms = { unitsOnly: true, submarines: false };
    expect(
      ['centre', 'card', 'submarine', 'tank'].map((ware) => refusal(ware as Ware, {}, terms)?.code),
    ).toEqual(['units-only', 'units-only', 'no-sea', undefined]);
  });

  test('units without a centre', () => {
    const codes = purchases(table(), shop(), { ...TERMS, units: false }).map(optionId);
    expect(codes).toEqual(['buy card', 'done']);
  });
});

describe('where the next unit may be placed', () => {
  const places = (units: number[], built: Record<string, number> = {}) =>
    placements(table(), shop({ cart: cart(units), built })).map(optionId);

  test('at any own centre that has not built five', () => {
    expect(places([1, 0, 0, 0, 0])).toEqual(['place tank a', 'place tank b']);
    expect(places([1, 0, 0, 0, 0], { 0: 4 })).toEqual(['place tank a', 'place tank b']);
    expect(places([1, 0, 0, 0, 0], { 0: 5 })).toEqual(['place tank b']);
  });

  test('a submarine in the sea beside a centre', () => {
    expect(places([0, 0, 0, 0, 1])).toEqual(['place submarine s from a']);
  });

  test('never where a bought submarine would then have no place', () => {
    expect(places([1, 0, 0, 0, 4])).toEqual(['place tank a', 'place tank b']);
    expect(places([1, 0, 0, 0, 5])).toEqual(['place tank b']);
    expect(places([1, 0, 0, 0, 2], { 0: 3 })).toEqual(['place tank b']);
  });
});
