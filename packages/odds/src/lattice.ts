import { type Body, mateOf, pointsOf } from '@dustfront/wargame';

/**
 * Every state a body can come to, numbered so that a loss always leads to a lower number; the stunned come before the
 * others.
 */
export interface Lattice {
  readonly whole: Body;
  readonly size: number;
  readonly start: number;
  readonly bodies: readonly Body[];
  /** What each of them has lost, in points. */
  readonly losses: readonly number[];
}

/** `stuns`: can it be stunned? */
export function latticeOf(whole: Body, stuns = false): Lattice {
  const bodies: Body[] = [];
  for (const stunned of stuns ? [true, false] : [false]) {
    for (let soldiers = 0; soldiers <= whole.soldiers; soldiers++) {
      for (let health = 0; health <= whole.health; health++) {
        for (let mate = 0; mate <= mateOf(whole); mate++)
          bodies.push({ soldiers, health, figures: whole.figures, mate, stunned });
      }
    }
  }
  const losses = bodies.map((body) => pointsOf(whole) - pointsOf(body));
  return { whole, size: bodies.length, start: bodies.length - 1, bodies, losses };
}

export function numberOf({ whole, size }: Lattice, body: Body): number {
  const tracks = (whole.health + 1) * (mateOf(whole) + 1);
  const within = body.soldiers * tracks + body.health * (mateOf(whole) + 1) + mateOf(body);
  const half = (whole.soldiers + 1) * tracks;
  return size > half && body.stunned !== true ? half + within : within;
}
