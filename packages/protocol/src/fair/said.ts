import { bytes, digest, hex, unhex } from './hash.ts';

/** What a link can be given with, in one text each. */
export const WORD = 'word';
export const BACK = 'back';
export const answerText = (question: number, option: string): string => `${question} ${option}`;

/** What was said with the links of a chain so far, as one hash; it begins with the anchor. Only clients keep it. */
export const saidAfter = (said: string, link: string, text: string): string =>
  hex(digest('said', unhex(said), unhex(link), bytes(text)));
