import type { Me, SessionInfo } from '@dustfront/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { hasPasskeys, makePasskey } from '../../online/passkeys.ts';
import { refusedText } from '../../online/refused.ts';
import { api, me } from '../../online/server.ts';
import { serverLine } from '../../online/socket.ts';
import { go, href } from '../../router.ts';
import { useAgain } from './Again.tsx';
import { Door } from './Door.tsx';
import { MailAddress } from './MailAddress.tsx';
import { Notifications } from './Notifications.tsx';
import { OnlineSheet, Trouble, useRead, when } from './parts.tsx';

export function AccountPage() {
  const [left, setLeft] = useState(false);
  useEffect(() => {
    if (me.value !== null) setLeft(false);
  }, [me.value]);
  return (
    <OnlineSheet title={t('online.accountPage.title')}>
      {left && (
        <p class="sheet on-box" role="status">
          {t('online.accountPage.signedOut')}
        </p>
      )}
      {me.value?.kind === 'account' ? <Known who={me.value} onLeave={() => setLeft(true)} /> : <Door />}
      {me.value !== null && (
        <>
          <Notifications />
          {me.value.kind === 'account' && <MailAddress />}
          <Sessions />
          <Data who={me.value} />
        </>
      )}
    </OnlineSheet>
  );
}

type Attempt = (work: () => Promise<unknown>) => void;

function Who({ who, onLeave }: { who: Me; onLeave: () => void }) {
  return (
    <p class="on-who">
      <b>{who.name}</b>
      <a href={href('player', who.id)}>{t('online.accountPage.profile')}</a>
      {who.moderator && <a href={href('moderation')}>{t('online.moderation.title')}</a>}
      <button
        type="button"
        class="btn small"
        onClick={() =>
          void api('POST', 'logout').then(() => {
            me.value = null;
            serverLine().renew();
            onLeave();
          })
        }
      >
        {t('online.accountPage.signOut')}
      </button>
    </p>
  );
}

function NewPassword({ attempt }: { attempt: Attempt }) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  return (
    <form
      class="on-inline"
      onSubmit={(event) => {
        event.preventDefault();
        attempt(() =>
          api('POST', 'password', { current, next }).then(() => {
            setCurrent('');
            setNext('');
          }),
        );
      }}
    >
      <div class="field">
        <label for="acc-current">{t('online.accountPage.current')}</label>
        <input
          id="acc-current"
          type="password"
          autoComplete="current-password"
          value={current}
          onInput={(event) => setCurrent(event.currentTarget.value)}
        />
      </div>
      <div class="field">
        <label for="acc-next">{t('online.accountPage.newPassword')}</label>
        <input
          id="acc-next"
          type="password"
          minLength={8}
          required
          autoComplete="new-password"
          value={next}
          onInput={(event) => setNext(event.currentTarget.value)}
        />
      </div>
      <button type="submit" class="btn">
        {t('online.accountPage.change')}
      </button>
    </form>
  );
}

function Passkeys({ who, attempt }: { who: Me; attempt: Attempt }) {
  const keys = useRead(
    () => api<{ passkeys: { id: string; label: string; createdAt: number }[] }>('GET', 'passkeys'),
    [who.id],
  );
  return (
    <section class="sheet on-box">
      <h2>{t('online.accountPage.passkeys')}</h2>
      {(keys.value?.passkeys ?? []).length === 0 && <p class="muted">{t('online.accountPage.noPasskeys')}</p>}
      <ul class="on-list">
        {(keys.value?.passkeys ?? []).map((key) => (
          <li key={key.id}>
            <span>
              {key.label === '' ? t('online.accountPage.passkeys') : key.label}{' '}
              <small class="muted">{when(key.createdAt)}</small>
            </span>
            <button
              type="button"
              class="btn small"
              onClick={() =>
                attempt(() => api('DELETE', `passkeys/${encodeURIComponent(key.id)}`).then(keys.again))
              }
            >
              {t('common.delete')}
            </button>
          </li>
        ))}
      </ul>
      <div class="moment-tools">
        <button
          type="button"
          class="btn"
          onClick={() => attempt(() => makePasskey(undefined).then(keys.again))}
        >
          {t('online.accountPage.addPasskey')}
        </button>
      </div>
    </section>
  );
}

