import { expect, test } from 'vitest';
import { battleAt } from '../../test/battle.ts';
import { areAllied, diplomatOffers } from './diplomat.ts';

test(`[dust.ability.diplomat.one] [dust.ruling.u24]
    one other player, not one who is out; two alliances stand side by side`, () => {
  const { state } = battleAt('T1', 'T1', 'diplomat_1', 'diplomat_2');
  expect(diplomatOffers(state, 0)).toEqual([{ do: 'ally', seat: 1 }]);
  state.players[1]!.out = true;
  expect(diplomatOffers(state, 0)).toEqual([]);
  state.alliances = [
    [0, 1],
    [2, 0],
  ];
  expect([areAllied(state, 1, 0), areAllied(state, 0, 2), areAllied(state, 1, 2)]).toEqual([
    true,
    true,
    false,
  ]);
});
