import type { SideSign } from '../emblems.tsx';
import { Picture } from '../Picture.tsx';
import type { UnitArt } from '../unitart.tsx';
import { AircraftAbove } from './aircraft.tsx';
import { MachineAbove } from './machine.tsx';
import { SoldierAbove } from './soldier.tsx';

const square = (half: number) => ({ x: -half, y: -half, size: 2 * half });

/** Room for what reaches over base or hull: barrels, wings, rotors; no more, for it is measured with them. */
const roomOf = (art: UnitArt) =>
  square(art.kind === 'machine' ? 78 : art.kind === 'aircraft' ? 62 : art.figures.length > 1 ? 54 : 43);

/** Where the men of one base stand: the last, with what they serve, in the middle before the others. */
const crews: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-15, -8],
    [6, 6],
  ],
  [
    [-15, -15],
    [-17, 14],
    [7, 0],
  ],
  [
    [-17, -16],
    [-20, 2],
    [-15, 19],
    [8, 0],
  ],
];

function Drawing({ art, sign }: { art: UnitArt; sign: SideSign }) {
  switch (art.kind) {
    case 'machine':
      return <MachineAbove machine={art.machine} sign={sign} damage={art.damage} />;
    case 'aircraft':
      return <AircraftAbove kind={art.aircraft} sign={sign} />;
    case 'squad': {
      const places = crews[Math.min(crews.length, art.figures.length) - 1] ?? [];
      return (
        <>
          {places.map(([x, y], n) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
              <SoldierAbove figure={art.figures[art.figures.length - places.length + n]!} />
            </g>
          ))}
        </>
      );
    }
  }
}

interface FromAboveProps {
  readonly art: UnitArt;
  readonly sign: SideSign;
  readonly at: readonly [x: number, y: number];
  /** Half across the base, or half as long as the hull. */
  readonly radius: number;
  /** Where it looks, in degrees clockwise from the right. */
  readonly facing: number;
}

/** Half across what is drawn, by kind: as much of it as lies on the base. */
const halfOf = (art: UnitArt): number =>
  art.kind === 'squad' ? (art.figures.length > 1 ? 33 : 22) : art.kind === 'machine' ? 50 : 36;

/** A miniature seen from above, turned to where it looks. */
export function FromAbove({ art, sign, at: [x, y], radius, facing }: FromAboveProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${facing}) scale(${radius / halfOf(art)})`}>
      <Picture
        look={`above ${JSON.stringify(art)}`}
        draw={() => (
          <g class={`side-${sign}`}>
            <Drawing art={art} sign={sign} />
          </g>
        )}
        sign={sign}
        frame={roomOf(art)}
      />
    </g>
  );
}
