import type {
  Draft,
  DraftTable,
  DraftZone,
  EditorKit,
  Facing,
  Side,
  TableKit,
} from '../../../games/draft.ts';
import { t } from '../../../i18n/index.ts';
import type { History } from '../history.ts';
import { NumberField } from '../NumberField.tsx';
import { ways } from '../ToolOptions.tsx';
import { resizedTable, withZone } from './shapes.ts';

/** Centimetres are read and written, millimetres are kept. */
const CM = 10;

/** How large the table is. */
export function TableSize({
  tables,
  table,
  history,
}: {
  tables: TableKit;
  table: DraftTable;
  history: History;
}) {
  const { least, most } = tables.size;
  const field = (name: 'width' | 'height') => (
    <NumberField
      id={`ed-table-${name}`}
      label={t(`editor.table.${name}`)}
      value={table[name] / CM}
      least={least / CM}
      most={most / CM}
      onChange={(value) => {
        const size = { width: table.width, height: table.height, [name]: value * CM };
        history.change((draft) => resizedTable(draft, size.width, size.height));
      }}
    />
  );
  return (
    <>
      {field('width')}
      {field('height')}
    </>
  );
}

function Zone({
  draft,
  table,
  side,
  name,
  history,
}: {
  draft: Draft;
  table: DraftTable;
  side: Side;
  name: string;
  history: History;
}) {
  const zone = table.zones[side];
  const length = zone.edge % 2 === 0 ? table.width : table.height;
  const [from, to] = zone.gates ?? [0, length];
  const set = (next: DraftZone): void => history.change(withZone(draft, side, next));
  const end = (which: 0 | 1, value: number): void => {
    const gates = which === 0 ? ([value * CM, to] as const) : ([from, value * CM] as const);
    set({ ...zone, gates: gates[0] <= 0 && gates[1] >= length ? null : gates });
  };
  return (
    <div class="ed-row ed-zones">
      <div class="field">
        <label for={`ed-edge-${side}`}>{t('editor.table.edge', { side: name })}</label>
        <select
          id={`ed-edge-${side}`}
          value={String(zone.edge)}
          onChange={(event) => set({ edge: Number(event.currentTarget.value) as Facing, gates: null })}
        >
          {ways.map((way, edge) => (
            <option key={way} value={String(edge)}>
              {t(`tactics.way.${way}`)}
            </option>
          ))}
        </select>
      </div>
      {([0, 1] as const).map((which) => (
        <NumberField
          key={which}
          id={`ed-gate-${side}-${which}`}
          label={t(which === 0 ? 'editor.table.from' : 'editor.table.to')}
          value={(which === 0 ? from : to) / CM}
          least={0}
          most={length / CM}
          onChange={(value) => end(which, value)}
        />
      ))}
    </div>
  );
}

/** Where each side comes from: its edge, and the stretch of it. */
export function TableZones({ kit, table, history }: { kit: EditorKit; table: DraftTable; history: History }) {
  const { draft } = history;
  const sides = kit.sides(draft);
  return (
    <>
      {([0, 1] as const).map((side) => (
        <Zone key={side} {...{ draft, table, side, history }} name={sides[side].name} />
      ))}
    </>
  );
}
