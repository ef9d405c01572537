import type { MapScene } from '../../../../board/world.ts';
import type { Layout } from '../layout.ts';
import { plateModel } from './plates.ts';

/** Every area says its own name. */
const drawnOnly = { 'aria-hidden': true } as const;

/** Names of areas, in the middle where nothing stands, below the plate where something does. Capitals bear their own. */
export function Names({
  scene,
  layout,
  size,
  all,
  close,
}: {
  scene: MapScene;
  layout: Layout;
  size: number;
  all: boolean;
  close: boolean;
}) {
  return (
    <g {...drawnOnly}>
      {scene.areas.map((area) => {
        const at = layout.at.get(area.key);
        const plate = plateModel(area);
        const isShown = all || close || (area.kind === 'sea' && plate === null);
        if (at === undefined || area.capital || !isShown) return null;
        const below = plate === null ? (area.power ? 20 : 4) : plate.height / 2 + 12;
        return (
          <text
            key={area.key}
            class={`tm-label ${area.kind}`}
            x={at[0]}
            y={at[1] + below * size}
            text-anchor="middle"
            font-size={12 * size}
            stroke-width={3 * size}
          >
            {area.name}
          </text>
        );
      })}
    </g>
  );
}
