import { type Question, quietest } from '@dustfront/kernel';
import type { CoreOption } from './options.ts';

/** Words that announce, spend and move nothing. A partner of the same side is let go first. */
const QUIET = ['yield', 'hold', 'stop', 'spare', 'none', 'open-fire', 'count', 'walk', 'activate'] as const;

/** A unit whose player's time is up is activated and does nothing, holds its fire and stays where it is. */
export function passive({ options }: Question<CoreOption>): CoreOption | null {
  for (let i = 0; i < options.length; i++) {
    const option = options.at(i)!;
    if (option.do === 'actions' && option.first === 'nothing') return option;
  }
  return quietest(options, QUIET);
}
