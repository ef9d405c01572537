import { memo } from 'preact/compat';
import { MARGIN, type TableScene } from '../../../board/tabletop.ts';

/** Every so many millimetres there is a cross on the ground. */
const CROSS = 100;

/** The marks of one ruler: the longer the rounder their number. */
function ticks(length: number, across: boolean): string {
  const marks: string[] = [];
  for (let at = 0; at <= length; at += 10) {
    const long = at % 100 === 0 ? 10 : at % 50 === 0 ? 7 : 4;
    marks.push(across ? `M${at} 0V${-long}` : `M0 ${at}H${-long}`);
  }
  return marks.join('');
}

const hundreds = (length: number): readonly number[] =>
  Array.from({ length: Math.floor(length / 100) }, (_, n) => (n + 1) * 100).filter((at) => at < length);

/** Numbers of centimetres along two edges. */
function Rulers({ width, height }: Pick<TableScene, 'width' | 'height'>) {
  return (
    <g class="mt-ruler">
      <path d={ticks(width, true)} />
      <path d={ticks(height, false)} />
      {hundreds(width).map((x) => (
        <text key={x} x={x} y={-13} text-anchor="middle">
          {x / 10}
        </text>
      ))}
      {hundreds(height).map((y) => (
        <text key={y} x={-13} y={y} text-anchor="middle" transform={`rotate(-90 -13 ${y})`}>
          {y / 10}
        </text>
      ))}
    </g>
  );
}

/** The bare table with its rulers. */
export const Ground = memo(function Ground({ width, height }: Pick<TableScene, 'width' | 'height'>) {
  return (
    <g>
      <defs>
        <pattern
          id="mt-cross"
          x={-CROSS / 2}
          y={-CROSS / 2}
          width={CROSS}
          height={CROSS}
          patternUnits="userSpaceOnUse"
        >
          <path d={`M${CROSS / 2 - 5} ${CROSS / 2}h10M${CROSS / 2} ${CROSS / 2 - 5}v10`} class="mt-cross" />
        </pattern>
        <pattern id="mt-grass" width="170" height="140" patternUnits="userSpaceOnUse">
          <path
            class="mt-tuft"
            d={
              'M22 30q2-7 1-11M26 30q0-6 4-10M18 30q-1-5-4-8M112 96q2-7 1-11M116 96q0-6 4-10' +
              'M108 96q-1-5-4-8M150 24q1-5 0-8M154 24q0-4 3-7M60 118q1-5 0-8M64 118q0-4 3-7'
            }
          />
          <path class="mt-speck" d="M70 44h2M140 60h3M44 84h2M90 20h2M20 110h3M128 128h2" />
        </pattern>
        <radialGradient id="mt-light" cx="36%" cy="30%" r="85%">
          <stop offset="0" class="mt-lit" />
          <stop offset="1" class="mt-shade" />
        </radialGradient>
        <radialGradient id="mt-foot">
          <stop offset="0.35" stop-color="#000" stop-opacity="0.42" />
          <stop offset="1" stop-color="#000" stop-opacity="0" />
        </radialGradient>
        <filter id="mt-soft" x="-10%" y="-10%" width="120%" height="120%">
          <feGaussianBlur stdDeviation="5" />
        </filter>
      </defs>
      <rect
        x={-MARGIN}
        y={-MARGIN}
        width={width + 2 * MARGIN}
        height={height + 2 * MARGIN}
        class="mt-rim"
        rx="8"
      />
      <rect width={width} height={height} class="mt-ground" />
      <rect width={width} height={height} fill="url(#mt-grass)" />
      <rect width={width} height={height} fill="url(#mt-light)" />
      <rect width={width} height={height} fill="url(#mt-cross)" />
      <Rulers width={width} height={height} />
    </g>
  );
});
