import { parseRecord } from '@dustfront/kernel';
import { type DiceNote, parseNote, type RecordReply, type Verdict, verifyRecord } from '@dustfront/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../drawings/icons.tsx';
import { loadGame } from '../../games/load.ts';
import { t } from '../../i18n/index.ts';
import { inviteTo } from '../../online/invites.ts';
import { api, detect, online } from '../../online/server.ts';
import { TopBar } from '../../ui/TopBar.tsx';
import { OnlineLinks, Trouble } from './parts.tsx';

/** A finished match, checked from its record alone: needs no server, and trusts none. */
export function VerifyPage({ id }: { id: string | null }) {
  const [text, setText] = useState('');
  const [verdict, setVerdict] = useState<Verdict | 'busy' | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [note, setNote] = useState<DiceNote | null>(null);
  const check = async (record: string): Promise<void> => {
    setVerdict('busy');
    setTrouble(null);
    setNote(null);
    // Lets the page say so before it is busy.
    await new Promise((resolve) => setTimeout(resolve, 30));
    try {
      const parsed = parseRecord(record);
      setNote(parseNote(parsed.header.dice ?? ''));
      const { game, version } = parsed.header;
      setVerdict(verifyRecord(await loadGame(game, version), parsed));
    } catch {
      setVerdict(null);
      setTrouble(t('online.verify.unreadable'));
    }
  };
  useEffect(() => {
    if (id === null) return;
    void detect().then(async (there) => {
      if (!there) return;
      const invite = inviteTo(id);
      try {
        const { record } = await api<RecordReply>(
          'GET',
          `matches/${id}/record${invite === null ? '' : `?invite=${invite}`}`,
        );
        setText(record);
        await check(record);
      } catch (error) {
        setTrouble(error instanceof Error ? error.message : String(error));
      }
    });
  }, [id]);
  return (
    <>
      <TopBar>{online.value === true && <OnlineLinks />}</TopBar>
      <main class="page narrow online">
        <div class="pagehead">
          <h1>{t('online.verify.title')}</h1>
        </div>
        <p class="on-lead">{t('online.verify.lead')}</p>
        {verdict === 'busy' && <p role="status">{t('online.verify.checking')}</p>}
        {verdict !== null && verdict !== 'busy' && (
          <div class={verdict.ok ? 'sheet on-box verdict good' : 'sheet on-box verdict bad'} role="status">
            <Icon name={verdict.ok ? 'check' : 'no'} size={28} />
            <div>
              <b>{verdict.ok ? t('online.verify.good') : t('online.verify.bad')}</b>
              <p>
                {verdict.ok
                  ? t('online.verify.goodText', { answers: verdict.answers, dice: verdict.dice })
                  : t('online.verify.badAt', { at: verdict.at, why: verdict.message })}
              </p>
            </div>
          </div>
        )}
        <Trouble text={trouble} />
        {note !== null && (
          <dl class="sheet on-box proof">
            <dt>{t('online.verify.commitment')}</dt>
            <dd class="type on-hash">{note.commitment}</dd>
            <dt>{t('online.verify.contributions')}</dt>
            <dd class="type on-hash">{note.contributions.join(', ')}</dd>
            {note.seed !== undefined && (
              <>
                <dt>{t('online.verify.seed')}</dt>
                <dd class="type on-hash">{note.seed}</dd>
              </>
            )}
          </dl>
        )}
        <form
          class="sheet on-box"
          onSubmit={(event) => {
            event.preventDefault();
            void check(text);
          }}
        >
          <div class="field">
            <label for="verify-record">{t('online.verify.record')}</label>
            <textarea
              id="verify-record"
              class="type"
              rows={8}
              value={text}
              onInput={(event) => setText(event.currentTarget.value)}
            />
          </div>
          <div class="moment-tools">
            <button type="submit" class="btn primary" disabled={text.trim() === '' || verdict === 'busy'}>
              {t('online.verify.check')}
            </button>
          </div>
        </form>
      </main>
    </>
  );
}
