import { memo } from 'preact/compat';
import type { FeatureModel, MiniModel, Spot, TroopModel } from '../../../board/tabletop.ts';
import { Crown, type Tree, treesIn } from './Areas.tsx';
import { apart } from './geometry.ts';

const SMOKE = 50;

/** A puff of smoke: so far from the middle, so large. */
const PUFFS: readonly (readonly [x: number, y: number, r: number])[] = [
  [-14, 8, 30],
  [16, 10, 28],
  [2, -16, 30],
  [-4, 0, 22],
];

/** A screen of smoke with the edge that counts. */
export function Smoke({ at: [x, y] }: { at: Spot }) {
  return (
    <g transform={`translate(${x} ${y})`} class="mt-smoke">
      <circle r={SMOKE} class="mt-smoke-edge" />
      {PUFFS.map(([cx, cy, r]) => (
        <circle key={cx} cx={cx} cy={cy} r={r} />
      ))}
    </g>
  );
}

/** Whoever stands on the ground, with nothing but sky above. */
const onGround = (troops: readonly TroopModel[]): readonly MiniModel[] =>
  troops.flatMap(({ minis }) => minis.filter(({ art, storey }) => art.kind !== 'aircraft' && storey === 0));

/** The trees whose crowns hang over somebody. */
export const treesOver = (
  features: readonly FeatureModel[],
  troops: readonly TroopModel[],
): readonly Tree[] => {
  const below = onGround(troops);
  return features
    .filter(({ kind }) => kind === 'wood')
    .flatMap(({ points }) => treesIn(points))
    .filter(({ at, r }) => below.some((mini) => apart(mini.at, at) < mini.radius + r));
};

interface OverheadProps {
  readonly features: readonly FeatureModel[];
  readonly troops: readonly TroopModel[];
}

/** What is above those who stand in a wood or in smoke: they are seen through it. */
export const Overhead = memo(
  function Overhead({ features, troops }: OverheadProps) {
    return (
      <g class="mt-overhead">
        {treesOver(features, troops).map((tree) => (
          <Crown key={tree.at.join()} tree={tree} />
        ))}
        {features
          .filter(({ kind }) => kind === 'smoke')
          .map(({ key, points: [at] }) => at !== undefined && <Smoke key={key} at={at} />)}
      </g>
    );
  },
  (a, b) => a.features === b.features && a.troops === b.troops,
);
