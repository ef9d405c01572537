import { Fallen, lying } from '../drawings/fallen.tsx';
import { px, py, unit } from './geometry.ts';
import {
  type GridScene,
  type Marks,
  type PieceModel,
  type Remains,
  squaresByKey,
  type Trace,
} from './scene.ts';
import { middle, type Point, silent } from './signs.ts';
import './traces.css';

/** A point some way short of the end of a line, so that what stands there stays in sight. */
function short(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length === 0 ? 0 : Math.max(0, length - by) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** A point beyond the nearest edge, from where a piece has come. */
function gateTo({ x, y }: Point, scene: GridScene): Point {
  const [far, low] = [px(scene.columns), py(scene.rows)];
  const gates = [
    { away: x - px(0), at: { x: px(0), y } },
    { away: far - x, at: { x: far, y } },
    { away: y - py(0), at: { x, y: py(0) } },
    { away: low - y, at: { x, y: low } },
  ];
  return gates.reduce((best, gate) => (gate.away < best.away ? gate : best)).at;
}

function Numbered({ at, number }: { at: Point; number: number }) {
  return number === 0 ? null : (
    <g transform={`translate(${at.x} ${at.y})`}>
      <circle r="12" class="tr-number" />
      <text y="5" text-anchor="middle" class="tr-number-text">
        {number}
      </text>
    </g>
  );
}

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** A way has its number where it begins; where several begin, on itself. */
function Way({ points, number, alone }: { points: readonly Point[]; number: number; alone: boolean }) {
  const last = points.at(-1) as Point;
  const before = points.at(-2) as Point;
  const tip = short(before, last, unit * 0.36);
  const turn = (Math.atan2(last.y - before.y, last.x - before.x) * 180) / Math.PI;
  const line = [...points.slice(0, -1), short(before, last, unit * 0.5)];
  return (
    <>
      <path class="tr-way-under" d={`M${line.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      <path class="tr-way" d={`M${line.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      <path class="tr-tip" transform={`translate(${tip.x} ${tip.y}) rotate(${turn})`} d="M0 0L-16 -10V10Z" />
      <circle class="tr-start" cx={points[0]?.x} cy={points[0]?.y} r="6" />
      <Numbered at={alone ? (points[0] as Point) : between(before, last)} number={number} />
    </>
  );
}

const star = Array.from({ length: 16 }, (_, i) => {
  const r = i % 2 === 0 ? 13 : 6;
  const turn = (i * Math.PI) / 8;
  return `${(r * Math.cos(turn)).toFixed(1)} ${(r * Math.sin(turn)).toFixed(1)}`;
}).join('L');

function Shot({ from, to, hit, number }: { from: Point; to: Point; hit: boolean; number: number }) {
  const end = short(from, to, unit * 0.3);
  return (
    <>
      <path class="tr-shot-under" d={`M${from.x} ${from.y}L${end.x} ${end.y}`} />
      <path class="tr-shot" d={`M${from.x} ${from.y}L${end.x} ${end.y}`} />
      {hit ? (
        <path class="tr-hit" transform={`translate(${end.x} ${end.y})`} d={`M${star}Z`} />
      ) : (
        <path class="tr-miss" transform={`translate(${end.x} ${end.y})`} d="M-6 -6L6 6M6 -6L-6 6" />
      )}
      <Numbered at={between(from, to)} number={number} />
    </>
  );
}

/** Who tried to react in vain has a struck-out muzzle flash at his corner. */
function Vain({ at, trace: { sign, number } }: { at: Point; trace: Extract<Trace, { kind: 'vain' }> }) {
  const corner = { x: at.x - unit * 0.34, y: at.y - unit * 0.34 };
  return (
    <g class={`side-${sign}`}>
      <g transform={`translate(${corner.x} ${corner.y})`} class="tr-vain">
        <circle r="16" />
        <path class="tr-hit" transform="scale(.8)" d={`M${star}Z`} />
        <path class="tr-vain-bar" d="M-11 11L11 -11" />
      </g>
      <Numbered at={{ x: corner.x + 27, y: corner.y }} number={number} />
    </g>
  );
}

/** How many lie beside whoever stands there: the men that a unit lost, or the squad or hero who was with it. */
function fallenBeside(lost: number, fatal: boolean, of: PieceModel | undefined, left: Remains | undefined) {
  if (of === undefined) return 0;
  if (fatal) return left?.sign !== of.sign ? 0 : left.art.kind === 'squad' ? 3 : 1;
  return of.art.kind === 'squad' && of.boxes === null ? lost : 0;
}

/** What a unit lost, and the soldiers who fell beside it; of one that is gone the board shows the remains. */
function Loss({
  at,
  lost,
  fatal,
  of,
  left,
}: {
  at: Point;
  lost: number;
  fatal: boolean;
  of: PieceModel | undefined;
  left: Remains | undefined;
}) {
  const men = lying.slice(0, fallenBeside(lost, fatal, of, left));
  return (
    <>
      {men.map(({ x, y, turn }) => (
        <g key={x} class={`side-${of?.sign}`} transform={`translate(${at.x + x} ${at.y + y})`}>
          <Fallen turn={turn} />
        </g>
      ))}
      <g transform={`translate(${at.x + unit * 0.34} ${at.y - unit * 0.34})`} class="tr-loss">
        <rect x="-17" y="-13" width="34" height="26" rx="13" />
        <text y="6" text-anchor="middle">
          {fatal ? '✕' : `−${lost}`}
        </text>
      </g>
    </>
  );
}

/** What others did, drawn over the pieces: ways as arrows, fire as dashed lines, losses as numbers. */
export function Traces({
  scene,
  traces,
  remains,
}: {
  scene: GridScene;
  traces: readonly Trace[];
  remains: Marks['remains'];
}) {
  const byKey = squaresByKey(scene);
  const sizeOf = (piece: string): number => scene.pieces.find(({ key }) => key === piece)?.size ?? 1;
  const at = (key: string, size = 1): Point | null => {
    const square = byKey.get(key);
    return square === undefined ? null : middle(square, size);
  };
  const isAlone = ({ squares: [start] }: Extract<Trace, { kind: 'way' }>): boolean =>
    traces.filter((other) => other.kind === 'way' && other.squares[0] === start).length === 1;
  return (
    <g {...silent} class="traces">
      {traces.map((trace) => {
        if (trace.kind === 'way') {
          const size = sizeOf(trace.piece);
          const stops = trace.squares.flatMap((key) => at(key, size) ?? []);
          const [first] = stops;
          const points = trace.enters && first !== undefined ? [gateTo(first, scene), ...stops] : stops;
          return points.length < 2 ? null : (
            <g key={`way ${trace.piece} ${trace.squares.join()}`} class={`side-${trace.sign}`}>
              <Way points={points} number={trace.number} alone={isAlone(trace)} />
            </g>
          );
        }
        if (trace.kind === 'shot') {
          const [from, to] = [at(trace.from), at(trace.to)];
          return from === null || to === null ? null : (
            <g key={`shot ${trace.number} ${trace.from} ${trace.to}`} class={`side-${trace.sign}`}>
              <Shot from={from} to={to} hit={trace.hit} number={trace.number} />
            </g>
          );
        }
        // Squares change no hands.
        if (trace.kind !== 'loss' && trace.kind !== 'vain') return null;
        const spot = at(trace.square);
        if (spot === null) return null;
        if (trace.kind === 'vain') return <Vain key={`vain ${trace.number}`} at={spot} trace={trace} />;
        return (
          <Loss
            key={`loss ${trace.square}`}
            at={spot}
            lost={trace.lost}
            fatal={trace.fatal}
            of={scene.pieces.find(({ square, small }) => square === trace.square && !small)}
            left={remains?.get(trace.square)}
          />
        );
      })}
    </g>
  );
}
