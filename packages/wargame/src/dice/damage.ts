import { mateOf } from './body.ts';
import { type FaceSet, NO_FACE } from './faces.ts';
import type { Assign, Body, Damage, DiceLine, Guard } from './plan.ts';

/** The part of a body that takes a blow. */
export type BodyPart = 'soldiers' | 'health' | 'mate';

const left = (body: Body, part: BodyPart): number => (part === 'mate' ? mateOf(body) : body[part]);

export function blowsOf(damage: Damage, hits: number): number {
  return hits * damage.blows;
}

/** What a blow is about to take from this part, and so how many resilience dice it allows. */
export function marksOf(damage: Damage, body: Body, part: BodyPart): number {
  if (part === 'soldiers') return Math.min(1, body.soldiers);
  return damage.points === 'kill' ? left(body, part) : Math.min(damage.points, left(body, part));
}

/** The faces that undo a mark on this part of a body as it stands; none where it has no resilience. */
export function resilienceOf(guard: Guard, part: BodyPart, body: Body): FaceSet {
  const { resilience } = guard;
  if (resilience === null) return NO_FACE;
  const isBereft = (['soldiers', 'health', 'mate'] as const).every(
    (other) => other === part || left(body, other) === 0,
  );
  return (isBereft ? (resilience.bereft ?? resilience) : resilience)[part] ?? NO_FACE;
}

export function takePoints(body: Body, part: BodyPart, points: number): Body {
  if (part === 'soldiers') return { ...body, soldiers: body.soldiers - points };
  if (part === 'health') return { ...body, health: body.health - points };
  return { ...body, mate: mateOf(body) - points };
}

/** The body after a blow of this line has taken so many points of that part, stunned if it stuns. */
export function struckBy(line: DiceLine, body: Body, part: BodyPart, points: number): Body {
  const after = takePoints(body, part, points);
  const stuns = line.stuns === true && (part !== 'soldiers' || points > 0);
  return stuns ? { ...after, stunned: true } : after;
}

function outlasts(body: Body, damage: Damage): boolean {
  return body.health > marksOf(damage, body, 'health');
}

/** Who takes the next blow; null if it is lost. `fallen`: soldiers whom this line has taken already. */
export function victimOf(assign: Assign, damage: Damage, body: Body, fallen: number): BodyPart | null {
  const soldiers = body.soldiers > 0;
  const hero = body.health > 0;
  const mate = mateOf(body) > 0 ? 'mate' : null;
  switch (assign) {
    case 'soldiers-first':
      return soldiers ? 'soldiers' : hero ? 'health' : mate;
    case 'hero-first':
      return hero ? 'health' : (mate ?? (soldiers ? 'soldiers' : null));
    case 'hero-while-safe':
      if (hero && soldiers) return outlasts(body, damage) ? 'health' : 'soldiers';
      return hero ? 'health' : soldiers ? 'soldiers' : mate;
    case 'hero-only':
      return hero ? 'health' : null;
    case 'mate-only':
      return mate;
    case 'one-soldier':
      return soldiers && fallen === 0 ? 'soldiers' : null;
  }
}
