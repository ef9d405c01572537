import { Icon } from '../../drawings/icons.tsx';
import type { DraftUnit, EditorKit, Facing } from '../../games/draft.ts';
import { t } from '../../i18n/index.ts';
import { ways } from './ToolOptions.tsx';
import { squareName, unitTitle } from './view.ts';

/** It enters, stands on the board, or comes in a round. */
function Arrival({
  unit,
  name,
  when,
  rounds,
  onChoose,
}: {
  unit: DraftUnit;
  name: string;
  when: string;
  rounds: number;
  onChoose: (when: string) => void;
}) {
  return (
    <select
      aria-label={t('editor.when', { unit: name })}
      value={when}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      <option value="">{t('editor.enters')}</option>
      <option value="board">
        {unit.at === undefined ? t('editor.onBoard') : t('editor.standsAt', { square: squareName(unit.at) })}
      </option>
      {Array.from({ length: Math.max(0, Math.min(rounds, 30) - 1) }, (_, i) => (
        <option key={i} value={String(i + 2)}>
          {t('editor.arrives', { round: i + 2 })}
        </option>
      ))}
    </select>
  );
}

function FacingChoice({
  unit,
  name,
  onChange,
}: {
  unit: DraftUnit;
  name: string;
  onChange: (unit: DraftUnit) => void;
}) {
  return (
    <select
      aria-label={t('editor.facingOf', { unit: name })}
      value={String(unit.facing ?? '')}
      onChange={(event) => onChange({ ...unit, facing: Number(event.currentTarget.value) as Facing })}
    >
      <option value="" disabled>
        {t('editor.facing')}
      </option>
      {ways.map((way, i) => (
        <option key={way} value={String(i)}>
          {t(`tactics.way.${way}`)}
        </option>
      ))}
    </select>
  );
}

/** One unit of a force: it enters, stands somewhere, or comes in a later round. */
export function UnitRow({
  kit,
  unit,
  rounds,
  placing,
  onChange,
  onPlace,
  onEnter,
  onDrop,
}: {
  kit: EditorKit;
  unit: DraftUnit;
  rounds: number;
  placing: boolean;
  onChange: (unit: DraftUnit) => void;
  onPlace: () => void;
  onEnter: () => void;
  onDrop: () => void;
}) {
  const name = unitTitle(kit, unit);
  const works = kit.builder.find(unit.unit)?.kind === 'works';
  const when =
    placing || unit.at !== undefined ? 'board' : unit.round !== undefined ? String(unit.round) : '';
  const choose = (value: string): void => {
    if (value === 'board') onPlace();
    else if (value === '') onEnter();
    else {
      const { at: _, ...rest } = unit;
      onChange({ ...rest, round: Number(value) });
    }
  };
  return (
    <li class="ed-unit">
      <span class="ed-name">{name}</span>
      {!works && <Arrival unit={unit} name={name} when={when} rounds={rounds} onChoose={choose} />}
      {unit.at !== undefined && (
        <button
          type="button"
          class="iconbtn"
          aria-label={t('editor.move', { unit: name })}
          aria-pressed={placing}
          onClick={onPlace}
        >
          <Icon name="target" />
        </button>
      )}
      {unit.at !== undefined && kit.hasFacing && <FacingChoice unit={unit} name={name} onChange={onChange} />}
      <button type="button" class="iconbtn" aria-label={t('army.remove', { unit: name })} onClick={onDrop}>
        <Icon name="minus" />
      </button>
      {placing && <p class="ed-hint">{t('editor.placeHint')}</p>}
    </li>
  );
}
