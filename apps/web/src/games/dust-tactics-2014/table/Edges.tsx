import { memo } from 'preact/compat';
import { type EdgeModel, MARGIN, type TableScene } from '../../../board/tabletop.ts';
import { t } from '../../../i18n/index.ts';
import './edges.css';

/** How thick the band along an edge is, and how far apart its arrows are at least, in millimetres. */
const BAND = 7;
const ARROWS = 150;

/** An edge is drawn as the northern one, and turned: its left end, and by how many degrees. */
function turnOf(edge: number, width: number, height: number): string {
  const all = [
    '',
    `translate(${width} 0) rotate(90)`,
    `translate(${width} ${height}) rotate(180)`,
    `translate(0 ${height}) rotate(-90)`,
  ];
  return all[edge] ?? '';
}

/** Along the drawn edge, which runs the other way on the southern and western side. */
function stretchOf({ edge, from, to }: EdgeModel, length: number): readonly [number, number] {
  return edge === 2 || edge === 3 ? [length - to, length - from] : [from, to];
}

const arrowsOn = (from: number, to: number): readonly number[] => {
  const count = Math.max(1, Math.floor((to - from) / ARROWS));
  return Array.from({ length: count }, (_, n) => from + ((n + 0.5) * (to - from)) / count);
};

interface EdgeProps extends Pick<TableScene, 'width' | 'height'> {
  readonly model: EdgeModel;
  readonly own: boolean;
  readonly scale: number;
}

/** A band in the colour of a side, arrows inwards, and while somebody waits outside whose edge it is. */
function Edge({ model, own, scale, width, height }: EdgeProps) {
  const { edge, sign, label, awaits } = model;
  const [from, to] = stretchOf(model, edge % 2 === 0 ? width : height);
  const words = own ? t('tactics.measured.ownEdge') : label;
  const inside = 18 + 9 / scale;
  const turned = edge === 2 ? `rotate(180 ${(from + to) / 2} ${inside})` : undefined;
  return (
    <g
      class={`mt-edge side-${sign}${own ? ' own' : ''}`}
      transform={turnOf(edge, width, height)}
      data-edge={edge}
    >
      <title>{label}</title>
      <rect x={from} y={-BAND} width={to - from} height={BAND} class="mt-edge-band" />
      <rect x={from} y={-MARGIN} width={to - from} height={MARGIN} class="mt-edge-room" />
      {arrowsOn(from, to).map((x) => (
        <path key={x} d={`M${x - 13} 4L${x} 15L${x + 13} 4`} class="mt-edge-arrow" />
      ))}
      {awaits && (
        <text
          x={(from + to) / 2}
          y={inside}
          dy="0.35em"
          text-anchor="middle"
          class="mt-edge-words"
          style={{ fontSize: `${13 / scale}px`, strokeWidth: `${3.5 / scale}px` }}
          transform={turned}
        >
          {words}
        </text>
      )}
    </g>
  );
}

interface EdgesProps extends Pick<TableScene, 'width' | 'height' | 'edges'> {
  /** The seats of whoever looks. */
  readonly seats: readonly number[];
  readonly scale: number;
}

const isSame = (a: EdgesProps, b: EdgesProps): boolean =>
  a.scale === b.scale && JSON.stringify([a.edges, a.seats]) === JSON.stringify([b.edges, b.seats]);

/** By which edges the sides come in. */
export const Edges = memo(function Edges({ edges, seats, ...look }: EdgesProps) {
  // Two people at one screen know each other by their sides.
  const own = seats.length === 1 ? seats[0] : undefined;
  return (
    <>
      {edges.map((model) => (
        <Edge key={model.edge} model={model} own={model.seat !== null && model.seat === own} {...look} />
      ))}
    </>
  );
}, isSame);
