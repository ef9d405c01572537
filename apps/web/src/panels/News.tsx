import type { Say } from '@dustfront/kernel';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Deed } from '../acts/act.ts';
import { pointsOf, toldUntil } from '../acts/deeds.ts';
import { headline, tell } from '../acts/sentence.ts';
import { coloursOf, OwnerMark } from '../drawings/emblems.tsx';
import { UnitPicture } from '../drawings/Picture.tsx';
import { t } from '../i18n/index.ts';
import type { Controller } from '../modes/controller.ts';
import { paces, settings } from '../settings.ts';
import { diceApart, LANDS } from '../stage/dice.ts';
import { Opens } from '../ui/Opens.tsx';
import { DiceRow } from './Log.tsx';
import { type Block, blocksOf } from './thrown.ts';
import './news.css';

/** How many dice fell at an answer. */
const diceOf = (blocks: readonly Block[], after: number): number =>
  blocks
    .filter((block) => block.after === after)
    .flatMap(({ rolls }) => rolls)
    .reduce((sum, { roll }) => sum + roll.faces.length, 0);

/** The dice of a deed, a row for each weapon, with what it came to below. */
function Dice({ c, deed, say }: { c: Controller; deed: Deed; say: Say }) {
  const blocks = blocksOf(c.face, c.table.state.value?.log ?? [], deed, say);
  if (blocks.length === 0) return null;
  const slower = paces[settings.value.pace];
  return (
    <div class="thrown by-weapon" style={{ '--lands': `${LANDS * slower}ms` }}>
      {blocks.map(({ rolls, after, told }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks only come at the end
        <div key={i} style={{ '--apart': `${diceApart(diceOf(blocks, after)) * slower}ms` }}>
          {rolls.map(({ roll, from }, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: throws only come at the end
            <DiceRow key={n} roll={roll} size={roll.faces.length > 10 ? 21 : 26} from={from} />
          ))}
          {told !== '' && <small>{told}</small>}
        </div>
      ))}
    </div>
  );
}

function Throws({ open, ...of }: { c: Controller; deed: Deed; say: Say; open: boolean }) {
  return (
    <Opens class="throws" summary={t('deed.dice')} open={open}>
      {() => <Dice {...of} />}
    </Opens>
  );
}

const isVain = (deed: Deed | null): boolean =>
  deed?.acts.some((act) => act.kind === 'wastes' && act.reason !== undefined) === true;

const fires = ({ acts }: Deed): boolean => acts.some(({ kind }) => kind === 'fires');

/** As much of a deed as has been seen: null while the dice alone tell of it. */
function seenOf(c: Controller, deed: Deed): Deed | null {
  const told = c.stage.told.value;
  return told === null ? deed : toldUntil(deed, told.at);
}

/** Points that a deed brought to the side whose it was. */
function wonBy(c: Controller, deed: Deed): number {
  const view = c.shown.value?.view ?? null;
  const sides = view === null ? [] : c.face.status(view).sides;
  // Whoever has just fallen stands on no board any more, but among the units of his side.
  const mine = new Set(sides.find(({ sign }) => sign === deed.sign)?.pips.map(({ key }) => key));
  return pointsOf(deed, (piece) => mine.has(piece));
}

/** How much is said of the player's own order: all with its dice, with these closed, only the headline. */
type Look = 'whole' | 'brief' | 'headline';

/** What the player's own order came to: the most important thing in big words. */
function Result({ look, open, ...of }: { c: Controller; deed: Deed; say: Say; look: Look; open: boolean }) {
  const { c, deed } = of;
  const seen = seenOf(c, deed);
  const points = wonBy(c, seen ?? deed);
  // A reaction in vain has no headline, and its dice are none of an attack.
  const head = headline(seen ?? deed);
  const whole = look === 'whole' || head === '' ? tell(seen ?? deed) : '';
  // A sentence that begins with its own headline is said once.
  const isOne = head !== '' && whole.startsWith(head);
  const said = isOne ? whole.replace(/\.$/, '') : head;
  const unfolding = seen === null ? ' unfolding' : '';
  return (
    <article class={`result ${coloursOf(deed)}${unfolding}`}>
      {said !== '' && <h2>{said}</h2>}
      {points > 0 && <b class="result-points">+{points}</b>}
      {whole !== '' && !isOne && <p>{whole}</p>}
      {look !== 'headline' && fires(deed) && <Throws {...of} open={open} />}
    </article>
  );
}

interface ToldProps {
  readonly c: Controller;
  readonly deed: Deed;
  readonly say: Say;
  readonly number: number;
  readonly brief: boolean;
  /** Its dice: behind a door, open or not, or always seen. */
  readonly dice: 'closed' | 'open' | 'seen';
}

/** Who did it, as the board shows him, with the number that his deed has there. */
function Doer({ c, deed, number, brief }: Omit<ToldProps, 'say' | 'dice'>) {
  const view = c.shown.value?.view ?? null;
  const card = brief || view === null ? null : c.face.card(view, deed.piece);
  const mark =
    number === 0 ? (
      <OwnerMark owner={deed} size={18} />
    ) : (
      <b class={`news-number ${coloursOf(deed)}`}>{number}</b>
    );
  if (card === null) return mark;
  return (
    <span class={`doer ${coloursOf(deed)}`}>
      <svg viewBox="-8 -8 116 116" aria-hidden="true">
        <UnitPicture art={card.art} sign={card.sign} flip={card.flip} />
      </svg>
      {mark}
    </span>
  );
}

