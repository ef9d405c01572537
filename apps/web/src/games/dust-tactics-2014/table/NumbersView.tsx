import type { Numbered } from './numbered.ts';
import './numbers.css';

/** The numbers of the buttons at those whom they name: each can be clicked himself. */
export function NumbersView({ all, scale }: { readonly all: readonly Numbered[]; readonly scale: number }) {
  const r = 11 / scale;
  return (
    <g class="mt-numbers">
      {all.map(({ option, number, at: [x, y], radius }) => (
        <g key={option}>
          <circle cx={x} cy={y} r={radius + 4} class="mt-numbered" />
          <circle cx={x + radius} cy={y - radius} r={r} class="mt-number" />
          <text x={x + radius} y={y - radius + r * 0.42} font-size={r * 1.25} text-anchor="middle">
            {number}
          </text>
        </g>
      ))}
    </g>
  );
}
