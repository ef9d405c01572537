import type { Message } from '@dustfront/kernel';

/** What a computer player says of a way of one unit, to be drawn: with a number where it is one of several. */
export interface AdvisedWay {
  readonly piece: string;
  readonly words: readonly Message[];
  readonly number: number;
}

/** What such words say last of something. */
export const said = (words: readonly Message[], key: string, param: string): string | undefined => {
  const value = words.findLast((word) => word.key === key)?.params?.[param];
  return value === undefined ? undefined : String(value);
};
