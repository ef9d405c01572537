import { describe, expect, test } from 'vitest';
import { costOf } from './shop.ts';
import { CENTRE_COST, CENTRES, FIGURES, namedUnits, unitsOf, worth } from './units.ts';

describe('figures', () => {
  test('[dust.figure.tank.cost] [dust.figure.tank.dice] [dust.figure.tank.supremacy] [dust.figure.tank.class] [dust.stock.tank] tank', () => {
    expect(FIGURES.tank).toEqual({ cost: 2, dice: 1, supremacy: 0, class: 'land', stock: 59 });
  });

  test('[dust.figure.mech.cost] [dust.figure.mech.dice] [dust.figure.mech.supremacy] [dust.figure.mech.class] [dust.stock.mech] mech', () => {
    expect(FIGURES.mech).toEqual({ cost: 5, dice: 2, supremacy: 1, class: 'land', stock: 20 });
  });

  test('[dust.figure.fighter.cost] [dust.figure.fighter.dice] [dust.figure.fighter.supremacy] [dust.figure.fighter.class] [dust.stock.fighter] fighter', () => {
    expect(FIGURES.fighter).toEqual({ cost: 3, dice: 1, supremacy: 1, class: 'air', stock: 20 });
  });

  test('[dust.figure.bomber.cost] [dust.figure.bomber.dice] [dust.figure.bomber.supremacy] [dust.figure.bomber.class] [dust.stock.bomber] bomber', () => {
    expect(FIGURES.bomber).toEqual({ cost: 6, dice: 2, supremacy: 1, class: 'air', stock: 15 });
  });

  test('[dust.figure.submarine.cost] [dust.figure.submarine.dice] [dust.figure.submarine.class] [dust.figure.submarine.no-supremacy] [dust.stock.submarine] submarine', () => {
    expect(FIGURES.submarine).toEqual({ cost: 4, dice: 1, supremacy: null, class: 'sea', stock: 15 });
  });

  test('[dust.figure.centre.cost] [dust.stock.centre.24] [dust.prod.cost.card] a centre costs 6, a card 1, and there are 24 centres', () => {
    expect([CENTRE_COST, costOf('centre'), costOf('card'), CENTRES]).toEqual([6, 6, 1, 24]);
  });

  test('counts by name and back', () => {
    expect(namedUnits(unitsOf({ tank: 2, bomber: 1 }))).toEqual({ tank: 2, bomber: 1 });
    expect(worth(unitsOf({ tank: 2, bomber: 1 }))).toBe(10);
  });
});
