import { createTransport } from 'nodemailer';
import type { Notice, Player } from '../store/store.ts';
import { MailRefused } from './digests.ts';

const says: Record<string, string> = {
  turn: 'It is your turn',
  finished: 'A match of yours is finished',
  invited: 'You are invited to a match',
  rematch: 'You are asked for a rematch',
  offer: 'An offer waits for your answer',
  begun: 'A match of yours has begun',
  substitute: 'Somebody plays in your place',
};

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** One mail for everything that waits: what kind of thing and where, nothing of the game itself. */
export function digest(player: Player, notices: Notice[], publicUrl: string): Mail {
  const lines = notices.map(({ kind, match }) => {
    const where = match === null ? '' : `: ${publicUrl}/match/${match}`;
    return `- ${says[kind] ?? 'Something waits for you'}${where}`;
  });
  const subject =
    notices.length === 1
      ? (says[notices[0]!.kind] ?? 'Dustfront')
      : `Dustfront: ${notices.length} things wait for you`;
  const stop = `You get this because you gave Dustfront your address. To stop, remove it at ${publicUrl}/account`;
  return {
    to: player.email ?? '',
    subject,
    text: `Hello ${player.name},\n\n${lines.join('\n')}\n\n${stop}\n`,
  };
}

/** A mail server that says nothing must not hold up the queue. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
}

export function mailer(smtpUrl: string, from: string): (mail: Mail) => Promise<void> {
  const transport = createTransport({ url: smtpUrl, ...PATIENCE });
  return async (mail) => {
    try {
      await transport.sendMail({ from, ...mail });
    } catch (error) {
      throw refusal(error) ?? error;
    }
  };
}

/**
 * A 5xx about the mail will be the same tomorrow. No connection, a 4xx, or a sign-in that fails may be mended meanwhile, by
 * the other side or by the operator.
 */
function refusal(error: unknown): MailRefused | null {
  const { code, command, responseCode = 0, message } = error as SmtpError;
  const aboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return aboutMail && responseCode >= 500 ? new MailRefused(message, command === 'RCPT TO') : null;
}
