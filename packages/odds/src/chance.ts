import { type FaceSet, type HitRoll, type Save, sizeOf } from '@dustfront/wargame';

export function chanceOf(faces: FaceSet): number {
  return sizeOf(faces) / 6;
}

function missOf(faces: FaceSet): number {
  return (6 - sizeOf(faces)) / 6;
}

/** The chance that one die misses in its first roll and in every re-roll. */
export function missChance(roll: HitRoll): number {
  return roll.rerolls.reduce((chance, faces) => chance * missOf(faces), missOf(roll.hits));
}

/** The chance that a hit is not saved. */
export function unsavedChance(save: Save | null): number {
  return save === null ? 1 : missOf(save.faces) * missOf(save.again);
}

/** Chances of 0, 1, … `dice` successes. */
export function binomial(dice: number, chance: number): number[] {
  let row = [1];
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(row.length + 1).fill(0);
    row.forEach((p, k) => {
      next[k] = next[k]! + p * (1 - chance);
      next[k + 1] = next[k + 1]! + p * chance;
    });
    row = next;
  }
  return row;
}
