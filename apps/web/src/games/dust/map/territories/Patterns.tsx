import { memo } from 'preact/compat';

/** Each army's emblem repeated, so that owners are told apart without colour. */
const drawings: readonly { readonly box: readonly [number, number]; readonly d: string }[] = [
  { box: [11, 11], d: 'M5.5 2.6A2.9 2.9 0 1 1 5.4 2.6Z' },
  { box: [13, 13], d: 'M0 0L13 13M13 0L0 13' },
  { box: [12, 11], d: 'M6 2.4L9.6 8.4H2.4Z' },
  { box: [10, 7], d: 'M0 3.5H10' },
  { box: [9, 9], d: 'M-1 10L10 -1M-1 1L1 -1M8 10L10 8' },
  { box: [11, 11], d: 'M5.5 2.4V8.6M2.4 5.5H8.6' },
];

export const Patterns = memo(function Patterns() {
  return (
    <defs>
      {drawings.map(({ box: [width, height], d }, army) => (
        <pattern
          key={army}
          id={`tm-army-${army}`}
          class={`army-${army}`}
          width={width}
          height={height}
          patternUnits="userSpaceOnUse"
        >
          <path class="tm-emblem" d={d} />
        </pattern>
      ))}
    </defs>
  );
});
