import type { JSX } from 'preact';
import { Disc, ink, Plate, Seam } from '../ink.tsx';
import type { Headgear } from '../soldier.tsx';

const shine = <Seam d="M-4.6 -3 C-3.4 -5.4 -0.6 -6 1.6 -5.4" tone={ink.l} w={2} />;
const face = <Disc x={3.4} y={0} r={6} fill={ink.skin} w={1.5} />;
const leather = '#7a5a3a';

/** What is seen of a head from above, looking to the right. */
const table: Readonly<Record<Headgear, (hair: string) => JSX.Element>> = {
  pot: () => (
    <>
      <Disc x={0.6} y={0} r={9} fill={ink.d} />
      <Disc x={0} y={0} r={7.4} w={1.2} />
      {shine}
    </>
  ),
  flared: () => (
    <>
      <Plate d="M-11 0 Q-10 -9.6 0 -9.6 Q10.4 -8.4 11.4 0 Q10.4 8.4 0 9.6 Q-10 9.6 -11 0 Z" fill={ink.d} />
      <Disc x={0} y={0} r={7.2} w={1.2} />
      {shine}
    </>
  ),
  mask: () => (
    <>
      <Plate d="M7 -4 L14 -2.6 V2.6 L7 4 Z" fill={ink.m} w={1.6} />
      <Plate d="M-11 0 Q-10 -9.4 0 -9.4 Q9 -8.4 10 0 Q9 8.4 0 9.4 Q-10 9.4 -11 0 Z" fill={ink.d} />
      <Disc x={-0.6} y={0} r={7.2} w={1.2} />
      <Seam d="M8.2 -4.4 V-3.4 M8.2 3.4 V4.4" tone="#d9482b" w={2.6} />
      {shine}
    </>
  ),
  cap: () => (
    <>
      <Plate d="M3 -7 Q13 -6 13 0 Q13 6 3 7 Z" fill={ink.k} w={1} />
      <Disc x={-0.6} y={0} r={7.8} fill={ink.d} />
      <Disc x={3} y={0} r={1.9} fill={ink.sc} w={0.9} />
      {shine}
    </>
  ),
  peaked: () => (
    <>
      <Plate d="M4 -7 Q13 -5 13 0 Q13 5 4 7 Z" fill={ink.k} w={1} />
      <Disc x={-0.8} y={0} r={9} fill={ink.d} />
      <Seam d="M5.6 -6 Q8.4 0 5.6 6" tone={ink.sc} w={2.4} />
      {shine}
    </>
  ),
  beret: () => (
    <>
      {face}
      <Plate d="M-8 -5 Q-2 -12 6 -7 Q9 0 5 6 Q-3 10 -8 5 Q-10 0 -8 -5 Z" fill={ink.sc} />
      <Disc x={-1} y={-1} r={1.4} fill={ink.k} w={0} />
    </>
  ),
  ushanka: () => (
    <>
      <Disc x={0} y={0} r={9.6} fill={ink.l} />
      <Disc x={-0.6} y={0} r={6.4} fill={ink.d} w={1.4} />
      <Seam d="M-3 -9 V-6 M-3 9 V6" w={1.2} />
      <Disc x={6.6} y={0} r={1.7} fill={ink.sc} w={0.7} />
    </>
  ),
  'hair-long': (hair) => (
    <>
      <Plate d="M-2 -6 Q-14 -6 -18 0 Q-14 6 -2 6 Z" fill={hair} w={1.6} />
      {face}
      <Plate d="M5 -6 Q-2 -9.6 -7 -4 Q-9 0 -7 4 Q-2 9.6 5 6 Q1 0 5 -6 Z" fill={hair} w={1.6} />
    </>
  ),
  'hair-short': (hair) => (
    <>
      {face}
      <Plate d="M4.6 -6 Q-3 -9 -7 -3.6 Q-8 0 -7 3.6 Q-3 9 4.6 6 Q2 0 4.6 -6 Z" fill={hair} w={1.6} />
    </>
  ),
  hood: () => (
    <>
      {face}
      <Plate d="M6 -7 Q-4 -11 -9 -4 L-16 0 L-9 4 Q-4 11 6 7 Q2 0 6 -7 Z" fill={ink.d} />
    </>
  ),
  dome: () => (
    <>
      <Disc x={0} y={0} r={10.4} w={2} />
      <Plate d="M4.6 -6.6 Q10 -5.4 10 0 Q10 5.4 4.6 6.6 Q6.6 0 4.6 -6.6 Z" fill={ink.glow} w={1.4} />
      <Seam d="M-6 -4 C-4.6 -7 -1 -7.8 2 -7.2" tone={ink.l} w={2.2} />
    </>
  ),
  goggles: () => (
    <>
      <Disc x={0} y={0} r={8} fill={leather} />
      <Plate d="M4 -6 H9 V6 H4 Z" fill={ink.glow} w={1.4} />
      <Seam d="M-6 0 H2" w={1.1} />
    </>
  ),
  zombie: () => (
    <>
      <Disc x={0.6} y={0} r={7.6} fill="#93a07f" />
      <Seam d="M-4 -4 L2 1 M-1 -4.6 L-3 -1" w={1.3} />
      <Seam d="M6 -3 V-2 M6 2 V3" tone="#d9482b" w={2.4} />
    </>
  ),
  ape: () => (
    <>
      <Plate d="M3 -6 Q12 -4 12 0 Q12 4 3 6 Z" fill="#8c6f57" w={1.5} />
      <Disc x={-1.6} y={0} r={9} fill="#4d3e33" />
      <Seam d="M5.4 -3.4 V-2 M5.4 2 V3.4" tone="#d9482b" w={2.2} />
    </>
  ),
};

export const HeadAbove = ({ kind, hair = '#c9a24b' }: { kind: Headgear; hair?: string | undefined }) =>
  table[kind](hair);
