/** A set of faces of a six-sided die as six bits: bit 0 is face 0 (the kernel numbers faces from 0). */
export type FaceSet = number;

export const NO_FACE: FaceSet = 0;
export const EVERY_FACE: FaceSet = 0b111111;

export function faceSet(...faces: readonly number[]): FaceSet {
  let set = NO_FACE;
  for (const face of faces) {
    if (!Number.isInteger(face) || face < 0 || face > 5) throw new RangeError(`no face ${face} on a die`);
    set |= 1 << face;
  }
  return set;
}

export function otherFaces(set: FaceSet): FaceSet {
  return EVERY_FACE & ~set;
}

export function holdsFace(set: FaceSet, face: number): boolean {
  return ((set >> face) & 1) === 1;
}

const LISTED: readonly (readonly number[])[] = Array.from({ length: EVERY_FACE + 1 }, (_, set) =>
  [0, 1, 2, 3, 4, 5].filter((face) => holdsFace(set, face)),
);

/** The faces of a set, one by one. */
export function facesIn(set: FaceSet): readonly number[] {
  return LISTED[set & EVERY_FACE]!;
}

/** How many of the six faces are in the set: the chance in sixths. */
export function sizeOf(set: FaceSet): number {
  let size = 0;
  for (let rest = set & EVERY_FACE; rest !== 0; rest &= rest - 1) size++;
  return size;
}

/** How many of these dice show a face of the set. */
export function successes(faces: readonly number[], set: FaceSet): number {
  let count = 0;
  for (const face of faces) if (holdsFace(set, face)) count++;
  return count;
}
