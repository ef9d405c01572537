import { AbilityPicture } from '../drawings/ability.tsx';
import { SignIcon } from '../drawings/glyphs.tsx';
import { cardOf } from '../model.ts';
import { w } from '../words.ts';
import './warcard.css';

export function Stars({ count, decide = false }: { count: number; decide?: boolean }) {
  return (
    <span class={`d-stars${decide ? ' decides' : ''}`} role="img" aria-label={`${w('card.stars')}: ${count}`}>
      {Array.from({ length: count }, (_, i) => (
        <SignIcon key={i} sign="star" size={11} />
      ))}
    </span>
  );
}

interface CardProps {
  readonly id: string;
  readonly name: string;
  readonly state?: 'chosen' | 'plain';
  /** What a click does, in words; without it the card only lies there. */
  readonly action?: string | undefined;
  readonly onClick?: () => void;
  /** The value that decides. */
  readonly decides?: 'combat' | 'movement' | 'stars' | null;
}

/** A card of the hand: character, what the character can do, and the three values. */
export function WarCard({ id, name, state = 'plain', action, onClick, decides = null }: CardProps) {
  const card = cardOf(id);
  if (card === null) return <span class="d-warcard">{id}</span>;
  const inside = (
    <>
      <span class="d-wc-head">
        <b>{name}</b>
        <Stars count={card.stars} decide={decides === 'stars'} />
      </span>
      <span class="d-wc-pic">
        <AbilityPicture ability={card.ability} />
      </span>
      <span class="d-wc-text">{w(`ability.${card.ability}`)}</span>
      <span class="d-wc-values num">
        {(
          [
            ['combat', card.combat],
            ['movement', card.movement],
            ['centre', card.production],
          ] as const
        ).map(([sign, value]) => (
          <span key={sign} class={decides === sign ? 'decides' : ''}>
            <SignIcon sign={sign} size={14} />
            <span class="vh">{w(sign === 'centre' ? 'card.production' : `card.${sign}`)}</span> {value}
          </span>
        ))}
      </span>
    </>
  );
  if (action === undefined) return <div class={`d-warcard ${state}`}>{inside}</div>;
  return (
    <button
      type="button"
      class={`d-warcard ${state}`}
      data-card={id}
      aria-pressed={state === 'chosen'}
      title={action}
      onClick={onClick}
    >
      {inside}
    </button>
  );
}
