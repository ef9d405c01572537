import { type Question, quietest } from '@dustfront/kernel';
import type { DustOption } from './options.ts';
import { FIGURES } from './units.ts';

/** Words that buy, move, attack and use nothing. */
const QUIET = ['pass', 'keep', 'done', 'stop', 'end', 'stand'] as const;

const cost = (option: DustOption): number => (option.do === 'destroy' ? FIGURES[option.unit].cost : 0);

/**
 * A player whose time is up buys nothing, stays where he is, attacks nobody and stands his ground; his hits destroy
 * what is cheapest. A card and a place he must choose are the first ones.
 */
export function passive({ options }: Question<DustOption>): DustOption | null {
  let least = quietest(options, QUIET);
  if (least?.do !== 'destroy') return least;
  for (let i = 1; i < options.length; i++) {
    const other = options.at(i)!;
    if (cost(other) < cost(least)) least = other;
  }
  return least;
}
