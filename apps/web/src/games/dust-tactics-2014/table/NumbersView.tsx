import type { TableScene } from '../../../board/tabletop.ts';
import type { Numbered } from './numbered.ts';
import './numbers.css';
import { platesOf } from './plates.ts';

/** A number on the screen, whatever the zoom. */
const SIZE = 11;

/** The numbers of the buttons beside those whom they name: each can be clicked himself. */
export function NumbersView({
  all,
  scene,
  scale,
}: {
  readonly all: readonly Numbered[];
  readonly scene: TableScene;
  readonly scale: number;
}) {
  const r = SIZE / scale;
  const plates = platesOf(
    all,
    scene.troops.flatMap(({ minis }) => minis),
    r,
  );
  return (
    <g class="mt-numbers">
      {all.map(({ option, at: [x, y], radius }) => (
        <circle key={option} cx={x} cy={y} r={radius + 4} class="mt-numbered" />
      ))}
      {all.map(({ option, number }, n) => {
        const [x, y] = plates[n]!;
        return (
          <g key={option}>
            <circle cx={x} cy={y} r={r} class="mt-number" />
            <text x={x} y={y + r * 0.42} font-size={r * 1.25} text-anchor="middle">
              {number}
            </text>
          </g>
        );
      })}
    </g>
  );
}
