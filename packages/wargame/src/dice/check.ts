import { EVERY_FACE, type FaceSet } from './faces.ts';
import type { Body, DiceLine, DicePlan, Guard, PartFaces } from './plan.ts';

function isCount(n: number): boolean {
  return Number.isInteger(n) && n >= 0;
}

const partFaces = ({ soldiers, health, mate = 0 }: PartFaces): FaceSet[] => [soldiers, health, mate];

function facesOf(guard: Guard): FaceSet[] {
  const { save, resilience } = guard;
  return [
    ...(save === null ? [] : [save.faces, save.again]),
    ...(resilience === null ? [] : [resilience, resilience.bereft ?? resilience].flatMap(partFaces)),
  ];
}

function faultOfBody(body: Body): string | null {
  const counts = [body.soldiers, body.health, body.figures, body.mate ?? 0];
  return counts.every(isCount) ? null : 'body';
}

function faultOfLine(line: DiceLine): string | null {
  const { dice, roll, damage } = line;
  const { weapons } = dice;
  if (!isCount(dice.each)) return 'dice';
  if (typeof weapons === 'number' && !isCount(weapons)) return 'weapons';
  if (typeof weapons === 'object' && weapons.bearer === 'points' && !isCount(weapons.most)) return 'weapons';
  const faces = [
    roll.hits,
    ...roll.rerolls,
    ...facesOf(line.guard),
    ...(line.alone === null ? [] : facesOf(line.alone)),
  ];
  if (roll.chain !== null) faces.push(roll.chain.faces);
  if (!faces.every((set) => isCount(set) && set <= EVERY_FACE)) return 'faces';
  if (roll.chain !== null && roll.chain.limit === null && roll.chain.faces === EVERY_FACE)
    return 'endless chain';
  if (!isCount(damage.blows) || (damage.points !== 'kill' && !isCount(damage.points))) return 'damage';
  return null;
}

/** What makes this no plan at all (a negative number, a chain that cannot end), or null. */
export function faultOfPlan(plan: DicePlan): string | null {
  const lines = [
    ...plan.ranged.lines,
    ...(plan.close === null ? [] : [...plan.close.attack, ...plan.close.retaliation]),
  ];
  for (const fault of [faultOfBody(plan.attacker), faultOfBody(plan.target), ...lines.map(faultOfLine)]) {
    if (fault !== null) return fault;
  }
  return null;
}
