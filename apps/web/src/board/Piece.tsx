import { memo } from 'preact/compat';
import { sideShape } from '../drawings/emblems.tsx';
import { UnitDrawing } from '../drawings/unitart.tsx';
import { unit } from './geometry.ts';
import type { PieceModel } from './scene.ts';

/** One unit on its base: the base's shape tells the side, its outline whether it has acted. */
export const Piece = memo(
  function Piece({ piece, selected, target }: { piece: PieceModel; selected: boolean; target: boolean }) {
    const { sign, state, boxes, small } = piece;
    const r = small ? 17 : 35;
    const cx = small ? unit - 19 : unit / 2;
    const cy = small ? unit - 21 : unit / 2;
    const art = small ? 0.4 : 0.66;
    return (
      <g class={`piece side-${sign} ${state}${selected ? ' selected' : ''}${target ? ' target' : ''}`}>
        <g transform={`translate(${cx} ${cy})`}>
          {(selected || state === 'acting') && <path d={sideShape[sign](r + 3.6)} class="base-ring" />}
          <path d={sideShape[sign](r)} class="base" />
          {small && <path d={sideShape[sign](r - 3)} class="base-inner" />}
        </g>
        <g transform={`translate(${cx - 50 * art} ${cy - 50 * art - (small ? 2 : piece.art.kind === 'squad' ? 1 : 4)}) scale(${art})`}>
          <UnitDrawing art={piece.art} sign={sign} flip={piece.flip} />
        </g>
        {boxes !== null && (
          <g transform={`translate(${cx} ${cy + r - (small ? 1 : 4)})`}>
            {Array.from({ length: boxes.total }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no other name than their place
              <rect key={i} x={(i - boxes.total / 2) * (small ? 7 : 9)} y={-4} width={small ? 6 : 7.6} height={small ? 6 : 7.6} rx="1" class={i < boxes.filled ? 'box filled' : 'box'} />
            ))}
          </g>
        )}
        {piece.tokens?.map((token, i) => (
          <g key={token} transform={`translate(${8 + i * 16} 8)`}>
            <circle r="8" class="token" />
            <text y="4" text-anchor="middle" class="token-text">
              {token}
            </text>
          </g>
        ))}
      </g>
    );
  },
  (a, b) => a.selected === b.selected && a.target === b.target && (a.piece === b.piece || JSON.stringify(a.piece) === JSON.stringify(b.piece)),
);
