import { useState } from 'preact/hooks';
import { SideMark } from '../drawings/emblems.tsx';
import { UnitPicture } from '../drawings/Picture.tsx';
import type { CardModel, SkillModel, WeaponModel } from '../games/face.ts';
import { t } from '../i18n/index.ts';
import { RuleLink } from '../ui/RuleLink.tsx';
import { Skill } from './Explained.tsx';
import { Source } from './Sources.tsx';
import './unitcard.css';
import './weapontable.css';

export function Boxes({ total, filled }: { total: number; filled: number }) {
  return (
    <span class="boxes" role="img" aria-label={t('card.boxes', { filled, total })}>
      {Array.from({ length: total }, (_, i) => (
        <i key={i} class={i < filled ? 'filled' : ''} />
      ))}
    </span>
  );
}

function Ammo({ ammo }: { ammo: NonNullable<WeaponModel['ammo']> }) {
  return (
    <span class="ammo" role="img" aria-label={t('card.ammo', { left: ammo.left, total: ammo.total })}>
      {Array.from({ length: ammo.total }, (_, i) => (
        <i key={i} class={i < ammo.total - ammo.left ? 'filled' : ''} />
      ))}
    </span>
  );
}

/** What the figures of a card mean. */
function Legend({ card }: { card: CardModel }) {
  return (
    <ul class="legend">
      <li>{t('card.legend.columns')}</li>
      <li>{t('card.legend.cells')}</li>
      <li>{t('card.legend.special')}</li>
      <li>{t(card.measured === true ? 'card.legend.rangeOnTable' : 'card.legend.range')}</li>
      {card.stats.some(({ label }) => label === t('card.soft')) && <li>{t('card.legend.cover')}</li>}
      <li>{t('card.legend.health')}</li>
    </ul>
  );
}

/** Where a weapon points, and what is special about it; a word opens its rule below the table. */
function WeaponNote({
  weapon,
  open,
  onOpen,
}: {
  weapon: WeaponModel;
  open: SkillModel | null;
  onOpen: (trait: SkillModel | null) => void;
}) {
  const notes = weapon.notes ?? [];
  if (notes.length === 0 && weapon.traits.length === 0) return null;
  return (
    <small class="wnote">
      {notes.join(', ')}
      {weapon.traits.map((trait, i) => (
        <span key={trait.name}>
          {(i > 0 || notes.length > 0) && ', '}
          <button
            type="button"
            title={trait.text}
            aria-expanded={open?.name === trait.name}
            onClick={() => onOpen(open?.name === trait.name ? null : trait)}
          >
            {trait.name}
          </button>
        </span>
      ))}
    </small>
  );
}

/** The first column of each group of armour classes. */
function startsOf(groups: readonly number[]): ReadonlySet<number> {
  const starts = new Set<number>();
  let sum = 0;
  for (const n of groups) {
    starts.add(sum);
    sum += n;
  }
  return starts;
}

