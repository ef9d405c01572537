import { px, py, unit } from './geometry.ts';
import { type GridScene, squaresByKey } from './scene.ts';

/** Seen but not heard: the squares say what can be chosen. */
const silent = { 'aria-hidden': 'true' } as const;

/** A ring around everybody who can be aimed at, and around cover that can. */
export function Rings({ scene, rings }: { scene: GridScene; rings: ReadonlySet<string> }) {
  const byKey = squaresByKey(scene);
  const spots = [...rings].flatMap((key) => {
    const piece = scene.pieces.find((one) => one.key === key);
    const square = byKey.get(piece?.square ?? key.slice(1));
    return square === undefined ? [] : [{ key, square, size: piece?.size ?? 1, cover: piece === undefined }];
  });
  return (
    <g {...silent} class="rings">
      {spots.map(({ key, square, size, cover }) => (
        <circle
          key={key}
          class={cover ? 'ring cover' : 'ring'}
          cx={px(square.x) + (unit * size) / 2}
          cy={py(square.y) + (unit * size) / 2}
          r={(unit * size) / 2 - (cover ? 8 : 1)}
        />
      ))}
    </g>
  );
}
