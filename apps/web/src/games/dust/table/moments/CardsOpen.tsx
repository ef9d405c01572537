import type { CardData, DustView } from '@dustfront/dust';
import { useEffect } from 'preact/hooks';
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

/** Who begins, and why. */
function why(view: DustView, people: People): string {
  const [first, second] = view.order;
  const card = (seat: number | undefined): CardData | null => {
    const played = seat === undefined ? null : (view.players[seat]?.played ?? null);
    return played === null ? null : cardOf(played);
  };
  const [a, b] = [card(first), card(second)];
  if (first === undefined) return '';
  const key = isYou(people, first) ? 'open.youBegin' : 'open.begins';
  const begins = w(key, { name: called(view, people, first) });
  const value = a === null || b === null ? null : decides(a, b);
  if (a === null || value === null) return `${begins}.`;
  return w('open.because', { begins, why: w(`open.most.${value}`, { count: a[value] }) });
}

/** How long the cards lie there before the game goes on by itself, and how much longer for each of them. */
const LONG = 2400;
const EACH = 1100;

/** Cards are turned up together and put in order: who plays what, who begins and why. */
export function CardsOpen({
  view,
  people,
  ability,
  onDone,
}: {
  view: DustView;
  people: People;
  ability: (id: string) => string;
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
  return (
    <Moment label={w('open.title')} length={1600} onDone={onDone}>
      <div class="co">
        <header>
          <h2>{w('open.title')}</h2>
          <p>{why(view, people)}</p>
        </header>
        <ol class={`n${shown.length}`}>
          {shown.map(({ seat, played }, i) => (
            <li key={seat} class={`army-${armyOf(view, seat)}`} style={{ '--c': i }}>
              <p>
                <b class="num">{i + 1}.</b>
                <ArmyMark army={armyOf(view, seat)} size={24} />
                {called(view, people, seat)}
              </p>
              <WarCard id={played} name={ability(cardOf(played)?.ability ?? played)} />
            </li>
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
