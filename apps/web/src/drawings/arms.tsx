import type { JSX } from 'preact';
import { Disc, ink, Limb, Plate, Seam } from './ink.tsx';

export type ArmKind =
  | 'gun'
  | 'gun-long'
  | 'gun-twin'
  | 'flak'
  | 'claw'
  | 'flame'
  | 'howitzer'
  | 'rockets'
  | 'mg'
  | 'laser'
  | 'phaser'
  | 'tesla'
  | 'saw';

/** The weapons of machines, each with its mount at (0, 0), pointing right. */
const arms: Readonly<Record<ArmKind, () => JSX.Element>> = {
  gun: () => (
    <>
      <Plate d="M6 -4 H38 V-7 H48 V8 H38 V5 H6 Z" fill={ink.m} w={2} />
      <Seam d="M42 -7 V8" w={1.3} />
      <Plate d="M-6 -8 H12 V9 H-6 Z" fill={ink.d} w={2.2} />
    </>
  ),
  'gun-long': () => (
    <>
      <Plate d="M8 -3.6 H52 V-7.4 H65 V8.4 H52 V4.6 H8 Z" fill={ink.m} w={2.2} />
      <Seam d="M12 -1 H50" tone={ink.l} w={1.8} />
      <Seam d="M56.4 -7 V8 M60.8 -7 V8" w={1.4} />
      <Plate d="M-6 -9 H17 Q20 0 17 10 H-6 Z" fill={ink.d} w={2.2} />
    </>
  ),
  'gun-twin': () => (
    <>
      <Plate d="M4 -13 H46 V-16 H57 V-4 H46 V-7 H4 Z" fill={ink.d} w={2.1} />
      <Plate d="M4 4 H48 V0.6 H60 V14.4 H48 V11 H4 Z" fill={ink.m} w={2.2} />
      <Seam d="M8 6.4 H46" tone={ink.l} w={1.7} />
      <Seam d="M52 1 V14 M56 1 V14" w={1.3} />
      <Plate d="M-9 -17 H17 L22 -8 V9 L17 17 H-9 Z" fill={ink.f} w={2.3} />
      <Seam d="M-5 -12 H13" tone={ink.l} w={2.2} />
      <Disc x={12} y={7} r={3} fill={ink.d} w={1.6} />
    </>
  ),
  flak: () => (
    <g transform="rotate(-38)">
      <Limb d="M4 -4.6 H52 M4 4.6 H52" w={3} fill={ink.m} edge={3.2} />
      <Plate d="M49 -8.6 H57 V-0.8 H49 Z M49 0.8 H57 V8.6 H49 Z" fill={ink.k} w={1} />
      <Plate d="M-9 -10.5 H17 V10.5 H-9 Z" fill={ink.d} w={2.2} />
      <Plate d="M-4 8 H8 V17 H-4 Z" fill={ink.m} w={1.8} />
    </g>
  ),
  claw: () => (
    <>
      <Limb d="M0 0 L24 5" w={9} fill={ink.d} edge={4} />
      <Disc x={0} y={0} r={7.4} w={2.2} />
      <Disc x={0} y={0} r={2.4} fill={ink.d} w={1.4} />
      <Plate d="M22 -3 C36 -13 48 -8 55 5 C47 1 41 1 35 5 L25 7 Z" fill={ink.m} w={2.2} />
      <Plate d="M22 13 C32 25 44 26 53 16 C45 17 40 14 36 8 L25 3 Z" fill={ink.m} w={2.2} />
      <Seam d="M30 -2 C38 -6 44 -4 48 1" tone={ink.l} w={1.8} />
      <Disc x={25} y={5} r={5} fill={ink.d} w={2} />
    </>
  ),
  flame: () => (
    <>
      <Plate d="M-4 -6 H20 V-10 L35 -13 V12 L20 9 V6 H-4 Z" fill={ink.m} w={2.2} />
      <Seam d="M25 -8.4 V7.8" w={1.8} />
      <path
        d="M37 0 C42 -8 45 -3 52 -10 C50 -1 55 1 48 8 C43 11 38 7 37 0 Z"
        fill={ink.flame}
        stroke={ink.k}
        stroke-width="1.6"
      />
      <path d="M39 1 C42 -2 44 0 47 -3 C47 2 48 3 45 5 C42 6 40 4 39 1 Z" fill="#ffd27a" />
    </>
  ),
  howitzer: () => (
    <g transform="rotate(-48)">
      <Plate d="M2 -6.6 H40 V-9 H50 V9 H40 V6.6 H2 Z" fill={ink.m} w={2.3} />
      <Seam d="M6 -2.6 H38" tone={ink.l} w={2} />
      <Plate d="M-14 -11 H10 V11 H-14 Z" fill={ink.d} w={2.3} />
    </g>
  ),
  rockets: () => (
    <g transform="rotate(-24)">
      <Plate d="M-16 -14 H26 V14 H-16 Z" fill={ink.f} w={2.3} />
      <Seam d="M-12 -10 H20" tone={ink.l} w={2} />
      {[-8, 0.5, 9].map((y) => (
        <g key={y}>
          <Disc x={26} y={y} r={3.7} fill={ink.k} w={0} />
          <Plate d={`M24 ${y - 2.2} L33 ${y} L24 ${y + 2.2} Z`} fill={ink.sc} w={1} />
        </g>
      ))}
    </g>
  ),
  mg: () => (
    <>
      <Limb d="M4 0 H25" w={2} fill={ink.m} edge={2.4} />
      <Plate d="M-7 -4.6 H9 V5 H-7 Z" fill={ink.d} w={1.9} />
      <Seam d="M24 -2 V2" w={2.4} />
    </>
  ),
  laser: () => (
    <>
      <Plate d="M-8 -10 H28 L48 -14 V14 L28 10 H-8 Z" fill={ink.m} w={2.2} />
      <Seam d="M4 -10 V10 M12 -10 V10 M20 -10 V10" w={1.8} />
      <ellipse cx="48" cy="0" rx="4" ry="12" fill={ink.glow} stroke={ink.k} stroke-width="1.8" />
    </>
  ),
  phaser: () => (
    <>
      <Plate d="M-8 -10 H26 V10 H-8 Z" fill={ink.m} w={2.2} />
      <Disc x={10} y={0} r={6} fill={ink.glow} w={1.8} />
      <Plate d="M26 -4 L52 -13 V-5 L36 0 L52 5 V13 L26 4 Z" fill={ink.d} w={2} />
    </>
  ),
  tesla: () => (
    <>
      <Plate d="M-8 -9 H22 V9 H-8 Z" fill={ink.m} w={2.2} />
      <Limb d="M22 0 H42" w={4} fill={ink.steelL} />
      <Seam d="M27 -5 V5 M32 -5 V5 M37 -5 V5" w={2} />
      <Disc x={47} y={0} r={7} fill={ink.glow} w={2} />
    </>
  ),
  saw: () => (
    <>
      <Limb d="M0 0 L24 4" w={9} fill={ink.d} edge={4} />
      <circle
        cx="40"
        cy="6"
        r="15"
        fill={ink.steelL}
        stroke={ink.k}
        stroke-width="4"
        stroke-dasharray="4 3"
      />
      <Disc x={40} y={6} r={5} fill={ink.d} w={2} />
    </>
  ),
};

/** A weapon of a machine, its mount at (0, 0), pointing right. */
export const Arm = ({ kind }: { kind: ArmKind }) => arms[kind]();
