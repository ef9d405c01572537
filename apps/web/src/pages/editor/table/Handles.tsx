import type { Spot } from '../../../board/tabletop.ts';
import type { DraftFeature, DraftTable, FeatureKind, Side } from '../../../games/draft.ts';
import { t } from '../../../i18n/index.ts';
import { spotName } from '../view.ts';
import { arrowOf } from './keys.ts';
import { alongOf, gateEnd, stretchesOf } from './shapes.ts';

/** Sizes on the screen, in pixels: what is seen, and what a finger finds. */
const DOT = 7;
const ROOM = 17;

interface HandleProps {
  readonly at: Spot;
  readonly scale: number;
  readonly look: 'corner' | 'side' | 'gate';
  readonly name: string;
  readonly number: number;
  readonly onKey: (event: KeyboardEvent) => void;
}

function Handle({ at: [x, y], scale, look, name, number, onKey }: HandleProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a corner in a drawing cannot be a button element
    <g
      class={`ed-handle ${look}`}
      transform={`translate(${x} ${y}) scale(${1 / scale})`}
      role="button"
      tabindex={0}
      aria-label={name}
      {...{ [`data-${look}`]: number }}
      onKeyDown={onKey}
    >
      <circle r={ROOM} class="ed-room" />
      {look !== 'side' ? (
        <rect x={-DOT} y={-DOT} width={2 * DOT} height={2 * DOT} rx="2" />
      ) : (
        <circle r={DOT - 1} />
      )}
    </g>
  );
}

/** The corners of what is in the hand, to be moved, and the middles of its sides, to be bent. */
export function Handles({
  kind,
  feature,
  scale,
  onCorner,
  onBend,
  onDrop,
}: {
  kind: FeatureKind;
  feature: DraftFeature;
  scale: number;
  onCorner: (corner: number, by: Spot) => void;
  onBend: (side: number) => void;
  onDrop: (corner: number) => void;
}) {
  if (kind.form !== 'area' && kind.form !== 'line') return null;
  const keys = (event: KeyboardEvent, taken: boolean): void => {
    if (!taken) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <g class="ed-handles">
      {stretchesOf(kind, feature).map(([[ax, ay], [bx, by]], side) => (
        <Handle
          key={`side ${side}`}
          at={[(ax + bx) / 2, (ay + by) / 2]}
          scale={scale}
          look="side"
          number={side}
          name={t('editor.table.bend', { n: side + 1, name: feature.id })}
          onKey={(event) => {
            const bends = event.key === 'Enter' || event.key === ' ';
            keys(event, bends);
            if (bends) onBend(side);
          }}
        />
      ))}
      {feature.points.map((at, corner) => (
        <Handle
          key={`corner ${corner}`}
          at={at}
          scale={scale}
          look="corner"
          number={corner}
          name={t('editor.table.corner', { n: corner + 1, name: feature.id, at: spotName(at) })}
          onKey={(event) => {
            const by = arrowOf(event);
            const drops = event.key === 'Delete' || event.key === 'Backspace';
            keys(event, by !== null || drops);
            if (by !== null) onCorner(corner, by);
            if (drops) onDrop(corner);
          }}
        />
      ))}
    </g>
  );
}

/** The two ends of the stretch of an edge by which a side comes, to be pulled along it. */
export function GateHandles({
  sides,
  table,
  scale,
  onGate,
}: {
  sides: readonly string[];
  table: DraftTable;
  scale: number;
  onGate: (side: Side, end: 0 | 1, along: number) => void;
}) {
  return (
    <g class="ed-handles">
      {([0, 1] as const).flatMap((side) =>
        ([0, 1] as const).map((end) => {
          const at = gateEnd(table, side, end);
          const [from, to] = [t('editor.table.from'), t('editor.table.to')];
          return (
            <Handle
              key={`gate ${side} ${end}`}
              at={at}
              scale={scale}
              look="gate"
              number={2 * side + end}
              name={`${t('editor.table.edge', { side: sides[side] ?? '' })}, ${end === 0 ? from : to} ${spotName(at)}`}
              onKey={(event) => {
                const by = arrowOf(event);
                if (by === null) return;
                event.preventDefault();
                event.stopPropagation();
                onGate(side, end, alongOf(table, side, [at[0] + by[0], at[1] + by[1]]));
              }}
            />
          );
        }),
      )}
    </g>
  );
}
