import type { Numbered } from './numbered.ts';
import './numbers.css';
import { HALF } from './plates.ts';

/** The numbers of the buttons beside those whom they name: each can be clicked himself, or his number. */
export function NumbersView({ all, scale }: { readonly all: readonly Numbered[]; readonly scale: number }) {
  const r = HALF / scale;
  return (
    <g class="mt-numbers">
      {all.map(({ number, at: [x, y], radius }) => (
        <circle key={number} cx={x} cy={y} r={radius + 4} class="mt-numbered" />
      ))}
      {all.map(({ number, plate: [x, y] }) => (
        <g key={number}>
          <circle cx={x} cy={y} r={r} class="mt-number" />
          <text x={x} y={y + r * 0.42} font-size={r * 1.25} text-anchor="middle">
            {number}
          </text>
        </g>
      ))}
    </g>
  );
}
