import { type Grid, neighboursOf } from './grid.ts';

/** Whether a chain may run through a square, may only end there, or may not touch it. */
export type ChainLink = 'through' | 'end' | 'never';

/**
 * Calls `visit` with every chain of at most `length` different squares: the first next to `from`, each next to
 * the one before, none of them `from`. The array is the same one each time: copy it to keep it.
 */
export function eachChain(
  grid: Grid,
  from: number,
  length: number,
  link: (square: number) => ChainLink,
  visit: (chain: readonly number[]) => void,
): void {
  const chain: number[] = [];
  const extend = (last: number) => {
    for (const square of neighboursOf(grid, last)) {
      if (square === from || chain.includes(square)) continue;
      const kind = link(square);
      if (kind === 'never') continue;
      chain.push(square);
      visit(chain);
      if (kind === 'through' && chain.length < length) extend(square);
      chain.pop();
    }
  };
  if (length > 0) extend(from);
}
