import { memo } from 'preact/compat';
import { Effects } from '../stage/Effects.tsx';
import type { Playing } from '../stage/stage.ts';
import { AlarmGround, Alarms } from './Alarms.tsx';
import { rowsOf } from './cells.ts';
import { Departures } from './Departures.tsx';
import { Ghost } from './Ghost.tsx';
import { Ground } from './Ground.tsx';
import { Overlays, Signs } from './Overlays.tsx';
import { Rings } from './Rings.tsx';
import { Row } from './Row.tsx';
import type { GridScene, Marks, SquareModel } from './scene.ts';
import { squaresGround } from './squares-ground.ts';
import { Traces } from './Traces.tsx';

export interface DrawnProps {
  readonly scene: GridScene;
  readonly marks: Marks;
  readonly playing: Playing | null;
  /** The one square that the tab key reaches. */
  readonly focus: string;
  readonly hint: ((square: SquareModel) => string) | undefined;
  /** What the patterns of this board are called, so that two boards on a page have their own. */
  readonly id: string;
}

/** Everything that lies on a board, from the ground up. */
export const Drawn = memo(function Drawn({ scene, marks, playing, focus, hint, id }: DrawnProps) {
  return (
    <>
      <Ground scene={scene} clip={`${id}-clip`} />
      <Overlays scene={scene} marks={marks} id={id} />
      {marks.alarms !== undefined && <AlarmGround scene={scene} alarms={marks.alarms} id={id} />}
      {rowsOf(scene, marks, focus, hint).map((cells, y) => (
        <Row
          key={cells[0]?.square.key ?? y}
          y={y}
          cells={cells}
          selected={marks.selected ?? null}
          targets={marks.targets}
        />
      ))}
      {marks.rings !== undefined && <Rings scene={scene} rings={marks.rings} />}
      {marks.ghost !== undefined && <Ghost scene={scene} ghost={marks.ghost} />}
      {marks.alarms !== undefined && <Alarms scene={scene} alarms={marks.alarms} />}
      <Effects playing={playing} groundOf={() => squaresGround(scene)} />
      {marks.traces !== undefined && <Departures scene={scene} traces={marks.traces} />}
      {marks.traces !== undefined && <Traces scene={scene} traces={marks.traces} remains={marks.remains} />}
      <Signs scene={scene} marks={marks} />
    </>
  );
});
