import type { MatchInfo } from '@dustfront/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { askRematch, tend } from '../../online/dice.ts';
import type { RemoteTable } from '../../online/remote.ts';
import { api } from '../../online/server.ts';
import { serverLine } from '../../online/socket.ts';
import { go, href } from '../../router.ts';

/** After the end: how it ended, once more, and the proof. */
export function OverTools({ table }: { table: RemoteTable }) {
  const result = table.wire.value?.result ?? null;
  if (result === null) return null;
  const loser = table.info.value?.seats.find(({ seat }) => result.places[seat] !== 0);
  return (
    <>
      {result.by !== 'rules' && (
        <p class="over-why">{t(`online.ended.${result.by}`, { name: loser?.name ?? '' })}</p>
      )}
      <Rematch table={table} />
      <a class="btn" href={href('verify', table.id)}>
        {t('online.bar.verify')}
      </a>
    </>
  );
}

const askedBy = (body: unknown): string | null => {
  const from = (body as { from?: unknown } | null)?.from;
  return typeof from === 'string' ? from : null;
};

/** The second to ask sits down in the match that the first has made. */
export function Rematch({ table, small = false }: { table: RemoteTable; small?: boolean }) {
  const [waits, setWaits] = useState<string | null>(null);
  const notice = serverLine().notice.value;
  useEffect(() => {
    if (waits !== null && notice?.kind === 'begun' && notice.match === waits) go(href('match', waits));
  }, [notice, waits]);
  useEffect(() => {
    if (waits === null) return;
    const timer = setInterval(() => {
      void api<MatchInfo>('GET', `matches/${waits}`)
        .then(tend)
        .then((info) => {
          if (info.status === 'playing') go(href('match', waits));
        });
    }, 2000);
    return () => clearInterval(timer);
  }, [waits]);
  const asker = notice?.kind === 'rematch' && waits === null ? askedBy(notice.body) : null;
  if (table.mySeat.value === null) return null;
  const ask = async (): Promise<void> => {
    const next = await askRematch(table.id);
    if (next.status === 'playing') go(href('match', next.id));
    else setWaits(next.id);
  };
  return (
    <>
      {asker !== null && (
        <span class="rematch-asked" role="status">
          {t('online.bar.rematchAsked', { name: asker })}
        </span>
      )}
      <button
        type="button"
        class={`btn${small ? ' small' : ''}${small && asker === null ? '' : ' primary'}`}
        disabled={waits !== null}
        onClick={() => void ask()}
      >
        {waits === null ? t('online.bar.rematch') : t('online.bar.rematchWaits')}
      </button>
    </>
  );
}
