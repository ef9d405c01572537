import { useMemo } from 'preact/hooks';
import { Camera } from '../camera/camera.ts';
import { height, unit, width } from './geometry.ts';
import type { GridScene } from './scene.ts';
import { MARGIN, type TableScene } from './tabletop.ts';

/** A camera for a board of that size; a new one when the size changes. */
export function useCamera(size: Pick<GridScene, 'columns' | 'rows'> | null): Camera {
  const { columns, rows } = size ?? { columns: 0, rows: 0 };
  return useMemo(() => {
    const board = { width: width({ columns }), height: height({ rows }) };
    return new Camera(board, { closest: Math.max(1, board.width / (unit * 2.5)), atTop: true });
  }, [columns, rows]);
}

/** A camera over a whole table with its rulers; as close as 25 cm. */
export function useTableCamera(size: Pick<TableScene, 'width' | 'height'> | null): Camera {
  const { width: across, height: down } = size ?? { width: 0, height: 0 };
  return useMemo(
    () =>
      new Camera(
        { width: across + 2 * MARGIN, height: down + 2 * MARGIN },
        { closest: Math.max(1, across / 250) },
      ),
    [across, down],
  );
}
