import type { MatchInfo, SeatInfo } from '@dustfront/protocol';
import { useEffect, useState } from 'preact/hooks';
import { href, linkTo } from '../../address.ts';
import { Icon } from '../../drawings/icons.tsx';
import { t } from '../../i18n/index.ts';
import { sitDown } from '../../online/dice.ts';
import { inviteTo } from '../../online/invites.ts';
import { refusedText } from '../../online/refused.ts';
import type { RemoteTable } from '../../online/remote.ts';
import { ensureMe, me, ServerError } from '../../online/server.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { isSubstitute, LinkField } from './parts.tsx';

/** Seats of others that nobody plays at the moment and that no substitute is looked for yet. */
const deserted = (info: MatchInfo, mine: number | null): SeatInfo[] =>
  info.seats.filter(
    ({ seat, kind, owner, wanted }) =>
      seat !== mine && kind === 'computer' && owner !== undefined && wanted === undefined,
  );

const refusals: Readonly<Record<string, Parameters<typeof t>[0]>> = {
  'already-played': 'online.sub.alreadyPlayed',
  'not-offered': 'online.sub.notOffered',
  'seat-given': 'online.sub.given',
};

const inWords = (error: unknown): string => {
  const key = error instanceof ServerError ? refusals[error.code] : undefined;
  return key === undefined ? refusedText(error) : t(key);
};

/** Sits down at a match that is being played; who was nobody yet becomes a guest. */
export async function takeSeat(match: string, seat: number, name?: string): Promise<void> {
  await ensureMe(name);
  await sitDown(match, seat, inviteTo(match));
}

/** In the bar: a chair to sit down on, for the owner who comes back and for whoever watches. */
export function FreeChairs({ table, info }: { table: RemoteTable; info: MatchInfo }) {
  const [trouble, setTrouble] = useState<string | null>(null);
  if (table.mySeat.value !== null) return null;
  const owned = info.seats.find(({ owner }) => owner !== undefined && owner.player === me.value?.id);
  const free = owned === undefined ? info.seats.filter(({ wanted }) => wanted !== undefined) : [];
  const take = (seat: number): void => {
    setTrouble(null);
    takeSeat(table.id, seat).catch((error: unknown) => setTrouble(inWords(error)));
  };
  return (
    <>
      {owned?.lent === true && (
        <button type="button" class="btn small primary" onClick={() => take(owned.seat)}>
          {t('online.bar.comeBack')}
        </button>
      )}
      {free.map(({ seat, name }) => (
        <button key={seat} type="button" class="btn small primary" onClick={() => take(seat)}>
          <Icon name="people" size={16} /> {t('online.sub.take', { name })}
        </button>
      ))}
      {trouble !== null && (
        <span class="rb-trouble" role="alert">
          {trouble}
        </span>
      )}
    </>
  );
}

/** What the menu offers about seats: opening one's own, closing it, opening one that is deserted. */
export function SubstituteItems({
  table,
  info,
  onDone,
  onAsk,
}: {
  table: RemoteTable;
  info: MatchInfo;
  onDone: () => void;
  onAsk: () => void;
}) {
  const mine = table.mySeat.value;
  const own = mine === null ? undefined : info.seats[mine];
  if (own === undefined || info.settings.spectators.view === 'seats') return null;
  const others = info.seats.filter(({ seat, wanted }) => seat !== mine && wanted !== undefined);
  const order = (seat: number, on: boolean): void => {
    onDone();
    void table.wantSubstitute(on, seat);
  };
  return (
    <>
      {!isSubstitute(own) &&
        (own.wanted === undefined ? (
          <button type="button" class="btn" onClick={onAsk}>
            <Icon name="people" /> {t('online.sub.look')}
          </button>
        ) : (
          <button type="button" class="btn" onClick={() => order(own.seat, false)}>
            <Icon name="people" /> {t('online.sub.stop')}
          </button>
        ))}
      {deserted(info, mine).map(({ seat, name }) => (
        <button key={seat} type="button" class="btn" onClick={() => order(seat, true)}>
          <Icon name="people" /> {t('online.sub.lookFor', { name })}
        </button>
      ))}
      {others.map(({ seat, name }) => (
        <button key={seat} type="button" class="btn" onClick={() => order(seat, false)}>
          <Icon name="people" /> {t('online.sub.stopFor', { name })}
        </button>
      ))}
    </>
  );
}

/** Lent or given, and how somebody finds the seat. */
export function AskSubstitute({
  table,
  info,
  onClose,
}: {
  table: RemoteTable;
  info: MatchInfo;
  onClose: () => void;
}) {
  const [lend, setLend] = useState(true);
  const link = info.invite === undefined ? null : linkTo(href('join', info.invite));
  const mine = table.mySeat.value;
  const open = mine !== null && info.seats[mine]?.wanted !== undefined;
  // Somebody has sat down meanwhile: there is nothing left to ask.
  useEffect(() => {
    if (mine === null) onClose();
  }, [mine]);
  return (
    <Dialog title={t('online.sub.title')} onClose={onClose}>
      {open ? (
        <p>{t('online.sub.open')}</p>
      ) : (
        <>
          <p>{t('online.sub.text')}</p>
          <div class="ask-list" role="radiogroup" aria-label={t('online.sub.title')}>
            {([true, false] as const).map((kind) => (
              <label key={String(kind)}>
                <input type="radio" name="lend" checked={lend === kind} onChange={() => setLend(kind)} />
                <span>{t(kind ? 'online.sub.lend' : 'online.sub.give')}</span>
                <small class="muted">{t(kind ? 'online.sub.lendText' : 'online.sub.giveText')}</small>
              </label>
            ))}
          </div>
          {info.settings.rated && <p class="muted">{t('online.sub.rated')}</p>}
        </>
      )}
      {open && link !== null && <LinkField label={t('online.room.link')} link={link} />}
      <div class="moment-tools">
        {!open && (
          <button
            type="button"
            class="btn primary"
            onClick={() => void table.wantSubstitute(true, undefined, lend)}
          >
            {t('online.sub.go')}
          </button>
        )}
        <button type="button" class="btn" onClick={onClose}>
          {t(open ? 'common.close' : 'common.cancel')}
        </button>
      </div>
    </Dialog>
  );
}
