import { type SideSign, sideShape } from '../drawings/emblems.tsx';
import { Crate, TankTrap } from '../drawings/terrain.tsx';
import { type UnitArt, UnitDrawing } from '../drawings/unitart.tsx';
import './banner.css';

interface Standing {
  readonly art: UnitArt;
  readonly sign: SideSign;
  readonly flip: boolean;
  readonly x: number;
  readonly y: number;
  readonly s: number;
}

const troops: readonly Standing[] = [
  {
    x: 640,
    y: 26,
    s: 1.18,
    sign: 'allies',
    flip: false,
    art: {
      kind: 'machine',
      damage: 0,
      machine: { legs: 'bird', hull: 'turret', main: 'gun-long', second: 'mg', top: 'mg' },
    },
  },
  {
    x: 560,
    y: 128,
    s: 0.86,
    sign: 'allies',
    flip: false,
    art: {
      kind: 'squad',
      figures: [{ head: 'cap', weapon: 'launcher', build: 'vest', cigar: true, pack: 'none' }],
    },
  },
  {
    x: 742,
    y: 134,
    s: 0.98,
    sign: 'allies',
    flip: false,
    art: {
      kind: 'squad',
      figures: [
        { head: 'pot', weapon: 'rifle' },
        { head: 'pot', weapon: 'mg', pose: 'kneel' },
        { head: 'pot', weapon: 'bazooka' },
      ],
    },
  },
  {
    x: 1160,
    y: 12,
    s: 1.14,
    sign: 'axis',
    flip: true,
    art: {
      kind: 'machine',
      damage: 0,
      machine: { legs: 'piston', hull: 'block', main: 'gun-twin', stacks: true },
    },
  },
  {
    x: 1296,
    y: 104,
    s: 1.24,
    sign: 'axis',
    flip: true,
    art: {
      kind: 'machine',
      damage: 0.25,
      machine: { legs: 'piston', hull: 'wedge', main: 'claw', second: 'flak' },
    },
  },
  {
    x: 1110,
    y: 136,
    s: 0.98,
    sign: 'axis',
    flip: true,
    art: {
      kind: 'squad',
      figures: [
        { head: 'mask', weapon: 'schreck' },
        { head: 'flared', weapon: 'laser-heavy' },
        { head: 'mask', weapon: 'rifle', pose: 'kneel' },
      ],
    },
  },
];

function contour(cx: number, cy: number, r: number, seed: number): string {
  const points = Array.from({ length: 37 }, (_, i) => {
    const a = (i / 36) * Math.PI * 2;
    const k = r * (1 + 0.18 * Math.sin(3 * a + seed) + 0.1 * Math.sin(5 * a + seed * 2));
    return `${(cx + Math.cos(a) * k * 1.5).toFixed(0)} ${(cy + Math.sin(a) * k).toFixed(0)}`;
  });
  return `M${points.join('L')}Z`;
}

/** The picture above the start page: two forces on a staff map. */
export function Banner() {
  const rings = [40, 80, 125, 175, 230];
  return (
    <svg class="banner-art" viewBox="500 0 980 252" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <g fill="none" stroke="var(--contour)" stroke-width="1.5">
        {rings.map((r) => (
          <path key={r} d={contour(760, 120, r, 1.4) + contour(1230, 60, r * 0.9, 4)} />
        ))}
        <path
          d={
            'M540 0V252M640 0V252M740 0V252M840 0V252M940 0V252M1040 0V252M1140 0V252M1240 0V252' +
            'M1340 0V252M1440 0V252M400 80H1480M400 180H1480'
          }
          stroke="var(--line)"
        />
      </g>
      <g fill="none" stroke-linecap="butt" stroke-width="20" opacity="0.3">
        <path d="M560 262C660 214 790 208 890 180" stroke="var(--allies)" />
        <path d="M884 148L934 170L892 212Z" fill="var(--allies)" stroke="none" />
        <path d="M1480 34C1340 30 1180 36 1072 76" stroke="var(--axis)" />
        <path d="M1066 44L1022 92L1086 104Z" fill="var(--axis)" stroke="none" />
      </g>
      <g transform="translate(930 62) scale(.72)">
        <TankTrap />
      </g>
      <g transform="translate(968 156) scale(.8)">
        <Crate />
      </g>
      {troops.map(({ art, sign, flip, x, y, s }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${s})`} class={`side-${sign}`}>
          <g transform="translate(50 90) scale(1 .3)">
            <path d={sideShape[sign](52)} fill="var(--base)" stroke="var(--sc)" stroke-width="3.4" />
          </g>
          <UnitDrawing art={art} sign={sign} flip={flip} />
        </g>
      ))}
    </svg>
  );
}
