import type { Option } from '@dustfront/kernel';
import { studied } from './games.ts';

/** What kind of answer an option is: without who, where and how many. */
export const kindOfOption = (game: string, option: Option): string =>
  studied(game)?.kindOf(option) ?? option.do;
