import type { MapScene } from '../../../board/world.ts';
import type { Layout } from './layout.ts';
import { plateModel } from './territories/plates.ts';

/** The target's own name says it in words. */
const drawnOnly = { 'aria-hidden': true } as const;

const HEIGHT = 20;
const LETTER = 8.6;

/** A short text under the plates of areas: how likely each target is to be taken. */
export function Badges({
  scene,
  layout,
  size,
  badges,
}: {
  scene: MapScene;
  layout: Layout;
  size: number;
  badges: ReadonlyMap<string, string>;
}) {
  return (
    <g {...drawnOnly}>
      {scene.areas.map((area) => {
        const text = badges.get(area.key);
        const at = layout.at.get(area.key);
        if (text === undefined || at === undefined) return null;
        const width = 26 + text.length * LETTER;
        const below = (plateModel(area)?.height ?? 0) / 2 + HEIGHT / 2 + 2;
        return (
          <g
            key={area.key}
            class="wm-badge"
            transform={`translate(${at[0].toFixed(1)} ${(at[1] + below * size).toFixed(1)}) scale(${size.toFixed(3)})`}
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
