import { sayIn } from './fill.ts';
import { words } from './words/en.ts';
import type { Message, Params } from './words.ts';

type FaultCode = keyof typeof words extends infer K
  ? K extends `fault.${infer Code}`
    ? Code
    : never
  : never;

/** Why a record cannot be read or played again: a text of the kernel's catalogues with what it is about. */
export interface Fault extends Message {
  readonly key: `fault.${FaultCode}`;
}

export const fault = (code: FaultCode, params: Params = {}): Fault => ({ key: `fault.${code}`, params });

export const faultInEnglish = sayIn(words);
