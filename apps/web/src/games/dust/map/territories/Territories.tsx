import { memo } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import type { AreaModel, MapScene } from '../../../../board/world.ts';
import { Beyond } from './Beyond.tsx';
import { borderLines, noWay } from './borders.ts';
import { Patterns } from './Patterns.tsx';
import { lakes, landSides, markOf, outlineOf } from './shapes.ts';
import './territories.css';

/** What the areas say themselves: not read out a second time. */
const drawnOnly = { 'aria-hidden': true } as const;

export type AreaState = '' | 'choice' | 'choice target' | 'closed' | 'hinted';

interface TerritoryProps {
  readonly area: AreaModel;
  readonly state: AreaState;
  readonly selected: boolean;
  readonly near: boolean;
  readonly focusable: boolean;
  readonly hint: string;
}

/** One area: the whole of it is the target. */
const Territory = memo(function Territory({ area, state, selected, near, focusable, hint }: TerritoryProps) {
  const d = outlineOf(area.key);
  const owner =
    area.army !== null ? `army-${area.army}` : area.units.length > 0 ? 'side-neutral' : 'tm-nobody';
  const marks = `${state}${selected ? ' selected' : ''}${near ? ' near' : ''}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: an area of a drawing cannot be a button element
    <g
      class={`wm-area tm-area ${area.kind} ${owner} ${marks}`}
      data-area={area.key}
      role="button"
      tabindex={focusable ? 0 : -1}
      aria-label={hint === '' ? area.label : `${area.label}. ${hint}`}
      aria-pressed={selected}
    >
      <path class="tm-fill" d={d} />
      {area.army !== null && <path class="tm-pattern" d={d} fill={`url(#tm-army-${area.army})`} />}
    </g>
  );
});

/** The outlines of what may be chosen or is, over all others. */
function Marked({ areas, stateOf }: { areas: readonly AreaModel[]; stateOf: (key: string) => string }) {
  return (
    <g {...drawnOnly}>
      {areas.map((area) => {
        const { key, kind, army } = area;
        const state = stateOf(key);
        if (state === '') return null;
        const d = markOf(area);
        return (
          <g key={key} class={`tm-mark ${kind} ${state} ${army === null ? 'tm-nobody' : `army-${army}`}`}>
            <path class="tm-halo" d={d} />
            <path class={kind === 'sea' ? 'tm-line' : 'tm-rim'} d={d} />
            {kind === 'land' && <path class="tm-line" d={landSides(key)} />}
          </g>
        );
      })}
    </g>
  );
}

export interface TerritoriesProps {
  readonly scene: MapScene;
  readonly stateOf: (key: string) => AreaState;
  readonly hintOf: (key: string) => string;
  readonly selected: string | null;
  readonly entry: string | null;
  /** The neighbours of what the pointer is over. */
  readonly near: ReadonlySet<string>;
}

/** The world divided: seas below, lands above them, then their borders, then what is marked. */
export function Territories({ scene, stateOf, hintOf, selected, entry, near }: TerritoriesProps) {
  const owners = scene.areas.map(({ army }) => army).join();
  const lines = useMemo(() => borderLines(scene), [scene.links, owners]);
  const closed = useMemo(() => noWay(scene), [scene.links]);
  const territory = (area: AreaModel) => (
    <Territory
      key={area.key}
      area={area}
      state={stateOf(area.key)}
      selected={selected === area.key}
      near={near.has(area.key)}
      focusable={entry === area.key}
      hint={hintOf(area.key)}
    />
  );
  const marked = (key: string): string =>
    selected === key ? 'selected' : near.has(key) && stateOf(key) === '' ? 'near' : stateOf(key);
  return (
    <>
      <Patterns />
      <Beyond areas={scene.areas} />
      {scene.areas.filter(({ kind }) => kind === 'sea').map(territory)}
      <path class="tm-shore" d={lines.coast} {...drawnOnly} />
      {scene.areas.filter(({ kind }) => kind === 'land').map(territory)}
      <g {...drawnOnly} class="tm-borders">
        <path class="tm-lake" d={lakes()} />
        <path class="tm-seas" d={lines.seas} />
        <path class="tm-inner" d={lines.inner} />
        <path class="tm-coast" d={lines.coast} />
        <path class="tm-march" d={lines.marches} />
        <path class="tm-front-halo" d={lines.fronts} />
        <path class="tm-front" d={lines.fronts} />
        <path class="tm-noway" d={closed} />
      </g>
      <Marked areas={scene.areas} stateOf={marked} />
    </>
  );
}
