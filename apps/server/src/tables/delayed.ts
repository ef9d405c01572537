import type { Viewer } from '@dustfront/kernel';
import type { MatchInfo } from '@dustfront/protocol';
import type { Store } from '../store/store.ts';
import { Ledger, type Opening } from './ledger.ts';
import { Stage, type Watcher } from './stage.ts';
import { TaskQueue } from './task-queue.ts';

const LOOK_EVERY = 1000;

/** The table as it was a while ago, for spectators who must not help a player. It reads the log on its own. */
export class Delayed {
  readonly #services: { store: Store; now(): number };
  readonly #id: string;
  readonly #delay: number;
  readonly #stage: Stage;
  readonly #ledger: Ledger;
  readonly #tasks = new TaskQueue();
  readonly #timer: NodeJS.Timeout;
  /** Who came before the opening may be seen. */
  readonly #early = new Map<Watcher, { info: MatchInfo; viewer: Viewer }>();

  constructor(services: { store: Store; now(): number }, id: string, opening: Opening, delay: number) {
    this.#services = services;
    this.#id = id;
    this.#delay = delay;
    this.#stage = new Stage(id);
    this.#ledger = new Ledger(opening);
    this.#timer = setInterval(() => void this.#tasks.run(() => this.look()).catch(() => {}), LOOK_EVERY);
    this.#timer.unref();
  }

  enter(info: MatchInfo, viewer: Viewer, watcher: Watcher): void {
    void this.#tasks
      .run(async () => {
        this.#early.set(watcher, { info, viewer });
        await this.look();
      })
      .catch(() => {});
  }

  leave(watcher: Watcher): void {
    this.#early.delete(watcher);
    this.#stage.leave(watcher);
  }

  async look(): Promise<void> {
    const limit = this.#services.now() - this.#delay;
    if (this.#ledger.opening.startedAt > limit) return;
    await this.#readOn(limit);
    for (const [watcher, { info, viewer }] of this.#early)
      this.#stage.enter(this.#ledger, info, viewer, watcher, -1);
    this.#early.clear();
  }

  async #readOn(limit: number): Promise<void> {
    for (const entry of await this.#services.store.entries.since(this.#id, this.#ledger.number, 500)) {
      if (entry.at > limit) return;
      this.#stage.look(this.#ledger);
      this.#ledger.apply(entry);
      this.#stage.step(this.#ledger);
    }
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
