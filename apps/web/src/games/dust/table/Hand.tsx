import type { DustView } from '@dustfront/dust';
import { marked } from '../../../modes/hinting.ts';
import { calledAt } from '../../../session/called.ts';
import type { OpenQuestion, OptionRow } from '../../../session/table.ts';
import { DropButton } from '../../../ui/DropButton.tsx';
import { cardOf, optionOf } from '../model.ts';
import { seatName } from '../names.ts';
import { w } from '../words.ts';
import type { Desk } from './desk.ts';
import { WarCard } from './WarCard.tsx';
import './hand.css';

interface HandProps {
  readonly desk: Desk;
  readonly view: DustView;
  readonly ability: (id: string) => string;
  /** The seat whose hand this would be, when it lies face down. */
  readonly owner: number | null;
}

/** A hand that lies face down. */
function FaceDown({ desk, view, owner }: Omit<HandProps, 'ability'>) {
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
          {w('hand.show', { name: calledAt(desk.c.table.seats[owner]) || seatName(view, owner) })}
        </button>
      )}
    </section>
  );
}

interface Offer {
  readonly row: OptionRow;
  readonly discard: boolean;
}

/** What may be done with which card. */
function offersOf(question: OpenQuestion | null): ReadonlyMap<string, Offer> {
  return new Map(
    (question?.options ?? []).flatMap((row) => {
      const option = optionOf(row);
      return option.do === 'card' || option.do === 'discard'
        ? [[option.card, { row, discard: option.do === 'discard' }] as const]
        : [];
    }),
  );
}

/** The cards in hand. Where one is asked for, a click takes it up. */
export function Hand({ desk, view, ability, owner }: HandProps) {
  const offers = offersOf(desk.c.question.value);
  const hand = view.hand;
  const name = (id: string): string => ability(cardOf(id)?.ability ?? id);
  if (hand === null) return <FaceDown desk={desk} view={view} owner={owner} />;
  return (
    <section class="d-hand" aria-label={w('hand.title')}>
      <header>
        <h2>{w('hand.title')}</h2>
        <span>
          {hand.length > 5
            ? w('hand.first', { count: hand.length })
            : w('hand.count', { count: hand.length })}
        </span>
      </header>
      {hand.length === 0 ? (
        <p class="muted">{w('hand.empty')}</p>
      ) : (
        <ul class={`d-cards n${hand.length}`}>
          {hand.map((id) => {
            const offer = offers.get(id);
            const chosen = desk.card.value === id || view.choice === id;
            return (
              <li key={id} class={marked(desk.c, offer?.row, '')}>
                <WarCard
                  id={id}
                  name={name(id)}
                  state={chosen ? 'chosen' : 'plain'}
                  action={offer === undefined || offer.discard ? undefined : w('hand.play')}
                  onClick={() => {
                    desk.card.value = id;
                  }}
                />
                {offer?.discard === true && (
                  <DropButton
                    label={`${w('hand.discard')}: ${name(id)}`}
                    word={w('hand.discard')}
                    question={w('hand.discardSure')}
                    look="d-drop"
                    onDrop={() => void desk.c.submit(offer.row.id)}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
