import { type Body, pointsOf } from '@dustfront/wargame';

/** Every state a body can come to, numbered so that a loss always leads to a lower number. */
export interface Lattice {
  readonly whole: Body;
  readonly size: number;
  readonly start: number;
  readonly bodies: readonly Body[];
}

export function latticeOf(whole: Body): Lattice {
  const bodies: Body[] = [];
  for (let soldiers = 0; soldiers <= whole.soldiers; soldiers++) {
    for (let health = 0; health <= whole.health; health++) bodies.push({ ...whole, soldiers, health });
  }
  return { whole, size: bodies.length, start: bodies.length - 1, bodies };
}

export function numberOf(lattice: Lattice, soldiers: number, health: number): number {
  return soldiers * (lattice.whole.health + 1) + health;
}

export function lossAt(lattice: Lattice, state: number): number {
  return pointsOf(lattice.whole) - pointsOf(lattice.bodies[state]!);
}
