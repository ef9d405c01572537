import type { AreaModel } from '../../../board/world.ts';

// How large the signs of the map are, in units of the drawing at its natural size.

export const radiusOf = (area: AreaModel): number => (area.capital ? 15 : area.kind === 'sea' ? 9.5 : 11.5);

/** How far the rings of an area reach. */
export const outerOf = (area: AreaModel): number =>
  radiusOf(area) + (area.capital ? 4 : 0) + (area.power ? 5.6 : 0);

/** The plate of units that hangs below an area. */
export const PLATE = 15;
