import { InvalidArgumentError } from 'commander';

/** A parser for whole numbers within bounds, for flags. */
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!/^-?\d+$/.test(text.trim()) || number < least || number > most) {
      const bounds = most === Number.MAX_SAFE_INTEGER ? `from ${least} on` : `from ${least} to ${most}`;
      throw new InvalidArgumentError(`A whole number ${bounds} is needed.`);
    }
    return number;
  };
}

/** One of a few words. */
export function oneOf<T extends string>(...words: readonly T[]): (text: string) => T {
  return (text) => {
    const word = words.find((one) => one === text.toLowerCase());
    if (word === undefined) throw new InvalidArgumentError(`One of ${words.join(', ')} is needed.`);
    return word;
  };
}
