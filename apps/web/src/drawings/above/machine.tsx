import type { JSX } from 'preact';
import { Emblem, type SideSign } from '../emblems.tsx';
import { Disc, ink, Limb, Plate, Seam } from '../ink.tsx';
import type { LegKind } from '../legs.tsx';
import type { HullKind, Machine } from '../walker.tsx';
import { GunAbove } from './guns.tsx';

const rubber = '#3f3d36';

/** A foot with its toes to the right. */
const foot = (x: number, y: number, long: number, wide: number) => (
  <Plate
    d={
      `M${x - long * 0.5} ${y - wide * 0.5} L${x + long * 0.2} ${y - wide * 0.5} L${x + long * 0.5} ${y} ` +
      `L${x + long * 0.2} ${y + wide * 0.5} L${x - long * 0.5} ${y + wide * 0.5} Z`
    }
    fill={ink.d}
    w={2.2}
  />
);

const track = (y: number) => (
  <>
    <Plate d={`M-47 ${y - 7} H41 Q48 ${y} 41 ${y + 7} H-47 Z`} fill={rubber} w={2.2} />
    <path d={`M-42 ${y} H41`} stroke={ink.k} stroke-width="12" stroke-dasharray="1.6 6" fill="none" />
  </>
);

const wheel = (x: number, y: number) => (
  <Plate d={`M${x - 9} ${y - 5} H${x + 9} V${y + 5} H${x - 9} Z`} fill={rubber} w={2} />
);

/** What carries a machine, seen from above; its outline is 100 long and 75 wide. */
const legs: Readonly<Record<LegKind, () => JSX.Element>> = {
  bird: () => (
    <>
      {foot(9, -30, 40, 12)}
      {foot(-3, 30, 40, 12)}
      <Limb d="M-4 -14 L-10 -30 L8 -30 M-4 14 L-20 30 L-4 30" w={8} edge={3.6} />
    </>
  ),
  piston: () => (
    <>
      {foot(10, -29, 44, 16)}
      {foot(-4, 29, 44, 16)}
      <Limb d="M-4 -14 L8 -29 M-4 14 L-6 29" w={11} edge={3.8} />
    </>
  ),
  crab: () => (
    <>
      <Limb d="M16 -16 L30 -29 M16 16 L30 29 M-18 -16 L-34 -29 M-18 16 L-34 29" w={11} edge={4} />
      {[
        [34, -31],
        [34, 31],
        [-38, -31],
        [-38, 31],
      ].map(([x = 0, y = 0]) => (
        <g key={`${x} ${y}`}>
          <Disc x={x} y={y} r={8.4} fill={ink.d} w={2.2} />
          <Disc x={x} y={y} r={3} fill={ink.l} w={0} />
        </g>
      ))}
    </>
  ),
  spider: () => (
    <>
      <Limb
        d={
          'M14 -14 L24 -26 L42 -31 M14 14 L24 26 L42 31 M-2 -18 L-2 -34 M-2 18 L-2 34 ' +
          'M-18 -14 L-28 -26 L-44 -31 M-18 14 L-28 26 L-44 31'
        }
        w={5.6}
        fill={ink.d}
        edge={3.4}
      />
      <Seam d="M24 -26 h1 M24 26 h1 M-28 -26 h1 M-28 26 h1" tone={ink.l} w={4} />
    </>
  ),
  tracks: () => (
    <>
      {track(-29)}
      {track(29)}
    </>
  ),
  wheels: () => (
    <>
      {[-32, 2, 32].map((x) => (
        <g key={x}>
          {wheel(x, -29)}
          {wheel(x, 29)}
        </g>
      ))}
    </>
  ),
};

interface Deck {
  readonly draw: () => JSX.Element;
  /** Where the weapons sit, and the sign of the side. */
  readonly main: readonly [number, number];
  readonly second: readonly [number, number];
  readonly top: readonly [number, number];
  readonly sign: readonly [number, number];
}

