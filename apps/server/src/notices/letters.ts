import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MailAddress, MailLanguage, Notice, Player } from '../store/store.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  headers?: Readonly<Record<string, string>>;
}

interface Words {
  kinds: Readonly<Record<string, string>>;
  other: string;
  many(count: number): string;
  hello(name: string): string;
  stop(link: string): string;
  confirm: string;
  confirmText(link: string): string;
}

const words: Record<MailLanguage, Words> = {
  en: {
    kinds: {
      turn: 'It is your turn',
      finished: 'A match of yours is finished',
      invited: 'You are invited to a match',
      rematch: 'You are asked for a rematch',
      offer: 'An offer waits for your answer',
      begun: 'A match of yours has begun',
      substitute: 'Somebody plays in your place',
    },
    other: 'Something waits for you',
    many: (count) => `Dustfront: ${count} things wait for you`,
    hello: (name) => `Hello ${name},`,
    stop: (link) => `No more of these mails:\n${link}`,
    confirm: 'Dustfront: is this your address?',
    confirmText: (link) =>
      `This address was given at Dustfront, to be told what waits there. If it was you, open this within a day:\n${link}\n\n` +
      'If it was not you, do nothing: no further mail comes.',
  },
  de: {
    kinds: {
      turn: 'Sie sind am Zug',
      finished: 'Eine Ihrer Partien ist zu Ende',
      invited: 'Sie sind zu einer Partie eingeladen',
      rematch: 'Sie sind zu einer Revanche eingeladen',
      offer: 'Ein Angebot wartet auf Ihre Antwort',
      begun: 'Eine Ihrer Partien hat begonnen',
      substitute: 'Jemand spielt an Ihrer Stelle',
    },
    other: 'Etwas wartet auf Sie',
    many: (count) => `Dustfront: ${count} Dinge warten auf Sie`,
    hello: (name) => `Guten Tag, ${name},`,
    stop: (link) => `Keine solchen Mails mehr:\n${link}`,
    confirm: 'Dustfront: Ist das Ihre Adresse?',
    confirmText: (link) =>
      `Diese Adresse wurde bei Dustfront angegeben, um zu erfahren, was dort wartet. Wenn Sie das waren, öffnen Sie dies ` +
      `innerhalb eines Tages:\n${link}\n\nWenn nicht, tun Sie nichts: Es kommt keine weitere Mail.`,
  },
};

/** What mails say, and the links in them. Nothing of the game itself ever stands in one. */
export class Letters {
  readonly #url: string;
  readonly #key: string;

  constructor(publicUrl: string, key: string) {
    this.#url = publicUrl;
    this.#key = key;
  }

  /** One mail for everything that waits: what kind of thing and where. */
  digest(player: Player, notices: readonly Notice[], to: MailAddress): Mail {
    const say = words[to.language];
    const lines = notices.map(({ kind, match }) => {
      const where = match === null ? '' : `: ${this.#url}/match/${match}`;
      return `- ${say.kinds[kind] ?? say.other}${where}`;
    });
    const [first] = notices;
    const subject = notices.length === 1 ? (say.kinds[first!.kind] ?? say.other) : say.many(notices.length);
    const token = this.stopToken(to);
    return {
      to: to.address,
      subject,
      text: `${say.hello(player.name)}\n\n${lines.join('\n')}\n\n${say.stop(this.stopPage(token))}\n`,
      // RFC 8058: the reader's mail program stops them with one click.
      headers: {
        'List-Unsubscribe': `<${this.#url}/api/mail/stop/${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    };
  }

  /** The name is left out: whoever gives a stranger's address must not write to the stranger. */
  confirm(to: MailAddress, token: string): Mail {
    const say = words[to.language];
    return {
      to: to.address,
      subject: say.confirm,
      text: `${say.confirmText(`${this.#url}/mail/confirm#${token}`)}\n`,
    };
  }

  /** Stops the mails of one account to one address, for as long as both are what they are. */
  stopToken({ player, address }: Pick<MailAddress, 'player' | 'address'>): string {
    return `${player}.${this.#seal(player, address)}`;
  }

  mayStop(token: string, { player, address }: MailAddress): boolean {
    const [right, given] = [this.stopToken({ player, address }), token].map((text) => Buffer.from(text));
    return right!.length === given!.length && timingSafeEqual(right!, given!);
  }

  /** Words that may do something stand behind `#`: what follows it is in no log of a server or proxy. */
  stopPage(token: string): string {
    return `${this.#url}/mail/stop#${encodeURIComponent(token)}`;
  }

  #seal(player: string, address: string): string {
    return createHmac('sha256', this.#key).update(`${player}\n${address}`).digest('base64url');
  }
}
