import { useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { refusedText } from '../../online/refused.ts';
import { api, me } from '../../online/server.ts';
import { Trouble, useRead } from './parts.tsx';

const able = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Web Push, only where one asks for it; `offered` where it would work and is not on yet, and nothing else is said. */
export function Notifications({ offered = false }: { offered?: boolean }) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const { value, again } = useRead(async () => {
    const { key } = await api<{ key: string | null }>('GET', 'push');
    return { key, on: able() && (await subscription()) !== null };
  }, [me.value?.id]);
  const attempt = (work: () => Promise<void>): void => {
    setTrouble(null);
    work().then(again, (error: unknown) => setTrouble(refusedText(error)));
  };
  const turnOn = async (): Promise<void> => {
    if ((await Notification.requestPermission()) !== 'granted')
      throw new Error(t('online.accountPage.noticesNo'));
    const registration = await navigator.serviceWorker.ready;
    const made = await registration.pushManager
      .subscribe({ userVisibleOnly: true, applicationServerKey: value?.key ?? null })
      .catch((why: unknown) => {
        throw new Error(t('online.accountPage.noticesNo'), { cause: why });
      });
    const { endpoint, keys } = made.toJSON();
    await api('POST', 'push', {
      endpoint: endpoint ?? '',
      keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    });
  };
  const turnOff = async (): Promise<void> => {
    const found = await subscription();
    if (found === null) return;
    await api('DELETE', 'push', { endpoint: found.endpoint }).catch(() => undefined);
    await found.unsubscribe();
  };
  const can = able() && value !== null && value.key !== null;
  if (offered && (!can || value.on)) return null;
  return (
    <section class="sheet on-box">
      <h2>{t('online.accountPage.notices')}</h2>
      <p class="muted">{t('online.accountPage.noticesText')}</p>
      {value !== null && !can && <p>{t('online.accountPage.noticesNo')}</p>}
      {can && (
        <div class="moment-tools">
          <button type="button" class="btn" onClick={() => attempt(value.on ? turnOff : turnOn)}>
            {value.on ? t('online.accountPage.noticesOff') : t('online.accountPage.noticesOn')}
          </button>
        </div>
      )}
      <Trouble text={trouble} />
    </section>
  );
}
