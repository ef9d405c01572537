import { createECDH } from 'node:crypto';
import type { Notice, PushAddress } from '../store/store.ts';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * Services that browsers really use. A server that posts wherever it is told could be turned against its own network.
 */
const services = [
  /^fcm\.googleapis\.com$/,
  /\.push\.services\.mozilla\.com$/,
  /\.notify\.windows\.com$/,
  /\.push\.apple\.com$/,
];

export function isPushService(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  return url?.protocol === 'https:' && url.port === '' && services.some((host) => host.test(url.hostname));
}

/** A key pair on P-256, as RFC 8292 wants it. */
export function newPushKeys(): PushKeys {
  const pair = createECDH('prime256v1');
  return { publicKey: pair.generateKeys('base64url'), privateKey: pair.getPrivateKey('base64url') };
}

/** What a push says: that something waits and where. Never what happened on the table. */
export const pushText = ({ id, kind, match }: Notice): string => JSON.stringify({ id, kind, match });

/** False: the browser has unsubscribed. */
export async function sendPush(
  keys: PushKeys,
  subject: string,
  address: PushAddress,
  notice: Notice,
): Promise<boolean> {
  if (!isPushService(address.endpoint)) return false;
  // Loaded when first needed: most servers start long before anybody subscribes.
  const { default: webpush } = await import('web-push');
  try {
    const subscription = {
      endpoint: address.endpoint,
      keys: address.keys as { p256dh: string; auth: string },
    };
    await webpush.sendNotification(subscription, pushText(notice), {
      TTL: 86_400,
      timeout: 10_000,
      vapidDetails: { subject, ...keys },
    });
    return true;
  } catch (error) {
    const status = (error as { statusCode?: number }).statusCode;
    if (status === 404 || status === 410) return false;
    throw error;
  }
}
