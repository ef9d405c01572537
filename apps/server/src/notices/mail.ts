import { createTransport } from 'nodemailer';
import { MailRefused } from './digests.ts';
import type { Mail } from './letters.ts';

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
      // As it is: read as text, an address could be a list, or carry words of whoever gave it.
      await transport.sendMail({ from, ...mail, to: { name: '', address: mail.to } });
    } catch (error) {
      throw refusal(error) ?? error;
    }
  };
}

/**
 * A 5xx about the mail will be the same tomorrow. No connection, a 4xx, or a sign-in that fails may be mended
 * meanwhile, by the other side or by the operator.
 */
function refusal(error: unknown): MailRefused | null {
  const { code, command, responseCode = 0, message } = error as SmtpError;
  const aboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return aboutMail && responseCode >= 500 ? new MailRefused(message, command === 'RCPT TO') : null;
}
