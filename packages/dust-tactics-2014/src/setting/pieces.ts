/** Pieces of terrain that players set out. */

/**
 * Kinds that a piece may be: a tile is a tree, rubble or a structure (dt14.ruling.terrain.tiles); on a table each is
 * what it is called.
 */
const KINDS: Record<string, readonly string[]> = {
  tile: ['tree', 'rubble', 'structure'],
  grove: ['tree', 'structure'],
  trap: ['trap'],
  crate: ['crate'],
  house: ['house'],
  ...Object.fromEntries(['wood', 'rubble', 'block', 'wall', 'tank-trap'].map((kind) => [kind, [kind]])),
};

/** Everything that any of the pieces may become, each once. */
export const kindsOf = (pieces: readonly string[]): ReadonlySet<string> =>
  new Set(pieces.flatMap((piece) => KINDS[piece] ?? []));

/** The pieces left after one of this kind: of two that could be it the one that could be fewer things goes. */
export function piecesWithout(pieces: readonly string[], kind: string): string[] {
  const [gone] = pieces
    .filter((piece) => KINDS[piece]?.includes(kind) === true)
    .sort((a, b) => KINDS[a]!.length - KINDS[b]!.length);
  const at = pieces.indexOf(gone ?? '');
  return pieces.filter((_, i) => i !== at);
}
