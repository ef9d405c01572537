import { describe, expect, test } from 'vitest';
import { costOf } from './shop.ts';
import { CENTRE_COST, CENTRES, FIGURES, namedUnits, unitsOf, worth } from './units.ts';

describe('figures', () => {
  test.each([
    ['[dust.figure.tank.cost] tank', 'tank', 2],
    ['[dust.figure.mech.cost] mech', 'mech', 5],
    ['[dust.figure.fighter.cost] fighter', 'fighter', 3],
    ['[dust.figure.bomber.cost] bomber', 'bomber', 6],
    ['[dust.figure.submarine.cost] submarine', 'submarine', 4],
  ] as const)('%s: the cost', (_title, kind, cost) => {
    expect([FIGURES[kind].cost, costOf(kind)]).toEqual([cost, cost]);
  });

  test.each([
    ['[dust.figure.tank.dice] tank', 'tank', 1],
    ['[dust.figure.mech.dice] mech', 'mech', 2],
    ['[dust.figure.fighter.dice] fighter', 'fighter', 1],
    ['[dust.figure.bomber.dice] bomber', 'bomber', 2],
    ['[dust.figure.submarine.dice] submarine', 'submarine', 1],
  ] as const)('%s: the dice', (_title, kind, dice) => {
    expect(FIGURES[kind].dice).toBe(dice);
  });

  test.each([
    ['[dust.figure.tank.supremacy] tank', 'tank', 0],
    ['[dust.figure.mech.supremacy] mech', 'mech', 1],
    ['[dust.figure.fighter.supremacy] fighter', 'fighter', 1],
    ['[dust.figure.bomber.supremacy] bomber', 'bomber', 1],
    ['[dust.figure.submarine.no-supremacy] submarine', 'submarine', null],
  ] as const)('%s: what it counts for supremacy', (_title, kind, supremacy) => {
    expect(FIGURES[kind].supremacy).toBe(supremacy);
  });

  test.each([
    ['[dust.figure.tank.class] tank', 'tank', 'land'],
    ['[dust.figure.mech.class] mech', 'mech', 'land'],
    ['[dust.figure.fighter.class] fighter', 'fighter', 'air'],
    ['[dust.figure.bomber.class] bomber', 'bomber', 'air'],
    ['[dust.figure.submarine.class] submarine', 'submarine', 'sea'],
  ] as const)('%s: land, air or sea', (_title, kind, name) => {
    expect(FIGURES[kind].class).toBe(name);
  });

  test.each([
    ['[dust.stock.tank] tank', 'tank', 59],
    ['[dust.stock.mech] mech', 'mech', 20],
    ['[dust.stock.fighter] fighter', 'fighter', 20],
    ['[dust.stock.bomber] bomber', 'bomber', 15],
    ['[dust.stock.submarine] submarine', 'submarine', 15],
  ] as const)('%s: how many there are of a colour', (_title, kind, stock) => {
    expect(FIGURES[kind].stock).toBe(stock);
  });

  test(`[dust.figure.centre.cost] [dust.stock.centre.24] [dust.prod.cost.card]
      a centre costs 6, a card 1, and there are 24 centres`, () => {
    expect([CENTRE_COST, costOf('centre'), costOf('card'), CENTRES]).toEqual([6, 6, 1, 24]);
  });

  test('counts by name and back', () => {
    expect(namedUnits(unitsOf({ tank: 2, bomber: 1 }))).toEqual({ tank: 2, bomber: 1 });
    expect(worth(unitsOf({ tank: 2, bomber: 1 }))).toBe(10);
  });
});
