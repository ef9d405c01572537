import { expect, test } from 'vitest';
import { position } from '../../test/table.ts';
import { newProduction } from '../frames/production.ts';
import { freeMechOffers } from './mech-builder.ts';

test('[dust.ability.builder.where] [dust.ability.builder.stock] at own centres, while a mech is left', () => {
  const table = (mechs: number) =>
    position(
      'land a b\nlinks a-b\nplayer 0 red played=mech_builder_1\nplayer 1 blue\n' +
        `at a 0 T1 M${mechs} centre\nat b 1 T1 centre\nround 2\nnow production 0`,
    );
  expect(freeMechOffers(table(19), newProduction(0))).toEqual([{ do: 'free-mech', area: 'a' }]);
  expect(freeMechOffers(table(20), newProduction(0))).toEqual([]);
  const shop = newProduction(0);
  shop.cart.units[1] = 1;
  expect(freeMechOffers(table(19), shop)).toEqual([]);
});
