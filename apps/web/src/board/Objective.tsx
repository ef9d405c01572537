import { Emblem } from '../drawings/emblems.tsx';
import { px, py } from './geometry.ts';
import type { SquareModel } from './scene.ts';

/** Whose an objective is; where somebody stands on it, it is a pin in front of him, or its letter would be hidden. */
export function Objective({ square, taken }: { square: SquareModel; taken: boolean }) {
  const { objective, held } = square;
  if (objective === undefined || (!taken && held === undefined)) return null;
  const at = { x: px(square.x), y: py(square.y) };
  if (taken)
    return (
      <g
        class={held === undefined ? 'objective-pin' : `objective-pin held side-${held}`}
        transform={`translate(${at.x + 9} ${at.y + 69})`}
      >
        <circle r="9.5" />
        <text y="4.6" text-anchor="middle">
          {objective}
        </text>
      </g>
    );
  return (
    <g class={`side-${held}`} transform={`translate(${at.x + 54} ${at.y + 2})`} pointer-events="none">
      <Emblem sign={held ?? 'neutral'} outlined />
    </g>
  );
}
