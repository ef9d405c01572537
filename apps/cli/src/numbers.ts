import { InvalidArgumentError } from 'commander';
import { own } from './reader.ts';

/** A parser for whole numbers within bounds, for flags. */
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!/^-?\d+$/.test(text.trim()) || number < least || number > most) {
      throw new InvalidArgumentError(
        most === Number.MAX_SAFE_INTEGER
          ? own('wrong.whole-from', { least })
          : own('wrong.whole-between', { least, most }),
      );
    }
    return number;
  };
}

/** One of a few words. */
export function oneOf<T extends string>(...words: readonly T[]): (text: string) => T {
  return (text) => {
    const word = words.find((one) => one === text.toLowerCase());
    if (word === undefined) throw new InvalidArgumentError(own('wrong.one-of', { words }));
    return word;
  };
}
