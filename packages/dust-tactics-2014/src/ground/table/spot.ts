import type { Point } from '@dustfront/wargame/tabletop';

/** A point as one number, and back: what rules keep of a place on a table without knowing it. */
const SPAN = 4096;

export const spotAt = ([x, y]: Point): number => y * SPAN + x;
export const pointAt = (spot: number): Point => [spot % SPAN, Math.floor(spot / SPAN)];
export const pointWord = (spot: number): string => pointAt(spot).join(',');
