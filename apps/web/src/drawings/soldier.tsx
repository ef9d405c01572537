import type { ComponentChild, JSX } from 'preact';
import { Disc, ink, Limb, Plate, Seam } from './ink.tsx';
import { oneHanded, onShoulder, type WeaponKind, weaponArt } from './weapons.tsx';

export type Headgear =
  | 'pot'
  | 'flared'
  | 'mask'
  | 'cap'
  | 'peaked'
  | 'beret'
  | 'ushanka'
  | 'hair-long'
  | 'hair-short'
  | 'hood'
  | 'dome'
  | 'goggles'
  | 'zombie'
  | 'ape';
export type Pose = 'stand' | 'stride' | 'kneel';
export type Build = 'field' | 'coat' | 'armour' | 'rags' | 'ape' | 'vest';

export interface Figure {
  readonly head: Headgear;
  readonly weapon: WeaponKind;
  readonly pose?: Pose;
  readonly build?: Build;
  /** A pack on the back where the weapon does not already put something there. */
  readonly pack?: 'pack' | 'jump' | 'none';
  readonly hair?: string;
  readonly cigar?: boolean;
  readonly cape?: boolean;
}

const legs: Readonly<Record<Pose, readonly [string, string, string, string]>> = {
  stand: ['M21 42 L19 51 L17 59', 'M14.6 60.6 H20', 'M27 42 L30 51 L30 59', 'M29 60.6 H34.6'],
  stride: ['M21 42 L15 50 L10 58', 'M7.6 60.2 H13', 'M27 42 L34 49 L33 59', 'M32 60.6 H38'],
  kneel: ['M21 44 L14 53 L5 58.6', 'M2.6 60.4 H7', 'M27 44 L37 48 L36 59', 'M34.6 60.6 H40.6'],
};

function Legs({ pose, build }: { pose: Pose; build: Build }) {
  const [back, backFoot, front, frontFoot] = legs[pose];
  const w = build === 'armour' ? 8.4 : build === 'ape' ? 9 : 6;
  return (
    <>
      <Limb d={back} w={w} fill={ink.d} />
      <Seam d={backFoot} w={5} />
      <Limb d={front} w={w} fill={build === 'armour' ? ink.f : ink.f} />
      <Seam d={frontFoot} w={5} />
      {build === 'armour' && <Plate d="M30 46 L38 47 L37 54 L30 53 Z" fill={ink.l} w={1.4} />}
    </>
  );
}

function Pack({ kind }: { kind: 'pack' | 'jump' }) {
  if (kind === 'jump')
    return (
      <>
        <Plate d="M4 20 H16 V42 H4 Z" fill={ink.m} />
        <Plate d="M3 41 H9 L10 50 H2 Z M11 41 H17 L18 50 H10 Z" fill={ink.d} w={1.5} />
        <Seam d="M7 24 V36 M12 24 V36" tone={ink.l} w={1.4} />
      </>
    );
  return (
    <>
      <Plate d="M8 25 Q8 22.6 10.6 22.6 H17 V40 H10 Q8 40 8 37.6 Z" fill={ink.d} w={1.6} />
      <Seam d="M8.4 30 H16" w={1.1} />
      <Plate d="M7.6 19.6 Q12 17.6 17 19.6 V23 H7.6 Z" fill={ink.l} w={1.4} />
    </>
  );
}

function Torso({ build }: { build: Build }) {
  if (build === 'armour')
    return (
      <>
        <Plate d="M12 26 Q23 15 35 25 L34 44 H14 Z" fill={ink.f} w={2} />
        <Plate d="M17 26 Q25 21 32 26 L31 36 H19 Z" fill={ink.l} w={1.5} />
        <Seam d="M25 24 V36 M14 40 H34" w={1.4} />
        <Plate d="M9 24 Q14 18 20 23 L18 31 H10 Z" fill={ink.d} w={1.6} />
      </>
    );
  if (build === 'ape')
    return (
      <>
        <Plate d="M8 30 Q14 14 32 20 Q40 28 34 46 H14 Z" fill="#5b4a3d" w={2} />
        <Plate d="M16 26 Q26 20 33 27 L31 40 H18 Z" fill={ink.m} w={1.6} />
        <Disc x={25} y={32} r={3.4} fill={ink.sc} w={1.2} />
      </>
    );
  if (build === 'coat')
    return (
      <>
        <Plate d="M15 26 Q24 20 33 26 L33 43 L37 56 L27 52 L24 55 L13 57 L16 43 Z" fill={ink.d} />
        <Seam d="M24 24 L25 53" w={1.2} />
        <Seam d="M15.6 42 H33" tone={ink.sc} w={3} />
        <Plate d="M19 23.4 L24 28 L30 23.4 L27 21 H22 Z" fill={ink.f} w={1.4} />
      </>
    );
  if (build === 'rags')
    return <Plate d="M15 26 Q24 21 32 26 L33 40 L30 44 L27 41 L24 46 L20 41 L16 45 Z" fill={ink.f} />;
  return (
    <>
      <Plate d="M15.4 26 Q24 20 32.6 26 L31.6 44 H16.4 Z" fill={ink.f} />
      {build === 'vest' && <Plate d="M16.4 26.4 Q24 21.4 31.6 26.4 L31 37 H17 Z" fill={ink.sc} w={1.4} />}
      <Seam d="M16.4 40 H31.8" w={2.4} />
      <Plate d="M18 38.6 H21.6 V43 H18 Z M26.6 38.6 H30.2 V43 H26.6 Z" fill={ink.d} w={1.2} />
      <Seam d="M20 24.4 L22 39" tone={ink.d} w={1.8} />
    </>
  );
}

