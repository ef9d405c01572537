import type { Holder, Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { Link } from './link.ts';

const BEAT = 2000;
/** After a silence of this length others count this process as gone. */
const SILENCE = 6000;
/** For so long nothing is sent to a process that could not be reached. */
const SULK = 5000;

/** The other processes on the same store: who is there, and the lines to those that play what is looked at here. */
export class Peers {
  readonly process: string;
  readonly key: string;
  readonly #store: Store;
  readonly #tables: Tables;
  readonly #links = new Map<string, Promise<Link>>();
  readonly #unreachable = new Map<string, number>();
  #address = '';
  #timer: NodeJS.Timeout | null = null;
  #beatAt = 0;

  constructor(process: string, key: string, store: Store, tables: Tables) {
    this.process = process;
    this.key = key;
    this.#store = store;
    this.#tables = tables;
  }

  async start(address: string): Promise<void> {
    if (this.#store.holds === null) return;
    this.#address = address;
    this.#beatAt = performance.now();
    await this.#store.holds.alive({ process: this.process, address });
    this.#timer ??= setInterval(() => void this.beat().catch(() => {}), BEAT);
    this.#timer.unref();
  }

  async beat(): Promise<void> {
    const silent = performance.now() - this.#beatAt;
    await this.#store.holds?.alive({ process: this.process, address: this.#address });
    this.#beatAt = performance.now();
    await this.#tables.takeUp(silent > SILENCE);
  }

  /** A line to a process, or null if it cannot be reached: then the match is played here, too. */
  async link(holder: Holder): Promise<Link | null> {
    const { process } = holder;
    const until = this.#unreachable.get(process) ?? 0;
    if (holder.address === '' || performance.now() < until) return null;
    let opened = this.#links.get(process);
    if (!opened) {
      const link = new Link(holder, this.key, () => this.#lost(process));
      opened = link.ready.then(() => link);
      this.#links.set(process, opened);
    }
    try {
      return await opened;
    } catch {
      this.#lost(process);
      return null;
    }
  }

  #lost(process: string): void {
    this.#links.delete(process);
    this.#unreachable.set(process, performance.now() + SULK);
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    for (const opened of this.#links.values()) opened.then((link) => link.close()).catch(() => {});
    await this.#store.holds?.gone(this.process).catch(() => {});
  }
}
