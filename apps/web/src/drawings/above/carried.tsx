import type { JSX } from 'preact';
import { Disc, ink, Limb, Plate, Seam } from '../ink.tsx';
import type { WeaponKind } from '../weapons.tsx';

interface Carried {
  readonly held: () => JSX.Element;
  /** What of it is carried on the back, drawn under the shoulders. */
  readonly back?: () => JSX.Element;
}

const wood = 'var(--wood)';

/** A long gun from above: stock, body and barrel along one line. */
const longGun = (length: number, width = 3, body: string = ink.m) => (
  <>
    <Limb d="M1 7.4 L9 6.6" w={width} fill={wood} edge={2.2} />
    <Limb d={`M10 6.5 L${length - 8} 6`} w={width} fill={body} edge={2.2} />
    <Seam d={`M${length - 8} 6 H${length}`} w={2.4} />
  </>
);

const tube = (from: number, to: number, width = 6) => (
  <>
    <Plate d={`M${from} ${10 - width / 2} H${to} V${10 + width / 2} H${from} Z`} fill={ink.m} w={1.8} />
    <Seam d={`M${from + 3} ${9.4 - width / 4} H${to - 4}`} tone={ink.l} w={1.5} />
    <Seam
      d={`M${from + 8} ${10 - width / 2} V${10 + width / 2} M${to - 8} ${10 - width / 2} V${10 + width / 2}`}
    />
  </>
);

const bottles = () => (
  <>
    <Disc x={-12} y={-5.4} r={5.4} fill={ink.sc} />
    <Disc x={-12} y={5.4} r={5.4} fill={ink.sc} />
    <Seam d="M-14 -7 H-11 M-14 4 H-11" tone={ink.l} w={1.6} />
  </>
);

const box = (fill: string) => (
  <>
    <Plate d="M-18 -9 H-6 V9 H-18 Z" fill={fill} />
    <Seam d="M-12 -9 V9" w={1.1} />
  </>
);

