import type { ComponentChildren } from 'preact';
import type { MapScene } from '../../../board/world.ts';
import { Dots } from './Dots.tsx';
import type { Layout } from './layout.ts';
import { type Arrow, Arrows, Links } from './lines.tsx';
import type { MapLook } from './looks.ts';
import { Names } from './territories/Names.tsx';
import { Plate } from './territories/Plate.tsx';
import { type AreaState, Territories } from './territories/Territories.tsx';

export interface AreasProps {
  readonly look: MapLook;
  readonly scene: MapScene;
  readonly layout: Layout;
  /** How large signs are drawn, and how close the map is. */
  readonly size: number;
  readonly scale: number;
  readonly arrows: readonly Arrow[];
  readonly stateOf: (key: string) => AreaState;
  readonly hintOf: (key: string) => string;
  readonly selected: string | null;
  /** The one area that the tab key reaches. */
  readonly entry: string | null;
  readonly choices: ReadonlySet<string>;
  readonly hover: string | null;
  readonly names: boolean;
  /** What lies on the land under everything that stands there. */
  readonly children?: ComponentChildren;
}

function neighboursOf(scene: MapScene, area: string | null): ReadonlySet<string> {
  if (area === null) return new Set();
  return new Set(scene.links.flatMap(({ from, to }) => (from === area ? [to] : to === area ? [from] : [])));
}

/** Nothing is drawn over the name of a capital. */
const capitalsLast = ({ areas }: MapScene): readonly MapScene['areas'][number][] => [
  ...areas.filter(({ capital }) => !capital),
  ...areas.filter(({ capital }) => capital),
];

/** Everything that the map is made of: areas, links, names, arrows, units. */
export function Areas({ look, scale, hover, names, ...rest }: AreasProps) {
  const { scene, layout, size, arrows, stateOf, hintOf, selected, entry, children } = rest;
  if (look === 'dots') return <Dots {...rest} names={names || scale > 1.9} />;
  return (
    <>
      <Territories {...{ scene, stateOf, hintOf, selected, entry }} near={neighboursOf(scene, hover)} />
      <Links {...{ layout, scene, size }} outlined named={hover ?? selected ?? ''} />
      {(names || scale > 0.7) && (
        <Names scene={scene} layout={layout} size={size} all={names || scale > 1.5} />
      )}
      <Arrows {...{ arrows, scene, layout, size }} outlined />
      {children}
      {capitalsLast(scene).map((area) => {
        const at = layout.at.get(area.key);
        return at === undefined ? null : <Plate key={area.key} area={area} at={at} size={size} />;
      })}
    </>
  );
}