const visor = (x: number, half: number) => (
  <>
    <Plate d={`M${x - 3} ${-half} H${x + 4} V${half} H${x - 3} Z`} fill={ink.k} w={1} />
    <Seam d={`M${x + 0.6} ${-half + 3} V${half - 3}`} tone={ink.glow} w={2} />
  </>
);

const hulls: Readonly<Record<HullKind, Deck>> = {
  dome: {
    main: [6, 25],
    second: [6, -25],
    top: [-6, -4],
    sign: [-12, 0],
    draw: () => (
      <>
        <Plate d="M-32 0 Q-31 -25 -2 -26 Q30 -24 32 0 Q30 24 -2 26 Q-31 25 -32 0 Z" w={2.6} />
        <Disc x={-2} y={0} r={19} w={1.6} />
        <Seam d="M-22 -12 Q-14 -21 2 -21" tone={ink.l} w={3} />
        {visor(22, 12)}
      </>
    ),
  },
  turret: {
    main: [14, 0],
    second: [4, 23],
    top: [-8, -20],
    sign: [-10, 0],
    draw: () => (
      <>
        <Plate d="M-40 -14 L-32 -24 H24 L40 -12 V12 L24 24 H-32 L-40 14 Z" w={2.6} />
        <Seam d="M-34 -18 H22 L33 -9" tone={ink.l} w={2.8} />
        <Plate d="M-24 -12 Q-20 -19 -6 -19 Q16 -18 18 0 Q16 18 -6 19 Q-20 19 -24 12 Z" w={2.2} />
        <Seam d="M-18 -12 Q-14 -15 -4 -15" tone={ink.l} w={2.4} />
        <Plate d="M30 -8 H36 V8 H30 Z" fill={ink.k} w={1} />
      </>
    ),
  },
  wedge: {
    main: [4, 26],
    second: [4, -26],
    top: [-18, -8],
    sign: [-8, 0],
    draw: () => (
      <>
        <Plate d="M-38 -16 L-26 -25 H12 L42 -7 V7 L12 25 H-26 L-38 16 Z" w={2.6} />
        <Seam d="M-24 -20 H11 L34 -6" tone={ink.l} w={2.8} />
        <Seam d="M-38 -10 H8 L42 -4 M-38 10 H8 L42 4" w={1.5} />
        {visor(24, 9)}
      </>
    ),
  },
  block: {
    main: [8, 25],
    second: [8, -25],
    top: [-20, -9],
    sign: [-8, 0],
    draw: () => (
      <>
        <Plate d="M-42 -18 L-34 -27 H28 L40 -16 V16 L28 27 H-34 L-42 18 Z" w={2.6} />
        <Seam d="M-36 -20 L-32 -23 H26 L35 -14" tone={ink.l} w={2.8} />
        <Plate d="M-26 -15 H14 V15 H-26 Z" fill={ink.d} w={1.8} />
        <Seam d="M-42 0 H-26 M14 0 H40" w={1.5} />
        {visor(31, 11)}
      </>
    ),
  },
  open: {
    main: [12, 22],
    second: [12, -22],
    top: [-18, 14],
    sign: [-22, 0],
    draw: () => (
      <>
        <Plate d="M-34 -16 L-24 -23 H16 L32 -12 V12 L16 23 H-24 L-34 16 Z" w={2.5} />
        <Seam d="M-26 -18 H14" tone={ink.l} w={2.6} />
        <Plate d="M-10 -12 H14 Q20 0 14 12 H-10 Z" fill={ink.k} w={1.4} />
        <Disc x={0} y={0} r={8} fill={ink.d} w={1.8} />
        <Disc x={3.4} y={0} r={4.4} fill={ink.skin} w={1.2} />
      </>
    ),
  },
  low: {
    main: [12, 0],
    second: [26, 12],
    top: [-12, 10],
    sign: [-8, 0],
    draw: () => (
      <>
        <Plate d="M-45 -21 H30 L44 -10 V10 L30 21 H-45 Z" w={2.5} />
        <Seam d="M-40 -16 H28" tone={ink.l} w={2.6} />
        <Seam d="M-40 -7 H-30 M-40 0 H-30 M-40 7 H-30" w={1.8} />
        <Plate d="M-24 -11 L-14 -18 H8 L18 -8 V8 L8 18 H-14 L-24 11 Z" w={2.2} />
      </>
    ),
  },
  cabin: {
    main: [10, 0],
    second: [26, 12],
    top: [0, 0],
    sign: [-26, 0],
    draw: () => (
      <>
        <Plate d="M-46 -21 H32 L45 -11 V11 L32 21 H-46 Z" w={2.5} />
        <Plate d="M-41 -16 H4 V16 H-41 Z" fill={ink.d} w={1.7} />
        <Seam d="M-41 -5.4 H4 M-41 5.4 H4" w={1.2} />
        <Plate d="M12 -15 H22 V15 H12 Z" fill={ink.glow} w={1.7} />
        <Seam d="M17 -15 V15 M30 -10 H38 M30 10 H38" w={1.5} />
      </>
    ),
  },
};