/** What a soldier carries, from above: he looks to the right, his hands are near (9, 7) and (18, 6). */
const table: Readonly<Record<WeaponKind, Carried>> = {
  none: { held: () => <></> },
  rifle: { held: () => longGun(31) },
  'rifle-launcher': {
    held: () => (
      <>
        {longGun(31)}
        <Limb d="M19 8.6 H26" w={4} fill={ink.d} edge={2} />
      </>
    ),
  },
  carbine: { held: () => longGun(24) },
  shotgun: { held: () => longGun(28, 4, 'var(--wood-d)') },
  sniper: {
    held: () => (
      <>
        {longGun(40)}
        <Limb d="M11 5 H19" w={2.4} fill={ink.k} edge={1} />
      </>
    ),
  },
  mg: {
    held: () => (
      <>
        <Seam d="M25 6 L31 1 M25 6 L31 11" w={2} />
        {longGun(35, 4.8)}
        <Plate d="M13 -1 H20 V5 H13 Z" fill={ink.d} w={1.6} />
        <path d="M21 6 H30" stroke={ink.l} stroke-width="1.8" stroke-dasharray="1.8 1.8" />
      </>
    ),
  },
  bazooka: { held: () => tube(-15, 31) },
  schreck: {
    held: () => (
      <>
        {tube(-15, 33, 7)}
        <Plate d="M13 2 H16 V18 H13 Z" fill={ink.d} w={1.6} />
      </>
    ),
  },
  faust: {
    held: () => (
      <>
        <Limb d="M-6 9 H22" w={2.6} fill={ink.m} edge={2} />
        <Plate d="M21 4.6 L28 6 L33 9 L28 12 L21 13.4 Z" fill={ink.sc} w={1.6} />
      </>
    ),
  },
  flamer: {
    back: bottles,
    held: () => (
      <>
        <Limb d="M-10 8 Q0 14 10 8" w={2} fill={ink.k} edge={1} />
        <Limb d="M6 6.6 H27" w={3.4} fill={ink.m} edge={2.2} />
        <path
          d="M28 6.4 C31 2 33 5 37 1 C36 5 38 7 35 10 C32 12 29 10 28 6.4 Z"
          fill={ink.flame}
          stroke={ink.k}
          stroke-width="1.3"
        />
      </>
    ),
  },
  'laser-rifle': {
    back: () => box(ink.m),
    held: () => (
      <>
        <Limb d="M4 6.6 H23" w={5} fill={ink.m} edge={2.2} />
        <Seam d="M9 4.6 V9 M13 4.6 V9" w={1.2} />
        <Disc x={26.4} y={6.4} r={3} fill={ink.glow} w={1.6} />
      </>
    ),
  },
  'laser-heavy': {
    back: () => box(ink.m),
    held: () => (
      <>
        <Plate d="M1 4 H19 L27 2 V16 L19 14 H1 Z" fill={ink.m} />
        <Seam d="M7 4 V14 M13 4 V14" w={1.4} />
        <Disc x={28} y={9} r={5} fill={ink.glow} />
      </>
    ),
  },
  phaser: {
    back: () => box(ink.m),
    held: () => (
      <>
        <Limb d="M3 7 H19" w={6} fill={ink.m} edge={2.2} />
        <Plate d="M19 5 L31 1 V4.6 L24 7 L31 9.4 V13 L19 9 Z" fill={ink.d} w={1.5} />
        <Disc x={12} y={7} r={3} fill={ink.glow} w={1.4} />
      </>
    ),
  },
  launcher: {
    held: () => (
      <>
        <Limb d="M2 7.4 H10" w={3} fill={wood} edge={2.2} />
        <Limb d="M12 6.4 H23" w={6.4} fill={ink.m} edge={2.4} />
        <Disc x={14} y={6.4} r={4.6} fill={ink.d} w={1.5} />
      </>
    ),
  },
  pistol: { held: () => <Limb d="M18 8 H25" w={3} fill={ink.m} edge={2} /> },
  'laser-pistol': {
    held: () => (
      <>
        <Limb d="M17 8 H24" w={3.4} fill={ink.m} edge={2} />
        <Disc x={26.5} y={8} r={2.4} fill={ink.glow} w={1.3} />
      </>
    ),
  },
  blade: { held: () => <Plate d="M17 7 L34 3 L37 5.6 L18 10 Z" fill={ink.steelL} w={1.5} /> },
  charge: {
    held: () => (
      <>
        <Plate d="M12 1 H25 V13 H12 Z" fill={wood} w={1.8} />
        <Seam d="M12 7 H25 M18.5 1 V13" w={1.2} />
      </>
    ),
  },
  mortar: {
    held: () => (
      <>
        <Seam d="M14 8 L22 -1 M14 8 L23 16" w={2.4} />
        <Limb d="M6 8 L26 8" w={7} fill={ink.m} edge={2.6} />
        <Disc x={28} y={8} r={4.6} fill={ink.k} />
      </>
    ),
  },
  radio: {
    back: () => (
      <>
        {box(ink.d)}
        <Seam d="M-16 -7 L-30 -15" w={1.6} />
      </>
    ),
    held: () => <Limb d="M10 8 H16" w={3.4} fill={ink.k} edge={1} />,
  },
  medic: {
    back: () => (
      <>
        <Plate d="M-18 -9 H-6 V9 H-18 Z" fill="#f2efe4" />
        <Seam d="M-12 -5 V5 M-16 0 H-8" tone="#b3261e" w={3} />
      </>
    ),
    held: () => <Limb d="M14 8 H19" w={4} fill="#f2efe4" edge={2} />,
  },
  tools: { held: () => <Limb d="M15 8 L29 4 M29 4 L33 0 M29 4 L34 6" w={2.6} fill={ink.steelL} edge={2} /> },
  fists: {
    held: () => (
      <>
        <Disc x={17} y={10} r={6} fill={ink.m} w={1.9} />
        <Disc x={17} y={-10} r={6} fill={ink.m} w={1.9} />
      </>
    ),
  },
  rocket: {
    held: () => (
      <>
        <Plate d="M-4 0 H24 V16 H-4 Z" fill={ink.m} />
        <Seam d="M-4 8 H24" w={1.4} />
        <Plate d="M24 1.6 L31 4.4 L24 7 Z M24 9 L31 11.8 L24 14.6 Z" fill={ink.sc} w={1.3} />
      </>
    ),
  },
  tesla: {
    back: () => box(ink.steelL),
    held: () => (
      <>
        <Limb d="M3 7 H22" w={4} fill={ink.steelL} edge={2.2} />
        <Seam d="M10 3 V11 M14 3 V11 M18 3 V11" w={1.6} />
        <Disc x={26} y={7} r={4.4} fill={ink.glow} w={1.7} />
      </>
    ),
  },
};

export const carriedOf = (kind: WeaponKind): Carried => table[kind];
