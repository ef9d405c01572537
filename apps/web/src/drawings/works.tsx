import { ink, Plate, Seam } from './ink.tsx';

/** What is built or lies on the ground besides crates and traps, each drawn for a square of 80 × 80. */
export function Water() {
  return (
    <g>
      <rect x="1" y="1" width="78" height="78" fill="var(--water)" />
      <path
        d="M8 20 q6 -6 12 0 t12 0 M44 32 q6 -6 12 0 t12 0 M12 48 q6 -6 12 0 t12 0 M42 62 q6 -6 12 0 t12 0"
        fill="none"
        stroke="var(--water-line)"
        stroke-width="2.2"
        stroke-linecap="round"
      />
    </g>
  );
}

export function Smoke() {
  return (
    <g opacity=".86" stroke="var(--smoke-line)" stroke-width="1.6" fill="var(--smoke)">
      <circle cx="24" cy="50" r="17" />
      <circle cx="54" cy="52" r="18" />
      <circle cx="40" cy="34" r="20" />
      <circle cx="62" cy="32" r="11" />
      <circle cx="18" cy="28" r="10" />
      <path
        d="M32 40 q8 -12 17 -3 M44 56 q8 -8 16 -1 M17 54 q5 -7 11 -2"
        fill="none"
        stroke-linecap="round"
      />
    </g>
  );
}

export function Trench() {
  return (
    <g fill="none" stroke-linejoin="round">
      <path d="M3 26 L21 14 L39 26 L58 14 L77 26" stroke={ink.k} stroke-width="15" />
      <path d="M3 26 L21 14 L39 26 L58 14 L77 26" stroke="var(--bark)" stroke-width="11" />
      <path d="M3 26 L21 14 L39 26 L58 14 L77 26" stroke="var(--wall-line)" stroke-width="5" />
      <path d="M8 34 v4 M26 26 v4 M45 32 v4 M63 26 v4" stroke="var(--wood)" stroke-width="3" />
    </g>
  );
}

export function Wire() {
  const coil = (y: number): string =>
    Array.from({ length: 6 }, (_, i) => `M${3 + i * 13} ${y} a7.5 8 0 1 1 0.1 0`).join('');
  return (
    <g fill="none" stroke="var(--wire)" stroke-width="2">
      <path d={coil(72)} />
      <path d="M2 64 H78 M10 56 l4 4 M14 56 l-4 4 M34 56 l4 4 M38 56 l-4 4 M58 56 l4 4 M62 56 l-4 4" />
      <path d="M14 76 V52 M40 76 V52 M66 76 V52" stroke="var(--bark)" stroke-width="3" />
    </g>
  );
}

export function Mines() {
  const mine = (x: number, y: number) => (
    <g key={x} transform={`translate(${x} ${y})`}>
      <ellipse cx="0" cy="0" rx="9" ry="6" fill="var(--steel-d)" stroke={ink.k} stroke-width="1.6" />
      <ellipse cx="0" cy="-1.6" rx="4" ry="2.4" fill="var(--bad)" />
    </g>
  );
  return (
    <g>
      {mine(18, 62)}
      {mine(40, 68)}
      {mine(63, 61)}
      <path d="M62 14 L72 31 H52 Z" fill="var(--paper)" stroke="var(--bad)" stroke-width="2.4" />
      <path d="M62 19 v6 M62 27.4 v1" stroke="var(--bad)" stroke-width="2.4" stroke-linecap="round" />
    </g>
  );
}

export interface Works {
  readonly kind: 'bunker' | 'strongpoint' | 'buried';
  /** 0 north, 1 east, 2 south, 3 west: where its slit looks. */
  readonly facing: number;
}

/** A fortification of two by two squares, 160 × 160, seen from above. */
export function WorksDrawing({ kind, facing }: Works) {
  const turn = `rotate(${facing * 90} 80 80)`;
  if (kind === 'buried')
    return (
      <g>
        <Plate d="M14 132 L30 60 L62 34 L104 38 L138 72 L148 130 Z" fill="var(--bark)" />
        <Seam d="M40 104 l16 -22 l14 12 l18 -26 l20 22 l14 -8" tone="var(--wood)" w={3} />
        <Seam d="M60 62 h34 M50 122 h60" tone="var(--wall-top)" w={6} />
      </g>
    );
  if (kind === 'strongpoint')
    return (
      <g transform={turn}>
        <path
          d="M12 12 H148 V148 H12 Z M34 34 V126 H126 V34 Z"
          fill="var(--sand)"
          fill-rule="evenodd"
          stroke={ink.k}
          stroke-width="2.4"
        />
        <path
          d={
            'M12 23 H148 M12 137 H148 M23 12 V148 M137 12 V148 M40 12 v22 M66 12 v22 M94 12 v22 ' +
            'M120 12 v22 M40 126 v22 M66 126 v22 M94 126 v22 M120 126 v22 M12 46 h22 M12 80 h22 ' +
            'M12 112 h22 M126 46 h22 M126 80 h22 M126 112 h22'
          }
          stroke={ink.k}
          stroke-width="1.3"
          opacity=".55"
        />
        <path d="M80 2 L92 14 H68 Z" fill="var(--brass)" />
      </g>
    );
  return (
    <g transform={turn}>
      <path
        d="M8 34 L34 8 H126 L152 34 V150 H8 Z"
        fill="var(--wall)"
        stroke="var(--wall-line)"
        stroke-width="3"
      />
      <path d="M20 40 L40 20 H120 L140 40 V140 H20 Z" fill="var(--wall-top)" opacity=".42" />
      <path
        d="M24 44 L42 26 H118 L136 44 V136 H24 Z"
        fill="none"
        stroke="var(--wall-sign)"
        stroke-width="1.6"
      />
      <path d="M38 14 H122" stroke="var(--glow)" stroke-width="5" stroke-dasharray="34 6" />
      <path d="M26 150 h28 M106 150 h28" stroke="var(--brass)" stroke-width="6" />
      <path d="M80 0 L92 9 H68 Z" fill="var(--brass)" />
    </g>
  );
}
