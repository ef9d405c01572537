import type { AreaModel, MapScene } from '../../../../board/world.ts';
import type { Layout } from '../layout.ts';
import type { Point } from '../point.ts';
import { WIDTH } from './outlines.generated.ts';
import { plateModel } from './plates.ts';

/** Every area says its own name. */
const drawnOnly = { 'aria-hidden': true } as const;

const FONT = 12;
const LETTER = 6.4;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The room that a plate takes, its signs of worth included. */
function plateBox(area: AreaModel, [x, y]: Point, size: number): Box | null {
  const plate = plateModel(area);
  if (plate === null)
    return area.power ? { x: x - 9 * size, y: y - 11 * size, width: 18 * size, height: 18 * size } : null;
  const [width, height] = [(plate.width + 12) * size, (plate.height + 10) * size];
  return { x: x - (plate.width * size) / 2, y: y - height / 2 - 4 * size, width, height };
}

interface NamesProps {
  readonly scene: MapScene;
  readonly layout: Layout;
  readonly size: number;
  /** Lands too, not seas alone. */
  readonly all: boolean;
}

/** Names of areas, in the middle where nothing stands, below the plate where something does; never over a plate. */
export function Names({ scene, layout, size, all }: NamesProps) {
  const plates = scene.areas.flatMap((area) => {
    const at = layout.at.get(area.key);
    return (at === undefined ? null : plateBox(area, at, size)) ?? [];
  });
  const taken = [...plates];
  return (
    <g {...drawnOnly}>
      {scene.areas.map((area) => {
        const at = layout.at.get(area.key);
        const plate = plateModel(area);
        if (at === undefined || area.capital || !(all || (area.kind === 'sea' && plate === null)))
          return null;
        const y = at[1] + (plate === null ? (area.power ? 20 : 4) : plate.height / 2 + 12) * size;
        const width = area.name.length * LETTER * size;
        const x = Math.max(width / 2, Math.min(WIDTH - width / 2, at[0]));
        const box = { x: x - width / 2, y: y - 10 * size, width, height: 12 * size };
        if (taken.some((other) => meet(box, other))) return null;
        taken.push(box);
        return (
          <text
            key={area.key}
            class={`tm-label ${area.kind}`}
            x={x}
            y={y}
            text-anchor="middle"
            font-size={FONT * size}
            stroke-width={3 * size}
          >
            {area.name}
          </text>
        );
      })}
    </g>
  );
}
