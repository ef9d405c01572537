import type { JSX } from 'preact';
import { Disc, ink, Limb, Plate, Seam } from '../ink.tsx';
import type { Build, Figure, Pose } from '../soldier.tsx';
import { oneHanded, onShoulder } from '../weapons.tsx';
import { carriedOf } from './carried.tsx';
import { HeadAbove } from './heads.tsx';

/** Legs that are seen beside the body: none of who stands upright. */
const legs: Readonly<Record<Pose, string | null>> = {
  stand: null,
  stride: 'M-3 -5 L-15 -8 M0 6 L12 12',
  kneel: 'M-3 -5 L-17 -10 M-2 6 L-14 12',
};

const shoulders: Readonly<Record<Build, () => JSX.Element>> = {
  field: () => (
    <>
      <Plate d="M-6 -13 Q2 -16 4 -8 V8 Q2 16 -6 13 Q-9 0 -6 -13 Z" />
      <Seam d="M-5 -8 L3 -5 M-5 8 L3 5" tone={ink.d} w={2} />
    </>
  ),
  vest: () => (
    <>
      <Plate d="M-6 -13 Q2 -16 4 -8 V8 Q2 16 -6 13 Q-9 0 -6 -13 Z" />
      <Plate d="M-7 -8 H4 V8 H-7 Z" fill={ink.sc} w={1.5} />
    </>
  ),
  coat: () => (
    <>
      <Plate d="M-5 -12 L-20 -10 Q-23 0 -20 10 L-5 12 Z" fill={ink.d} />
      <Seam d="M-20 0 H-8" w={1.2} />
      <Plate d="M-6 -13 Q2 -16 4 -8 V8 Q2 16 -6 13 Q-9 0 -6 -13 Z" />
    </>
  ),
  rags: () => <Plate d="M-7 -12 L1 -14 L4 -7 L2 0 L5 7 L0 14 L-6 11 L-10 12 L-8 3 L-11 -4 Z" />,
  armour: () => (
    <>
      <Plate d="M-10 -13 Q2 -18 7 -9 V9 Q2 18 -10 13 Q-13 0 -10 -13 Z" w={2} />
      <Disc x={-2} y={-14} r={6.6} fill={ink.l} w={1.9} />
      <Disc x={-2} y={14} r={6.6} fill={ink.l} w={1.9} />
      <Seam d="M-5 -16 H0 M-5 12 H0" tone={ink.f} w={1.8} />
    </>
  ),
  ape: () => (
    <>
      <Plate d="M-12 -13 Q2 -20 7 -10 V10 Q2 20 -12 13 Q-16 0 -12 -13 Z" fill="#5b4a3d" w={2} />
      <Disc x={-6} y={0} r={3.6} fill={ink.sc} w={1.3} />
    </>
  ),
};

function Arms({ figure: { weapon, build = 'field' } }: { figure: Figure }) {
  const isBig = build === 'armour' || build === 'ape';
  const fill = build === 'ape' ? '#5b4a3d' : build === 'coat' || build === 'rags' ? ink.f : ink.l;
  const [w, out] = isBig ? [6.6, 14] : [4.6, 11.6];
  const near = onShoulder(weapon) ? 'L6 13 L10 11' : `L7 ${out - 1} L11 8`;
  const far = weapon === 'fists' ? 'L8 -14 L15 -10' : oneHanded(weapon) ? 'L2 -15 L9 -13' : 'L10 -7 L19 5';
  return (
    <>
      <Limb d={`M0 ${-out} ${far}`} w={w} fill={fill} edge={2.6} />
      <Limb
        d={`M0 ${out} ${oneHanded(weapon) || weapon === 'fists' ? 'L9 13 L17 8.6' : near}`}
        w={w}
        fill={fill}
        edge={2.6}
      />
    </>
  );
}

function Pack({ jump }: { jump: boolean }) {
  if (!jump)
    return (
      <>
        <Plate d="M-17 -8 Q-19 0 -17 8 L-6 8 V-8 Z" fill={ink.m} />
        <Limb d="M-15 -7 V7" w={3.4} fill={ink.l} edge={2} />
      </>
    );
  return (
    <>
      <Limb d="M-20 -6 L-10 -6 M-20 6 L-10 6" w={7} fill={ink.m} edge={2.8} />
      <Disc x={-22} y={-6} r={3} fill={ink.k} w={0} />
      <Disc x={-22} y={6} r={3} fill={ink.k} w={0} />
    </>
  );
}

/** One man from above, looking to the right: his base would be a disc of radius 22. */
export function SoldierAbove({ figure }: { figure: Figure }) {
  const { head, weapon, hair, pose = 'stand', build = 'field', pack = 'pack', cape, cigar } = figure;
  const carried = carriedOf(weapon);
  const stance = legs[pose];
  return (
    <g>
      {stance !== null && <Limb d={stance} w={build === 'armour' ? 7.4 : 5.6} fill={ink.d} edge={2.6} />}
      {cape === true && <Plate d="M-4 -13 L-24 -15 Q-28 0 -24 15 L-4 13 Z" fill={ink.sc} />}
      {carried.back !== undefined
        ? carried.back()
        : pack !== 'none' && build !== 'ape' && <Pack jump={pack === 'jump'} />}
      {shoulders[build]()}
      {!onShoulder(weapon) && carried.held()}
      <Arms figure={figure} />
      {onShoulder(weapon) && carried.held()}
      <HeadAbove kind={head} hair={hair} />
      {cigar === true && <Seam d="M9 3 L14 4.6" tone="#7a4a22" w={2.4} />}
    </g>
  );
}
