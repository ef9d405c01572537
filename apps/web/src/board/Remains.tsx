import { memo } from 'preact/compat';
import { Fallen } from '../drawings/fallen.tsx';
import { UnitPicture } from '../drawings/Picture.tsx';
import { px, py, unit } from './geometry.ts';
import { type GridScene, type Remains, squaresByKey } from './scene.ts';
import './remains.css';

function Scorch() {
  return (
    <path
      class="bd-scorch"
      d="M-27 17C-36 4 -20 -6 -8 -3C8 -10 28 -1 28 8C33 24 8 28 -6 24C-17 30 -24 25 -27 17Z"
    />
  );
}

const men = [
  { x: 6, y: -9, turn: 10 },
  { x: -15, y: 6, turn: 172 },
  { x: 15, y: 15, turn: -8 },
];

/** A machine lies burnt out on its side, smoking; a squad has left its men. */
function Left({ remains: { art, flip, sign } }: { remains: Remains }) {
  if (art.kind === 'squad')
    return (
      <g class={`bd-men side-${sign}`}>
        {men.map(({ x, y, turn }) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            <Fallen turn={turn} />
          </g>
        ))}
      </g>
    );
  return (
    <>
      <g class="bd-wreck" transform={`rotate(${flip ? -26 : 26}) translate(-31 -34) scale(.62)`}>
        <UnitPicture art={art} sign="neutral" flip={flip} />
      </g>
      <path class="bd-reek" d="M2 -20C-6 -28 8 -33 0 -42C-5 -47 4 -52 1 -57" />
      <path class="bd-reek" d="M11 -17C5 -24 17 -29 11 -36" />
    </>
  );
}

/** The ground remembers who fell there. */
export const RemainsOn = memo(function RemainsOn({
  scene,
  remains,
}: {
  scene: Pick<GridScene, 'squares'>;
  remains: ReadonlyMap<string, Remains>;
}) {
  const at = squaresByKey(scene);
  return (
    <>
      {[...remains].map(([key, left]) => {
        const square = at.get(key);
        return square === undefined ? null : (
          <g key={key} transform={`translate(${px(square.x) + unit / 2} ${py(square.y) + unit / 2})`}>
            <Scorch />
            <Left remains={left} />
          </g>
        );
      })}
    </>
  );
});
