import { type Catalogue, type Message, type Params, sayIn } from '@dustfront/kernel';
import { words } from './words/en.ts';

type FaultCode = keyof typeof words extends infer K
  ? K extends `script.${infer Code}`
    ? Code
    : never
  : never;

/** What is wrong with a script or with what it expects: `script.<code>` is its text, `message` the English one. */
export interface Fault {
  readonly code: FaultCode;
  readonly params?: Params;
  readonly message: string;
}

/** A part of a fault that is put into words with it. */
export const part = (code: FaultCode, params: Params = {}): Message => ({ key: `script.${code}`, params });

/** `written` are the texts of the game that it speaks of. */
export function fault(code: FaultCode, params?: Params, written: Catalogue = {}): Fault {
  const message = sayIn(words, written)(part(code, params));
  return params === undefined ? { code, message } : { code, params, message };
}
