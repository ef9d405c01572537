import { UnitPicture } from '../../drawings/Picture.tsx';
import type { CardModel } from '../../games/face.ts';
import { t } from '../../i18n/index.ts';
import type { Controller } from '../../modes/controller.ts';
import { marked } from '../../modes/hinting.ts';
import type { OpenQuestion } from '../../session/table.ts';

function Portrait({ card }: { card: CardModel }) {
  return (
    <>
      <svg viewBox="-6 -8 112 112" aria-hidden="true">
        <UnitPicture art={card.art} sign={card.sign} flip={card.flip} />
      </svg>
      <span>
        <b>{card.with === undefined ? card.name : `${card.name} + ${card.with}`}</b>
        <small>{card.square}</small>
      </span>
    </>
  );
}

/** While others think: who can act afterwards, where he was to be chosen before. */
export function Waiting({ c }: { c: Controller }) {
  const view = c.shown.value?.view ?? null;
  const own = (view === null ? [] : c.face.status(view).sides).filter(({ seats }) =>
    seats.some((seat) => c.seats.value.includes(seat)),
  );
  const cards = own
    .flatMap(({ pips }) => pips)
    .filter(({ state }) => state === 'ready')
    .flatMap(({ key }) => c.face.card(view, key) ?? []);
  // A hero stands on the card of the squad that he has joined.
  const along = new Set(cards.flatMap(({ partners = [] }) => partners.map(({ key }) => key)));
  const single = cards.filter(({ key }) => !along.has(key));
  if (single.length === 0) return null;
  return (
    <>
      <h3 class="eyebrow waiting-title">{t('status.ready')}</h3>
      <ul class="waiting">
        {single.map((card) => (
          <li key={card.key}>
            <Portrait card={card} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface Asked {
  readonly c: Controller;
  readonly question: OpenQuestion;
}

/** Who may be chosen, each with the answer that chooses it. */
function candidates({ c, question }: Asked) {
  const view = c.table.state.value?.view ?? null;
  if (view === null) return [];
  return question.options.flatMap((row) => {
    const target = c.face.target(row, view);
    const card = target.on === 'piece' ? c.face.card(view, target.piece) : null;
    return card === null || target.on !== 'piece' ? [] : [{ row, card, piece: target.piece }];
  });
}

/**
 * Who may be chosen, as pictures: the first click shows what the unit could do, the button below chooses it. Once one
 * is looked at, the others make room for that.
 */
export function Roster({ c, question }: Asked) {
  const selected = c.selected.value;
  const rows = candidates({ c, question });
  const isChosen = rows.some(({ piece }) => piece === selected);
  if (rows.length === 0) return null;
  return (
    <ul class={isChosen ? 'roster chosen' : 'roster'}>
      {rows.map(({ row, card, piece }) => (
        <li key={piece} class={card.with === undefined ? undefined : 'pair'}>
          <button
            type="button"
            class={marked(c, row, 'muster')}
            title={card.name}
            aria-pressed={piece === selected}
            onClick={() => c.select(piece)}
          >
            <Portrait card={card} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Chooses the unit that is looked at; where to send it is not being looked at. */
export function ChooseUnit({ c, question }: Asked) {
  const chosen = candidates({ c, question }).find(({ piece }) => piece === c.selected.value);
  if (chosen === undefined || c.preview.value !== null) return null;
  return (
    <button type="button" class="commit" onClick={() => void c.submit(chosen.row.id)}>
      {t('orders.choose', { name: chosen.card.name })}
      <kbd>Ctrl Enter</kbd>
    </button>
  );
}
