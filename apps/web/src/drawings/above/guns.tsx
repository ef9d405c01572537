import type { JSX } from 'preact';
import type { ArmKind } from '../arms.tsx';
import { Disc, ink, Limb, Plate, Seam } from '../ink.tsx';

const mount = (d: string) => <Plate d={d} fill={ink.d} w={2.2} />;

/** The weapons of machines from above, each with its mount at (0, 0), pointing to the right. */
const table: Readonly<Record<ArmKind, () => JSX.Element>> = {
  gun: () => (
    <>
      <Plate d="M6 -3.6 H30 V-6 H39 V6 H30 V3.6 H6 Z" fill={ink.m} w={2} />
      <Seam d="M8 -1.4 H29" tone={ink.l} w={1.6} />
      {mount('M-8 -8 H11 V8 H-8 Z')}
    </>
  ),
  'gun-long': () => (
    <>
      <Plate d="M8 -3.6 H46 V-6.6 H57 V6.6 H46 V3.6 H8 Z" fill={ink.m} w={2.2} />
      <Seam d="M12 -1.4 H44" tone={ink.l} w={1.8} />
      <Seam d="M50 -6 V6 M54 -6 V6" w={1.4} />
      {mount('M-8 -9 H14 Q17 0 14 9 H-8 Z')}
    </>
  ),
  'gun-twin': () => (
    <>
      <Plate d="M6 -9.6 H40 V-12 H49 V-2 H40 V-4.4 H6 Z" fill={ink.m} w={2} />
      <Plate d="M6 4.4 H40 V2 H49 V12 H40 V9.6 H6 Z" fill={ink.m} w={2} />
      <Seam d="M9 -7.4 H39 M9 6.6 H39" tone={ink.l} w={1.6} />
      {mount('M-10 -14 H14 L18 -8 V8 L14 14 H-10 Z')}
    </>
  ),
  flak: () => (
    <>
      <Limb d="M6 -9 H44 M6 -3 H44 M6 3 H44 M6 9 H44" w={1.8} fill={ink.m} edge={2.6} />
      {mount('M-10 -13 H13 V13 H-10 Z')}
      <Seam d="M-6 -8 H8 M-6 8 H8" tone={ink.l} w={2} />
    </>
  ),
  claw: () => (
    <>
      <Limb d="M0 0 L20 0" w={9} fill={ink.d} edge={4} />
      <Plate d="M18 -4 C30 -16 42 -12 47 0 C40 -5 34 -5 28 0 Z" fill={ink.m} w={2.2} />
      <Plate d="M18 4 C30 16 42 12 47 0 C40 5 34 5 28 0 Z" fill={ink.m} w={2.2} />
      <Disc x={20} y={0} r={5.4} fill={ink.d} w={2} />
      <Disc x={0} y={0} r={7.4} w={2.2} />
    </>
  ),
  flame: () => (
    <>
      <Plate d="M4 -5 H20 V-8 L32 -10 V10 L20 8 V5 H4 Z" fill={ink.m} w={2.2} />
      <path
        d="M33 0 C37 -7 40 -3 46 -8 C44 -1 48 1 42 7 C38 9 34 6 33 0 Z"
        fill={ink.flame}
        stroke={ink.k}
        stroke-width="1.6"
      />
      {mount('M-9 -8 H9 V8 H-9 Z')}
    </>
  ),
  howitzer: () => (
    <>
      <Plate d="M2 -7 H28 V-9.6 H37 V9.6 H28 V7 H2 Z" fill={ink.m} w={2.3} />
      <Seam d="M6 -3 H26" tone={ink.l} w={2.4} />
      <Disc x={36} y={0} r={6} fill={ink.k} w={0} />
      {mount('M-12 -11 H9 V11 H-12 Z')}
    </>
  ),
  rockets: () => (
    <>
      <Plate d="M-14 -14 H20 V14 H-14 Z" w={2.3} />
      <Seam d="M-14 -4.6 H20 M-14 4.6 H20" w={1.5} />
      <Seam d="M-10 -11 H14" tone={ink.l} w={2} />
      <Plate
        d="M20 -13 L29 -9.4 L20 -6 Z M20 -3.4 L29 0 L20 3.4 Z M20 6 L29 9.4 L20 13 Z"
        fill={ink.sc}
        w={1.4}
      />
    </>
  ),
  mg: () => (
    <>
      <Limb d="M4 0 H23" w={2.2} fill={ink.m} edge={2.4} />
      <Plate d="M-7 -4.6 H9 V4.6 H-7 Z" fill={ink.d} w={1.9} />
      <Plate d="M-2 4 H5 V10 H-2 Z" fill={ink.m} w={1.5} />
    </>
  ),
  laser: () => (
    <>
      <Plate d="M-8 -9 H24 L38 -12 V12 L24 9 H-8 Z" fill={ink.m} w={2.2} />
      <Seam d="M4 -9 V9 M12 -9 V9 M20 -9 V9" w={1.8} />
      <ellipse cx="39" cy="0" rx="4" ry="11" fill={ink.glow} stroke={ink.k} stroke-width="1.8" />
    </>
  ),
  phaser: () => (
    <>
      <Plate d="M-8 -9 H22 V9 H-8 Z" fill={ink.m} w={2.2} />
      <Disc x={9} y={0} r={6} fill={ink.glow} w={1.8} />
      <Plate d="M22 -4 L42 -12 V-5 L31 0 L42 5 V12 L22 4 Z" fill={ink.d} w={2} />
    </>
  ),
  tesla: () => (
    <>
      <Limb d="M10 0 H34" w={4} fill={ink.steelL} />
      <Seam d="M18 -6 V6 M23 -6 V6 M28 -6 V6" w={2} />
      <Disc x={38} y={0} r={7} fill={ink.glow} w={2} />
      {mount('M-8 -9 H14 V9 H-8 Z')}
    </>
  ),
  saw: () => (
    <>
      <Limb d="M0 0 L22 0" w={9} fill={ink.d} edge={4} />
      <Plate d="M16 -4 H50 V4 H16 Z" fill={ink.steelL} w={2} />
      <Seam d="M20 -4 V-7 M27 -4 V-7 M34 -4 V-7 M41 -4 V-7 M20 4 V7 M27 4 V7 M34 4 V7 M41 4 V7" w={2.6} />
    </>
  ),
};

/** A weapon of a machine from above, its mount at (0, 0), pointing to the right. */
export const GunAbove = ({ kind }: { kind: ArmKind }) => table[kind]();
