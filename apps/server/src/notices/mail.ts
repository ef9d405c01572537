import { createTransport } from 'nodemailer';
import type { Notice, Player } from '../store/store.ts';

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

export function mailer(smtpUrl: string, from: string): (mail: Mail) => Promise<void> {
  const transport = createTransport(smtpUrl);
  return async (mail) => {
    await transport.sendMail({ from, ...mail });
  };
}
