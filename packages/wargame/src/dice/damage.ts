import { type FaceSet, NO_FACE } from './faces.ts';
import type { Assign, Body, Damage, Guard } from './plan.ts';

/** The part of a body that takes a blow. */
export type BodyPart = 'soldiers' | 'health';

export function blowsOf(damage: Damage, hits: number): number {
  return hits * damage.blows;
}

/** What a blow is about to take from this part, and so how many resilience dice it allows. */
export function marksOf(damage: Damage, body: Body, part: BodyPart): number {
  if (part === 'soldiers') return Math.min(1, body.soldiers);
  return damage.points === 'kill' ? body.health : Math.min(damage.points, body.health);
}

/** The faces that undo a mark on this part; none where it has no resilience. */
export function resilienceOf(guard: Guard, part: BodyPart): FaceSet {
  return guard.resilience === null ? NO_FACE : guard.resilience[part];
}

export function takePoints(body: Body, part: BodyPart, points: number): Body {
  return { ...body, [part]: body[part] - points };
}

function outlasts(body: Body, damage: Damage): boolean {
  return body.health > marksOf(damage, body, 'health');
}

/** Who takes the next blow; null if it is lost. `fallen`: soldiers whom this line has taken already. */
export function victimOf(assign: Assign, damage: Damage, body: Body, fallen: number): BodyPart | null {
  const soldiers = body.soldiers > 0;
  const hero = body.health > 0;
  switch (assign) {
    case 'soldiers-first':
      return soldiers ? 'soldiers' : hero ? 'health' : null;
    case 'hero-first':
      return hero ? 'health' : soldiers ? 'soldiers' : null;
    case 'hero-while-safe':
      if (hero && soldiers) return outlasts(body, damage) ? 'health' : 'soldiers';
      return hero ? 'health' : soldiers ? 'soldiers' : null;
    case 'hero-only':
      return hero ? 'health' : null;
    case 'one-soldier':
      return soldiers && fallen === 0 ? 'soldiers' : null;
  }
}