const Face = () => (
  <>
    <Disc x={25.4} y={15.4} r={6} fill={ink.skin} w={1.6} />
    <Seam d="M29 14.6 V16.2" w={1.5} />
  </>
);

const Cigar = () => (
  <>
    <path d="M28.6 19.4 L34.6 20.6" stroke="#7a4a22" stroke-width="2.2" stroke-linecap="round" />
    <circle cx="35.4" cy="20.8" r="1.3" fill={ink.flame} />
  </>
);

const heads: Readonly<Record<Headgear, (look: { hair: string; smoke: ComponentChild }) => JSX.Element>> = {
  pot: () => (
    <>
      <Face />
      <Plate d="M15.6 15 C15 3 35 3 34.6 14 L36 15.4 Q26 17 15 16.4 Z" fill={ink.f} />
      <Seam d="M19 10 C20 7.4 22.4 6.2 25 6" tone={ink.l} w={1.9} />
      <Seam d="M16.4 13.6 Q25 11.8 34.2 13.2" w={1.1} />
      <Seam d="M20 16.6 L21.6 21" w={1.1} />
    </>
  ),
  flared: () => (
    <>
      <Face />
      <Plate d="M16.6 13.4 C16 2 35 2.4 34.4 12 L38 15 H30 L18.6 17.6 L12 21 L13.8 14.4 Z" fill={ink.f} />
      <Seam d="M20 8.8 C21 6.4 23 5.2 25.6 5.2" tone={ink.l} w={1.9} />
      <Seam d="M17 13.4 Q25 11 34 12.4" w={1} />
    </>
  ),
  mask: () => (
    <>
      <Plate d="M18 14 Q18 22 24 23.6 H31 Q33 18 32 13 Z" fill={ink.d} w={1.6} />
      <Disc x={28.4} y={15.4} r={2.3} fill="#d9482b" w={1.2} />
      <Plate d="M29 19 L36 20.4 L35 25 L28 23.4 Z" fill={ink.m} w={1.4} />
      <Plate d="M16.6 13.4 C16 2 35 2.4 34.4 12 L38 14.6 H30 L18.6 16.6 L12 20.6 L13.8 14 Z" fill={ink.f} />
      <Seam d="M20 8.8 C21 6.4 23 5.2 25.6 5.2" tone={ink.l} w={1.9} />
    </>
  ),
  cap: ({ smoke }) => (
    <>
      <Face />
      <Plate d="M17.4 13 C17 4.4 33.6 4.4 33.4 12 L40 14.4 Q34 16.6 29 15 H17.8 Z" fill={ink.d} />
      <Disc x={28.4} y={10} r={1.7} fill={ink.sc} w={0.8} />
      {smoke}
    </>
  ),
  peaked: () => (
    <>
      <Face />
      <Plate d="M13.6 8.6 Q25 1.4 37 8 L34.4 12 H17 Z" fill={ink.d} />
      <Plate d="M17 11.6 H34.4 L37.4 15 Q31 15.4 29 14 H17 Z" fill={ink.k} w={1} />
      <Disc x={28} y={8.4} r={1.8} fill={ink.sc} w={0.8} />
    </>
  ),
  beret: ({ smoke }) => (
    <>
      <Face />
      <Plate d="M16.6 12.6 C13 5 33 1 37 9 Q36 13 33 13 Z" fill={ink.sc} />
      {smoke}
    </>
  ),
  ushanka: () => (
    <>
      <Face />
      <Plate d="M15.4 14 Q14 3.6 25 3.6 Q36 3.6 35 14 L33.4 12.4 H20 V20 Q15 21 15.4 14 Z" fill={ink.d} />
      <Plate d="M18 8 H34 V13 H18 Z" fill={ink.l} w={1.4} />
      <Disc x={29} y={10.5} r={1.6} fill={ink.sc} w={0.6} />
    </>
  ),
  'hair-long': ({ hair }) => (
    <>
      <Plate d="M21 12 C11 14 13 26 8 32 C14 32 20 28 22 20 Z" fill={hair} w={1.6} />
      <Face />
      <Plate d="M18.6 16 C14 4 34 2 33 12 C28 9.6 23.6 10.6 21.4 17 Z" fill={hair} w={1.6} />
    </>
  ),
  'hair-short': ({ hair, smoke }) => (
    <>
      <Face />
      <Plate d="M18.6 15 C15 5 34 3 33 11.6 Q27 9 22 11.6 L21 16 Z" fill={hair} w={1.5} />
      {smoke}
    </>
  ),
  hood: () => (
    <>
      <Plate d="M14 24 C12 6 26 2 33 8 L35 16 L31 24 Z" fill={ink.d} />
      <Plate d="M25 12 Q32 10 33 16 Q32 22 26 22 Z" fill={ink.skin} w={1.4} />
    </>
  ),
  dome: () => (
    <>
      <Plate d="M15 22 C13 5 37 5 36 20 L34 24 H17 Z" fill={ink.f} w={2} />
      <Plate d="M25 12 H35.4 L35.8 18 H25 Z" fill={ink.glow} w={1.5} />
      <Seam d="M18 12 C19 9.6 21 8.4 23 8" tone={ink.l} w={2} />
    </>
  ),
  goggles: () => (
    <>
      <Face />
      <Plate d="M17.6 13 C16 3.6 34 3.6 33.4 12 H18 Z" fill="#7a5a3a" w={1.6} />
      <Plate d="M24 11 H33.6 V15.6 H24 Z" fill={ink.glow} w={1.4} />
      <Plate d="M17 12 H21 V21 H18 Z" fill="#7a5a3a" w={1.3} />
    </>
  ),
  zombie: () => (
    <>
      <Disc x={25.4} y={15} r={6.6} fill="#93a07f" w={1.7} />
      <Seam d="M27 13.6 H30.6" tone="#d9482b" w={2.2} />
      <Seam d="M25 19 H31 M27 18 V20 M29 18 V20" w={1.1} />
      <Seam d="M19.6 10 L24 8" tone={ink.k} w={1.4} />
    </>
  ),
  ape: () => (
    <>
      <Plate d="M19 18 C14 6 30 2 37 9 Q42 15 38 21 Q32 26 24 23 Z" fill="#4d3e33" w={1.8} />
      <Plate d="M30 13 Q40 12 40 19 Q36 24 30 21 Z" fill="#8c6f57" w={1.5} />
      <Seam d="M31 13.4 H35" tone="#d9482b" w={1.8} />
    </>
  ),
};