const spots: readonly (readonly [number, number, number])[] = [
  [12, -10, 7],
  [-22, 12, 9],
  [22, 12, 6],
  [-8, -18, 8],
  [-28, -8, 7],
];

/** A burnt spot: a star with four points. */
const burnt = (x: number, y: number, r: number): string => {
  const [a, b] = [r * 0.7, r * 0.3];
  return `M${x - r} ${y}l${a} ${-b} ${b} ${-a} ${b} ${a} ${a} ${b} ${-a} ${b} ${-b} ${a} ${-b} ${-a}Z`;
};

/** Soot where it was hit: the more, the less it has left. */
const Damage = ({ damage }: { damage: number }) => (
  <>
    {spots.slice(0, Math.ceil(damage * spots.length)).map(([x, y, r]) => (
      <path key={x} d={burnt(x, y, r)} fill={ink.k} opacity=".72" />
    ))}
  </>
);

/** A machine from above, looking to the right: its outline is 100 long and 75 wide, only barrels reach over it. */
export function MachineAbove({
  machine,
  sign,
  damage,
}: {
  machine: Machine;
  sign: SideSign;
  damage: number;
}) {
  const hull = hulls[machine.hull];
  const at = ([x, y]: readonly [number, number]): string => `translate(${x} ${y})`;
  const aside = hull.main[1] !== 0;
  return (
    <g>
      {legs[machine.legs]()}
      {machine.stacks === true && <Limb d="M-44 -9 H-34 M-44 9 H-34" w={7} fill={ink.k} edge={1.6} />}
      {machine.bottles === true && (
        <>
          <Limb d="M-42 -9 H-26 M-42 9 H-26" w={12} fill={ink.sc} edge={3.4} />
          <Seam d="M-42 -12 H-28 M-42 6 H-28" tone={ink.l} w={2} />
        </>
      )}
      {aside && (
        <g transform={at(hull.main)}>
          <GunAbove kind={machine.main} />
        </g>
      )}
      {machine.second !== undefined && (
        <g transform={`${at(hull.second)} scale(.86)`}>
          <GunAbove kind={machine.second} />
        </g>
      )}
      {hull.draw()}
      {!aside && (
        <g transform={at(hull.main)}>
          <GunAbove kind={machine.main} />
        </g>
      )}
      <Damage damage={damage} />
      <g transform={`${at(hull.sign)} scale(.72) translate(-12 -12)`}>
        <Emblem sign={sign} outlined />
      </g>
      {machine.top !== undefined && (
        <g transform={`${at(hull.top)} scale(.9)`}>
          <GunAbove kind={machine.top} />
        </g>
      )}
    </g>
  );
}
