import type { Viewer } from '@dustfront/kernel';
import {
  diff,
  type MatchInfo,
  type PatchJson,
  type StepMessage,
  type TableMessage,
} from '@dustfront/protocol';
import type { Ledger } from './ledger.ts';
import { entriesFor, entryFor, stateFor, viewFor } from './tell.ts';

/** Somebody who looks at a table. Messages are built once per view and handed on as finished bytes. */
export interface Watcher {
  send(message: Buffer): void;
}

interface Audience {
  viewer: Viewer;
  watchers: Set<Watcher>;
  view: PatchJson;
  /** The number at which `view` was taken. */
  number: number;
}

/** Who looks at a ledger, by what they may see. */
export class Stage {
  readonly #audiences = new Map<Viewer, Audience>();
  readonly #match: string;

  constructor(match: string) {
    this.#match = match;
  }

  get watchers(): number {
    let count = 0;
    for (const audience of this.#audiences.values()) count += audience.watchers.size;
    return count;
  }

  /** Begins to send to a watcher, with the whole table first. */
  enter(ledger: Ledger, info: MatchInfo, viewer: Viewer, watcher: Watcher, since: number): void {
    let audience = this.#audiences.get(viewer);
    if (!audience) {
      audience = { viewer, watchers: new Set(), view: null, number: -1 };
      this.#audiences.set(viewer, audience);
    }
    if (audience.number !== ledger.number) {
      audience.view = viewFor(ledger, viewer) as PatchJson;
      audience.number = ledger.number;
    }
    audience.watchers.add(watcher);
    const message: TableMessage = {
      t: 'table',
      match: this.#match,
      number: ledger.number,
      seat: viewer,
      info,
      view: audience.view,
      state: stateFor(ledger, viewer),
      entries: entriesFor(ledger, viewer, since),
    };
    watcher.send(Buffer.from(JSON.stringify(message)));
  }

  leave(watcher: Watcher): void {
    for (const [viewer, audience] of this.#audiences) {
      audience.watchers.delete(watcher);
      if (audience.watchers.size === 0) this.#audiences.delete(viewer);
    }
  }

  /** Tells everybody of the ledger's last entry. */
  step(ledger: Ledger): void {
    for (const audience of this.#audiences.values()) {
      const before = audience.view;
      audience.view = viewFor(ledger, audience.viewer) as PatchJson;
      audience.number = ledger.number;
      const message: StepMessage = {
        t: 'step',
        match: this.#match,
        number: ledger.number,
        entry: entryFor(ledger, ledger.log.at(-1)!, audience.viewer),
        patch: diff(before, audience.view),
        state: stateFor(ledger, audience.viewer),
      };
      const frame = Buffer.from(JSON.stringify(message));
      for (const watcher of audience.watchers) watcher.send(frame);
    }
  }

  /** Forgets what was shown: the next one to enter sees the table anew. */
  reset(): void {
    this.#audiences.clear();
  }
}