function Known({ who, onLeave }: { who: Me; onLeave: () => void }) {
  const [note, setNote] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const again = useAgain();
  const attempt: Attempt = (work) => {
    setTrouble(null);
    setNote(null);
    again.attempt(work).then(
      () => setNote(t('online.accountPage.saved')),
      (error: unknown) => setTrouble(refusedText(error)),
    );
  };
  return (
    <>
      {again.dialog}
      <section class="sheet on-box">
        <Who who={who} onLeave={onLeave} />
        <NewPassword attempt={attempt} />
        {note !== null && <p role="status">{note}</p>}
        <Trouble text={trouble} />
      </section>
      {hasPasskeys() && <Passkeys who={who} attempt={attempt} />}
    </>
  );
}

const browsers = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'] as const;
const systems = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS X', 'Linux'] as const;

/** What a browser calls itself, as short as people say it. */
function deviceName(agent: string): string {
  const program = browsers.find((name) => agent.includes(`${name}/`));
  const system = systems.find((name) => agent.includes(name));
  const named = { Edg: 'Edge', OPR: 'Opera' }[program as 'Edg' | 'OPR'] ?? program;
  return [named, system].filter((part) => part !== undefined).join(', ') || agent.slice(0, 60);
}

function Sessions() {
  const [trouble, setTrouble] = useState<string | null>(null);
  const asked = useAgain();
  const end = (id: string): void => {
    setTrouble(null);
    asked
      .attempt(() => api('DELETE', `sessions/${id}`))
      .then(again, (error) => setTrouble(refusedText(error)));
  };
  const { value, again } = useRead(() => api<{ sessions: SessionInfo[] }>('GET', 'sessions'), [me.value?.id]);
  return (
    <section class="sheet on-box">
      <h2>{t('online.accountPage.sessions')}</h2>
      <ul class="on-list">
        {(value?.sessions ?? []).map((session) => (
          <li key={session.id}>
            <span>
              {deviceName(session.label)}{' '}
              <small class="muted">{t('online.accountPage.seen', { when: when(session.seenAt) })}</small>
            </span>
            {session.current ? (
              <small>{t('online.accountPage.thisOne')}</small>
            ) : (
              <button type="button" class="btn small" onClick={() => end(session.id)}>
                {t('online.accountPage.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Trouble text={trouble} />
      {asked.dialog}
    </section>
  );
}

function Data({ who }: { who: Me }) {
  const [sure, setSure] = useState(false);
  const [password, setPassword] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const again = useAgain();
  const remove = async (): Promise<void> => {
    try {
      await again.attempt(() => api('DELETE', 'me', password === '' ? {} : { password }));
      me.value = null;
      serverLine().renew();
      go(href(''));
    } catch (error) {
      setTrouble(refusedText(error));
    }
  };
  return (
    <section class="sheet on-box">
      <h2>{t('online.accountPage.data')}</h2>
      <div class="moment-tools">
        <a class="btn" href="/api/me/export" download="dustfront-export.json">
          {t('online.accountPage.export')}
        </a>
        <button type="button" class="btn" onClick={() => setSure(!sure)} aria-expanded={sure}>
          {t('online.accountPage.delete')}
        </button>
      </div>
      {sure && (
        <form
          class="on-form"
          onSubmit={(event) => {
            event.preventDefault();
            void remove();
          }}
        >
          <p>{t('online.accountPage.deleteText')}</p>
          {who.kind === 'account' && (
            <div class="field">
              <label for="acc-delete">{t('online.accountPage.password')}</label>
              <input
                id="acc-delete"
                type="password"
                autoComplete="current-password"
                value={password}
                onInput={(event) => setPassword(event.currentTarget.value)}
              />
            </div>
          )}
          <Trouble text={trouble} />
          <button type="submit" class="btn primary">
            {t('online.accountPage.deleteSure')}
          </button>
        </form>
      )}
      {again.dialog}
    </section>
  );
}
