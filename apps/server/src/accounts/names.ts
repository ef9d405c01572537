/** How names are compared: letters that look alike at a glance count as the same, case and blanks do not count. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s._-]+/gu, '');
}

/** Trimmed, single blanks, no control or invisible signs; null if nothing is left or it is too long. */
export function tidyName(name: string): string | null {
  const tidy = name
    .normalize('NFC')
    .replaceAll(/[\p{C}\u{2028}\u{2029}]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return tidy.length >= 1 && [...tidy].length <= 32 && nameKey(tidy).length >= 1 ? tidy : null;
}

const reserved = new Set(['server', 'deleted', 'computer', 'admin', 'moderator', 'dustfront', 'guest']);

export const isReserved = (name: string): boolean => reserved.has(nameKey(name));
