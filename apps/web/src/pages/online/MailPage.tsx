import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { api, online } from '../../online/server.ts';
import { href } from '../../router.ts';
import { Lost } from '../Lost.tsx';
import { OnlineSheet } from './parts.tsx';

type State = 'asking' | 'done' | 'old';

/** Where the links in mails lead: an address is confirmed, or its mails are stopped. Nobody has to be signed in. */
export function MailPage({ what, token }: { what: string | null; token: string }) {
  if (what === 'confirm') return <Confirm token={token} />;
  if (what === 'stop') return <Stop token={token} />;
  return <Lost />;
}

function Confirm({ token }: { token: string }) {
  const [state, setState] = useState<State>('asking');
  useEffect(() => {
    if (online.value !== true) return;
    api('POST', 'mail/confirm', { token }).then(
      () => setState('done'),
      () => setState('old'),
    );
  }, [online.value, token]);
  return (
    <OnlineSheet title={t('online.mail.confirmTitle')}>
      <p class="sheet on-box" role="status">
        {state === 'asking' && t('common.loading')}
        {state === 'done' && t('online.mail.confirmed')}
        {state === 'old' && t('online.mail.oldLink')}
      </p>
      <ToAccount />
    </OnlineSheet>
  );
}

function Stop({ token }: { token: string }) {
  const [state, setState] = useState<State>('asking');
  const stop = (): void =>
    void api('POST', `mail/stop/${encodeURIComponent(token)}`).then(
      () => setState('done'),
      () => setState('old'),
    );
  return (
    <OnlineSheet title={t('online.mail.stopTitle')}>
      <section class="sheet on-box" role="status">
        {state === 'asking' && (
          <>
            <p>{t('online.mail.stopText')}</p>
            <button type="button" class="btn primary" onClick={stop}>
              {t('online.mail.stop')}
            </button>
          </>
        )}
        {state === 'done' && <p>{t('online.mail.stopDone')}</p>}
        {state === 'old' && <p>{t('online.mail.oldLink')}</p>}
      </section>
      <ToAccount />
    </OnlineSheet>
  );
}

const ToAccount = () => (
  <p>
    <a href={href('account')}>{t('online.account')}</a>
  </p>
);
