import type { Draft, EditorKit } from '../../games/draft.ts';
import { onOff } from '../../games/fields.ts';
import { t } from '../../i18n/index.ts';
import { Segment } from '../../ui/Segment.tsx';
import type { History } from './history.ts';
import { between, NumberField } from './NumberField.tsx';
import { resized } from './resize.ts';
import { TableSize, TableZones } from './table/TableFields.tsx';

function Extras({ kit, draft, change }: { kit: EditorKit; draft: Draft; change: History['change'] }) {
  const [one, two] = kit.sides(draft);
  return (
    <>
      {kit.extras.includes('first') && (
        <div class="ed-line">
          <span>{t('editor.first')}</span>
          <Segment
            label={t('editor.first')}
            value={String(draft.first)}
            onChange={(value) =>
              change({ ...draft, first: value === 'roll' ? 'roll' : value === '1' ? 1 : 0 })
            }
            options={[
              { value: 'roll', text: t('editor.roll') },
              { value: '0', text: one.name },
              { value: '1', text: two.name },
            ]}
          />
        </div>
      )}
      {kit.extras.includes('returns') && (
        <div class="ed-line">
          <span>{t('editor.returns')}</span>
          <Segment
            label={t('editor.returns')}
            value={draft.returns}
            onChange={(returns) => change({ ...draft, returns })}
            options={(['none', 'mixed', 'any'] as const).map((value) => ({
              value,
              text: t(`editor.returning.${value}`),
            }))}
          />
        </div>
      )}
      {(['pieces', 'resupply'] as const)
        // What is laid on a table is drawn on it.
        .filter((extra) => kit.extras.includes(extra) && (extra !== 'pieces' || draft.table === undefined))
        .map((extra) => (
          <div class="ed-line" key={extra}>
            <span>{t(`editor.${extra}`)}</span>
            <Segment
              label={t(`editor.${extra}`)}
              value={draft[extra] ? 'on' : 'off'}
              onChange={(value) => change({ ...draft, [extra]: value === 'on' })}
              options={onOff()}
            />
          </div>
        ))}
    </>
  );
}

/** Columns and rows of a board. */
function BoardSize({ kit, history }: { kit: EditorKit; history: History }) {
  const { draft, change } = history;
  const { step, least, most } = kit.size;
  const size = (value: number) => between(value, Math.ceil(least / step), Math.floor(most / step)) * step;
  const range = { least: Math.ceil(least / step), most: Math.floor(most / step) };
  return (
    <>
      <NumberField
        id="ed-cols"
        label={t(step === 3 ? 'editor.columns' : 'editor.squaresAcross')}
        value={(draft.map[0]?.length ?? 0) / step}
        {...range}
        onChange={(value) => change(resized(draft, size(value), draft.map.length))}
      />
      <NumberField
        id="ed-rows"
        label={t(step === 3 ? 'editor.rows' : 'editor.squaresDown')}
        value={draft.map.length / step}
        {...range}
        onChange={(value) => change(resized(draft, draft.map[0]?.length ?? 0, size(value)))}
      />
    </>
  );
}

/** Name, size, rounds, and the few things that only one game asks. */
export function FieldPanel({ kit, history }: { kit: EditorKit; history: History }) {
  const { draft, change } = history;
  const { table } = draft;
  return (
    <section class="sheet ed-box" aria-labelledby="ed-field">
      <h2 id="ed-field">{t('editor.field')}</h2>
      <div class="field">
        <label for="ed-title">{t('editor.name')}</label>
        <input
          id="ed-title"
          type="text"
          value={draft.title}
          onInput={(event) => change({ ...draft, title: event.currentTarget.value }, 'title')}
        />
      </div>
      <div class="ed-row">
        {table === undefined || kit.table === null ? (
          <BoardSize kit={kit} history={history} />
        ) : (
          <TableSize tables={kit.table} table={table} history={history} />
        )}
        <NumberField
          id="ed-rounds"
          label={t('core.rounds')}
          value={draft.rounds}
          least={1}
          most={30}
          onChange={(rounds) => change({ ...draft, rounds })}
        />
      </div>
      {table !== undefined && <TableZones kit={kit} table={table} history={history} />}
      <Extras kit={kit} draft={draft} change={change} />
    </section>
  );
}
