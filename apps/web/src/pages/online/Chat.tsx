import type { WireChatLine } from '@dustfront/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../drawings/icons.tsx';
import { dateStyle, t } from '../../i18n/index.ts';
import type { RemoteTable } from '../../online/remote.ts';
import { api, ensureMe, me } from '../../online/server.ts';

/** The hour, and the day too where it was not today. */
function saidAt(at: number): string {
  const today = new Date(at).toDateString() === new Date().toDateString();
  const style = today
    ? ({ timeStyle: 'short' } as const)
    : ({ dateStyle: 'medium', timeStyle: 'short' } as const);
  return new Intl.DateTimeFormat(dateStyle(), style).format(at);
}

/** One thing that was said, with what can be done against it. */
function Said({
  line,
  reporting,
  onMute,
  onAsk,
  onReport,
}: {
  line: WireChatLine;
  reporting: boolean;
  onMute: () => void;
  onAsk: () => void;
  onReport: (reason: string) => void;
}) {
  return (
    <li>
      <p>
        <b>{line.name}</b> <time class="muted">{saidAt(line.at)}</time>
      </p>
      <p>{line.hidden ? <i class="muted">{t('online.chat.hidden')}</i> : line.text}</p>
      {line.player !== me.value?.id && !line.hidden && (
        <p class="chat-tools">
          <button type="button" class="rule" onClick={onMute}>
            {t('online.chat.mute', { name: line.name })}
          </button>
          <button type="button" class="rule" onClick={onAsk}>
            {t('online.chat.report')}
          </button>
        </p>
      )}
      {reporting && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onReport(String(new FormData(event.currentTarget).get('reason')));
          }}
        >
          <input
            type="text"
            name="reason"
            required
            maxLength={300}
            aria-label={t('online.chat.reportWhy')}
            placeholder={t('online.chat.reportWhy')}
          />
          <button type="submit" class="btn small">
            {t('online.chat.report')}
          </button>
        </form>
      )}
    </li>
  );
}

/** Where one speaks. What was refused stands in the field again. */
function Speak({
  table,
  onNote,
  onClose,
}: {
  table: RemoteTable;
  onNote: (note: string | null) => void;
  onClose: () => void;
}) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const send = async (): Promise<void> => {
    const said = text.trim();
    if (said === '') return;
    setText('');
    await ensureMe();
    const reply = await table.say(said);
    if ('refused' in reply) {
      setText(said);
      onNote(
        reply.refused.code === 'too-fast'
          ? t('online.refused.fast')
          : t('online.refused.general', { code: reply.refused.code }),
      );
    } else onNote(null);
  };
  return (
    <form
      class="chat-say"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <input
        ref={field}
        type="text"
        maxLength={500}
        value={text}
        aria-label={t('online.chat.say')}
        placeholder={t('online.chat.say')}
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
      />
      <button type="submit" class="btn">
        {t('online.chat.send')}
      </button>
    </form>
  );
}

/** What is said at the table. Beside the board, never over a question. */
export function Chat({ table, onClose }: { table: RemoteTable; onClose: () => void }) {
  const [note, setNote] = useState<string | null>(null);
  const [reporting, setReporting] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const lines = table.chat.value;
  const policy = table.info.value?.settings.chat ?? 'everyone';
  const may = policy === 'everyone' || (policy === 'players' && table.mySeat.value !== null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines.length]);
  const mute = async (line: WireChatLine): Promise<void> => {
    await ensureMe();
    await api('POST', 'mutes', { player: line.player });
    table.chat.value = table.chat.peek().filter(({ player }) => player !== line.player);
    setNote(t('online.chat.muted', { name: line.name }));
  };
  const report = async (line: number, reason: string): Promise<void> => {
    setReporting(null);
    await ensureMe();
    await api('POST', `matches/${table.id}/chat/${line}/report`, { reason });
    setNote(t('online.chat.reported'));
  };
  return (
    <aside class="sheet chat" aria-label={t('online.chat.title')}>
      <header>
        <h2>{t('online.chat.title')}</h2>
        <button type="button" class="iconbtn" aria-label={t('common.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <ol ref={list} class="chat-lines" aria-live="polite">
        {lines.length === 0 && <li class="muted">{t('online.chat.empty')}</li>}
        {lines.map((line) => (
          <Said
            key={line.number}
            line={line}
            reporting={reporting === line.number}
            onMute={() => void mute(line)}
            onAsk={() => setReporting(line.number)}
            onReport={(reason) => void report(line.number, reason)}
          />
        ))}
      </ol>
      {note !== null && (
        <p class="muted chat-note" role="status">
          {note}
        </p>
      )}
      {may ? (
        <Speak table={table} onNote={setNote} onClose={onClose} />
      ) : (
        <p class="muted chat-note">{t('online.chat.off')}</p>
      )}
    </aside>
  );
}
