import { createHash, randomBytes } from 'node:crypto';
import type { Language } from '@dustfront/kernel';
import type { MailInfo } from '@dustfront/protocol';
import { AccountError, hashToken } from '../accounts/accounts.ts';
import type { Player, Store } from '../store/store.ts';
import { MailRefused } from './digests.ts';
import type { Letters } from './letters.ts';
import type { Carrier } from './notifier.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** Links to confirm an address that may be asked for within a day. */
const LINKS = { player: 5, address: 3 };
/** A link that cannot be sent is tried after 1, 2, 4, 8 and 16 minutes. */
const TRIES = 6;

export interface AddressParts {
  store: Store;
  now(): number;
  carrier: Carrier;
  letters: Letters;
  warn(details: object, message: string): void;
}

/** Addresses as compared, for counting only: kept as a hash, so that nothing is left of one that was removed. */
const addressKey = (address: string): string =>
  createHash('sha256').update(address.toLowerCase()).digest('base64url');

/** Mail addresses of players: one counts once its link was opened, until its owner stops it. */
export class Addresses {
  readonly #parts: AddressParts;

  constructor(parts: AddressParts) {
    this.#parts = parts;
  }

  async info(player: Player): Promise<MailInfo> {
    const { store, carrier } = this.#parts;
    const row = await store.mail.address(player.id);
    const state =
      row === null
        ? 'none'
        : row.stoppedAt !== null
          ? 'stopped'
          : row.verifiedAt !== null
            ? 'verified'
            : 'waiting';
    return { available: carrier.mails, address: row?.address ?? null, state };
  }

  /** A new address waits for its link to be opened; the same one is asked again; null removes it. */
  async change(player: Player, address: string | null, language: Language): Promise<Player> {
    const { store, carrier, now } = this.#parts;
    const next = { ...player, email: address };
    if (address === null) await store.mail.removeAddress(player.id);
    else {
      if (!carrier.mails) throw new AccountError('no-mail', 'this server sends no mail');
      const bounds = { since: now() - DAY, ...LINKS };
      if (!(await store.mail.countLink(player.id, addressKey(address), now(), bounds)))
        throw new AccountError(
          'too-many-mails',
          'enough links were sent today; look into the folder for spam',
        );
      await store.mail.saveAddress({
        player: player.id,
        address,
        language,
        tokenHash: null,
        expiresAt: 0,
        verifiedAt: null,
        stoppedAt: null,
      });
      await this.#plan(player.id, now(), 0);
    }
    await store.players.update(next);
    return next;
  }

  /** Sends the link, with a token made for this very mail. */
  async sendLink(player: string, failures: number): Promise<void> {
    const { store, now, carrier, letters, warn } = this.#parts;
    const to = await store.mail.address(player);
    if (to === null || to.verifiedAt !== null || to.stoppedAt !== null) return;
    const token = randomBytes(32).toString('base64url');
    await store.mail.setToken(to, hashToken(token), now() + DAY);
    try {
      await carrier.mail(letters.confirm(to, token));
    } catch (error) {
      const last = error instanceof MailRefused || failures + 1 >= TRIES;
      const why = (error instanceof Error ? error.message : String(error)).slice(0, 300);
      warn(
        { event: last ? 'mail-given-up' : 'mail-later', player, failures: failures + 1, why },
        'a mail failed',
      );
      if (last) await store.mail.stop(to, now());
      else await this.#plan(player, now() + MINUTE * 2 ** failures, failures + 1);
    }
  }

  /** Whether the token was good. It is good once. */
  confirm(token: string): Promise<boolean> {
    return this.#parts.store.mail.verify(hashToken(token), this.#parts.now());
  }

  /** Whether the token belongs to an address; stopping twice is no mistake. */
  async stop(token: string): Promise<boolean> {
    const { store, letters, now } = this.#parts;
    const row = await store.mail.address(token.split('.')[0]!);
    if (row === null || !letters.mayStop(token, row)) return false;
    await store.mail.stop(row, now());
    return true;
  }

  stopPage(token: string): string {
    return this.#parts.letters.stopPage(token);
  }

  #plan(player: string, runAt: number, failures: number): Promise<void> {
    const body = { player, failures };
    return this.#parts.store.jobs.schedule({ key: `mail-link:${player}`, kind: 'mail-link', body, runAt });
  }
}
