import type { Config } from '../config.ts';
import type { Store } from '../store/store.ts';
import type { Carrier } from './notifier.ts';
import type { PushKeys } from './push.ts';

/** Web Push always (its keys are made once per installation), mail where the operator has a server for it. */
export async function openCarrier(
  config: Config,
  store: Store,
): Promise<{ carrier: Carrier; pushKey: string | null }> {
  const { newPushKeys, sendPush } = await import('./push.ts');
  const keys = JSON.parse(await store.setting('push-keys', () => JSON.stringify(newPushKeys()))) as PushKeys;
  const subject = config.publicUrl?.startsWith('https:') ? config.publicUrl : `mailto:${config.mailFrom}`;
  const mails = config.smtpUrl ? await import('./mail.ts') : null;
  const send = mails && config.smtpUrl ? mails.mailer(config.smtpUrl, config.mailFrom) : null;
  const carrier: Carrier = {
    pushes: true,
    mails: send !== null,
    push: (address, notice) => sendPush(keys, subject, address, notice),
    async mail(player, notices) {
      const url = config.publicUrl ?? `http://localhost:${config.port}`;
      if (mails && send) await send(mails.digest(player, notices, url));
    },
  };
  return { carrier, pushKey: keys.publicKey };
}
