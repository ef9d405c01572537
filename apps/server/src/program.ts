import { extname } from 'node:path';

/** Where the program of a thread lies: as written in `src`, as built in `dist`, each beside the server's own files. */
export const programOf = (name: 'accounts/worker' | 'bots/worker' | 'setups/worker'): URL =>
  new URL(`./${name}${extname(import.meta.url)}`, import.meta.url);
