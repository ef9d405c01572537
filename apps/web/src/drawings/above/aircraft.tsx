import type { AircraftKind } from '../aircraft.tsx';
import { Emblem, type SideSign } from '../emblems.tsx';
import { Disc, ink, Limb, Plate, Seam } from '../ink.tsx';

function Rotor({ x, r }: { x: number; r: number }) {
  const tip = r * 0.7;
  return (
    <>
      <circle cx={x} cy={0} r={r} fill={ink.l} fill-opacity=".2" stroke={ink.k} stroke-opacity=".35" />
      <Limb
        d={`M${x - tip} ${-tip} L${x + tip} ${tip} M${x - tip} ${tip} L${x + tip} ${-tip}`}
        w={2.6}
        fill={ink.m}
        edge={2.2}
      />
      <Disc x={x} y={0} r={4.4} fill={ink.d} />
    </>
  );
}

function Winged({ isBomber }: { isBomber: boolean }) {
  return (
    <>
      <Plate d="M-40 -5 L-46 -22 H-38 L-28 -5 V5 L-38 22 H-46 L-40 5 Z" fill={ink.d} w={2.2} />
      <Plate d="M16 -6 L0 -54 H-14 L-12 -6 V6 L-14 54 H0 L16 6 Z" w={2.4} />
      <Seam d="M9 -12 L-3 -50 M9 12 L-3 50" tone={ink.l} w={2.4} />
      {isBomber && <Limb d="M-4 -26 H18 M-4 26 H18" w={9} fill={ink.m} edge={3.4} />}
      <Plate d="M-48 0 Q-30 -8 10 -9 Q44 -8 48 0 Q44 8 10 9 Q-30 8 -48 0 Z" w={2.4} />
      <Plate d="M8 -5 Q26 -6 28 0 Q26 6 8 5 Z" fill={ink.glow} w={1.8} />
      <Limb d="M49 -15 V15" w={1.6} fill={ink.m} edge={2} />
    </>
  );
}

function Lifted({ isTransport }: { isTransport: boolean }) {
  return (
    <>
      <Limb d="M-16 0 H-52" w={6} edge={3.4} />
      <Limb d="M-52 -12 V12" w={2.2} fill={ink.m} edge={2.4} />
      <Plate
        d={
          isTransport
            ? 'M-30 -18 H18 Q42 -16 44 0 Q42 16 18 18 H-30 Q-36 0 -30 -18 Z'
            : 'M-24 -12 Q0 -19 20 -15 Q40 -11 43 0 Q40 11 20 15 Q0 19 -24 12 Z'
        }
        w={2.5}
      />
      <Plate d="M22 -10 Q38 -8 39 0 Q38 8 22 10 Z" fill={ink.glow} w={1.9} />
      <Seam d="M-18 -9 Q0 -14 16 -11" tone={ink.l} w={2.6} />
      <Limb d="M2 -20 H16 M2 20 H16" w={4} fill={ink.m} edge={2.6} />
      <Rotor x={-2} r={38} />
    </>
  );
}

/** An aircraft from above, looking to the right, about 110 across. */
export function AircraftAbove({ kind, sign }: { kind: AircraftKind; sign: SideSign }) {
  const isWinged = kind === 'fighter' || kind === 'bomber';
  return (
    <g>
      {isWinged ? <Winged isBomber={kind === 'bomber'} /> : <Lifted isTransport={kind === 'transport'} />}
      <g transform={`translate(${isWinged ? -8 : -24} ${isWinged ? -34 : 0}) scale(.62) translate(-12 -12)`}>
        <Emblem sign={sign} outlined />
      </g>
      {isWinged && (
        <g transform="translate(-8 34) scale(.62) translate(-12 -12)">
          <Emblem sign={sign} outlined />
        </g>
      )}
    </g>
  );
}
