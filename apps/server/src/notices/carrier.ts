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
  const send = config.smtpUrl ? (await import('./mail.ts')).mailer(config.smtpUrl, config.mailFrom) : null;
  const carrier: Carrier = {
    pushes: true,
    mails: send !== null,
    push: (address, notice) => sendPush(keys, subject, address, notice),
    mail: async (mail) => send?.(mail),
  };
  return { carrier, pushKey: keys.publicKey };
}
