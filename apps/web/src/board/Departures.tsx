import { px, py } from './geometry.ts';
import { Piece } from './Piece.tsx';
import { type GridScene, squaresByKey, type Trace } from './scene.ts';

/** Seen but not heard: the same is told in words. */
const silent = { 'aria-hidden': 'true' } as const;

/** Where those set out who went somewhere: they stand there once more, paler. */
export function Departures({ scene, traces }: { scene: GridScene; traces: readonly Trace[] }) {
  const at = squaresByKey(scene);
  return (
    <g {...silent} class="departures">
      {traces.map((trace) => {
        if (trace.kind !== 'way' || trace.enters) return null;
        const piece = scene.pieces.find(({ key }) => key === trace.piece);
        const from = at.get(trace.squares[0] ?? '');
        if (piece === undefined || piece.small || from === undefined || from.key === piece.square)
          return null;
        return (
          <g key={`${trace.piece} ${from.key}`} transform={`translate(${px(from.x)} ${py(from.y)})`}>
            <Piece
              piece={{ ...piece, boxes: null, tokens: [], state: 'done' }}
              selected={false}
              target={false}
            />
          </g>
        );
      })}
    </g>
  );
}
