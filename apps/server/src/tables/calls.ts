import type { Seat } from '@dustfront/kernel';
import type { NewNotice, Notifier } from '../notices/notifier.ts';
import type { Store } from '../store/store.ts';
import type { Ledger } from './ledger.ts';
import type { Table } from './table.ts';

interface CallsParts {
  readonly store: Store;
  readonly notifier: Notifier;
  now(): number;
}

/** Who holds a seat himself; null where a computer does. */
const holderOf = (ledger: Ledger, seat: Seat): string | null => {
  const { kind, player } = ledger.sitting[seat]!;
  return kind === 'human' ? player : null;
};

/** Calls players to their tables: whoever must answer and does not look has one notice of it until he has answered. */
export class Calls {
  readonly #parts: CallsParts;
  /** Players whom no call of a table waits for, as far as is known here. */
  readonly #uncalled = new WeakMap<Table, Set<string>>();

  constructor(parts: CallsParts) {
    this.#parts = parts;
  }

  /** The table has changed; in a live match somebody is called only when the turn begins. */
  look(table: Table, ledger: Ledger): void {
    const here = new Set([...table.people()].map(([, player]) => player));
    for (const seat of ledger.sitting.keys()) {
      const player = holderOf(ledger, seat);
      if (player === null) continue;
      if (!ledger.asked.includes(seat)) this.#close(table, player);
      else if (!here.has(player)) {
        this.#known(table).delete(player);
        this.#parts.notifier.tellOnce(this.#call(table, ledger, seat, player)).catch(() => {});
      }
    }
  }

  /** Nobody need answer any more. */
  end(table: Table, ledger: Ledger): void {
    for (const seat of ledger.sitting.keys()) {
      const player = holderOf(ledger, seat);
      if (player !== null) this.#close(table, player);
    }
  }

  /** Somebody has come to look: what else was told of this table is no news to him any more. */
  arrive(table: Table, player: string): void {
    const { store, now } = this.#parts;
    store.notices.settle(player, table.id, 'news', now()).catch(() => {});
  }

  /** Somebody has gone without an answer: a list of what waits for him must say so, but nobody need call him. */
  leave(table: Table, ledger: Ledger, player: string): void {
    if ([...table.people()].some(([, other]) => other === player)) return;
    const seat = ledger.asked.find((one) => holderOf(ledger, one) === player);
    if (seat === undefined) return;
    this.#known(table).delete(player);
    this.#parts.notifier.note(this.#call(table, ledger, seat, player)).catch(() => {});
  }

  #close(table: Table, player: string): void {
    const known = this.#known(table);
    if (known.has(player)) return;
    known.add(player);
    const { store, now } = this.#parts;
    store.notices.settle(player, table.id, 'turn', now()).catch(() => known.delete(player));
  }

  #known(table: Table): Set<string> {
    const found = this.#uncalled.get(table) ?? new Set();
    this.#uncalled.set(table, found);
    return found;
  }

  #call(table: Table, ledger: Ledger, seat: Seat, player: string): NewNotice {
    const run = ledger.log.findLastIndex((line) => line.body.do === 'answer' && line.body.seat !== seat);
    return {
      id: `turn:${table.id}:${seat}:${ledger.log[run]?.number ?? 0}`,
      player,
      match: table.id,
      kind: 'turn',
      body: { game: table.row.game },
    };
  }
}
