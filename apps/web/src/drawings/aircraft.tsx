import { Emblem, type SideSign } from './emblems.tsx';
import { Disc, ink, Limb, Plate, Seam } from './ink.tsx';

export type AircraftKind = 'fighter' | 'bomber' | 'helicopter' | 'transport';

/** An aircraft, 120 × 120, over its shadow; facing right. */
export function Aircraft({ kind, sign }: { kind: AircraftKind; sign: SideSign }) {
  const rotor = kind === 'helicopter' || kind === 'transport';
  return (
    <g>
      <ellipse cx="60" cy="110" rx="40" ry="6" fill={ink.k} opacity="0.18" />
      {rotor ? (
        <>
          <Limb d="M20 34 H104" w={2} fill={ink.m} edge={2.6} />
          <Plate d="M58 34 H64 V44 H58 Z" fill={ink.d} w={2} />
          <Plate
            d="M30 56 Q36 42 60 42 H84 Q102 46 104 62 Q98 76 78 76 H48 Q34 74 30 64 L6 58 L4 44 L12 46 L18 53 Z"
            w={2.5}
          />
          <Plate d="M82 47 Q97 50 99 61 H82 Z" fill={ink.glow} w={2} />
          <Seam d="M40 52 H76" tone={ink.l} w={2.8} />
          <Limb d="M44 84 H86 M52 76 V84 M76 76 V84" w={2.4} fill={ink.m} />
          {kind === 'transport' && <Plate d="M40 70 H76 V84 H40 Z" fill={ink.d} w={2.1} />}
        </>
      ) : (
        <>
          <Plate d="M6 42 L18 40 L30 54 L26 62 H14 Z" w={2.2} />
          <Plate d="M18 60 Q40 48 84 50 Q106 54 110 64 Q100 74 72 74 Q36 74 18 66 Z" w={2.5} />
          <Plate d="M60 50 Q74 40 86 50 Z" fill={ink.glow} w={2} />
          <Plate d="M48 62 H84 L64 84 H42 Z" fill={ink.d} w={2.3} />
          <Seam d="M30 58 Q52 53 80 54" tone={ink.l} w={2.6} />
          <Limb d="M84 78 H102" w={2.4} fill={ink.m} />
          {kind === 'bomber' && <Disc x={70} y={84} r={5} fill={ink.k} w={1.6} />}
          <Limb d="M112 50 V78" w={1.6} fill={ink.m} edge={2} />
        </>
      )}
      <g transform="translate(34 52) scale(.62)">
        <Emblem sign={sign} outlined />
      </g>
    </g>
  );
}