function WeaponHead({
  card: { columns, measured },
  cls,
  help,
  onHelp,
}: {
  card: CardModel;
  cls: (column: number) => string;
  help: boolean;
  onHelp: (help: boolean) => void;
}) {
  return (
    <thead>
      <tr>
        <th scope="col" class="wn">
          {t('card.weapon')}
          <button
            type="button"
            class="readme"
            title={t('card.legend.title')}
            aria-label={t('card.legend.title')}
            aria-expanded={help}
            onClick={() => onHelp(!help)}
          >
            ?
          </button>
        </th>
        <th scope="col">{t('card.count')}</th>
        <th scope="col" class="rg">
          {t('card.range')}
          {measured === true && <small>cm</small>}
        </th>
        {columns.map((name, i) => (
          <th scope="col" key={name} class={cls(i)}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Nothing is pale; stars for blasts and two figures of dice take more room. */
const lookOf = (cell: string): string =>
  cell === '–' ? 'nil' : cell.length > 3 || cell.startsWith('✱') ? 'long' : '';

/** The weapon table: one row a weapon line, one column an armour class; the column that counts now is lit. */
export function WeaponTable({ card, hot }: { card: CardModel; hot: number | null }) {
  const [help, setHelp] = useState(false);
  const [trait, setTrait] = useState<SkillModel | null>(null);
  const starts = startsOf(card.groups);
  const cls = (i: number): string => `${starts.has(i) ? 'sep ' : ''}${i === hot ? 'hot' : ''}`;
  return (
    <div class="wt-scroll">
      <table class="wt">
        <WeaponHead card={card} cls={cls} help={help} onHelp={setHelp} />
        <tbody>
          {card.weapons.map((weapon) => (
            <tr key={weapon.id} class={weapon.off ? 'off' : ''}>
              <th scope="row" class="wn">
                {weapon.name}
                {weapon.ammo !== null && <Ammo ammo={weapon.ammo} />}
                <WeaponNote weapon={weapon} open={trait} onOpen={setTrait} />
              </th>
              <td>{weapon.count}</td>
              <td>{weapon.range}</td>
              {weapon.cells.map((cell, i) => (
                <td key={card.columns[i]} class={`${cls(i)} ${lookOf(cell)}`}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {trait !== null && (
        <p class="traittext" role="status">
          <b>{trait.name}.</b> {trait.text} {trait.rule !== null && <RuleLink id={trait.rule} />}
        </p>
      )}
      {help && <Legend card={card} />}
    </div>
  );
}

/** A hero who has joined the unit: his health, his skills, his weapons. */
function Partner({ card, hot }: { card: CardModel; hot: number | null }) {
  return (
    <section class="partner" aria-label={card.name}>
      <p>
        <svg viewBox="-16 -14 132 124" aria-hidden="true">
          <UnitPicture art={card.art} sign={card.sign} flip={card.flip} />
        </svg>
        <b>{t('card.partner', { name: card.name })}</b>
        <Boxes total={card.health.total} filled={card.health.lost} />
        {card.skills.map((skill) => (
          <Skill key={skill.name} skill={skill} />
        ))}
      </p>
      <WeaponTable card={card} hot={hot} />
    </section>
  );
}

const Stats = ({ stats }: { stats: CardModel['stats'] }) => (
  <>
    {stats.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </>
);

export function UnitCard({ card, hot = null }: { card: CardModel; hot?: number | null }) {
  return (
    <article class={`card sheet side-${card.sign}`} aria-label={card.name}>
      <div class="card-top">
        <div class="art">
          <span class="flag">
            <SideMark sign={card.sign} size={22} />
          </span>
          <svg viewBox="-16 -14 132 124" aria-hidden="true">
            <UnitPicture art={card.art} sign={card.sign} flip={card.flip} />
          </svg>
        </div>
        <div class="idn">
          <h2>
            {card.name}
            {card.nickname !== '' && <span class="nick">“{card.nickname}”</span>}
            <em>{card.square}</em>
          </h2>
          <dl class="stats">
            <Stats stats={card.stats.slice(0, 2)} />
            <div>
              <dt>{card.health.label}</dt>
              <dd>
                <Boxes total={card.health.total} filled={card.health.lost} />
              </dd>
            </div>
            <Stats stats={card.stats.slice(2)} />
          </dl>
          <p class="skills">
            {card.skills.length === 0 && <span class="muted">{t('card.noSkills')}</span>}
            {card.skills.map((skill) => (
              <Skill key={skill.name} skill={skill} />
            ))}
            <Source source={card.source} />
          </p>
          {card.roles.length > 0 && (
            <p class="skills">
              <span>{t('role.title')}:</span>
              {card.roles.map((role) => (
                <Skill key={role.name} skill={role} />
              ))}
            </p>
          )}
        </div>
      </div>
      <WeaponTable card={card} hot={hot} />
      {card.partners?.map((partner) => (
        <Partner key={partner.key} card={partner} hot={hot} />
      ))}
    </article>
  );
}
