import { Icon } from '../../../drawings/icons.tsx';
import type { Draft, DraftFeature, DraftTable, FeatureKind, TableKit } from '../../../games/draft.ts';
import { onOff } from '../../../games/fields.ts';
import { type Key, t } from '../../../i18n/index.ts';
import { Segment } from '../../../ui/Segment.tsx';
import { turnedBy } from './chosen.ts';
import type { Hand } from './hand.ts';
import {
  freshName,
  lengthOf,
  moved,
  opened,
  renamed,
  stretchesOf,
  withFeature,
  withoutFeature,
} from './shapes.ts';

interface PartProps {
  readonly kit: TableKit;
  readonly draft: Draft;
  readonly table: DraftTable;
  readonly kind: FeatureKind;
  readonly feature: DraftFeature;
  readonly hand: Hand;
}

/** Its name, by which goals call it, and what it is. */
function Naming({ kit, draft, table, kind, feature, hand }: PartProps) {
  return (
    <div class="ed-row">
      <div class="field">
        <label for="ed-shape-name">{t('editor.name')}</label>
        <input
          id="ed-shape-name"
          type="text"
          value={feature.id}
          onChange={(event) => {
            const next = renamed(draft, feature.id, event.currentTarget.value);
            event.currentTarget.value = feature.id;
            if (next === draft) return;
            const at = table.features.indexOf(feature);
            hand.put(next);
            hand.choose({ what: 'feature', id: next.table?.features[at]?.id ?? feature.id });
          }}
        />
      </div>
      {kind.form !== 'spot' && (
        <div class="field">
          <label for="ed-shape-kind">{t('editor.table.kind')}</label>
          <select
            id="ed-shape-kind"
            value={kind.id}
            onChange={(event) => {
              const next = kit.kinds.find(({ id }) => id === event.currentTarget.value);
              if (next !== undefined) hand.put(withFeature(draft, madeOf(feature, next)));
            }}
          >
            {kit.kinds
              .filter(({ form }) => form === kind.form)
              .map(({ id }) => (
                <option key={id} value={id}>
                  {kit.name(id)}
                </option>
              ))}
          </select>
        </div>
      )}
    </div>
  );
}

/** The same shape as another kind of thing. */
function madeOf({ openings, storeys, roof, ...rest }: DraftFeature, kind: FeatureKind): DraftFeature {
  return {
    ...rest,
    kind: kind.id,
    ...(kind.hasOpenings && openings !== undefined ? { openings } : {}),
    ...(kind.hasStoreys ? { storeys: storeys ?? 1, ...(roof === undefined ? {} : { roof }) } : {}),
  };
}

/** How high a house is, and whether its roof carries. */
function Storeys({ draft, feature, hand }: PartProps) {
  return (
    <>
      <div class="ed-line">
        <span>{t('editor.storeys')}</span>
        <Segment
          label={t('editor.storeys')}
          value={feature.storeys ?? 1}
          onChange={(storeys) => hand.put(withFeature(draft, { ...feature, storeys }))}
          options={[1, 2, 3, 4].map((value) => ({ value, text: String(value) }))}
        />
      </div>
      <div class="ed-line">
        <span>{t('editor.table.roof')}</span>
        <Segment
          label={t('editor.table.roof')}
          value={feature.roof === false ? 'off' : 'on'}
          onChange={(value) => {
            const { roof: _, ...rest } = feature;
            hand.put(withFeature(draft, value === 'on' ? rest : { ...rest, roof: false }));
          }}
          options={onOff()}
        />
      </div>
    </>
  );
}

/** Every side: solid, or open for some. */
function Openings({ kit, draft, kind, feature, hand }: PartProps) {
  return (
    <details class="ed-sides" open={Object.keys(feature.openings ?? {}).length > 0}>
      <summary>{t('editor.edge')}</summary>
      {stretchesOf(kind, feature).map((stretch, side) => {
        const label = t('editor.table.side', { n: side + 1, length: Math.round(lengthOf(stretch)) / 10 });
        return (
          <label key={side} class="ed-line">
            <span>{label}</span>
            <select
              value={feature.openings?.[side] ?? ''}
              onChange={(event) => {
                const opening = kit.openings.find(({ id }) => id === event.currentTarget.value) ?? null;
                hand.put(withFeature(draft, opened(kind, feature, side, opening)));
              }}
            >
              <option value="">{t('editor.table.solid')}</option>
              {kit.openings.map(({ id }) => (
                <option key={id} value={id}>
                  {t(`editor.opening.${id}` as Key)}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </details>
  );
}

/** Turn, double, take away. */
function Deeds({ kit, draft, table, feature, hand }: PartProps) {
  const chosen = { what: 'feature', id: feature.id } as const;
  return (
    <div class="moment-tools">
      {([-4, 4] as const).map((by) => (
        <button
          key={by}
          type="button"
          class={`iconbtn${by < 0 ? ' ed-left' : ''}`}
          aria-label={t(by < 0 ? 'editor.table.turnLeft' : 'editor.table.turnRight')}
          title={t(by < 0 ? 'editor.table.turnLeft' : 'editor.table.turnRight')}
          onClick={() => hand.put(turnedBy(kit, draft, chosen, by))}
        >
          <Icon name="turn" />
        </button>
      ))}
      <button
        type="button"
        class="btn small"
        onClick={() => {
          const id = freshName(table.features, feature.kind);
          hand.put(withFeature(draft, { ...moved(table, feature, [40, 40]), id }));
          hand.choose({ what: 'feature', id });
        }}
      >
        {t('editor.table.double')}
      </button>
      <button
        type="button"
        class="btn small"
        onClick={() => {
          hand.put(withoutFeature(draft, feature.id));
          hand.choose(null);
        }}
      >
        <Icon name="trash" size={14} /> {t('editor.table.remove')}
      </button>
    </div>
  );
}

/** All about the thing in the hand. */
export function ShapePanel(props: PartProps) {
  const { kit, kind, feature } = props;
  return (
    <section class="sheet ed-options ed-shape" aria-label={`${kit.name(kind.id)} ${feature.id}`}>
      <Naming key={feature.id} {...props} />
      {kind.hasStoreys && <Storeys {...props} />}
      {kind.hasOpenings && <Openings {...props} />}
      <Deeds {...props} />
      <p class="ed-hint">
        {t('editor.table.drag')} <span class="for-keys">{t('editor.table.keys')}</span>
      </p>
    </section>
  );
}
