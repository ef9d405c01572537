import type { Option, Options } from './decision.ts';

/** The option whose word stands first in `quiet`, and the first listed where none is there: how games say `passive`. */
export function quietest<O extends Option>(options: Options<O>, quiet: readonly O['do'][]): O | null {
  let best: O | null = null;
  let bestAt = quiet.length;
  for (let i = 0; i < options.length && bestAt > 0; i++) {
    const option = options.at(i) as O;
    const at = quiet.indexOf(option.do);
    if (at >= 0 && at < bestAt) {
      best = option;
      bestAt = at;
    }
  }
  return best ?? options.at(0) ?? null;
}
