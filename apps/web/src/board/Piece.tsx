import { memo } from 'preact/compat';
import { sideShape } from '../drawings/emblems.tsx';
import { TokenMark } from '../drawings/tokens.tsx';
import { UnitDrawing } from '../drawings/unitart.tsx';
import { unit } from './geometry.ts';
import type { PieceModel } from './scene.ts';

/** One unit on its base: the base's shape tells the side, its outline whether it has acted. */
export const Piece = memo(
  function Piece({ piece, selected, target }: { piece: PieceModel; selected: boolean; target: boolean }) {
    const { sign, state, boxes, small } = piece;
    const size = small ? 1 : (piece.size ?? 1);
    const slot = piece.slot ?? 0;
    const r = small ? 17 : 35 + (size - 1) * 38;
    const cx = small ? (slot < 2 ? unit - 19 : 19) : (unit * size) / 2;
    const cy = small ? (slot % 2 === 0 ? unit - 21 : 19) : (unit * size) / 2;
    const art = small ? 0.4 : 0.66 + (size - 1) * 0.72;
    const boxed = small ? 6 : 7.6 + (size - 1) * 4;
    return (
      <g class={`piece side-${sign} ${state}${selected ? ' selected' : ''}${target ? ' target' : ''}`}>
        <g transform={`translate(${cx} ${cy})`}>
          {(selected || state === 'acting') && <path d={sideShape[sign](r + 3.6)} class="base-ring" />}
          <path d={sideShape[sign](r)} class="base" />
          {small && <path d={sideShape[sign](r - 3)} class="base-inner" />}
          {piece.facing !== undefined && (
            <path
              class="base-front"
              transform={`rotate(${piece.facing * 90})`}
              d={`M0 ${-r - (small ? 5 : 6)} L${r * 0.36} ${-r + r * 0.16} H${-r * 0.36} Z`}
            />
          )}
        </g>
        <g
          transform={`translate(${cx - 50 * art} ${cy - 50 * art - (small ? 2 : piece.art.kind === 'squad' ? 1 : 4)}) scale(${art})`}
        >
          <UnitDrawing art={piece.art} sign={sign} flip={piece.flip} />
        </g>
        {boxes !== null && (
          <g transform={`translate(${cx} ${cy + r - (small ? 1 : 4)})`}>
            {Array.from({ length: boxes.total }, (_, i) => (
              <rect
                key={i}
                x={(i - boxes.total / 2) * (boxed + 1.2)}
                y={-4}
                width={boxed}
                height={boxed}
                rx="1"
                class={i < boxes.filled ? 'box filled' : 'box'}
              />
            ))}
          </g>
        )}
        {piece.tokens?.map((token, i) => (
          <g
            key={token.kind}
            transform={
              small
                ? `translate(${cx - 14 + i * 13} ${cy - 16}) scale(.72)`
                : `translate(${10 + (i % 4) * 20} ${10 + Math.floor(i / 4) * 20})`
            }
          >
            <TokenMark token={token} />
          </g>
        ))}
      </g>
    );
  },
  (a, b) =>
    a.selected === b.selected &&
    a.target === b.target &&
    (a.piece === b.piece || JSON.stringify(a.piece) === JSON.stringify(b.piece)),
);
