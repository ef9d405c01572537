import type { JSX } from 'preact';
import { Arm, type ArmKind } from './arms.tsx';
import { Emblem, type SideSign } from './emblems.tsx';
import { Disc, ink, Limb, Plate, Seam } from './ink.tsx';
import { type LegKind, Legs } from './legs.tsx';

export type HullKind = 'dome' | 'turret' | 'wedge' | 'block' | 'open' | 'low' | 'cabin';

export interface Machine {
  readonly legs: LegKind;
  readonly hull: HullKind;
  readonly main: ArmKind;
  readonly second?: ArmKind;
  readonly top?: ArmKind;
  /** Fuel bottles with a hose, behind the hull. */
  readonly bottles?: boolean;
  readonly stacks?: boolean;
}

/** Where each hull carries its weapons: main arm, second arm, top. */
const mounts: Readonly<
  Record<
    HullKind,
    { main: [number, number]; second: [number, number]; top: [number, number]; sign: [number, number] }
  >
> = {
  dome: { main: [76, 54], second: [70, 66], top: [52, 18], sign: [50, 48] },
  turret: { main: [74, 38], second: [66, 58], top: [46, 15], sign: [40, 44] },
  wedge: { main: [64, 60], second: [52, 22], top: [42, 18], sign: [46, 50] },
  block: { main: [70, 50], second: [64, 26], top: [44, 14], sign: [40, 47] },
  open: { main: [66, 44], second: [60, 60], top: [40, 20], sign: [44, 56] },
  low: { main: [70, 56], second: [58, 66], top: [52, 40], sign: [44, 62] },
  cabin: { main: [72, 40], second: [60, 66], top: [36, 32], sign: [40, 70] },
};

const hulls: Readonly<Record<HullKind, () => JSX.Element>> = {
  dome: () => (
    <>
      <Plate d="M34 66 C29 38 42 18 58 18 C76 18 84 36 82 66 Z" w={2.5} />
      <Seam d="M41 40 C43 31 49 26 56 25" tone={ink.l} w={3} />
      <Plate d="M63 30 H79 L81.6 41 H63 Z" fill={ink.k} w={1} />
      <Seam d="M67 33.4 H76" tone={ink.glow} w={2} />
      <Seam d="M35.4 58 H81.6" w={1.5} />
      <Seam d="M38 62 h1 M46 62 h1 M54 62 h1 M62 62 h1 M70 62 h1" tone={ink.l} w={2} />
    </>
  ),
  turret: () => (
    <>
      <Plate d="M17 42 L29 24 H62 L77 34 L79 54 L68 65 H28 L16 55 Z" w={2.5} />
      <Seam d="M24 42 L33 29 H59" tone={ink.l} w={2.8} />
      <Seam d="M16.6 54 H78 M52 24 L50 54" w={1.5} />
      <Plate d="M56 37 H72 L73 44 H56 Z" fill={ink.k} w={1} />
      <Seam d="M59 40 H69" tone={ink.glow} w={1.8} />
      <Plate d="M35 17 H53 V24.6 H35 Z" fill={ink.d} w={2.1} />
    </>
  ),
  wedge: () => (
    <>
      <Plate d="M26 36 L40 22 H72 L90 42 L84 60 L74 68 H36 L24 56 Z" w={2.5} />
      <Seam d="M33 37 L43 27 H69" tone={ink.l} w={2.8} />
      <Seam d="M26 37 L60 42 L58 68 M60 42 H89" w={1.5} />
      <Plate d="M65 44 L84 44 L82 52 L64 51 Z" fill={ink.k} w={1} />
      <Seam d="M68 47.6 L79 47.8" tone={ink.glow} w={1.9} />
    </>
  ),
  block: () => (
    <>
      <Plate d="M22 26 H66 L80 38 L79 60 L68 68 H30 L18 56 Z" w={2.5} />
      <Seam d="M27 31 H63 L71 37" tone={ink.l} w={2.8} />
      <Seam d="M52 26 V68 M19 55 H79" w={1.5} />
      <Plate d="M58 31 L68 32 L74 38.6 H58 Z" fill={ink.k} w={1} />
      <Seam d="M61 35 H67" tone={ink.glow} w={1.8} />
    </>
  ),
  open: () => (
    <>
      <Plate d="M30 40 H74 L82 52 L76 68 H34 L26 54 Z" w={2.5} />
      <Seam d="M33 46 H70" tone={ink.l} w={2.6} />
      <Disc x={52} y={30} r={8} fill={ink.skin} w={2} />
      <Plate d="M43 29 C42 16 62 16 61 28 Z" fill={ink.d} w={2} />
      <Limb d="M34 40 V22 H68" w={3} fill={ink.m} />
    </>
  ),
  low: () => (
    <>
      <Plate d="M22 66 L34 50 H86 L104 66 L94 82 H28 Z" w={2.5} />
      <Plate d="M40 50 L48 38 H72 L80 50 Z" w={2.3} />
      <Seam d="M38 55 H84" tone={ink.l} w={2.8} />
      <Seam d="M60 50 V82" w={1.5} />
    </>
  ),
  cabin: () => (
    <>
      <Plate d="M10 84 L18 60 H106 L114 84 Z" w={2.5} />
      <Plate d="M32 60 L40 32 H76 L88 60 Z" w={2.5} />
      <Seam d="M42 37 H73" tone={ink.l} w={2.8} />
      <Seam d="M60 32 V84" w={1.5} />
      <Plate d="M64 42 H78 L81 50 H64 Z" fill={ink.k} w={1} />
    </>
  ),
};

