import { memo } from 'preact/compat';
import { MARGIN, type TableScene } from '../../../board/tabletop.ts';
import { scatter } from './geometry.ts';
import { Soil } from './Soil.tsx';

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

/** Specks on the ground, the same again and again. */
const GRAIN = Array.from({ length: 46 }, (_, n) => {
  const [x, y, size] = [scatter(n, 1, 81) * 186, scatter(n, 2, 82) * 166, 1 + scatter(n, 3, 83) * 1.8];
  return `M${Math.round(x)} ${Math.round(y)}h${size.toFixed(1)}`;
}).join('');

/** A colour of the ground that fades into it. */
const Fading = ({ look }: { look: string }) => (
  <radialGradient id={look}>
    <stop offset="0" class={look} stop-opacity="0.34" />
    <stop offset="0.55" class={look} stop-opacity="0.19" />
    <stop offset="1" class={look} stop-opacity="0" />
  </radialGradient>
);

interface GroundProps extends Pick<TableScene, 'width' | 'height'> {
  /** What the ground is worn by; it stays bare while that is being drawn. */
  readonly features?: TableScene['features'];
}

/** The ground with its rulers. */
export const Ground = memo(function Ground({ width, height, features }: GroundProps) {
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
        <radialGradient id="mt-light" cx="36%" cy="30%" r="85%">
          <stop offset="0" class="mt-lit" />
          <stop offset="1" class="mt-shade" />
        </radialGradient>
        <radialGradient id="mt-foot">
          <stop offset="0.35" stop-color="#000" stop-opacity="0.34" />
          <stop offset="1" stop-color="#000" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="mt-soot">
          <stop offset="0" class="mt-soot" stop-opacity="0.44" />
          <stop offset="0.5" class="mt-soot" stop-opacity="0.25" />
          <stop offset="1" class="mt-soot" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="mt-pit" cx="54%" cy="56%" r="58%">
          <stop offset="0.2" class="mt-pit-deep" />
          <stop offset="0.62" class="mt-pit-side" />
          <stop offset="1" class="mt-pit-rim" />
        </radialGradient>
        <Fading look="mt-lush" />
        <Fading look="mt-bare" />
        <pattern id="mt-grain" width="190" height="170" patternUnits="userSpaceOnUse">
          <path d={GRAIN} class="mt-grain" />
        </pattern>
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
      {features !== undefined && <Soil width={width} height={height} features={features} />}
      <rect width={width} height={height} fill="url(#mt-grain)" />
      <rect width={width} height={height} fill="url(#mt-light)" />
      <rect width={width} height={height} fill="url(#mt-cross)" />
      <Rulers width={width} height={height} />
    </g>
  );
});
