import { SideMark, type SideSign } from '../../drawings/emblems.tsx';
import { Crate, Rubble, TankTrap, Tree, WallSquare } from '../../drawings/terrain.tsx';
import { Mines, Trench, Water, Wire, WorksDrawing } from '../../drawings/works.tsx';

const closed = { n: false, e: false, s: false, w: false };

function Drawing({ id }: { id: string }) {
  switch (id) {
    case 'erase':
      return <circle cx="40" cy="40" r="6" fill="var(--dot)" />;
    case 'wall':
    case 'structure':
      return <WallSquare open={closed} />;
    case 'building':
      return <path d="M8 8H72V72H8Z" fill="var(--floor)" stroke="var(--wall-line)" stroke-width="8" />;
    case 'entrance':
      return <path d="M30 72H8V8H72V72H50" fill="var(--floor)" stroke="var(--wall-line)" stroke-width="8" />;
    case 'indoor':
      return (
        <path
          d="M6 6H74V74H6ZM6 40H74M40 6V74"
          fill="var(--floor)"
          stroke="var(--floor-line)"
          stroke-width="3"
        />
      );
    case 'crate':
      return <Crate />;
    case 'trap':
      return <TankTrap />;
    case 'tree':
      return <Tree />;
    case 'rubble':
      return <Rubble />;
    case 'water':
      return <Water />;
    case 'trench':
      return <Trench />;
    case 'wire':
      return <Wire />;
    case 'mines':
      return <Mines />;
    case 'edge':
      return <path d="M8 40H28M52 40H72" stroke="var(--ink-2)" stroke-width="10" fill="none" />;
    case 'bunker':
    case 'strongpoint':
      return (
        <g transform="scale(.5)">
          <WorksDrawing kind={id} facing={0} />
        </g>
      );
    default:
      return null;
  }
}

/** A small picture of what a tool lays on the ground. */
export function ToolPicture({ id, sign }: { id: string; sign?: SideSign }) {
  if (sign !== undefined) return <SideMark sign={sign} size={30} />;
  return (
    <svg viewBox="0 0 80 80" width="36" height="36" aria-hidden="true">
      <Drawing id={id} />
    </svg>
  );
}
