import type { SignedIn } from '@dustfront/protocol';
import { useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { hasPasskeys, signInWithPasskey } from '../../online/passkeys.ts';
import { refusedText } from '../../online/refused.ts';
import { api, me, ServerError } from '../../online/server.ts';
import { serverLine } from '../../online/socket.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Trouble } from './parts.tsx';

interface Waiting {
  readonly work: () => Promise<unknown>;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * For changes that want somebody who has just signed in: `attempt` does the work, and where the server wants to see
 * again who asks, the dialog does, and the work goes on.
 */
export function useAgain() {
  const waiting = useRef<Waiting | null>(null);
  const [asks, setAsks] = useState(false);
  const attempt = (work: () => Promise<unknown>): Promise<void> =>
    work().then(
      () => undefined,
      (error: unknown) => {
        if (!(error instanceof ServerError) || error.code !== 'sign-in-again') throw error;
        setAsks(true);
        return new Promise<void>((done, failed) => {
          waiting.current = { work, done, failed };
        });
      },
    );
  // A dialog that goes away says once more that it was closed: by then nothing waits.
  const leave = (then: (held: Waiting) => void): void => {
    const held = waiting.current;
    waiting.current = null;
    setAsks(false);
    if (held !== null) then(held);
  };
  const goOn = (): void => leave(({ work, done, failed }) => void work().then(() => done(), failed));
  const close = (): void => leave(({ failed }) => failed(new Error(t('online.again.left'))));
  return { attempt, dialog: asks ? <Again onDone={goOn} onClose={close} /> : null };
}

function Again({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const signIn = async (how: () => Promise<SignedIn['me']>): Promise<void> => {
    setTrouble(null);
    try {
      me.value = await how();
      serverLine().renew();
      onDone();
    } catch (error) {
      setTrouble(refusedText(error));
    }
  };
  const withPassword = async (): Promise<SignedIn['me']> =>
    (await api<SignedIn>('POST', 'login', { name: me.peek()?.name ?? '', password })).me;
  return (
    <Dialog title={t('online.again.title')} onClose={onClose}>
      <form
        class="on-form"
        onSubmit={(event) => {
          event.preventDefault();
          void signIn(withPassword);
        }}
      >
        <p>{t('online.again.text')}</p>
        <div class="field">
          <label for="again-password">{t('online.accountPage.password')}</label>
          <input
            id="again-password"
            type="password"
            required
            autoComplete="current-password"
            value={password}
            onInput={(event) => setPassword(event.currentTarget.value)}
          />
        </div>
        <Trouble text={trouble} />
        <div class="moment-tools">
          <button type="submit" class="btn primary">
            {t('online.again.goOn')}
          </button>
          {hasPasskeys() && (
            <button type="button" class="btn" onClick={() => void signIn(signInWithPasskey)}>
              {t('online.accountPage.withPasskey')}
            </button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
