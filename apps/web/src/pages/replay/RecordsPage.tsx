import { useEffect, useState } from 'preact/hooks';
import { recordHref } from '../../address.ts';
import { dateStyle, t } from '../../i18n/index.ts';
import { go, href } from '../../router.ts';
import { pack } from '../../session/pack.ts';
import { discard, kept, refresh } from '../../session/saved.ts';
import { unreadable } from '../../session/unreadable.ts';
import { TopBar } from '../../ui/TopBar.tsx';
import { MiniBoard } from '../MiniBoard.tsx';
import './luck.css';
import '../kept.css';
import '../start.css';
import { titleOf } from '../../session/unnamed.ts';
import { DropButton } from '../../ui/DropButton.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import { Heading } from '../../ui/Heading.tsx';

const date = (time: number): string =>
  new Intl.DateTimeFormat(dateStyle(), { dateStyle: 'medium', timeStyle: 'short' }).format(time);

const openText = (record: string): Promise<void> => pack(record).then((packed) => go(recordHref(packed, 0)));

function KeptRow({ match }: { match: (typeof kept.value)[number] }) {
  return (
    <li>
      <a class="kept" href={href('replay', match.id)}>
        <MiniBoard picture={match.picture} />
        <span class="kept-words">
          <b>{titleOf(match)}</b>
          <span>
            {match.ended ?? match.summary} · {date(match.changed)}
          </span>
        </span>
      </a>
      {match.ended === null && (
        <a class="btn small" href={href('match', match.id)}>
          {t('start.goOn')}
        </a>
      )}
      <DropButton
        label={t('start.discard', { title: titleOf(match) })}
        onDrop={() => void discard(match.id)}
      />
    </li>
  );
}

/** A record that was written elsewhere: pasted, or from a file. */
function Elsewhere() {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const open = async (record: string): Promise<void> => {
    if (record.trim() === '') return;
    const why = await unreadable(record);
    setFault(why);
    if (why === null) await openText(record);
  };
  return (
    <div class="sheet ed-box">
      <div class="field">
        <label for="rec-text">{t('replay.paste')}</label>
        <textarea
          id="rec-text"
          rows={6}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </div>
      <div class="moment-tools">
        <button
          type="button"
          class="btn primary"
          aria-disabled={text.trim() === ''}
          onClick={() => void open(text)}
        >
          {t('replay.open')}
        </button>
        <FileButton icon="file" text={t('replay.file')} onText={(text) => void open(text)} />
      </div>
      {fault !== null && (
        <p class="rec-fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

/** Every match kept in this browser, and the door for records from elsewhere. */
export function RecordsPage() {
  useEffect(() => void refresh(), []);
  return (
    <>
      <TopBar />
      <main class="page narrow">
        <div class="pagehead">
          <Heading title={t('start.records')} />
        </div>
        {kept.value.length === 0 ? (
          <p class="muted">
            {t('replay.empty')} <a href={href('')}>{t('start.now')}</a>
          </p>
        ) : (
          <ul class="sheet recordlist">
            {kept.value.map((match) => (
              <KeptRow key={match.id} match={match} />
            ))}
          </ul>
        )}
        <h2 class="set-head">{t('replay.fromElsewhere')}</h2>
        <Elsewhere />
        <p class="rec-dice">
          <a href={href('verify')}>{t('online.bar.verify')}</a>
        </p>
      </main>
    </>
  );
}
