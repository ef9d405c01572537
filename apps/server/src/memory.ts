import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Starting leaves much behind that is never used again; one collection afterwards keeps an idle server small. */
export function tidyUpOnce(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options?: object) => void;
  setTimeout(() => collect({ type: 'major', flavor: 'last-resort' }), 1000).unref();
}
