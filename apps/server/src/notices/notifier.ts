import type { Json, Notice, PushAddress, Store } from '../store/store.ts';
import { counts, Digests, type MailPace, mailPace } from './digests.ts';
import type { Letters, Mail } from './letters.ts';

/** A way to reach somebody who is not looking. */
export interface Carrier {
  /** False: this address is gone for good. */
  push(address: PushAddress, notice: Notice): Promise<boolean>;
  /** Throws MailRefused if no later try can help. */
  mail(mail: Mail): Promise<void>;
  readonly pushes: boolean;
  readonly mails: boolean;
}

export const noCarrier: Carrier = {
  pushes: false,
  mails: false,
  async push() {
    return true;
  },
  async mail() {},
};

export interface NewNotice {
  /** The same id is told once. */
  id: string;
  player: string;
  match: string | null;
  kind: 'turn' | 'finished' | 'invited' | 'rematch' | 'offer' | 'begun' | 'word' | 'substitute';
  body: Json;
}

export interface NotifierOptions {
  letters: Letters;
  pace?: MailPace;
  warn?(details: object, message: string): void;
}

/** Tells players what waits for them: a line in the client, a push, a digest by mail. */
export class Notifier {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #carrier: Carrier;
  readonly #digests: Digests;

  constructor(store: Store, now: () => number, carrier: Carrier, options: NotifierOptions) {
    this.#store = store;
    this.#now = now;
    this.#carrier = carrier;
    const { letters, pace = mailPace, warn = () => {} } = options;
    this.#digests = new Digests({
      store,
      now,
      pace,
      warn,
      send: (...about) => carrier.mail(letters.digest(...about)),
    });
  }

  async tell(notice: NewNotice): Promise<void> {
    const stored: Notice = { ...notice, at: this.#now(), readAt: null, mailedAt: null };
    if (!(await this.#store.notices.add(stored))) return;
    if (this.#carrier.pushes) {
      await this.#store.jobs.schedule({
        key: `push:${notice.id}`,
        kind: 'push',
        body: { player: notice.player, notice: stored as unknown as Json },
        runAt: this.#now(),
      });
    }
    if (this.#carrier.mails && counts(await this.#store.mail.address(notice.player))) {
      await this.#digests.plan(notice.player);
    }
  }

  /** One unread line per match and kind is enough. */
  async tellOnce(notice: NewNotice): Promise<void> {
    if (!(await this.#waits(notice))) await this.tell(notice);
  }

  /** For the lists of the client only: whoever it is for knows of it. */
  async note(notice: NewNotice): Promise<void> {
    if (await this.#waits(notice)) return;
    const now = this.#now();
    await this.#store.notices.add({ ...notice, at: now, readAt: null, mailedAt: now });
  }

  async #waits({ player, match, kind }: NewNotice): Promise<boolean> {
    const unread = await this.#store.notices.unread(player, 100);
    return unread.some((n) => n.match === match && n.kind === kind);
  }

  async push(player: string, notice: Notice): Promise<void> {
    for (const address of await this.#store.notices.addresses(player)) {
      if (!(await this.#carrier.push(address, notice)))
        await this.#store.notices.unsubscribe(address.endpoint);
    }
  }

  async mail(id: string): Promise<void> {
    const player = await this.#store.players.byId(id);
    const to = await this.#store.mail.address(id);
    if (player && player.deletedAt === null && counts(to)) await this.#digests.send(player, to);
  }
}
