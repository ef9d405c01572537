import type { JSX } from 'preact';
import { Disc, ink, Limb, Plate, Seam } from './ink.tsx';

/**
 * What a soldier carries. Drawn for a figure that faces right with its front hand near (33, 33) and its shoulder at
 * (21, 28); `back` is drawn behind the body.
 */
export type WeaponKind =
  | 'rifle'
  | 'rifle-launcher'
  | 'carbine'
  | 'shotgun'
  | 'sniper'
  | 'mg'
  | 'bazooka'
  | 'schreck'
  | 'faust'
  | 'flamer'
  | 'laser-rifle'
  | 'laser-heavy'
  | 'phaser'
  | 'launcher'
  | 'pistol'
  | 'laser-pistol'
  | 'blade'
  | 'charge'
  | 'mortar'
  | 'radio'
  | 'medic'
  | 'tools'
  | 'fists'
  | 'rocket'
  | 'tesla'
  | 'none';

interface Weapon {
  readonly front: () => JSX.Element;
  readonly back?: () => JSX.Element;
}

const barrel = (d: string, w = 2.6) => <Seam d={d} w={w} />;

const rifle = () => (
  <>
    <Plate d="M13 34 L19 30.4 H31 V34.4 H21 L14.4 38.6 Z" fill="var(--wood)" w={1.5} />
    {barrel('M30 31.6 H46')}
    {barrel('M30.5 35 L32 40', 3)}
    {barrel('M44.4 29.4 V32', 1.6)}
  </>
);

