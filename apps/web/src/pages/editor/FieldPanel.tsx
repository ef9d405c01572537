import type { Draft, EditorKit } from '../../games/draft.ts';
import { onOff } from '../../games/fields.ts';
import { t } from '../../i18n/index.ts';
import { Segment } from '../../ui/Segment.tsx';
import type { History } from './history.ts';
import { resized } from './resize.ts';

const between = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, Number.isFinite(value) ? Math.round(value) : least));

function NumberField({
  id,
  label,
  value,
  least,
  most,
  onChange,
}: {
  id: string;
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        min={least}
        max={most}
        value={value}
        onChange={(event) => onChange(between(Number(event.currentTarget.value), least, most))}
      />
    </div>
  );
}

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
        .filter((extra) => kit.extras.includes(extra))
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

/** Name, size, rounds, and the few things that only one game asks. */
export function FieldPanel({ kit, history }: { kit: EditorKit; history: History }) {
  const { draft, change } = history;
  const { step, least, most } = kit.size;
  const columns = (draft.map[0]?.length ?? 0) / step;
  const rows = draft.map.length / step;
  const size = (value: number) => between(value, Math.ceil(least / step), Math.floor(most / step)) * step;
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
        <NumberField
          id="ed-cols"
          label={t(step === 3 ? 'editor.columns' : 'editor.squaresAcross')}
          value={columns}
          least={Math.ceil(least / step)}
          most={Math.floor(most / step)}
          onChange={(value) => change(resized(draft, size(value), draft.map.length))}
        />
        <NumberField
          id="ed-rows"
          label={t(step === 3 ? 'editor.rows' : 'editor.squaresDown')}
          value={rows}
          least={Math.ceil(least / step)}
          most={Math.floor(most / step)}
          onChange={(value) => change(resized(draft, draft.map[0]?.length ?? 0, size(value)))}
        />
        <NumberField
          id="ed-rounds"
          label={t('core.rounds')}
          value={draft.rounds}
          least={1}
          most={30}
          onChange={(rounds) => change({ ...draft, rounds })}
        />
      </div>
      <Extras kit={kit} draft={draft} change={change} />
    </section>
  );
}
