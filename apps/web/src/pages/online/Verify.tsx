import { parseRecord } from '@dustfront/kernel';
import { type ChainsNote, parseChainsNote, type Verdict, verifyRecord } from '@dustfront/protocol';
import { useEffect, useState } from 'preact/hooks';
import { loadGame } from '../../games/load.ts';
import { t } from '../../i18n/index.ts';
import { withOwn } from '../../online/dice.ts';
import { finishedRecord } from '../../online/finished.ts';
import { refusedText } from '../../online/refused.ts';
import { Heading } from '../../ui/Heading.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { Trouble } from './parts.tsx';
import { VerdictSheet } from './VerdictSheet.tsx';

/** A finished match's record as the server has it, with what this browser kept of it. */
async function recordOf(id: string): Promise<string | null> {
  const record = await finishedRecord(id);
  return record === null ? null : withOwn(id, record);
}

/** What the dice were promised with. */
function Promised({ note }: { note: ChainsNote }) {
  return (
    <dl class="sheet on-box proof">
      <dt>{t('online.verify.commitment')}</dt>
      <dd class="type on-hash">{note.commitment}</dd>
      <dt>{t('online.verify.anchors')}</dt>
      <dd class="type on-hash">{note.anchors.map((anchor) => anchor ?? '–').join(', ')}</dd>
      <dt>{t('online.verify.seed')}</dt>
      <dd class="type on-hash">{note.seed}</dd>
    </dl>
  );
}

function RecordForm({
  text,
  busy,
  onText,
  onCheck,
}: {
  text: string;
  busy: boolean;
  onText: (text: string) => void;
  onCheck: () => void;
}) {
  return (
    <form
      class="sheet on-box"
      onSubmit={(event) => {
        event.preventDefault();
        onCheck();
      }}
    >
      <div class="field">
        <label for="verify-record">{t('online.verify.record')}</label>
        <textarea
          id="verify-record"
          class="type"
          rows={8}
          value={text}
          onInput={(event) => onText(event.currentTarget.value)}
        />
      </div>
      <div class="moment-tools">
        <button type="submit" class="btn primary" disabled={text.trim() === '' || busy}>
          {t('online.verify.check')}
        </button>
      </div>
    </form>
  );
}

/** A finished match, checked from its record and what this browser kept of it: needs no server, and trusts none. */
export function VerifyPage({ id }: { id: string | null }) {
  const [text, setText] = useState('');
  const [verdict, setVerdict] = useState<Verdict | 'busy' | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [note, setNote] = useState<ChainsNote | null>(null);
  const [names, setNames] = useState<readonly string[]>([]);
  const check = async (record: string): Promise<void> => {
    setVerdict('busy');
    setTrouble(null);
    setNote(null);
    // Lets the page say so before it is busy.
    await new Promise((resolve) => setTimeout(resolve, 30));
    try {
      const parsed = parseRecord(record);
      const { game, version, dice, seats } = parsed.header;
      setNote(parseChainsNote(dice ?? ''));
      setNames(seats);
      setVerdict(verifyRecord(await loadGame(game, version), parsed));
    } catch {
      setVerdict(null);
      setTrouble(t('online.verify.unreadable'));
    }
  };
  useEffect(() => {
    if (id === null) return;
    void recordOf(id).then(
      async (record) => {
        if (record === null) return;
        setText(record);
        await check(record);
      },
      (error: unknown) => setTrouble(refusedText(error)),
    );
  }, [id]);
  return (
    <>
      <TopBar />
      <main class="page narrow online">
        <div class="pagehead">
          <Heading title={t('online.verify.title')} />
        </div>
        <p class="on-lead">{t('online.verify.lead')}</p>
        {verdict === 'busy' && <p role="status">{t('online.verify.checking')}</p>}
        {verdict !== null && verdict !== 'busy' && <VerdictSheet verdict={verdict} names={names} />}
        <Trouble text={trouble} />
        {note !== null && <Promised note={note} />}
        <RecordForm text={text} busy={verdict === 'busy'} onText={setText} onCheck={() => void check(text)} />
      </main>
    </>
  );
}
