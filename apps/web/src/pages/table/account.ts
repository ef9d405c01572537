import type { Controller } from '../../modes/controller.ts';
import type { AskAccount } from '../../panels/Log.tsx';

/** Asks the rules how a line of the log came about, at the moment before its dice fell. */
export function accountsOf(c: Controller): AskAccount {
  return (line) => {
    const found = c.face.account?.(line, c.state?.log ?? []) ?? null;
    return found === null
      ? null
      : { settled: found.of.lost !== null, load: () => c.table.account(found.of, found.at) };
  };
}