const Hull = ({ kind }: { kind: HullKind }) => hulls[kind]();

function Bottles() {
  return (
    <>
      <Plate d="M11 33 Q11 24 18 24 Q25 24 25 33 V60 Q25 68 18 68 Q11 68 11 60 Z" fill={ink.d} w={2.2} />
      <Plate d="M22 28 Q22 19 30 19 Q38 19 38 28 V60 Q38 68 30 68 Q22 68 22 60 Z" w={2.2} />
      <Seam d="M26.4 28 V58" tone={ink.l} w={2.8} />
      <Seam d="M22 36 H38 M22 54 H38" w={1.7} />
      <Limb d="M30 19 C31 3 74 2 86 26 C90 36 89 44 88 50" w={3.4} fill={ink.m} edge={4} />
    </>
  );
}

/**
 * Damage as one sees it on the table: scorched plates first, then smoke. `part` is the share of damage taken, 0 to 1.
 */
function Battered({ part }: { part: number }) {
  if (part <= 0) return null;
  const scars = [
    'M28 52 l5 -4 l2 5 l6 -1 l-4 5 l2 5 l-6 -2 l-4 4 l-1 -6 l-5 -1 Z',
    'M66 58 l4 -5 l3 4 l6 -2 l-3 5 l4 4 l-6 0 l-3 5 l-2 -6 l-6 0 Z',
    'M56 30 l4 -4 l2 4 l5 -1 l-3 4 l2 4 l-5 -1 l-3 4 l-1 -5 l-5 0 Z',
  ];
  const shown = Math.max(1, Math.round(part * scars.length));
  return (
    <>
      {scars.slice(0, shown).map((d) => (
        <path key={d} d={d} fill={ink.k} opacity="0.82" />
      ))}
      {part >= 0.5 && (
        <g fill="none" stroke="#6a6a62" stroke-linecap="round" opacity="0.85">
          <path d="M44 24 C34 14 46 8 38 -2" stroke-width="7" />
          <path d="M52 22 C44 12 56 4 48 -8" stroke-width="5" opacity="0.7" />
        </g>
      )}
      {part >= 0.75 && (
        <path
          d="M60 26 C64 16 68 22 72 12 C75 22 79 22 75 31 C70 36 62 34 60 26 Z"
          fill={ink.flame}
          stroke={ink.k}
          stroke-width="1.4"
        />
      )}
    </>
  );
}

/** A walker or vehicle, 120 × 120, ground at 114, facing right. */
export function Walker({
  machine,
  sign,
  damage = 0,
  flipSign = false,
}: {
  machine: Machine;
  sign: SideSign;
  damage?: number;
  flipSign?: boolean;
}) {
  const at = mounts[machine.hull];
  const mount = ([x, y]: [number, number], kind: ArmKind) => (
    <g transform={`translate(${x} ${y})`}>
      <Arm kind={kind} />
    </g>
  );
  const sunk =
    machine.legs === 'tracks' || machine.legs === 'wheels' ? 17 : machine.legs === 'spider' ? 8 : 0;
  return (
    <g>
      <Legs kind={machine.legs} />
      <g transform={`translate(0 ${sunk})`}>
        {machine.stacks === true && (
          <Plate d="M20 14 H28 V40 H20 Z M10 18 H18 V44 H10 Z" fill={ink.d} w={2.1} />
        )}
        {machine.bottles === true && <Bottles />}
        {machine.second !== undefined && mount(at.second, machine.second)}
        <Hull kind={machine.hull} />
        <g
          transform={`translate(${at.sign[0]} ${at.sign[1]}) scale(${flipSign ? -0.62 : 0.62} 0.62) translate(-12 -12)`}
        >
          <Emblem sign={sign} outlined />
        </g>
        {machine.top !== undefined && mount(at.top, machine.top)}
        {mount(at.main, machine.main)}
        <Battered part={damage} />
      </g>
    </g>
  );
}
