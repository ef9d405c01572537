import { EVERY_FACE, type FaceSet } from './faces.ts';
import type { Body, DiceLine, DicePlan, Guard, HitRoll, PartFaces } from './plan.ts';

function isCount(n: number): boolean {
  return Number.isInteger(n) && n >= 0;
}

const isFaces = (set: FaceSet): boolean => isCount(set) && set <= EVERY_FACE;

const arePartFaces = ({ soldiers, health, mate = 0 }: PartFaces): boolean =>
  isFaces(soldiers) && isFaces(health) && isFaces(mate);

function isGuard({ save, resilience }: Guard): boolean {
  if (save !== null && !(isFaces(save.faces) && isFaces(save.again))) return false;
  if (resilience === null) return true;
  return arePartFaces(resilience) && (resilience.bereft === undefined || arePartFaces(resilience.bereft));
}

const isRoll = ({ hits, rerolls, chain }: HitRoll): boolean =>
  isFaces(hits) && rerolls.every(isFaces) && (chain === null || isFaces(chain.faces));

function faultOfBody(body: Body): string | null {
  const { soldiers, health, figures, mate = 0 } = body;
  return isCount(soldiers) && isCount(health) && isCount(figures) && isCount(mate) ? null : 'body';
}

function faultOfLine(line: DiceLine): string | null {
  const { dice, roll, damage } = line;
  const { weapons } = dice;
  if (!isCount(dice.each)) return 'dice';
  if (typeof weapons === 'number' && !isCount(weapons)) return 'weapons';
  if (typeof weapons === 'object' && weapons.bearer === 'points' && !isCount(weapons.most)) return 'weapons';
  if (!isRoll(roll) || !isGuard(line.guard) || (line.alone !== null && !isGuard(line.alone))) return 'faces';
  if (roll.chain !== null && roll.chain.limit === null && roll.chain.faces === EVERY_FACE)
    return 'endless chain';
  if (!isCount(damage.blows) || (damage.points !== 'kill' && !isCount(damage.points))) return 'damage';
  return null;
}

/** What makes this no plan at all (a negative number, a chain that cannot end), or null. */
export function faultOfPlan(plan: DicePlan): string | null {
  const { ranged, close } = plan;
  const ofBody = faultOfBody(plan.attacker) ?? faultOfBody(plan.target);
  if (ofBody !== null) return ofBody;
  for (const lines of [ranged.lines, close?.attack ?? [], close?.retaliation ?? []])
    for (const line of lines) {
      const fault = faultOfLine(line);
      if (fault !== null) return fault;
    }
  return null;
}
