import { Icon } from '../../drawings/icons.tsx';
import { UnitDrawing } from '../../drawings/unitart.tsx';
import type { ArmyBuilder } from '../../games/workshop.ts';
import { t } from '../../i18n/index.ts';
import type { OwnArmy } from './armies.ts';
import { WorksPicture } from './CardPool.tsx';

/** Who joins the squad, of those who may. */
function Joiner({
  builder,
  name,
  hero,
  choices,
  onJoin,
}: {
  builder: ArmyBuilder;
  name: string;
  hero: string;
  choices: readonly string[];
  onJoin: (hero: string) => void;
}) {
  if (choices.length === 0) return <span />;
  return (
    <select
      aria-label={t('army.joins', { unit: name })}
      value={hero}
      onChange={(event) => onJoin(event.currentTarget.value)}
    >
      <option value="">{t('army.noHero')}</option>
      {choices.map((one) => (
        <option key={one} value={one}>
          {builder.find(one)?.name}
        </option>
      ))}
    </select>
  );
}

function ToolButton({
  icon,
  label,
  onClick,
}: {
  icon: 'plus' | 'minus';
  label: string;
  onClick: () => void;
}) {
  return (
    <button type="button" class="iconbtn" aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

interface LineProps {
  readonly builder: ArmyBuilder;
  readonly army: OwnArmy;
  readonly unit: string;
  readonly scale: string;
  readonly heroes: readonly string[];
  readonly onDrop: () => void;
  readonly onCopy: () => void;
  readonly onJoin: (hero: string) => void;
  readonly onShow: (id: string) => void;
}

/** One unit of the list: its picture, who joins it, what it costs, and the way out. */
export function UnitLine({ builder, army, unit, scale, heroes, onDrop, onCopy, onJoin, onShow }: LineProps) {
  const [id = '', hero] = unit.split('+');
  const card = builder.find(id);
  if (card === null) return null;
  const joined = hero === undefined ? null : builder.find(hero);
  const able = builder.joiners(army.side, id, heroes);
  const choices = [...new Set([...(hero === undefined ? [] : [hero]), ...able])];
  return (
    <li class={`unitline side-${card.sign}`}>
      <svg viewBox="-6 -8 112 112" aria-hidden="true">
        {card.art !== null && <UnitDrawing art={card.art} sign={card.sign} flip={army.side === 'axis'} />}
        {card.kind === 'works' && <WorksPicture id={card.id} />}
      </svg>
      {card.kind === 'works' ? (
        <b>{card.name}</b>
      ) : (
        <button type="button" class="linkish" onClick={() => onShow(id)}>
          <b>{card.name}</b>
          {joined !== null && <span> + {joined.name}</span>}
        </button>
      )}
      <Joiner builder={builder} name={card.name} hero={hero ?? ''} choices={choices} onJoin={onJoin} />
      <span class="num cost">{builder.cost([unit], scale)}</span>
      <span class="unittools noprint">
        {!card.unique && hero === undefined && (
          <ToolButton icon="plus" label={t('army.another', { unit: card.name })} onClick={onCopy} />
        )}
        <ToolButton icon="minus" label={t('army.remove', { unit: card.name })} onClick={onDrop} />
      </span>
    </li>
  );
}
