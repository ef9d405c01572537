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
  /** What they see at number `seen`, as JSON, while the ledger changes; not kept any longer. */
  view: string;
  seen: number;
}

/** For how long finished frames are kept, and how many: they are most of the memory of a table. */
const KEPT = 2000;
const MOST_KEPT = 8;

/** Who looks at a ledger, by what they may see. */
export class Stage {
  readonly #audiences = new Map<Viewer, Audience>();
  readonly #match: string;
  readonly #frames = new Map<string, string>();

  constructor(match: string) {
    this.#match = match;
  }

  /** Begins to send to a watcher, with the whole table first. */
  enter(ledger: Ledger, info: MatchInfo, viewer: Viewer, watcher: Watcher, since: number): void {
    let audience = this.#audiences.get(viewer);
    if (!audience) {
      audience = { viewer, watchers: new Set(), view: '', seen: -1 };
      this.#audiences.set(viewer, audience);
    }
    audience.watchers.add(watcher);
    const { number } = ledger;
    const head = JSON.stringify({ t: 'table', match: this.#match, number, seat: viewer, info });
    watcher.send(Buffer.from(`${head.slice(0, -1)},${this.#frame(ledger, viewer, since)}`));
  }

  /** What a table message holds of the match itself, kept for a moment: many come at once, and to the same place. */
  #frame(ledger: Ledger, viewer: Viewer, since: number): string {
    const key = `${viewer}:${ledger.number}:${since}`;
    const known = this.#frames.get(key);
    if (known !== undefined) return known;
    const frame: Pick<TableMessage, 'view' | 'state' | 'entries'> = {
      view: viewFor(ledger, viewer) as PatchJson,
      state: stateFor(ledger, viewer),
      entries: entriesFor(ledger, viewer, since),
    };
    const text = JSON.stringify(frame).slice(1);
    if (this.#frames.size === 0) setTimeout(() => this.#frames.clear(), KEPT).unref();
    if (this.#frames.size < MOST_KEPT) this.#frames.set(key, text);
    return text;
  }

  leave(watcher: Watcher): void {
    for (const [viewer, audience] of this.#audiences) {
      audience.watchers.delete(watcher);
      if (audience.watchers.size === 0) this.#audiences.delete(viewer);
    }
  }

  /**
   * To be called before the ledger changes: everybody's view is taken, to compare the next one with. Views are not
   * kept between entries, and as text while an entry is stored: they would be most of the memory of a table.
   */
  look(ledger: Ledger): void {
    for (const audience of this.#audiences.values()) {
      if (audience.seen === ledger.number) continue;
      audience.view = JSON.stringify(viewFor(ledger, audience.viewer));
      audience.seen = ledger.number;
    }
  }

  /** Tells everybody of the ledger's last entry. */
  step(ledger: Ledger): void {
    for (const audience of this.#audiences.values()) {
      if (audience.seen !== ledger.number - 1) throw new Error('a step that nobody was looking at');
      const message: StepMessage = {
        t: 'step',
        match: this.#match,
        number: ledger.number,
        entry: entryFor(ledger, ledger.log.at(-1)!, audience.viewer),
        patch: diff(JSON.parse(audience.view) as PatchJson, viewFor(ledger, audience.viewer) as PatchJson),
        state: stateFor(ledger, audience.viewer),
      };
      audience.view = '';
      audience.seen = -1;
      const frame = Buffer.from(JSON.stringify(message));
      for (const watcher of audience.watchers) watcher.send(frame);
    }
  }
}
