import { Icon } from '../../drawings/icons.tsx';
import type { DraftUnit, EditorKit, Facing } from '../../games/draft.ts';
import { t } from '../../i18n/index.ts';
import { ways } from './ToolOptions.tsx';
import { spotName, squareName, unitTitle } from './view.ts';

/** North, east, south and west as directions of a table. */
const headings: readonly number[] = [48, 0, 16, 32];

/** It enters, stands on the board, or comes in a round. */
function Arrival({
  unit,
  name,
  when,
  rounds,
  isTable,
  onChoose,
}: {
  unit: DraftUnit;
  name: string;
  when: string;
  rounds: number;
  isTable: boolean;
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
        {unit.at === undefined
          ? t(isTable ? 'editor.table.onTable' : 'editor.onBoard')
          : t('editor.standsAt', { square: isTable ? spotName(unit.at) : squareName(unit.at) })}
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
  isTable,
  onChange,
}: {
  unit: DraftUnit;
  name: string;
  isTable: boolean;
  onChange: (unit: DraftUnit) => void;
}) {
  const { heading, facing } = unit;
  const way = !isTable ? facing : heading === undefined ? undefined : headings.indexOf(heading);
  const face = (to: number): DraftUnit =>
    isTable ? { ...unit, heading: headings[to] ?? 0 } : { ...unit, facing: to as Facing };
  return (
    <select
      aria-label={t('editor.facingOf', { unit: name })}
      value={way === undefined || way < 0 ? '' : String(way)}
      onChange={(event) => onChange(face(Number(event.currentTarget.value)))}
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
  isTable,
  placing,
  onChange,
  onPlace,
  onEnter,
  onDrop,
}: {
  kit: EditorKit;
  unit: DraftUnit;
  rounds: number;
  isTable: boolean;
  placing: boolean;
  onChange: (unit: DraftUnit) => void;
  onPlace: () => void;
  onEnter: () => void;
  onDrop: () => void;
}) {
  const name = unitTitle(kit, unit);
  const turns = isTable ? kit.table?.turns(unit.unit) === true : kit.hasFacing;
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
      {!works && <Arrival {...{ unit, name, when, rounds, isTable }} onChoose={choose} />}
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
      {unit.at !== undefined && turns && <FacingChoice {...{ unit, name, isTable, onChange }} />}
      <button type="button" class="iconbtn" aria-label={t('army.remove', { unit: name })} onClick={onDrop}>
        <Icon name="minus" />
      </button>
      {placing && <p class="ed-hint">{t(isTable ? 'editor.table.placeHint' : 'editor.placeHint')}</p>}
    </li>
  );
}
