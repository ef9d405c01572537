import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import type { MapScene } from '../../../board/world.ts';
import { AreaNode, AreaStack } from './AreaNode.tsx';
import { labelsOf } from './labels.ts';
import type { Layout } from './layout.ts';
import { type Arrow, Arrows, Links } from './lines.tsx';
import type { AreaState } from './territories/Territories.tsx';
import { GRATICULE, LAND, SPHERE } from './world.generated.ts';

/** What the areas say themselves: not read out a second time. */
const drawnOnly = { 'aria-hidden': true } as const;

const Ground = memo(function Ground() {
  return (
    <g {...drawnOnly}>
      <path class="wm-sphere" d={SPHERE} />
      <path class="wm-grat" d={GRATICULE} />
      <path class="wm-land" d={LAND} />
    </g>
  );
});

export interface DotsProps {
  readonly scene: MapScene;
  readonly layout: Layout;
  readonly size: number;
  readonly arrows: readonly Arrow[];
  readonly stateOf: (key: string) => AreaState;
  readonly hintOf: (key: string) => string;
  readonly selected: string | null;
  readonly entry: string | null;
  readonly choices: ReadonlySet<string>;
  readonly names: boolean;
  readonly children?: ComponentChildren;
}

/** The names of areas, kept apart from each other. */
function Names({
  named,
  scene,
  layout,
  size,
}: Pick<DotsProps, 'scene' | 'layout' | 'size'> & {
  named: MapScene['areas'];
}) {
  return (
    <g {...drawnOnly}>
      {labelsOf(named, scene.areas, layout, size).map(({ key, text, x, y, anchor }) => (
        <text
          key={key}
          class="wm-name"
          x={x}
          y={y}
          text-anchor={anchor}
          font-size={13 * size}
          stroke-width={3.6 * size}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

/** The areas as dots with lines between them. */
export function Dots({
  scene,
  layout,
  size,
  arrows,
  stateOf,
  hintOf,
  selected,
  entry,
  choices,
  names,
  children,
}: DotsProps) {
  // Those that matter now are drawn last, over their neighbours.
  const drawn = [...scene.areas].sort(
    (a, b) =>
      Number(choices.has(a.key)) - Number(choices.has(b.key)) ||
      (layout.at.get(a.key)?.[1] ?? 0) - (layout.at.get(b.key)?.[1] ?? 0),
  );
  const named = scene.areas.filter((area) => names || area.capital || selected === area.key);
  return (
    <>
      <Ground />
      <Links {...{ layout, scene }} size={Math.min(1.25, size)} outlined={false} />
      <Arrows {...{ arrows, scene, layout, size }} outlined={false} />
      {children}
      {drawn.map((area) => {
        const at = layout.at.get(area.key);
        return at === undefined ? null : (
          <AreaNode
            key={area.key}
            area={area}
            at={at}
            size={size}
            state={stateOf(area.key)}
            selected={selected === area.key}
            focusable={entry === area.key}
            hint={hintOf(area.key)}
          />
        );
      })}
      {drawn.map((area) => {
        const at = layout.at.get(area.key);
        return at === undefined ? null : <AreaStack key={area.key} area={area} at={at} size={size} />;
      })}
      <Names named={named} scene={scene} layout={layout} size={size} />
    </>
  );
}
