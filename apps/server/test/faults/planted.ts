import { randomUUID } from 'node:crypto';
import type { Store } from '../../src/store/store.ts';

/** Faults that a server could have, planted to see whether the checker finds them. */
export type Fault = 'acknowledge-before-commit' | 'drop-duplicate-check' | 'skip-a-number';

export function faulty(store: Store, fault: Fault): Store {
  const { entries } = store;
  const append: Store['entries']['append'] = async (entry) => {
    switch (fault) {
      case 'acknowledge-before-commit':
        setTimeout(() => void entries.append(entry).catch(() => {}), 40);
        return { kind: 'stored' };
      case 'drop-duplicate-check':
        // The client's own id is forgotten: a repeated command is judged as if it were new.
        return entries.append({ ...entry, command: `${entry.command}~${randomUUID().slice(0, 4)}` });
      case 'skip-a-number':
        return entries.append(entry.number % 3 === 0 ? { ...entry, number: entry.number + 1 } : entry);
    }
  };
  return { ...store, entries: { ...entries, append } };
}
