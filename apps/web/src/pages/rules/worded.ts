import { gameOfRule } from '@dustfront/games';

/** A part of a wording: words, or the id of another rule that it names. */
export interface Part {
  readonly text: string;
  readonly rule: boolean;
}

/** A wording in parts: ids of rules stand in backquotes there, as other names do. */
export const worded = (text: string): readonly Part[] =>
  text
    .split('`')
    .map((part, i) => ({ text: part, rule: i % 2 === 1 && part.includes('.') && gameOfRule(part) !== null }))
    .filter(({ text: part }) => part !== '');
