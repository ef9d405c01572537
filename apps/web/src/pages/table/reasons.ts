import { reasonsIn } from '../../games/reasons.ts';
import { sayWhy } from '../../i18n/words.ts';
import type { Controller } from '../../modes/controller.ts';
import type { LogLine } from '../../session/table.ts';

export type AskWhy = (line: LogLine) => readonly string[];

/** Why computers at this table did what the lines of the log tell, in words; nothing where that is not known. */
export function reasonsOf(c: Controller): AskWhy | undefined {
  const { table, face } = c;
  const state = table.state.value;
  if (state === null || table.reasons === undefined || face.deed === undefined) return undefined;
  const reason = reasonsIn(state, table.reasons.value, face.deed);
  return (line) => sayWhy(reason(line), face.id);
}
