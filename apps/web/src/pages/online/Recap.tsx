import type { Recap as RecapReply } from '@dustfront/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { language, t } from '../../i18n/index.ts';
import { sayOf } from '../../i18n/words.ts';
import type { Controller } from '../../modes/controller.ts';
import type { RemoteTable } from '../../online/remote.ts';
import { api } from '../../online/server.ts';
import { Log } from '../../panels/Log.tsx';
import { youOf } from '../../session/called.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { when } from './parts.tsx';

/** Shorter absences need no telling. */
const longAgo = 10 * 60_000;

/** What is to be told to somebody who was away for long; null when there is nothing. */
function useRecap(table: RemoteTable): [RecapReply | null, () => void] {
  const [recap, setRecap] = useState<RecapReply | null>(null);
  useEffect(() => {
    if (table.mySeat.peek() === null) return;
    api<RecapReply>('GET', `matches/${table.id}/recap`).then(
      (found) => {
        const old = found.lastVisit !== null && Date.now() - found.lastVisit > longAgo;
        if (old && found.entries.some((entry) => entry.do === 'answer')) setRecap(found);
      },
      () => undefined,
    );
  }, [table]);
  return [recap, () => setRecap(null)];
}

/** What happened since one last looked, once, on coming back. */
export function Recap({
  table,
  c,
  words,
}: {
  table: RemoteTable;
  c: Controller;
  words: Readonly<Record<string, string>>;
}) {
  const [recap, close] = useRecap(table);
  const lang = language();
  const say = useMemo(() => sayOf(c.face.id, words), [words, lang, c.face]);
  const state = table.state.value;
  if (recap === null || state === null) return null;
  const answers = recap.entries.filter((entry) => entry.do === 'answer' && entry.undone !== true);
  const story = c.face.story(state.log);
  const from = table.given.value.filter((number) => number <= recap.since).length;
  return (
    <Dialog title={t('online.recap.title')} onClose={close} called={false} wide>
      <p>{t('online.recap.text', { count: answers.length, when: when(recap.lastVisit ?? 0) })}</p>
      <div class="recap-log">
        <Log
          lines={story.filter((line) => line.after >= from && line.after < from + answers.length)}
          whole={state.log}
          face={c.face}
          view={state.view}
          setup={state.header.setup}
          you={youOf(c.seats.value)}
          say={say}
          onGo={(at) => {
            close();
            void c.goTo(at);
          }}
        />
      </div>
      <div class="moment-tools">
        <button type="button" class="btn primary" onClick={close}>
          {t('online.recap.go')}
        </button>
        <button
          type="button"
          class="btn"
          onClick={() => {
            close();
            void c.goTo(from);
          }}
        >
          {t('online.recap.show')}
        </button>
      </div>
    </Dialog>
  );
}
