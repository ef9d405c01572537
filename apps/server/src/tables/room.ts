import type { Seat, Viewer } from '@dustfront/kernel';
import type { MatchSettings, ServerMessage } from '@dustfront/protocol';
import type { MatchRow, SeatRow, Store } from '../store/store.ts';
import { Delayed } from './delayed.ts';
import { infoOf, isInside } from './header.ts';
import type { Ledger } from './ledger.ts';
import { Stage, type Watcher } from './stage.ts';

/** What a room knows of the match that is shown in it. */
export interface Shown {
  readonly id: string;
  readonly row: MatchRow;
  readonly seats: SeatRow[];
  readonly settings: MatchSettings;
  /** Whether spectators may look from a seat while the match is played. */
  readonly showsHands: boolean;
  seatOf(player: string | null): Seat | null;
}

interface Subscription {
  player: string | null;
  /** The seat a spectator would like to look from. */
  wish: Seat | null;
  since: number;
  /** The seat this watcher was last shown the table from because the player holds it. */
  seat: Seat | null;
}

const PRESENCE_EVERY = 1000;

const bytes = (message: ServerMessage): Buffer => Buffer.from(JSON.stringify(message));

/** Who looks at a match, each in the place from which he may see it: a seat, outside, or outside a while ago. */
export class Room {
  readonly #shown: Shown;
  readonly #services: { store: Store; now(): number };
  readonly #stage: Stage;
  readonly #subscriptions = new Map<Watcher, Subscription>();
  /** Spectators who see the table as it was a while ago. */
  readonly #late = new Set<Watcher>();
  #delayed: Delayed | null = null;
  /** Presence was told within the last second; whether it has changed since. */
  #presence: { again: boolean } | null = null;
  /** When the last one left. */
  emptySince: number;

  constructor(services: { store: Store; now(): number }, shown: Shown) {
    this.#services = services;
    this.#shown = shown;
    this.#stage = new Stage(shown.id);
    this.emptySince = services.now();
  }

  get size(): number {
    return this.#subscriptions.size;
  }

  has(watcher: Watcher): boolean {
    return this.#subscriptions.has(watcher);
  }

  /** Each watcher with the player behind it. */
  *people(): Iterable<[Watcher, string | null]> {
    for (const [watcher, { player }] of this.#subscriptions) yield [watcher, player];
  }

  /** The seats whose holders look, and how many others do. */
  present(): { seats: number[]; spectators: number } {
    const seats = new Set<number>();
    let spectators = 0;
    for (const { player } of this.#subscriptions.values()) {
      const seat = this.#shown.seatOf(player);
      if (seat === null) spectators += 1;
      else seats.add(seat);
    }
    return { seats: [...seats].sort((a, b) => a - b), spectators };
  }

  /** Tells everybody who is here, now or within a second: those who come and go in between are told together. */
  tellPresence(): void {
    if (this.#presence !== null) {
      this.#presence.again = true;
      return;
    }
    this.#sendPresence();
    const timer = setTimeout(() => {
      const again = this.#presence?.again === true;
      this.#presence = null;
      if (again) this.tellPresence();
    }, PRESENCE_EVERY);
    timer.unref();
    this.#presence = { again: false };
  }

  #sendPresence(): void {
    const message = bytes({ t: 'presence', match: this.#shown.id, ...this.present() });
    for (const watcher of this.#subscriptions.keys()) watcher.send(message);
  }

  /** Tells everybody what is known about the match from outside. */
  tellInfo(): void {
    for (const [watcher, { player }] of this.#subscriptions)
      if (!this.#late.has(watcher)) this.#sendInfo(watcher, player);
  }

  #sendInfo(watcher: Watcher, player: string | null): void {
    const { id, row, seats } = this.#shown;
    watcher.send(bytes({ t: 'match', match: id, info: infoOf(row, seats, player) }));
  }

  /** Lets somebody in. False: a player who has no seat in this match of players only. */
  admit(
    watcher: Watcher,
    who: Pick<Subscription, 'player' | 'wish' | 'since'>,
    ledger: Ledger | null,
  ): boolean {
    if (who.player !== null && ledger && !this.#mayStay(who.player)) return false;
    const subscription = { ...who, seat: null };
    this.#subscriptions.set(watcher, subscription);
    this.#place(watcher, subscription, ledger);
    return true;
  }

  #mayStay(player: string): boolean {
    const { settings, row, seats } = this.#shown;
    return settings.spectators.allowed || isInside(row, seats, player);
  }

  /** The match has begun: who waited for it sees the table. */
  begin(ledger: Ledger | null): void {
    for (const [watcher, subscription] of this.#subscriptions) this.#place(watcher, subscription, ledger);
    this.tellPresence();
  }

  #place(watcher: Watcher, subscription: Subscription, ledger: Ledger | null): void {
    const { player, wish, since } = subscription;
    if (!ledger) {
      this.#sendInfo(watcher, player);
      return;
    }
    this.#stage.leave(watcher);
    this.#delayed?.leave(watcher);
    this.#late.delete(watcher);
    const { id, row, seats, settings, showsHands } = this.#shown;
    const info = infoOf(row, seats, player);
    const seat = player === null ? null : ledger.seatOf(player);
    subscription.seat = seat;
    const { delaySeconds } = settings.spectators;
    const viewer: Viewer = seat ?? (showsHands || row.status === 'finished' ? wish : null);
    if (seat !== null || delaySeconds === 0 || row.status !== 'playing') {
      this.#stage.enter(ledger, info, viewer, watcher, since);
      return;
    }
    this.#late.add(watcher);
    this.#sendInfo(watcher, player);
    this.#delayed ??= new Delayed(this.#services, id, ledger.opening, delaySeconds * 1000);
    this.#delayed.enter(info, viewer, watcher);
  }

  leave(watcher: Watcher): void {
    this.#subscriptions.delete(watcher);
    this.#late.delete(watcher);
    this.#stage.leave(watcher);
    this.#delayed?.leave(watcher);
    if (this.#subscriptions.size > 0) return;
    this.emptySince = this.#services.now();
    this.#delayed?.stop();
    this.#delayed = null;
  }

  /** The ledger is about to change. */
  look(ledger: Ledger): void {
    this.#stage.look(ledger);
  }

  /** Tells everybody of the ledger's last entry. */
  step(ledger: Ledger): void {
    this.#stage.step(ledger);
  }

  /** A seat has changed hands: who held it looks from outside from now on, who holds it now sees its view. */
  move(ledger: Ledger): void {
    for (const [watcher, subscription] of this.#subscriptions) {
      const { player } = subscription;
      if (player === null || ledger.seatOf(player) === subscription.seat) continue;
      if (this.#mayStay(player)) {
        this.#place(watcher, { ...subscription, since: -1 }, ledger);
        subscription.seat = ledger.seatOf(player);
        continue;
      }
      this.leave(watcher);
      watcher.send(
        bytes({ t: 'refused', id: null, match: this.#shown.id, refusal: { code: 'no-such-match' } }),
      );
    }
    this.tellInfo();
    this.tellPresence();
  }
}
