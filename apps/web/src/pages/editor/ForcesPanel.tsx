import { memo } from 'preact/compat';
import { SideMark, type SideSign } from '../../drawings/emblems.tsx';
import { Icon } from '../../drawings/icons.tsx';
import { asUnits, type Draft, type DraftUnit, type EditorKit, type Side } from '../../games/draft.ts';
import { t } from '../../i18n/index.ts';
import { armies } from '../army/armies.ts';
import type { History } from './history.ts';
import { stationed, type Tool } from './paint.ts';
import { UnitRow } from './UnitRow.tsx';

export function withForce(draft: Draft, side: Side, units: readonly DraftUnit[]): Draft {
  return { ...draft, forces: side === 0 ? [units, draft.forces[1]] : [draft.forces[0], units] };
}

/** A list to fill a force from. */
function listsFor(kit: EditorKit, side: Side) {
  const own = armies.value.filter((army) => army.game === kit.game);
  const all = [...own, ...kit.builder.ready()];
  return kit.ownBlocs ? all.filter((army) => army.side === (side === 0 ? 'allies' : 'axis')) : all;
}

/** Every unit that a side could have: a long list, and the same after each stroke of the brush. */
const PoolOptions = memo(function PoolOptions({ kit, bloc }: { kit: EditorKit; bloc: SideSign }) {
  return (
    <>
      {kit.builder.pool(bloc).map((card) => (
        <option key={card.id} value={card.id}>
          {card.name}
        </option>
      ))}
    </>
  );
});

/** More units for a force: a whole list in its place, or one more. */
function Recruit({
  kit,
  side,
  sides,
  onFill,
  onAdd,
}: {
  kit: EditorKit;
  side: Side;
  sides: { sign: SideSign; name: string };
  onFill: (units: readonly string[]) => void;
  onAdd: (unit: string) => void;
}) {
  const { sign, name } = sides;
  const lists = listsFor(kit, side);
  return (
    <div class="ed-add">
      <select
        aria-label={t('editor.force', { side: name })}
        value=""
        onChange={(event) => {
          const list = lists.find((army) => army.id === event.currentTarget.value);
          if (list !== undefined) onFill(list.units);
          event.currentTarget.value = '';
        }}
      >
        <option value="">{t('editor.takeArmy')}</option>
        {lists.map((army) => (
          <option key={army.id} value={army.id}>
            {army.name}
          </option>
        ))}
      </select>
      <select
        aria-label={t('editor.addUnit', { side: name })}
        value=""
        onChange={(event) => {
          const id = event.currentTarget.value;
          if (id !== '') onAdd(id);
          event.currentTarget.value = '';
        }}
      >
        <option value="">{t('editor.oneMore')}</option>
        <PoolOptions kit={kit} bloc={kit.ownBlocs ? (side === 0 ? 'allies' : 'axis') : sign} />
      </select>
    </div>
  );
}

function Force({
  kit,
  history,
  side,
  tool,
  onTool,
}: {
  kit: EditorKit;
  history: History;
  side: Side;
  tool: Tool;
  onTool: (tool: Tool) => void;
}) {
  const { draft, change } = history;
  const units = draft.forces[side];
  const { sign, name } = kit.sides(draft)[side];
  const cost = kit.builder.cost(
    units.map(({ unit }) => unit),
    'original',
  );
  const fill = (next: readonly DraftUnit[]): void => change(withForce(draft, side, next));
  return (
    <div class="ed-force">
      <h3>
        <SideMark sign={sign} size={18} /> {name}
        <span class="muted num">
          {cost} {t('card.points')}
        </span>
      </h3>
      <ul>
        {units.map((unit) => (
          <UnitRow
            key={unit.key}
            kit={kit}
            unit={unit}
            rounds={draft.rounds}
            isTable={draft.table !== undefined}
            placing={tool.do === 'unit' && tool.key === unit.key}
            onChange={(next) => fill(units.map((one) => (one.key === unit.key ? next : one)))}
            onPlace={() => onTool({ do: 'unit', side, key: unit.key })}
            onEnter={() => change(stationed(draft, side, unit.key, null))}
            onDrop={() => fill(units.filter((one) => one.key !== unit.key))}
          />
        ))}
      </ul>
      <Recruit
        kit={kit}
        side={side}
        sides={{ sign, name }}
        onFill={(list) => fill(asUnits(list))}
        onAdd={(id) => fill([...units, ...asUnits([id])])}
      />
    </div>
  );
}

/** Who fights: units of both sides, where they stand or when they come. */
export function ForcesPanel({
  kit,
  history,
  tool,
  onTool,
}: {
  kit: EditorKit;
  history: History;
  tool: Tool;
  onTool: (tool: Tool) => void;
}) {
  const { draft, change } = history;
  return (
    <section class="sheet ed-box" aria-labelledby="ed-forces">
      <h2 id="ed-forces">
        <Icon name="army" /> {t('editor.forces')}
      </h2>
      <div class="ed-row">
        <div class="field">
          <label for="ed-limit">{t('editor.limit')}</label>
          <input
            id="ed-limit"
            type="number"
            min={0}
            max={999}
            placeholder={t('core.noLimit')}
            value={draft.limit ?? ''}
            onChange={(event) => {
              const value = Number(event.currentTarget.value);
              change({ ...draft, limit: value > 0 ? Math.round(value) : null });
            }}
          />
        </div>
      </div>
      {([0, 1] as const).map((side) => (
        <Force key={side} kit={kit} history={history} side={side} tool={tool} onTool={onTool} />
      ))}
    </section>
  );
}
