import { useEffect, useRef, useState } from 'preact/hooks';
import { type Key, t } from '../../i18n/index.ts';
import type { Controller } from '../../modes/controller.ts';
import type { RemoteTable } from '../../online/remote.ts';
import { useNamed } from './named.ts';

const refusals: Readonly<Record<string, Key>> = {
  'offer-open': 'online.refused.offerOpen',
  'offer-again': 'online.refused.offerAgain',
  'takeback-never': 'online.refused.never',
  'takeback-dice': 'online.refused.dice',
  'takeback-nothing': 'online.offer.nothing',
  'match-over': 'online.refused.over',
  'stale-question': 'online.refused.stale',
  'not-asked': 'online.refused.stale',
  'too-fast': 'online.refused.fast',
  'not-absent': 'online.sub.notAbsent',
};

type Offer = NonNullable<NonNullable<RemoteTable['wire']['value']>['offer']>;

const texts = {
  draw: ['online.offer.draw', 'online.offer.mineDraw'],
  takeback: ['online.offer.takeBack', 'online.offer.mineTakeBack'],
  substitute: ['online.sub.offer', 'online.sub.mineOffer'],
} as const;

const nameOf = (table: RemoteTable, seat: number): string => table.info.value?.seats[seat]?.name ?? '';

/** What became of an offer of our own that is no longer open; null where the table shows it. */
function fateOf(offer: Offer, table: RemoteTable): string | null {
  const refused = t('online.offer.refused', { name: nameOf(table, offer.waitsFor[0] ?? 0) });
  if (offer.what === 'takeback') {
    const undone = offer.to !== undefined && !table.given.peek().some((number) => number > (offer.to ?? 0));
    return undone ? t('online.offer.granted') : refused;
  }
  if (offer.what === 'substitute')
    return table.info.peek()?.seats[offer.for ?? -1]?.wanted === undefined ? refused : null;
  return table.wire.peek()?.result === null ? refused : null;
}

/** What is said for a while: how our offer ended, or why the server refused. */
function useSaid(table: RemoteTable, offer: Offer | null): string | null {
  const code = table.refusedCode.value;
  const [said, setSaid] = useState<string | null>(null);
  const last = useRef(offer);
  useEffect(() => {
    const before = last.current;
    last.current = offer;
    if (offer !== null || before === null || before.seat !== table.mySeat.peek()) return;
    const fate = fateOf(before, table);
    if (fate !== null) setSaid(fate);
  }, [offer?.offer ?? null]);
  useEffect(() => {
    if (code !== null) setSaid(t(refusals[code] ?? 'online.refused.general', { code }));
    table.refusedCode.value = null;
  }, [code]);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid(null), 6000);
    return () => clearTimeout(timer);
  }, [said]);
  return said;
}

/** What a take-back would undo. */
function Undoes({
  table,
  offer,
  named,
}: {
  table: RemoteTable;
  offer: Offer;
  named: ReadonlyMap<number, string>;
}) {
  if (offer.undoes === undefined || offer.undoes.length === 0) return null;
  return (
    <ol class="undoes">
      {offer.undoes.map((undone) => (
        <li key={undone.number}>
          <span class="muted">{nameOf(table, undone.seat)}:</span>{' '}
          <span>{named.get(undone.number) ?? undone.option ?? t('online.offer.hidden')}</span>
        </li>
      ))}
    </ol>
  );
}

function Replies({ table, offer, small = false }: { table: RemoteTable; offer: Offer; small?: boolean }) {
  const btn = small ? 'btn small' : 'btn';
  const mine = offer.seat === table.mySeat.value;
  const asked = table.mySeat.value !== null && offer.waitsFor.includes(table.mySeat.value);
  return (
    <div class={small ? 'rb-replies' : 'moment-tools'}>
      {asked && (
        <>
          <button
            type="button"
            class={`${btn} primary`}
            onClick={() => void table.respond(offer.offer, true)}
          >
            {t('online.offer.accept')}
          </button>
          <button type="button" class={btn} onClick={() => void table.respond(offer.offer, false)}>
            {t('online.offer.refuse')}
          </button>
        </>
      )}
      {mine && (
        <button type="button" class={btn} onClick={() => void table.respond(offer.offer, false)}>
          {t('online.offer.withdraw')}
        </button>
      )}
    </div>
  );
}

/** The offer that is open. Whatever was on offer lapses with the match. */
const openOffer = (table: RemoteTable): Offer | null =>
  (table.wire.value?.result ?? null) === null ? (table.wire.value?.offer ?? null) : null;

/** Others are to answer it, or play has gone on since: it does not stand in the way. */
function isAside(table: RemoteTable, offer: Offer): boolean {
  const seat = table.mySeat.value;
  const old = offer.what === 'draw' && table.given.value.some((number) => number > offer.offer);
  return old || seat === null || !offer.waitsFor.includes(seat);
}

const textOf = (table: RemoteTable, offer: Offer): string =>
  t(texts[offer.what][offer.seat === table.mySeat.value ? 1 : 0], {
    name: nameOf(table, offer.seat),
    other: nameOf(table, offer.for ?? -1),
  });

/** In the bar: an offer that may stay open for days while play goes on. */
export function OfferLine({ table }: { table: RemoteTable }) {
  const offer = openOffer(table);
  if (offer === null || !isAside(table, offer)) return null;
  const text = textOf(table, offer);
  return (
    <div class="rb-offer">
      <span role="status">{text}</span>
      <Replies table={table} offer={offer} small />
    </div>
  );
}

/** What is asked of us: what it would undo, and yes or no. The board stays in sight behind it. */
export function Offers({
  table,
  c,
  words,
}: {
  table: RemoteTable;
  c: Controller;
  words: Readonly<Record<string, string>>;
}) {
  const offer = openOffer(table);
  const named = useNamed(
    table,
    c,
    words,
    (offer?.undoes ?? []).map(({ number }) => number),
  );
  const said = useSaid(table, offer);
  if (offer === null && said !== null)
    return (
      <p class="sheet offer said" role="status">
        {said}
      </p>
    );
  if (offer === null || isAside(table, offer)) return null;
  const text = textOf(table, offer);
  return (
    <section class="sheet offer" role="alertdialog" aria-label={text}>
      <p>
        <b>{text}</b>
      </p>
      <Undoes table={table} offer={offer} named={named} />
      <Replies table={table} offer={offer} />
    </section>
  );
}
