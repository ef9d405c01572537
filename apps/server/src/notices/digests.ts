import type { MailAddress, MailTurn, Notice, Player, Store } from '../store/store.ts';

/** The mail server will never take this mail: it is not sent again. */
export class MailRefused extends Error {
  /** Whether it refused the address itself, and not only this mail. */
  readonly address: boolean;
  constructor(message: string, address: boolean) {
    super(message);
    this.address = address;
  }
}

export interface MailPace {
  /** Digests go out at multiples of this. */
  every: number;
  /** The wait after the first failure; it doubles with each. */
  retry: number;
  /** After so many failures a digest is given up. */
  tries: number;
  /** Longer than any mail takes: who holds a player's turn longer is gone. */
  lease: number;
}

const MINUTE = 60_000;

/** Ten tries stretch over eight and a half hours; by then what waited is old. */
export const mailPace: MailPace = { every: 15 * MINUTE, retry: MINUTE, tries: 10, lease: 2 * MINUTE };

export interface DigestParts {
  store: Store;
  now(): number;
  send(player: Player, notices: Notice[], to: MailAddress): Promise<void>;
  pace: MailPace;
  warn(details: object, message: string): void;
}

/** One mail for many notices, at fixed times. What could not be sent stays unmailed until it is, or is given up. */
export class Digests {
  readonly #parts: DigestParts;

  constructor(parts: DigestParts) {
    this.#parts = parts;
  }

  /** The next fixed time: another notice before it changes nothing. */
  async plan(player: string): Promise<void> {
    const { now, pace } = this.#parts;
    const runAt = (Math.floor(now() / pace.every) + 1) * pace.every;
    await this.#schedule(`mail:${player}:${runAt}`, player, runAt);
  }

  async send(player: Player, to: MailAddress): Promise<void> {
    const { store, now, pace, send } = this.#parts;
    const turn = await store.mail.claim(player.id, now(), now() + pace.lease);
    // A failed try waits, or another process is at it: everything goes together when that is over.
    if (!turn.mine) return this.#again(player.id, turn.freeAt);
    const notices = await store.notices.unmailed(player.id);
    if (notices.length === 0) return store.mail.settle(player.id, { ...turn, freeAt: 0 });
    try {
      await send(player, notices, to);
    } catch (error) {
      if (error instanceof MailRefused && error.address) await store.mail.stop(to, now());
      return this.#failed(player, notices, turn, error);
    }
    await this.#close(player, notices, null);
  }

  async #failed(player: Player, notices: Notice[], turn: MailTurn, error: unknown): Promise<void> {
    const { store, now, pace, warn } = this.#parts;
    const why = (error instanceof Error ? error.message : String(error)).slice(0, 300);
    const failures = turn.failures + 1;
    const last = error instanceof MailRefused || failures >= pace.tries;
    warn({ event: last ? 'mail-given-up' : 'mail-later', player: player.id, failures, why }, 'a mail failed');
    if (last) return this.#close(player, notices, why);
    const freeAt = now() + pace.retry * 2 ** turn.failures;
    await store.mail.settle(player.id, { failures, freeAt, trouble: why });
    await this.#again(player.id, freeAt);
  }

  /** Sent or given up: these notices are no mail's business any more. */
  async #close(player: Player, notices: Notice[], trouble: string | null): Promise<void> {
    const { store, now } = this.#parts;
    await store.notices.mailed(
      notices.map(({ id }) => id),
      now(),
    );
    await store.mail.settle(player.id, { failures: 0, freeAt: 0, trouble });
  }

  #again(player: string, at: number): Promise<void> {
    return this.#schedule(`mail:${player}:again`, player, at);
  }

  #schedule(key: string, player: string, runAt: number): Promise<void> {
    return this.#parts.store.jobs.schedule({ key, kind: 'mail', body: { player }, runAt });
  }
}

/** Whether digests may go there. */
export const counts = (row: MailAddress | null): row is MailAddress =>
  row !== null && row.verifiedAt !== null && row.stoppedAt === null;