const table: Readonly<Record<WeaponKind, Weapon>> = {
  none: { front: () => <></> },
  rifle: { front: rifle },
  'rifle-launcher': {
    front: () => (
      <>
        {rifle()}
        <Plate d="M33 33.4 H43.6 Q45.6 36 43.6 38.6 H33 Z" fill={ink.m} w={1.5} />
        <Seam d="M36 33.6 V38.4" w={1.1} />
      </>
    ),
  },
  carbine: {
    front: () => (
      <>
        <Plate d="M14 34 L20 31 H34 V34.8 H22 L15 37.6 Z" fill={ink.m} w={1.5} />
        {barrel('M34 32.6 H43')}
        {barrel('M29 35 Q30 39 33 41', 3.2)}
      </>
    ),
  },
  shotgun: {
    front: () => (
      <>
        <Plate d="M13 36 L20 31.4 H25 V35.6 L15 39.8 Z" fill="var(--wood)" w={1.5} />
        <Plate d="M24 30.6 H44 V34.6 H24 Z" fill={ink.m} w={1.5} />
        <Plate d="M30 34.4 H38.6 V37.4 H30 Z" fill="var(--wood-d)" w={1.3} />
        <Disc x={44} y={32.6} r={1.2} fill={ink.k} w={0} />
      </>
    ),
  },
  sniper: {
    front: () => (
      <>
        <Plate d="M11 34.4 L19 30.6 H31 V34 H21 L13 38.4 Z" fill="var(--wood)" w={1.5} />
        {barrel('M30 31.6 H54')}
        <Plate d="M23 26 H34 V29 H23 Z" fill={ink.m} w={1.3} />
        {barrel('M52 29.8 H56 M52 33.4 H56', 1.4)}
      </>
    ),
  },
  mg: {
    front: () => (
      <>
        <Plate d="M9 35.6 L18 31 V38 L11 40 Z" fill="var(--wood)" w={1.5} />
        <Plate d="M17 30 H33 V37.6 H17 Z" fill={ink.m} w={1.6} />
        <Plate d="M32 31.4 H47 V36 H32 Z" fill={ink.d} w={1.5} />
        <path d="M34 33.7 H46" stroke={ink.l} stroke-width="1.7" stroke-dasharray="1.7 1.7" />
        {barrel('M47 33.7 H53', 2.4)}
        <Plate d="M21 37 H30 L29.4 44.6 H22 Z" fill={ink.d} w={1.5} />
        {barrel('M45 36 L42 45 M46 36 L50 45', 1.9)}
      </>
    ),
  },
  bazooka: {
    front: () => (
      <>
        <Plate d="M-3 18 L4 20.4 H46 L51 18.4 V29.6 L46 27.6 H4 L-3 30 Z" fill={ink.m} />
        <Seam d="M6 22.6 H44" tone={ink.l} w={1.6} />
        <Seam d="M16 20.6 V27.4 M36 20.6 V27.4" w={1.2} />
        <Plate d="M29 27.8 H33 L32 34.4 H29.4 Z" fill="var(--wood-d)" w={1.4} />
        <Seam d="M38 20 V16.6" w={2} />
      </>
    ),
  },
  schreck: {
    front: () => (
      <>
        <Plate d="M-4 19.6 H52 V28.2 H-4 Z" fill={ink.m} />
        <Seam d="M-1 22 H28" tone={ink.l} w={1.6} />
        <Plate d="M30 11 H41 V35 H30 Z" fill={ink.f} />
        <Plate d="M33 14.4 H38 V18.4 H33 Z" fill={ink.glow} w={1.2} />
        <Seam d="M47 19.8 V28" w={1.2} />
      </>
    ),
  },
  faust: {
    front: rifle,
    back: () => (
      <g transform="rotate(-62 12 34)">
        <Limb d="M-4 34 H20" w={1.8} fill={ink.m} edge={2.4} />
        <Plate d="M19 29.6 H25 L34 34 L25 38.4 H19 Z" fill={ink.m} />
        <Seam d="M22 30 V38" w={1.1} />
      </g>
    ),
  },
  flamer: {
    back: () => (
      <>
        <Plate d="M2 21 Q2 17 5.5 17 Q9 17 9 21 V40 Q9 43 5.5 43 Q2 43 2 40 Z" fill={ink.m} />
        <Plate d="M9 20 Q9 16 12.5 16 Q16 16 16 20 V41 Q16 44 12.5 44 Q9 44 9 41 Z" fill={ink.m} />
        <Seam d="M4.2 22 V38" tone={ink.l} w={1.6} />
        <Seam d="M2.4 26 H15.6 M2.4 36 H15.6" w={1.2} />
      </>
    ),
    front: () => (
      <>
        <Limb d="M13 43 C16 51 26 47 28 37" w={1.4} fill={ink.m} edge={2} />
        <Plate d="M20 31 H44 L48 29 V37 L44 35 H20 Z" fill={ink.m} w={1.6} />
        <Seam d="M25 34.6 L24 39.6" w={2.8} />
        <path
          d="M49 33 C53 27 56 31 62 25 C60.6 32 64 34 58 39 C53.6 41 50 39 49 33 Z"
          fill={ink.flame}
          stroke={ink.k}
          stroke-width="1.3"
        />
      </>
    ),
  },
  'laser-rifle': {
    front: () => (
      <>
        <Plate d="M12 35 L19 30 H36 V35.6 H22 L14 39 Z" fill={ink.m} w={1.5} />
        <Seam d="M24 30 V35.4 M28 30 V35.4 M32 30 V35.4" w={1.3} />
        {barrel('M36 32.8 H45', 2.8)}
        <Disc x={46.6} y={32.8} r={2.8} fill={ink.glow} w={1.3} />
        <path d="M22 36 V41 H28 V36" fill={ink.d} stroke={ink.k} stroke-width="1.5" />
      </>
    ),
  },
  'laser-heavy': {
    back: () => (
      <>
        <Plate d="M1 17 H16 V43 H1 Z" fill={ink.m} />
        <Seam d="M4 23 H13 M4 28 H13 M4 33 H13" w={1.7} />
        <Disc x={8.5} y={38.6} r={1.8} fill={ink.glow} w={1} />
      </>
    ),
    front: () => (
      <>
        <Limb d="M12 43 C16 51 25 48 26 38" w={1.4} fill={ink.m} edge={2} />
        <Plate d="M17 28.6 H37 L50 25.4 V41 L37 37.4 H17 Z" fill={ink.m} />
        <Seam d="M24 28.8 V37.2 M29 28.8 V37.2 M34 28.8 V37.2" w={1.6} />
        <ellipse cx="50.6" cy="33.2" rx="2.8" ry="6.6" fill={ink.glow} stroke={ink.k} stroke-width="1.4" />
      </>
    ),
  },
  phaser: {
    front: () => (
      <>
        <Plate d="M12 35 L19 29 H38 V37 H20 L14 40 Z" fill={ink.m} w={1.5} />
        <Disc x={29} y={33} r={3.4} fill={ink.glow} w={1.3} />
        <Plate d="M38 30.6 L50 27 V31 L43 33 L50 35 V39 L38 35.4 Z" fill={ink.d} w={1.5} />
        <Disc x={49} y={33} r={1.7} fill={ink.glow} w={1} />
      </>
    ),
  },
  launcher: {
    front: () => (
      <>
        <Plate d="M13 35 L20 30.4 H26 V35 L16 39 Z" fill="var(--wood)" w={1.5} />
        <Plate d="M30 27 H50 V36.4 H30 Z" fill={ink.m} />
        <Seam d="M33 29.4 H47" tone={ink.l} w={1.6} />
        <Disc x={29} y={33.6} r={7.6} fill={ink.d} w={1.8} />
        <Disc x={29} y={33.6} r={2} fill={ink.m} w={1.2} />
        <Seam d="M29 26.4 V29 M22.4 32 L25 33 M23.6 39 L25.8 37 M34.6 39 L32.4 37" w={1.2} />
      </>
    ),
  },
  pistol: { front: () => <Plate d="M32 29 H44 V32.6 H37 L36 38 H32.4 Z" fill={ink.m} w={1.5} /> },
  'laser-pistol': {
    front: () => (
      <>
        <Plate d="M32 28 H43 V33 H37 L36 38.4 H32 Z" fill={ink.m} w={1.5} />
        <Seam d="M36 28 V33 M39.6 28 V33" w={1.2} />
        <Disc x={45.4} y={30.4} r={2.8} fill={ink.glow} w={1.2} />
      </>
    ),
  },
  blade: {
    front: () => (
      <>
        <Plate d="M34 30 L56 22 L54 28 L36 34 Z" fill={ink.steelL} w={1.4} />
        <Seam d="M33 28 L37 36" w={2.6} />
      </>
    ),
  },
  charge: {
    front: () => (
      <>
        <Plate d="M29 28 H41 V40 H29 Z" fill="var(--wood)" w={1.6} />
        <Seam d="M33 28 V40 M37 28 V40" w={1.2} />
        <Seam d="M40 28 C42 24 45 26 46 22" w={1.6} />
        <Disc x={46.4} y={21} r={1.7} fill={ink.flame} w={1} />
      </>
    ),
  },
  mortar: {
    front: () => (
      <>
        <Limb d="M32 58 L48 34" w={5} fill={ink.m} />
        <Seam d="M42 44 L50 60" w={2.6} />
        <Plate d="M27 58 H38 V62 H27 Z" fill={ink.d} w={1.5} />
      </>
    ),
  },
  radio: {
    back: () => (
      <>
        <Plate d="M1 20 H17 V44 H1 Z" fill={ink.d} />
        <Seam d="M4 24 H14 M4 28 H14" tone={ink.l} w={1.5} />
        <Disc x={6} y={36} r={2.2} fill={ink.m} w={1.2} />
        <Seam d="M4 20 L0 -4" w={1.7} />
      </>
    ),
    front: () => <Plate d="M29 12 Q33 10 34 14 L33 24 Q32 27 29 25 Z" fill={ink.m} w={1.4} />,
  },
  medic: {
    front: () => (
      <>
        <Plate d="M28 32 H43 V44 H28 Z" fill="#efe9da" w={1.6} />
        <path d="M34 34.4 H37 V36.6 H39.4 V39.6 H37 V41.8 H34 V39.6 H31.6 V36.6 H34 Z" fill={ink.sc} />
        <Seam d="M32 32 Q35.5 27 39 32" w={1.6} />
      </>
    ),
  },
  tools: {
    front: () => (
      <>
        <Limb d="M32 44 L44 24" w={2} fill={ink.m} edge={2.4} />
        <path
          d="M41 25 Q40 17 47 17 L45 21 L48 24 L52 22 Q52 29 45 28 Z"
          fill={ink.m}
          stroke={ink.k}
          stroke-width="1.6"
          stroke-linejoin="round"
        />
      </>
    ),
  },
  fists: { front: () => <Disc x={35} y={34} r={4.4} fill={ink.skin} w={1.6} /> },
  rocket: {
    back: () => <Plate d="M0 14 H16 V42 H0 Z" fill={ink.d} />,
    front: () => (
      <>
        <Plate d="M0 10 H20 V26 H0 Z" fill={ink.m} />
        <Disc x={5.5} y={14.5} r={2.5} fill={ink.k} w={0} />
        <Disc x={14.5} y={14.5} r={2.5} fill={ink.k} w={0} />
        <Disc x={5.5} y={21.5} r={2.5} fill={ink.k} w={0} />
        <Disc x={14.5} y={21.5} r={2.5} fill={ink.k} w={0} />
        {rifle()}
      </>
    ),
  },
  tesla: {
    back: () => <Plate d="M1 18 H16 V43 H1 Z" fill={ink.m} />,
    front: () => (
      <>
        <Plate d="M18 30 H40 V37 H18 Z" fill={ink.m} />
        <Seam d="M40 33.5 H49" w={2.6} />
        <Disc x={50} y={33.5} r={3.6} fill={ink.glow} w={1.4} />
        <Seam d="M26 30 V37 M31 30 V37 M36 30 V37" w={1.5} />
      </>
    ),
  },
};

export const weaponArt = (kind: WeaponKind): Weapon => table[kind];

/** Weapons held on the shoulder: the arms go up to them. */
export const onShoulder = (kind: WeaponKind): boolean => kind === 'bazooka' || kind === 'schreck';
export const oneHanded = (kind: WeaponKind): boolean =>
  kind === 'pistol' || kind === 'laser-pistol' || kind === 'blade' || kind === 'tools';
