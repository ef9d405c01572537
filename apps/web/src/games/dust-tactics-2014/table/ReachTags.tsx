import type { ReachTag } from './reach-tags.ts';

/** By which action one comes as far as an outline, written at its edge. */
export function ReachTags({ all, scale }: { all: readonly ReachTag[]; scale: number }) {
  return (
    <>
      {all.map(({ sign, far, words, box: { left, top, wide, tall } }) => (
        <g
          key={words}
          class={`mt-reach-tag side-${sign}${far ? ' far' : ''}`}
          font-size={12.5 / scale}
          data-testid="reach-tag"
        >
          <rect x={left} y={top} width={wide} height={tall} rx={4 / scale} />
          <text x={left + wide / 2} y={top + tall / 2 + 4.5 / scale} text-anchor="middle">
            {words}
          </text>
        </g>
      ))}
    </>
  );
}
