import { ink, Plate, Seam } from './ink.tsx';

/** Pieces of terrain, each drawn for a square of 80 × 80. */
export function Crate() {
  return (
    <g stroke={ink.k} stroke-width="1.8" stroke-linejoin="round">
      <ellipse cx="42" cy="63" rx="26" ry="5" fill={ink.k} stroke="none" opacity=".15" />
      <path d="M19 33 L28 22 H61 L52 33 Z" fill="var(--wood-l)" />
      <path d="M52 33 L61 22 V50 L52 62 Z" fill="var(--wood-d)" />
      <path d="M19 33 H52 V62 H19 Z" fill="var(--wood)" />
      <path d="M19 42 H52 M19 53 H52" stroke-width="1.1" />
      <path d="M25 33 V62 M46 33 V62" stroke-width="1.4" />
      <path d="M25 62 L46 33" stroke-width="1.4" />
      <path d="M40 22 L31 33" stroke-width="1.2" />
    </g>
  );
}

export function TankTrap() {
  return (
    <g>
      <ellipse cx="40" cy="66" rx="31" ry="6" fill={ink.k} opacity=".16" />
      <g fill="none">
        <path d="M7 47 L74 59" stroke={ink.k} stroke-width="12" />
        <path d="M8.8 47.3 L72.2 58.7" stroke="var(--steel-d)" stroke-width="8" />
        <path d="M19 71 L57 11" stroke={ink.k} stroke-width="12.6" />
        <path d="M20.1 69.3 L55.9 12.7" stroke="var(--steel)" stroke-width="8.6" />
        <path d="M22.6 70 L58 14.4" stroke="var(--steel-d)" stroke-width="2.2" />
        <path d="M65 71 L21 13" stroke={ink.k} stroke-width="12.6" />
        <path d="M63.8 69.4 L22.2 14.6" stroke="var(--steel-l)" stroke-width="8.6" />
        <path d="M61 70 L20.6 16.6" stroke="var(--steel)" stroke-width="2.2" />
      </g>
      <circle cx="42.5" cy="42" r="3.6" fill={ink.k} />
      <g fill={ink.k} opacity=".7">
        <circle cx="30" cy="25" r="1.4" />
        <circle cx="55" cy="58" r="1.4" />
        <circle cx="50" cy="22" r="1.4" />
      </g>
    </g>
  );
}

export function Tree({ seed = 0 }: { seed?: number }) {
  const tilt = ((seed * 37) % 11) - 5;
  return (
    <g transform={`rotate(${tilt} 40 68)`}>
      <ellipse cx="41" cy="68" rx="20" ry="5" fill={ink.k} opacity=".18" />
      <Plate d="M37 68 L38 46 H43 L45 68 Z" fill="var(--bark)" />
      <Plate
        d="M40 8 C54 8 62 20 58 28 C68 34 64 50 52 50 C46 56 32 56 28 49 C14 50 12 34 22 29 C18 18 28 8 40 8 Z"
        fill="var(--leaf)"
        w={2}
      />
      <path
        d="M40 8 C54 8 62 20 58 28 C68 34 64 50 52 50 C46 56 40 54 38 50 C50 44 48 22 40 8 Z"
        fill="var(--leaf-d)"
        opacity=".55"
      />
      <Seam
        d="M24 34 C26 30 30 30 32 32 M31 18 C34 14 38 14 40 16 M30 44 C34 41 37 42 39 44"
        tone="var(--leaf-l)"
        w={2.2}
      />
    </g>
  );
}

export function Rubble() {
  return (
    <g>
      <Plate d="M12 62 L20 48 L32 52 L36 40 L48 44 L54 54 L66 52 L70 63 Z" fill="var(--wall-top)" />
      <Plate d="M22 62 L28 54 L38 58 L42 63 Z M50 63 L56 57 L64 63 Z" fill="var(--wall-lit)" w={1.4} />
    </g>
  );
}

/** An objective: a flag on a plate with a letter or number. */
export function ObjectiveMark({ label }: { label: string }) {
  return (
    <g>
      <path
        d="M40 8 L47 25 L66 26 L51 38 L56 57 L40 46 L24 57 L29 38 L14 26 L33 25 Z"
        fill="var(--brass)"
        opacity=".2"
      />
      <circle
        cx="40"
        cy="35"
        r="20"
        fill="none"
        stroke="var(--brass)"
        stroke-width="2.6"
        stroke-dasharray="6 4"
      />
      <text x="40" y="42" text-anchor="middle" class="objective-label">
        {label}
      </text>
    </g>
  );
}

export type Edges = { readonly n: boolean; readonly e: boolean; readonly s: boolean; readonly w: boolean };

/**
 * One square of a wall or building seen from above, with depth on its southern side. `open` says where the same
 * building goes on in the next square, so that neighbouring squares grow together into one block.
 */
export function WallSquare({
  open,
  size = 80,
  indoor = false,
}: {
  open: Edges;
  size?: number;
  indoor?: boolean;
}) {
  const g = 5;
  const x0 = open.w ? 0 : g;
  const x1 = open.e ? size : size - g;
  const y0 = open.n ? 0 : g;
  const y1 = open.s ? size : size - g;
  const depth = open.s ? 0 : 9;
  return (
    <g>
      <rect x={x0} y={y0} width={x1 - x0} height={y1 - y0} fill="var(--wall)" />
      <rect
        x={x0}
        y={y0}
        width={x1 - x0}
        height={y1 - y0 - depth}
        fill={indoor ? 'var(--wall-lit)' : 'var(--wall-top)'}
      />
      {!open.n && (
        <path d={`M${x0} ${y0 + 3} H${x1}`} stroke="var(--wall-lit)" stroke-width="3" opacity=".7" />
      )}
      <g stroke="var(--wall-line)" stroke-width="2.2" stroke-linecap="square">
        {!open.n && <path d={`M${x0} ${y0} H${x1}`} />}
        {!open.s && <path d={`M${x0} ${y1} H${x1} M${x0} ${y1 - depth} H${x1}`} />}
        {!open.w && <path d={`M${x0} ${y0} V${y1}`} />}
        {!open.e && <path d={`M${x1} ${y0} V${y1}`} />}
      </g>
      <g fill="none" stroke="var(--wall-sign)" stroke-width="1.4" opacity=".9">
        {!open.n && <path d={`M${open.w ? 0 : x0 + 7} ${y0 + 8} H${open.e ? size : x1 - 7}`} />}
        {!open.s && <path d={`M${open.w ? 0 : x0 + 7} ${y1 - depth - 6} H${open.e ? size : x1 - 7}`} />}
        {!open.w && <path d={`M${x0 + 7} ${open.n ? 0 : y0 + 8} V${open.s ? size : y1 - depth - 6}`} />}
        {!open.e && <path d={`M${x1 - 7} ${open.n ? 0 : y0 + 8} V${open.s ? size : y1 - depth - 6}`} />}
      </g>
      <rect
        x={size / 2 - 11}
        y={size / 2 - 10}
        width="22"
        height="15"
        rx="2"
        fill="var(--wall)"
        opacity=".6"
      />
      <path
        d={`M${size / 2 - 7} ${size / 2 - 5} h14 M${size / 2 - 7} ${size / 2} h14`}
        stroke="var(--wall-sign)"
        stroke-width="1.4"
        opacity=".8"
      />
    </g>
  );
}
