import type { TroopModel } from '../../../board/tabletop.ts';
import { Boxes } from '../../../drawings/Boxes.tsx';
import { TokenMark } from '../../../drawings/tokens.tsx';
import { roomOf } from './plates.ts';

/** How much larger signs are drawn than they are, so that they keep their size on the screen. */
export const signSize = (scale: number) => ({
  '--mt-sign-size': Math.min(1.9, Math.max(1, 1 / scale)).toFixed(2),
});

/** What lies beside a unit above its first miniature, and its health below: of one size, whatever the zoom. */
export function Signs({ troop: { minis, tokens, boxes } }: { troop: TroopModel }) {
  const [first] = minis;
  if (first === undefined) return null;
  const { left, top, wide, tall } = roomOf(first);
  const x = left + wide / 2;
  return (
    <>
      {tokens.length > 0 && (
        <g transform={`translate(${x} ${top})`} class="mt-tokens">
          <g class="mt-signs">
            {tokens.map((token, n) => (
              <g key={token.kind} transform={`translate(${(n - (tokens.length - 1) / 2) * 20} -7)`}>
                <TokenMark token={token} />
              </g>
            ))}
          </g>
        </g>
      )}
      {boxes !== null && boxes.filled > 0 && (
        <g transform={`translate(${x} ${top + tall})`} class="mt-health">
          <g class="mt-signs">
            <Boxes {...boxes} size={7} />
          </g>
        </g>
      )}
    </>
  );
}
