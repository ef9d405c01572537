import { memo } from 'preact/compat';
import type { FeatureModel, Spot } from '../../../board/tabletop.ts';
import { Area, treesIn } from './Areas.tsx';
import { Built } from './Built.tsx';
import { pathOf } from './geometry.ts';
import { Smoke } from './Overhead.tsx';

const flat: ReadonlySet<string> = new Set([
  'water',
  'deep-water',
  'place',
  'mines',
  'wire',
  'crater',
  'trench',
  'rubble',
]);

/** What throws a shadow along its line; everything else that stands throws one as large as it is. */
const lines: ReadonlySet<string> = new Set(['wall', 'low-wall']);

function Shadow({ feature: { kind, points, stretches } }: { feature: FeatureModel }) {
  if (kind === 'house' || lines.has(kind)) {
    const walls = stretches.filter(({ opening }) => opening === null);
    const d =
      kind === 'low-wall'
        ? pathOf(points, false)
        : walls.map(({ from, to }) => pathOf([from, to], false)).join('');
    return <path d={d} class="mt-shadow line" />;
  }
  if (kind === 'wood')
    return (
      <>
        {treesIn(points).map(({ at: [x, y], r }) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r={r} class="mt-shadow" />
        ))}
      </>
    );
  return <path d={pathOf(points, true)} class="mt-shadow" />;
}

function Marker({ at: [x, y] }: { at: Spot }) {
  return (
    <g transform={`translate(${x} ${y})`} class="mt-marker">
      <circle r="100" class="mt-marker-reach" />
      <circle r="15" class="mt-marker-disc" />
      <path d="M0-9L2.6-3.2 9-2.6 4.2 1.7 5.6 8 0 4.7-5.6 8-4.2 1.7-9-2.6-2.6-3.2Z" class="mt-marker-star" />
    </g>
  );
}

/** Ground and everything on it that does not move; drawn again only when it has changed. */
export const Scenery = memo(
  function Scenery({ features }: { features: readonly FeatureModel[] }) {
    const lies = features.filter(({ kind }) => flat.has(kind));
    const stands = features.filter(({ kind, points }) => !flat.has(kind) && points.length > 1);
    const spots = features.filter(({ points }) => points.length === 1);
    const titled = (feature: FeatureModel, drawn: preact.ComponentChildren) => (
      <g key={feature.key} class={`mt-feature ${feature.kind}`} data-thing={feature.key}>
        <title>{feature.label}</title>
        {drawn}
      </g>
    );
    return (
      <>
        <defs>
          <pattern id="mt-planks" width="40" height="18" patternUnits="userSpaceOnUse">
            <path d="M0 0H40M0 9H40M10 0V9M30 9V18" class="mt-plank" />
          </pattern>
        </defs>
        {lies.map((feature) => titled(feature, <Area feature={feature} />))}
        <g filter="url(#mt-soft)" transform="translate(8 11)">
          {stands.map((feature) => (
            <Shadow key={feature.key} feature={feature} />
          ))}
        </g>
        {stands.map((feature) =>
          titled(feature, feature.kind === 'wood' ? <Area feature={feature} /> : <Built feature={feature} />),
        )}
        {spots.map((feature) =>
          titled(
            feature,
            feature.kind === 'smoke' ? <Smoke at={feature.points[0]!} /> : <Marker at={feature.points[0]!} />,
          ),
        )}
      </>
    );
  },
  (a, b) => a.features === b.features || JSON.stringify(a.features) === JSON.stringify(b.features),
);
