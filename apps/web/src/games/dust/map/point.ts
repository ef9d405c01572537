/** A place on the drawing. */
export type Point = readonly [number, number];
