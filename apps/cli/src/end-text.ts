import { own } from './reader.ts';
import { isOwnKey } from './words/index.ts';

/** Why a game ended, for people; programs read the code. */
export function endText(reason: string): string {
  const key = `result.reason.${reason}`;
  return isOwnKey(key) ? own(key) : reason;
}
