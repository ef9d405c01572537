import { createServer, type Server, type Socket } from 'node:net';
import type { MailAddress } from '../src/store/store.ts';

export interface Mailbox {
  port: number;
  /** What was taken, headers and text as sent. */
  mails: string[];
  /** How often somebody asked to deliver. */
  attempts(): number;
  /**
   * Answers to the next deliveries, e.g. `451 later` to RCPT TO; `drop` cuts the line. Then everything is taken again.
   */
  answer(...replies: string[]): void;
  /** Nobody of that address is known here. */
  refuse(address: string): void;
  close(): Promise<void>;
}

/** A mail server of few words on loopback: takes every mail and keeps it, unless told otherwise. */
export async function mailbox(): Promise<Mailbox> {
  const mails: string[] = [];
  const replies: string[] = [];
  const unknown = new Set<string>();
  const open = new Set<Socket>();
  let attempts = 0;
  const server: Server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => {});
    let data = false;
    let text = '';
    const answer = (line: string): void => {
      if (/^RCPT/i.test(line)) {
        attempts += 1;
        const to = /<([^>]*)>/.exec(line)?.[1] ?? '';
        const reply = unknown.has(to) ? '550 nobody of that name' : replies.shift();
        if (reply === 'drop') return void socket.destroy();
        socket.write(`${reply ?? '250 ok'}\r\n`);
      } else if (/^DATA/i.test(line)) {
        data = true;
        socket.write('354 go on\r\n');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    };
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      text += chunk.toString();
      for (;;) {
        const mark = data ? '\r\n.\r\n' : '\r\n';
        const end = text.indexOf(mark);
        if (end < 0) return;
        const part = text.slice(0, end);
        text = text.slice(end + mark.length);
        if (data) {
          mails.push(part);
          data = false;
          socket.write('250 kept\r\n');
        } else answer(part);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as { port: number }).port,
    mails,
    attempts: () => attempts,
    answer: (...more) => void replies.push(...more),
    refuse: (address) => void unknown.add(address),
    close() {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** What a mail says, without the marks it is sent with. */
export const textOf = (mail: string): string =>
  mail
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** An address whose link was opened. */
export const verified = (player: string): MailAddress => ({
  player,
  address: 'ann@example.org',
  language: 'en',
  tokenHash: null,
  expiresAt: 0,
  verifiedAt: 1,
  stoppedAt: null,
});
