import type { DustView } from '@dustfront/dust';
import { SignIcon } from '../drawings/glyphs.tsx';
import { cardOf, optionOf } from '../model.ts';
import { seatName } from '../names.ts';
import { w } from '../words/index.ts';
import type { Desk } from './desk.ts';
import { WarCard } from './WarCard.tsx';

interface HandProps {
  readonly desk: Desk;
  readonly view: DustView;
  readonly ability: (id: string) => string;
  /** The seat whose hand this would be, when it lies face down. */
  readonly owner: number | null;
}

/** The cards in hand. Where one is asked for, a click takes it up. */
export function Hand({ desk, view, ability, owner }: HandProps) {
  const question = desk.c.question.value;
  const rows = new Map(
    (question?.options ?? []).flatMap((row) => {
      const option = optionOf(row);
      return option.do === 'card' || option.do === 'discard'
        ? [[option.card, { row, discard: option.do === 'discard' }] as const]
        : [];
    }),
  );
  const hand = view.hand;
  const name = (id: string): string => ability(cardOf(id)?.ability ?? id);
  if (hand === null)
    return (
      <section class="d-hand" aria-label={w('hand.title')}>
        <header>
          <h2>{w('hand.title')}</h2>
        </header>
        <p class="muted">{w('hand.hidden')}</p>
        <div class="d-backs" aria-hidden="true">
          {[0, 1, 2, 3, 4].slice(0, owner === null ? 5 : (view.players[owner]?.hand ?? 5)).map((i) => (
            <span key={i} class="d-back" />
          ))}
        </div>
        {owner !== null && (
          <button type="button" class="btn" onClick={() => desk.c.cover(owner)}>
            {w('hand.show', { name: desk.c.table.seats[owner]?.name ?? seatName(view, owner) })}
          </button>
        )}
      </section>
    );
  return (
    <section class="d-hand" aria-label={w('hand.title')}>
      <header>
        <h2>{w('hand.title')}</h2>
        <span>{w('hand.count', { count: hand.length })}</span>
      </header>
      {hand.length === 0 ? (
        <p class="muted">{w('hand.empty')}</p>
      ) : (
        <ul class={`d-cards n${hand.length}`}>
          {hand.map((id) => {
            const offer = rows.get(id);
            const chosen = desk.card.value === id || view.choice === id;
            return (
              <li key={id}>
                <WarCard
                  id={id}
                  name={name(id)}
                  state={chosen ? 'chosen' : 'plain'}
                  action={offer === undefined ? undefined : w(offer.discard ? 'hand.discard' : 'hand.play')}
                  onClick={() => {
                    if (offer === undefined) return;
                    if (offer.discard) void desk.c.submit(offer.row.id);
                    else desk.card.value = id;
                  }}
                />
                {offer?.discard === true && (
                  <button type="button" class="d-drop" onClick={() => void desk.c.submit(offer.row.id)}>
                    {w('hand.discard')}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

/** The hand as a table: the values side by side, the highest of each marked. */
export function Comparison({ view, ability }: { view: DustView; ability: (id: string) => string }) {
  const cards = (view.hand ?? []).flatMap((id) => cardOf(id) ?? []);
  if (cards.length === 0) return null;
  const most = {
    combat: Math.max(...cards.map((c) => c.combat)),
    movement: Math.max(...cards.map((c) => c.movement)),
    production: Math.max(...cards.map((c) => c.production)),
    stars: Math.max(...cards.map((c) => c.stars)),
  };
  const heads = ['combat', 'movement', 'production', 'stars'] as const;
  return (
    <table class="d-compare num">
      <caption class="vh">{w('hand.sort')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="vh">{w('card.ability')}</span>
          </th>
          {heads.map((head) => (
            <th key={head} scope="col" title={w(`card.${head}`)}>
              <SignIcon
                sign={head === 'production' ? 'centre' : head === 'stars' ? 'star' : head}
                size={13}
              />
              <span class="vh">{w(`card.${head}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...cards]
          .sort((a, b) => b.combat - a.combat || b.movement - a.movement || b.stars - a.stars)
          .map((card) => (
            <tr key={card.id}>
              <th scope="row">{ability(card.ability)}</th>
              {heads.map((head) => (
                <td key={head} class={card[head] === most[head] ? 'top' : ''}>
                  {card[head]}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
