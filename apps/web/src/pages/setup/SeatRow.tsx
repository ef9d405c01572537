import type { GameFace, ReadyArmy } from '../../games/face.ts';
import { levelsOf } from '../../games/levels.ts';
import { t } from '../../i18n/index.ts';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { Segment } from '../../ui/Segment.tsx';

export interface Chair {
  readonly who: 'person' | 'computer';
  readonly level: string;
}

/** Which armies a seat can choose from, and which it has chosen; null stands for the usual one. */
export interface ArmyChoice {
  readonly usual: string;
  readonly ready: readonly ReadyArmy[];
  readonly own: readonly ReadyArmy[];
  readonly chosen: readonly string[] | null;
  /** Why nothing can be chosen, or null. */
  readonly fixed: string | null;
}

function ArmySelect({
  label,
  army,
  onChange,
}: {
  label: string;
  army: ArmyChoice;
  onChange: (units: readonly string[] | null) => void;
}) {
  const all = [...army.own, ...army.ready];
  const group = (title: string, list: readonly ReadyArmy[]) =>
    list.length > 0 && (
      <optgroup label={title}>
        {list.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </optgroup>
    );
  return (
    <select
      aria-label={label}
      value={all.find(({ units }) => units.join() === army.chosen?.join())?.id ?? ''}
      onChange={(event) => onChange(all.find(({ id }) => id === event.currentTarget.value)?.units ?? null)}
    >
      <option value="">{army.usual}</option>
      {group(t('setup.readyArmies'), army.ready)}
      {group(t('setup.ownArmies'), army.own)}
    </select>
  );
}

/** Who sits here, and with which army. */
export function SeatRow({
  game,
  side,
  chair,
  army,
  onChair,
  onArmy,
}: {
  game: string;
  side: ReturnType<GameFace['seats']>[number];
  chair: Chair;
  army: ArmyChoice | null;
  onChair: (part: Partial<Chair>) => void;
  onArmy: (units: readonly string[] | null) => void;
}) {
  return (
    <div class={`su-seat side-${side.sign}`}>
      <SeatMark side={side} />
      <b>{side.name}</b>
      <Segment
        label={side.name}
        value={chair.who}
        onChange={(who: Chair['who']) => onChair({ who })}
        options={[
          { value: 'person', text: t('setup.person') },
          { value: 'computer', text: t('setup.computer') },
        ]}
      />
      {chair.who === 'computer' && (
        <select
          aria-label={t('setup.level', { side: side.name })}
          value={chair.level}
          onChange={(event) => onChair({ level: event.currentTarget.value })}
        >
          {levelsOf(game).map(({ id, name, note }) => (
            <option key={id} value={id} title={note}>
              {name}
            </option>
          ))}
        </select>
      )}
      {army !== null && army.fixed === null && (
        <ArmySelect label={t('setup.army', { side: side.name })} army={army} onChange={onArmy} />
      )}
      {army !== null && army.fixed !== null && <p class="su-fixed">{army.fixed}</p>}
    </div>
  );
}
