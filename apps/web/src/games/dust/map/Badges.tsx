import type { MapScene } from '../../../board/world.ts';
import type { Drawn } from './boxes.ts';
import type { Layout } from './layout.ts';
import { type Arrow, sweepsOf } from './lines.tsx';
import type { Point } from './point.ts';
import { plateModel } from './territories/plates.ts';

/** The target's own name says it in words. */
const drawnOnly = { 'aria-hidden': true } as const;

/** What is said at the plate of a target. */
export interface Badge {
  readonly text: string;
  /** Nothing to look for there. */
  readonly faint: boolean;
  /** The one that is thought of. */
  readonly chosen?: boolean;
}

const HEIGHT = 20;
const LETTER = 8.6;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, (a.wide + b.wide) / 2 - Math.abs(a.x - b.x)) *
  Math.max(0, (a.high + b.high) / 2 - Math.abs(a.y - b.y));

/** What a text may not lie over. */
type Obstacle = Box & { readonly weight: number };

/** Plates that a text may not lie over; the name of a capital least of all. */
function platesOf(scene: MapScene, layout: Layout, size: number): Obstacle[] {
  return scene.areas.flatMap((area) => {
    const [x, y] = layout.at.get(area.key) ?? [];
    const plate = plateModel(area);
    if (x === undefined || y === undefined || plate === null) return [];
    return [{ x, y, wide: plate.width * size, high: plate.height * size, weight: area.capital ? 100 : 1 }];
  });
}

/** How wide an arrow is at most, and how much worse it is to cover a part of it than the rim of a plate. */
const ARROW = { wide: 12, weight: 4 };

export const arrowBoxes = (arrows: readonly Arrow[], drawn: Drawn): readonly Obstacle[] =>
  arrows.flatMap((arrow) =>
    sweepsOf(arrow, drawn).flatMap(({ line }) =>
      line.map(([x, y]) => {
        const wide = ARROW.wide * drawn.size;
        return { x, y, wide, high: wide, weight: ARROW.weight };
      }),
    ),
  );

/** Below the plate; above or beside it where that would cover another, or an arrow. */
export function badgePlace(
  { scene, layout, size }: Pick<Drawn, 'scene' | 'layout' | 'size'>,
  area: MapScene['areas'][number],
  width: number,
  grow = 1,
  others: readonly Obstacle[] = [],
): Point | null {
  const at = layout.at.get(area.key);
  if (at === undefined) return null;
  const plate = plateModel(area);
  const away = ((plate?.height ?? 0) / 2 + (HEIGHT * grow) / 2 + 2) * size;
  const aside = ((plate?.width ?? 0) / 2 + width / 2 + 2) * size;
  const places: Point[] = [
    [at[0], at[1] + away],
    [at[0], at[1] - away - 8 * size],
    [at[0] - aside, at[1]],
    [at[0] + aside + 8 * size, at[1]],
  ];
  const plates = [...platesOf(scene, layout, size), ...others];
  const costs = places.map(([x, y]) =>
    plates.reduce(
      (sum, other) =>
        sum + other.weight * overlap({ x, y, wide: width * size, high: HEIGHT * grow * size }, other),
      0,
    ),
  );
  return places[costs.indexOf(Math.min(...costs))] ?? null;
}

/** A short text at the plates of areas: how likely each target is to be taken. */
export function Badges({
  badges,
  arrows,
  ...drawn
}: Drawn & { badges: ReadonlyMap<string, Badge>; arrows: readonly Arrow[] }) {
  const { scene, layout, size, outlined } = drawn;
  const others = arrowBoxes(arrows, drawn);
  return (
    <g {...drawnOnly}>
      {scene.areas.map((area) => {
        const badge = badges.get(area.key);
        const at = layout.at.get(area.key);
        if (badge === undefined || at === undefined) return null;
        const { text, faint, chosen = false } = badge;
        const width = 26 + text.length * LETTER;
        const grow = chosen ? 1.25 : 1;
        const below = ((plateModel(area)?.height ?? 0) / 2 + (HEIGHT * grow) / 2 + 2) * size;
        const [x, y] = (outlined ? badgePlace(drawn, area, width * grow, grow, others) : null) ?? [
          at[0],
          at[1] + below,
        ];
        return (
          <g
            key={area.key}
            class={`wm-badge${faint ? ' faint' : ''}${chosen ? ' chosen' : ''}`}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size * grow).toFixed(3)})`}
          >
            <rect x={-width / 2} y={-HEIGHT / 2} width={width} height={HEIGHT} rx={HEIGHT / 2} />
            <g transform={`translate(${13 - width / 2} 0)`}>
              <circle r="4.4" />
              <path d="M-7 0H-2M2 0H7M0 -7V-2M0 2V7" />
            </g>
            <text x="8" y="5" text-anchor="middle">
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}
