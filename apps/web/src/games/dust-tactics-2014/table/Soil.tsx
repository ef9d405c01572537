import { memo } from 'preact/compat';
import { useId, useMemo } from 'preact/hooks';
import type { TableScene } from '../../../board/tabletop.ts';
import { type Patch, soilOf } from './soil.ts';
import './soil.css';

type SoilProps = Pick<TableScene, 'width' | 'height' | 'features'>;

const Patches = ({ all, look }: { all: readonly Patch[]; look: string }) => (
  <>
    {all.map(([x, y, rx, ry]) => (
      <ellipse key={`${x} ${y} ${rx}`} cx={x} cy={y} rx={rx} ry={ry} fill={`url(#${look})`} />
    ))}
  </>
);

/** Grass, earth, stones and cart tracks under everything else: picture only, as few shapes as can be. */
export const Soil = memo(
  function Soil({ width, height, features }: SoilProps) {
    const soil = useMemo(() => soilOf(width, height, features), [width, height, features]);
    const clip = useId();
    return (
      <g class="mt-soil" clip-path={`url(#${clip})`}>
        <clipPath id={clip}>
          <rect width={width} height={height} />
        </clipPath>
        <Patches all={soil.lush} look="mt-lush" />
        <Patches all={soil.bare} look="mt-bare" />
        <path d={soil.banks} class="mt-bank" />
        <path d={soil.mud} class="mt-bank wet" />
        <path d={soil.tracks} class="mt-track verge" />
        <path d={soil.tracks} class="mt-track" />
        <path d={soil.tracks} class="mt-track rut" />
        <path d={soil.tracks} class="mt-track between" />
        <path d={soil.tufts} class="mt-tuft" />
        <path d={soil.reeds} class="mt-tuft reed" />
        <path d={soil.stones} class="mt-pebble" />
        <path d={soil.rubble} class="mt-pebble brick" />
      </g>
    );
  },
  (a, b) =>
    a.width === b.width &&
    a.height === b.height &&
    (a.features === b.features || JSON.stringify(a.features) === JSON.stringify(b.features)),
);
