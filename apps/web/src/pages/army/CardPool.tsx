import { useMemo, useState } from 'preact/hooks';
import { Icon } from '../../drawings/icons.tsx';
import { UnitDrawing } from '../../drawings/unitart.tsx';
import { WorksDrawing } from '../../drawings/works.tsx';
import { provenanceWord } from '../../games/sources.ts';
import type { ArmyBuilder, PoolCard, PoolKind } from '../../games/workshop.ts';
import { language, t } from '../../i18n/index.ts';
import { Segment } from '../../ui/Segment.tsx';
import type { OwnArmy } from './armies.ts';

export function WorksPicture({ id }: { id: string }) {
  return (
    <g transform="translate(14 14) scale(.45)">
      <WorksDrawing kind={id === 'strongpoint' ? 'strongpoint' : 'bunker'} facing={0} />
    </g>
  );
}

function Picture({ card }: { card: PoolCard }) {
  return (
    <svg viewBox="-10 -10 120 116" aria-hidden="true">
      {card.art !== null && <UnitDrawing art={card.art} sign={card.sign} flip={card.sign === 'axis'} />}
      {card.kind === 'works' && <WorksPicture id={card.id} />}
    </svg>
  );
}

function PoolItem({
  builder,
  card,
  gone,
  scale,
  onAdd,
  onShow,
}: {
  builder: ArmyBuilder;
  card: PoolCard;
  /** Whether it is in the army already and may be there but once. */
  gone: boolean;
  scale: string;
  onAdd: (id: string) => void;
  onShow: (id: string) => void;
}) {
  return (
    <li class={`poolcard side-${card.sign}`}>
      {card.kind === 'works' ? (
        <div class="poolart">
          <Picture card={card} />
        </div>
      ) : (
        <button
          type="button"
          class="poolart"
          aria-label={t('army.show', { unit: card.name })}
          onClick={() => onShow(card.id)}
        >
          <Picture card={card} />
        </button>
      )}
      <b>{card.name}</b>
      {card.nickname !== '' && <span class="muted">“{card.nickname}”</span>}
      <span class="muted">
        {card.note !== '' && `${card.note} · `}
        {builder.points(card.id, scale)} {t('card.points')}
        {card.provenance !== null && ` · ${provenanceWord(card.provenance)}`}
      </span>
      <button
        type="button"
        class="btn small"
        aria-disabled={gone}
        title={gone ? t('army.once') : ''}
        onClick={() => !gone && onAdd(card.id)}
      >
        <Icon name="plus" size={14} /> {t('army.add')}
        <span class="vh"> {card.name}</span>
      </button>
    </li>
  );
}

interface Sieve {
  readonly kind: PoolKind | 'all';
  readonly faction: string;
  readonly query: string;
}

const passes = (card: PoolCard, { kind, faction, query }: Sieve): boolean =>
  (kind === 'all' || card.kind === kind) &&
  (faction === '' || card.faction === faction) &&
  `${card.name} ${card.nickname}`.toLowerCase().includes(query.toLowerCase());

function Filter({
  kinds,
  factions,
  sieve,
  onChange,
}: {
  kinds: ArmyBuilder['kinds'];
  factions: readonly string[];
  sieve: Sieve;
  onChange: (change: Partial<Sieve>) => void;
}) {
  return (
    <div class="army-filter">
      <input
        type="search"
        aria-label={t('army.search')}
        placeholder={t('army.search')}
        value={sieve.query}
        onInput={(event) => onChange({ query: event.currentTarget.value })}
      />
      {factions.length > 0 && (
        <select
          aria-label={t('army.faction')}
          value={sieve.faction}
          onChange={(event) => onChange({ faction: event.currentTarget.value })}
        >
          <option value="">{t('army.anyFaction')}</option>
          {factions.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      )}
      <Segment
        label={t('army.kind')}
        value={sieve.kind}
        onChange={(kind) => onChange({ kind })}
        options={(['all', ...kinds] as const).map((value) => ({ value, text: t(`army.${value}`) }))}
      />
    </div>
  );
}

/** Everything that the army may be made of, to search and choose from. */
export function CardPool({
  builder,
  army,
  scale,
  onAdd,
  onShow,
}: {
  builder: ArmyBuilder;
  army: OwnArmy;
  scale: string;
  onAdd: (id: string) => void;
  onShow: (id: string) => void;
}) {
  const [sieve, setSieve] = useState<Sieve>({ kind: 'all', faction: '', query: '' });
  const pool = useMemo(() => builder.pool(army.side), [builder, army.side, language()]);
  const factions = [...new Set(pool.map((card) => card.faction))].filter((name) => name !== '').sort();
  const used = army.units.flatMap((unit) => unit.split('+'));
  const shown = pool.filter((card) => passes(card, sieve));
  return (
    <section class="noprint" aria-labelledby="ar-cards">
      <h2 id="ar-cards">{t('army.cards')}</h2>
      <Filter
        kinds={builder.kinds}
        factions={factions}
        sieve={sieve}
        onChange={(change) => setSieve((now) => ({ ...now, ...change }))}
      />
      <p class="vh" role="status">
        {t('army.found', { count: shown.length })}
      </p>
      {shown.length === 0 && <p class="muted">{t('army.none')}</p>}
      <ul class="pool">
        {shown.map((card) => (
          <PoolItem
            key={card.id}
            gone={card.unique && used.includes(card.id)}
            {...{ builder, card, scale, onAdd, onShow }}
          />
        ))}
      </ul>
    </section>
  );
}