function Head({ kind, hair = '#c9a24b', cigar = false }: { kind: Headgear; hair?: string; cigar?: boolean }) {
  return heads[kind]({ hair, smoke: cigar && <Cigar /> });
}

function Arms({ weapon, build }: { weapon: WeaponKind; build: Build }) {
  const w = build === 'armour' || build === 'ape' ? 6.4 : 4.2;
  const fill = build === 'ape' ? '#5b4a3d' : build === 'coat' ? ink.f : ink.l;
  if (onShoulder(weapon)) return <Limb d="M20 29 L24 36 L31 32.6" w={w} fill={fill} />;
  if (oneHanded(weapon)) return <Limb d="M20 29 L26 35 L34 32" w={w} fill={fill} />;
  return <Limb d="M19.6 29 L21 37 L31 35.6" w={w} fill={fill} />;
}

/** One miniature, 48 × 64, feet on 62, facing right. */
export function Soldier({
  head,
  weapon,
  pose = 'stand',
  build = 'field',
  pack = 'pack',
  hair,
  cigar,
  cape,
}: Figure) {
  const art = weaponArt(weapon);
  const drop = pose === 'kneel' ? 5 : 0;
  return (
    <g>
      <Legs pose={pose} build={build} />
      <g transform={drop === 0 ? undefined : `translate(0 ${drop})`}>
        {cape === true && <Plate d="M17 24 L30 24 L22 52 L4 56 Q12 44 14 30 Z" fill={ink.sc} />}
        {art.back !== undefined ? art.back() : pack !== 'none' && build !== 'ape' && <Pack kind={pack} />}
        <Torso build={build} />
        <Head
          kind={head}
          {...(hair === undefined ? {} : { hair })}
          {...(cigar === undefined ? {} : { cigar })}
        />
        {art.front()}
        <Arms weapon={weapon} build={build} />
      </g>
    </g>
  );
}
