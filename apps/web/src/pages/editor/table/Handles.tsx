import type { Spot } from '../../../board/tabletop.ts';
import type { DraftFeature, FeatureKind } from '../../../games/draft.ts';
import { t } from '../../../i18n/index.ts';
import { spotName } from '../view.ts';
import { arrowOf } from './keys.ts';
import { stretchesOf } from './shapes.ts';

/** Sizes on the screen, in pixels: what is seen, and what a finger finds. */
const DOT = 7;
const ROOM = 17;

interface HandleProps {
  readonly at: Spot;
  readonly scale: number;
  readonly look: 'corner' | 'side';
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
      {look === 'corner' ? (
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
