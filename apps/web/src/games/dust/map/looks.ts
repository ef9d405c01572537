import { useMemo } from 'preact/hooks';
import type { AreaModel, MapScene } from '../../../board/world.ts';
import { Camera, type Size } from '../../../camera/camera.ts';
import type { Point } from './point.ts';
import { HEIGHT as DOTS_HEIGHT, WIDTH as DOTS_WIDTH, project } from './project.ts';
import { HEIGHT, WIDTH } from './territories/outlines.generated.ts';
import { hasOutlines, plateOf } from './territories/shapes.ts';

/** Areas as land and water with borders, or as dots with lines. */
export type MapLook = 'territories' | 'dots';

/** The look that somebody likes, as far as there are outlines for these areas. */
export const lookOf = (scene: MapScene, liked: MapLook): MapLook => (hasOutlines(scene) ? liked : 'dots');

export const sizeOf = (look: MapLook): Size =>
  look === 'dots' ? { width: DOTS_WIDTH, height: DOTS_HEIGHT } : { width: WIDTH, height: HEIGHT };

/** A camera for the world in that look. */
export const useMapCamera = (look: MapLook): Camera =>
  useMemo(() => new Camera(sizeOf(look), { closest: 7, tallBeginsClose: true }), [look]);

/** Where an area is drawn, before anything gives way to anything else. */
export const homeOf = (look: MapLook, { key, lon, lat }: Pick<AreaModel, 'key' | 'lon' | 'lat'>): Point =>
  (look === 'territories' ? plateOf(key) : null) ?? project(lon, lat);
