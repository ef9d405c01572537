import { expect, test } from 'vitest';
import { diagram } from './diagram.ts';
import { eachFlameChain } from './flame.ts';
import { squaresUnder } from './footing.ts';

test('[dt1.ruling.flame-chain] a flame never enters the squares of the vehicle that it comes from', () => {
  const { ground, at } = diagram(`
    1 . .
    . . .
    . . .`);
  const hull = squaresUnder(ground.grid, 2, at('1'));
  const burnt = new Set<number>();
  const burn = (chain: readonly number[]): void => {
    for (const square of chain) burnt.add(square);
  };
  eachFlameChain(ground, 'vehicle', 1, 2, burn, hull);
  expect([...burnt].filter((square) => hull.includes(square))).toEqual([]);
  expect([...burnt].sort()).toEqual([2, 5, 7, 8]);
});
