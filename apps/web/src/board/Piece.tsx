import { memo } from 'preact/compat';
import { Boxes } from '../drawings/Boxes.tsx';
import { sideShape } from '../drawings/emblems.tsx';
import { UnitPicture } from '../drawings/Picture.tsx';
import { TokenMark } from '../drawings/tokens.tsx';
import { unit } from './geometry.ts';
import type { PieceModel } from './scene.ts';

/** Where on its square a piece stands, and how large it is drawn. */
function placeOf(piece: PieceModel) {
  const { small } = piece;
  const size = small ? 1 : (piece.size ?? 1);
  const slot = piece.slot ?? 0;
  const within = unit * (piece.within ?? 1);
  // What is in or on something large has room to be larger, too.
  const grown = within > unit ? 1.5 : piece.inside === true ? 0.76 : 1;
  const r = small ? 17 * grown : 35 + (size - 1) * 38;
  const cx = small ? (slot < 2 ? within - r - 2 : r + 2) : (unit * size) / 2;
  const cy = small ? (slot % 2 === 0 ? within - r - 4 : r + 2) : (unit * size) / 2;
  const art = small ? 0.4 * grown : 0.66 + (size - 1) * 0.72;
  const boxed = small ? 6 : 7.6 + (size - 1) * 4;
  return { r, cx, cy, art, boxed };
}

/** One unit on its base: the base's shape tells the side, its outline whether it has acted. */
export const Piece = memo(
  function Piece({ piece, selected, target }: { piece: PieceModel; selected: boolean; target: boolean }) {
    const { sign, state, boxes, small } = piece;
    const { r, cx, cy, art, boxed } = placeOf(piece);
    const raised = small ? 2 : piece.art.kind === 'squad' ? 1 : 4;
    return (
      <g class={`piece side-${sign} ${state}${selected ? ' selected' : ''}${target ? ' target' : ''}`}>
        <g transform={`translate(${cx} ${cy})`}>
          {(selected || state === 'acting') && <path d={sideShape[sign](r + 3.6)} class="base-ring" />}
          {piece.inside === true && <circle r={r + 4} class="base-hatch" />}
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
        {piece.aloft && <ellipse class="aloft-shadow" cx={cx} cy={cy + r * 0.62} rx={r * 0.6} ry={r * 0.2} />}
        <g class={piece.aloft ? 'body aloft' : 'body'}>
          <g transform={`translate(${cx - 50 * art} ${cy - 50 * art - raised}) scale(${art})`}>
            <UnitPicture art={piece.art} sign={sign} flip={piece.flip} />
          </g>
        </g>
        {boxes !== null && (
          <g transform={`translate(${cx} ${cy + r - (small ? 1 : 4)})`}>
            <Boxes {...boxes} size={boxed} />
          </g>
        )}
        {piece.tokens?.map((token, i) => (
          <g
            key={token.kind}
            transform={
              small
                ? `translate(${cx - 14 + i * 14} ${cy - 17}) scale(.85)`
                : `translate(${12 + (i % 3) * 24} ${12 + Math.floor(i / 3) * 24}) scale(1.2)`
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
