import { createHmac } from 'node:crypto';
import { sameText } from '../same-text.ts';
import type { MailAddress, Notice, Player } from '../store/store.ts';
import { kindKey, mailSay } from './words.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  headers?: Readonly<Record<string, string>>;
}

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
    const say = mailSay(to.language);
    const kindOf = ({ kind }: Notice): string => say({ key: kindKey(kind) });
    const lines = notices.map((notice) => {
      const where = notice.match === null ? '' : `: ${this.#url}/match/${notice.match}`;
      return `- ${kindOf(notice)}${where}`;
    });
    const [first] = notices;
    const subject =
      first !== undefined && notices.length === 1
        ? kindOf(first)
        : say({ key: 'mail.many', params: { count: notices.length } });
    const token = this.stopToken(to);
    return {
      to: to.address,
      subject,
      text: [
        say({ key: 'mail.hello', params: { name: player.name } }),
        lines.join('\n'),
        `${say({ key: 'mail.stop' })}\n${this.stopPage(token)}\n`,
      ].join('\n\n'),
      // RFC 8058: the reader's mail program stops them with one click.
      headers: {
        'List-Unsubscribe': `<${this.#url}/api/mail/stop/${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    };
  }

  /** The name is left out: whoever gives a stranger's address must not write to the stranger. */
  confirm(to: MailAddress, token: string): Mail {
    const say = mailSay(to.language);
    const link = `${this.#url}/mail/confirm#${token}`;
    return {
      to: to.address,
      subject: say({ key: 'mail.confirm' }),
      text: `${say({ key: 'mail.confirm.why' })}\n${link}\n\n${say({ key: 'mail.confirm.else' })}\n`,
    };
  }

  /** Stops the mails of one account to one address, for as long as both are what they are. */
  stopToken({ player, address }: Pick<MailAddress, 'player' | 'address'>): string {
    return `${player}.${this.#seal(player, address)}`;
  }

  mayStop(token: string, { player, address }: MailAddress): boolean {
    return sameText(token, this.stopToken({ player, address }));
  }

  /** Words that may do something stand behind `#`: what follows it is in no log of a server or proxy. */
  stopPage(token: string): string {
    return `${this.#url}/mail/stop#${encodeURIComponent(token)}`;
  }

  #seal(player: string, address: string): string {
    return createHmac('sha256', this.#key).update(`${player}\n${address}`).digest('base64url');
  }
}
