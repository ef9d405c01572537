import type { Me, SignedIn } from '@dustfront/protocol';
import { useRef, useState } from 'preact/hooks';
import { Icon } from '../../drawings/icons.tsx';
import { t } from '../../i18n/index.ts';
import { hasPasskeys, makePasskey, signInWithPasskey } from '../../online/passkeys.ts';
import { refusedText } from '../../online/refused.ts';
import { api, ensureMe, me } from '../../online/server.ts';
import { serverLine } from '../../online/socket.ts';
import { Segment } from '../../ui/Segment.tsx';
import { Trouble } from './parts.tsx';

const leastPassword = 8;

const reasons = [
  ['clock', 'online.accountPage.whyMatches'],
  ['star', 'online.accountPage.whyRatings'],
  ['eye', 'online.accountPage.whyNotices'],
  ['people', 'online.accountPage.whyNot'],
] as const;

function signedIn(who: Me): void {
  me.value = who;
  serverLine().renew();
}

type Way = 'make' | 'have';

function PasswordField({
  way,
  value,
  onChange,
}: {
  way: Way;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <div class="field">
      <label for="acc-password">{t('online.accountPage.password')}</label>
      <input
        id="acc-password"
        type="password"
        required
        aria-describedby={way === 'make' ? 'acc-least' : undefined}
        minLength={way === 'make' ? leastPassword : 1}
        autoComplete={way === 'make' ? 'new-password' : 'current-password'}
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      {way === 'make' && (
        <small id="acc-least" class="muted">
          {t('online.accountPage.least', { count: leastPassword })}
        </small>
      )}
    </div>
  );
}

/** Name and password, or a passkey, for the way that was chosen. */
function Credentials({ way }: { way: Way }) {
  const [name, setName] = useState('');
  const nameField = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const attempt = (work: () => Promise<Me>): void => {
    setTrouble(null);
    work().then(signedIn, (error: unknown) => setTrouble(refusedText(error)));
  };
  const withPassword = async (): Promise<Me> =>
    (await api<SignedIn>('POST', way === 'make' ? 'account' : 'login', { name: name.trim(), password })).me;
  const withPasskey = async (): Promise<Me> => {
    if (way === 'have') return signInWithPasskey();
    await ensureMe(name);
    return makePasskey(name.trim());
  };
  return (
    <form
      class="on-form"
      onSubmit={(event) => {
        event.preventDefault();
        attempt(withPassword);
      }}
    >
      <div class="field">
        <label for="acc-name">{t('online.accountPage.name')}</label>
        <input
          ref={nameField}
          id="acc-name"
          type="text"
          required
          maxLength={32}
          autoComplete="username"
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </div>
      <PasswordField way={way} value={password} onChange={setPassword} />
      <Trouble text={trouble} />
      <div class="moment-tools">
        <button type="submit" class="btn primary">
          {way === 'make' ? t('online.accountPage.make') : t('online.accountPage.signIn')}
        </button>
        {hasPasskeys() && (
          <button
            type="button"
            class="btn"
            onClick={() => {
              if (way === 'have' || nameField.current?.reportValidity() === true) attempt(withPasskey);
            }}
          >
            {way === 'make' ? t('online.accountPage.makePasskey') : t('online.accountPage.withPasskey')}
          </button>
        )}
      </div>
    </form>
  );
}

/** For guests: make an account, or sign in to one. */
export function Door() {
  const [way, setWay] = useState<Way>('make');
  return (
    <div class="on-beside">
      <section class="sheet on-box">
        {me.value !== null && (
          <p>
            <b>{me.value.name}</b>. {t('online.accountPage.guest')}
          </p>
        )}
        <Segment
          label={t('online.account')}
          value={way}
          onChange={setWay}
          options={[
            { value: 'make', text: t('online.accountPage.make') },
            { value: 'have', text: t('online.accountPage.have') },
          ]}
        />
        <Credentials way={way} />
      </section>
      <ul class="on-why">
        {reasons.map(([icon, text]) => (
          <li key={text}>
            <Icon name={icon} size={22} /> <span>{t(text)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
