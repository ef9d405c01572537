/**
 * All drawings share one pen: a dark outline (`--k`), three tones of the side (`--f` body, `--d` shade, `--l` light),
 * metal (`--m`) and the accent (`--sc`). The colours are custom properties set by a `side-…` class around the
 * drawing.
 */
export const ink = {
  k: 'var(--k)',
  f: 'var(--f)',
  d: 'var(--d)',
  l: 'var(--l)',
  m: 'var(--m)',
  sc: 'var(--sc)',
  skin: 'var(--skin)',
  flame: 'var(--flame)',
  glow: 'var(--glow)',
  steel: 'var(--steel)',
  steelD: 'var(--steel-d)',
  steelL: 'var(--steel-l)',
} as const;

/** A limb, pipe or barrel: the same line twice, the wider one as its outline. */
export function Limb({
  d,
  w,
  fill = ink.f,
  edge = 3.2,
}: {
  d: string;
  w: number;
  fill?: string;
  edge?: number;
}) {
  return (
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d={d} stroke={ink.k} stroke-width={w + edge} />
      <path d={d} stroke={fill} stroke-width={w} />
    </g>
  );
}

/** A filled and outlined shape. */
export function Plate({ d, fill = ink.f, w = 1.8 }: { d: string; fill?: string; w?: number }) {
  return <path d={d} fill={fill} stroke={ink.k} stroke-width={w} stroke-linejoin="round" />;
}

/** A thin line inside a shape: a seam, a shine, a strap. */
export function Seam({ d, tone = ink.k, w = 1.3 }: { d: string; tone?: string; w?: number }) {
  return (
    <path d={d} fill="none" stroke={tone} stroke-width={w} stroke-linecap="round" stroke-linejoin="round" />
  );
}

export function Disc({
  x,
  y,
  r,
  fill = ink.f,
  w = 1.6,
}: {
  x: number;
  y: number;
  r: number;
  fill?: string;
  w?: number;
}) {
  return <circle cx={x} cy={y} r={r} fill={fill} stroke={ink.k} stroke-width={w} />;
}
