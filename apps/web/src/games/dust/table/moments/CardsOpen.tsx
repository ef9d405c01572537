import type { CardData, DustView } from '@dustfront/dust';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { ArmyMark } from '../../../../drawings/emblems.tsx';
import { isStill, paces, settings } from '../../../../settings.ts';
import { armyOf, cardOf } from '../../model.ts';
import { w } from '../../words.ts';
import { called, isYou, type People } from '../battle/people.ts';
import { WarCard } from '../WarCard.tsx';
import { Moment } from './Moment.tsx';
import './cardsopen.css';

const values = ['combat', 'movement', 'stars'] as const;

/** The first value in which one card beats another. */
function decides(a: CardData, b: CardData): (typeof values)[number] | null {
  return values.find((value) => a[value] !== b[value]) ?? null;
}

function playedBy(view: DustView, seat: number | undefined): CardData | null {
  const played = seat === undefined ? null : (view.players[seat]?.played ?? null);
  return played === null ? null : cardOf(played);
}

/** The value that says who begins. */
function deciding(view: DustView): (typeof values)[number] | null {
  const [a, b] = view.order.map((seat) => playedBy(view, seat));
  return a == null || b == null ? null : decides(a, b);
}

/** Who begins, and why. */
function why(view: DustView, people: People): string {
  const [first] = view.order;
  if (first === undefined) return '';
  const key = isYou(people, first) ? 'open.youBegin' : 'open.begins';
  const begins = w(key, { name: called(view, people, first) });
  const card = playedBy(view, first);
  const value = deciding(view);
  if (card === null || value === null) return `${begins}.`;
  return w('open.because', { begins, why: w(`open.most.${value}`, { count: card[value] }) });
}

/** Each card begins where its player sits at the table, and goes from there to its place in the order of turns. */
function useSeated(order: readonly number[]) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const cards = [...(list.current?.children ?? [])] as HTMLElement[];
    const seated = order.toSorted((a, b) => a - b);
    const places = cards.map(({ offsetLeft, offsetTop }) => [offsetLeft, offsetTop] as const);
    cards.forEach((card, i) => {
      const [here, there] = [places[i], places[seated.indexOf(order[i] ?? 0)]];
      if (here === undefined || there === undefined) return;
      card.style.setProperty('--x', `${there[0] - here[0]}px`);
      card.style.setProperty('--y', `${there[1] - here[1]}px`);
      card.style.setProperty('--seat', String(seated.indexOf(order[i] ?? 0)));
    });
  }, []);
  return list;
}

/** One card, face down at first, with whose it is and when he has his turn. */
function Card({
  view,
  people,
  ability,
  seat,
  played,
  place,
}: {
  view: DustView;
  people: People;
  ability: (id: string) => string;
  seat: number;
  played: string;
  place: number;
}) {
  return (
    <li class={`army-${armyOf(view, seat)}${place === 1 ? ' first' : ''}`}>
      <p>
        <b class="num">{place}.</b>
        <ArmyMark army={armyOf(view, seat)} size={24} />
        {called(view, people, seat)}
      </p>
      <div class="co-card">
        <WarCard id={played} name={ability(cardOf(played)?.ability ?? played)} decides={deciding(view)} />
        <span class="co-back" aria-hidden="true">
          <ArmyMark army={armyOf(view, seat)} size={44} />
        </span>
      </div>
    </li>
  );
}

/** How long it takes until they are turned up and in order: one after the other, then all at once. */
const EACH_TURN = 170;
const ORDER = 1700;

/** How long the cards lie there before the game goes on by itself, and how much longer for each of them. */
const LONG = 3200;
const EACH = 1100;

/** Cards are turned up together and put in order: who plays what, who begins and why. */
export function CardsOpen({
  view,
  people,
  ability,
  at,
  onDone,
}: {
  view: DustView;
  people: People;
  ability: (id: string) => string;
  /** The line of the log that tells of it. */
  at: number;
  onDone: () => void;
}) {
  const common = people.mine.length > 1;
  useEffect(() => {
    if (common || isStill()) return;
    const timer = setTimeout(onDone, (LONG + EACH * view.order.length) * paces[settings.peek().pace]);
    return () => clearTimeout(timer);
  }, []);
  const shown = view.order.flatMap((seat) => {
    const played = view.players[seat]?.played ?? null;
    return played === null ? [] : [{ seat, played }];
  });
  const list = useSeated(shown.map(({ seat }) => seat));
  return (
    <Moment at={at} label={w('open.title')} length={ORDER + EACH_TURN * shown.length} onDone={onDone}>
      <div class="co" style={{ '--turned': `${EACH_TURN * shown.length}ms` }}>
        <header>
          <h2>{w('open.title')}</h2>
          <p>{why(view, people)}</p>
        </header>
        <ol class={`n${shown.length}`} ref={list}>
          {shown.map(({ seat, played }, i) => (
            <Card key={seat} {...{ view, people, ability, seat, played }} place={i + 1} />
          ))}
        </ol>
        <footer>
          <p>{w('card.order')}</p>
          <button type="button" class="commit" data-read onClick={onDone}>
            {w('report.read')}
          </button>
        </footer>
      </div>
    </Moment>
  );
}
