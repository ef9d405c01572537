import { useMemo } from 'preact/hooks';
import { Camera } from '../camera/camera.ts';
import { height, unit, width } from './geometry.ts';
import type { GridScene } from './scene.ts';

/** A camera for a board of that size; a new one when the size changes. */
export function useCamera(size: Pick<GridScene, 'columns' | 'rows'> | null): Camera {
  const { columns, rows } = size ?? { columns: 0, rows: 0 };
  return useMemo(() => {
    const board = { width: width({ columns }), height: height({ rows }) };
    return new Camera(board, { closest: Math.max(1, board.width / (unit * 2.5)), atTop: true });
  }, [columns, rows]);
}
