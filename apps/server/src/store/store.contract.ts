import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { chatContract } from './contract/chat.ts';
import { entriesContract } from './contract/entries.ts';
import { jobsContract } from './contract/jobs.ts';
import { matchesContract } from './contract/matches.ts';
import { peopleContract } from './contract/people.ts';
import { type Bench, match, type Subject, seat } from './contract/rows.ts';
import { wholeContract } from './contract/whole.ts';
import type { Store } from './store.ts';

export { entry, match, seat } from './contract/rows.ts';

/** What every store keeps to, whatever lies beneath. */
export function storeContract(subject: Subject): void {
  describe(`store contract: ${subject.name}`, () => {
    let store: Store;
    let opened: Awaited<ReturnType<Subject['open']>>;
    beforeAll(async () => subject.before?.());
    afterAll(async () => subject.after?.());
    beforeEach(async () => {
      opened = await subject.open();
      store = opened.store;
      return async () => {
        await store.close();
      };
    });
    const bench: Bench = {
      get store() {
        return store;
      },
      async reopen() {
        store = await opened.reopen();
      },
      async created(...seats) {
        const m = match();
        await store.matches.create(
          m,
          (seats.length > 0 ? seats : ['white', 'black']).map((s) => seat(m, s)),
        );
        return m;
      },
    };
    entriesContract(bench);
    matchesContract(bench);
    peopleContract(bench);
    chatContract(bench);
    jobsContract(bench);
    wholeContract(bench);
  });
}
