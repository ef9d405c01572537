import type { MailInfo } from '@dustfront/protocol';
import { useEffect, useState } from 'preact/hooks';
import { language, t } from '../../i18n/index.ts';
import { refusedText } from '../../online/refused.ts';
import { api, me } from '../../online/server.ts';
import { useAgain } from './Again.tsx';
import { Trouble, useRead } from './parts.tsx';

const stateText = {
  none: 'online.mail.none',
  waiting: 'online.mail.waiting',
  verified: 'online.mail.verified',
  stopped: 'online.mail.stopped',
} as const;

/** Where notices are mailed to, and whether they are. */
export function MailAddress() {
  const { value, again } = useRead(() => api<MailInfo>('GET', 'me/mail'), [me.value?.id]);
  const [address, setAddress] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const asked = useAgain();
  useEffect(() => setAddress(value?.address ?? ''), [value?.address]);
  if (value === null || !value.available) return null;
  const save = (to: string | null): void => {
    setTrouble(null);
    const change = (): Promise<MailInfo> => api('POST', 'me/mail', { address: to, language: language() });
    asked.attempt(change).then(again, (error: unknown) => setTrouble(refusedText(error)));
  };
  const isSame = value.address !== null && address.trim() === value.address;
  return (
    <section class="sheet on-box">
      <h2>{t('online.accountPage.email')}</h2>
      <p role="status">{t(stateText[value.state], { address: value.address ?? '' })}</p>
      <form
        class="on-inline"
        onSubmit={(event) => {
          event.preventDefault();
          save(address.trim());
        }}
      >
        <div class="field">
          <label for="acc-mail">{t('online.mail.address')}</label>
          <input
            id="acc-mail"
            type="email"
            required
            autoComplete="email"
            placeholder={t('online.accountPage.emailHint')}
            value={address}
            onInput={(event) => setAddress(event.currentTarget.value)}
          />
        </div>
        {!(isSame && value.state === 'verified') && (
          <button type="submit" class="btn">
            {isSame ? t('online.mail.again') : t('common.save')}
          </button>
        )}
        {value.address !== null && (
          <button type="button" class="btn" onClick={() => save(null)}>
            {t('online.mail.remove')}
          </button>
        )}
      </form>
      <Trouble text={trouble} />
      {asked.dialog}
    </section>
  );
}