/** That somebody was destroyed comes first, with the points it brought. */
function Loss({ c, deed }: { c: Controller; deed: Deed }) {
  const points = wonBy(c, deed);
  return points === 0 ? null : (
    <p class={`news-loss ${coloursOf(deed)}`}>
      {headline(deed)} <b>+{points}</b>
    </p>
  );
}

function Told({ c, deed, say, number, brief, dice }: ToldProps) {
  const seen = seenOf(c, deed);
  const words = tell(seen ?? deed);
  return words === '' ? null : (
    <li class={seen === null ? 'unfolding' : undefined}>
      <Doer c={c} deed={deed} number={number} brief={brief} />
      <div>
        {!brief && <Loss c={c} deed={seen ?? deed} />}
        <button
          type="button"
          class="news-again"
          title={t('deed.again')}
          onClick={() => void c.performance.again(deed)}
        >
          {words}
        </button>
        {dice === 'seen' && <Dice c={c} deed={deed} say={say} />}
        {fires(deed) && dice !== 'seen' && <Throws c={c} deed={deed} say={say} open={dice === 'open'} />}
      </div>
    </li>
  );
}

/** Whether hits are being shared out: then the dice that they come from are seen. */
function sharesHits(c: Controller): boolean {
  const question = c.question.value;
  const state = c.table.state.value;
  return question !== null && state !== null && c.face.casualties?.(question, state.view, state.log) != null;
}

/** While nothing is asked there is room for dice on a phone, too. */
const isIdle = (c: Controller): boolean => c.question.value === null;

/** What others did, one after the other: the dice of one alone lie open. */
function Deeds({
  c,
  deeds,
  say,
  brief,
}: Omit<ToldProps, 'deed' | 'number' | 'dice'> & { deeds: readonly Deed[] }) {
  const hit = sharesHits(c);
  const diceOf = (isLast: boolean): ToldProps['dice'] => {
    if (isLast && hit) return 'seen';
    return (brief ? isLast && isIdle(c) : deeds.length === 1) ? 'open' : 'closed';
  };
  const numbered = deeds.map((deed, i) => ({ deed, number: deeds.length > 1 ? i + 1 : 0 }));
  return (
    <ol>
      {/* While hits are shared out where room is short, only what they come from. */}
      {(brief && hit ? numbered.slice(-1) : numbered).map(({ deed, number }) => (
        <Told
          key={`${deed.first} ${deed.piece}`}
          c={c}
          deed={deed}
          say={say}
          brief={brief}
          dice={diceOf(deed === deeds.at(-1))}
          number={number}
        />
      ))}
    </ol>
  );
}

/** What came last is in sight, however much has come and is still coming. */
function useLatest(toEnd: boolean, told: number): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (list.current !== null) list.current.scrollTop = toEnd ? list.current.scrollHeight : 0;
  }, [toEnd, told]);
  return list;
}

export const hasNews = (c: Controller): boolean => c.news.fresh.value.length > 0 || c.news.own.value !== null;

/** What came of the player's last order, and what others did since, in words; the same stands on the board. */
export function News({
  c,
  say,
  brief = false,
  since = t(c.news.isWatching ? 'log.title' : 'deed.since'),
}: {
  c: Controller;
  say: Say;
  brief?: boolean;
  /** Since when it is new, in words. */
  since?: string;
}) {
  const { away, fresh } = c.news;
  const deeds = fresh.value;
  // Hits are shared out from the last dice that fell.
  const latest = useLatest(deeds.length > 1 || sharesHits(c), c.news.acts.value.length);
  if (!hasNews(c)) return null;
  const idle = isIdle(c);
  const look = deeds.length === 0 ? (brief ? 'brief' : 'whole') : brief ? 'headline' : 'brief';
  // Who only went somewhere does not stand above what others did since.
  const own = deeds.length > 0 && !away && isVain(c.news.own.value) ? null : c.news.own.value;
  return (
    <section
      ref={latest}
      class={`news sheet${brief ? ' brief' : ''}${idle ? ' idle' : ''}`}
      aria-label={since}
      aria-live="polite"
    >
      {own !== null && (
        // Its dice lie open until others have done something: then that comes first.
        <Result key={look} {...{ c, deed: own, say, look }} open={look === 'whole' || idle} />
      )}
      {deeds.length > 0 && (
        <header>
          <h2 class="eyebrow">{c.past.value === null ? since : t('deed.atThat')}</h2>
          <button type="button" class="btn small" aria-pressed={!away} onClick={() => c.news.toggle()}>
            {t(away ? 'deed.again' : 'deed.hide')} <kbd>L</kbd>
          </button>
        </header>
      )}
      {!away && deeds.length > 0 && <Deeds c={c} deeds={deeds} say={say} brief={brief} />}
    </section>
  );
}
