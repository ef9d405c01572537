/** How names are compared: case, blanks and ways of writing the same letter do not count. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s._-]+/gu, '');
}

/**
 * Letters and digits that pass for a Latin letter at a glance, by the letter (after Unicode's table of confusables).
 */
const lookalikes: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'Ьв',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еєε',
  g: 'ɡ',
  h: 'һн',
  i: 'іιı',
  j: 'ј',
  k: 'кκ',
  l: 'ӏ1|ⅼ',
  m: 'м',
  n: 'п',
  o: 'оο0ө',
  p: 'рρ',
  q: 'ԛ',
  s: 'ѕ5$',
  t: 'тτ',
  u: 'υս',
  v: 'ѵν',
  w: 'ԝω',
  x: 'хχ',
  y: 'уγү',
  z: 'ᴢ',
};
const latin = new Map(
  Object.entries(lookalikes).flatMap(([to, from]) => [...from].map((sign) => [sign, to])),
);

/** What a name looks like from afar: marks fall away, lookalikes become the letter they pass for. */
export function shapeOf(name: string): string {
  const bare = nameKey(name)
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '');
  return [...bare].map((sign) => latin.get(sign) ?? sign).join('');
}

/** Scripts that are written together, besides one alone (Unicode's restriction level "highly restrictive"). */
const together = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Hangul'],
  ['Latin', 'Han', 'Bopomofo'],
];
const scripts = [
  ...new Set([
    ...together.flat(),
    ...[
      'Cyrillic',
      'Greek',
      'Armenian',
      'Georgian',
      'Hebrew',
      'Arabic',
      'Devanagari',
      'Thai',
      'Cherokee',
      'Coptic',
    ],
  ]),
].map((script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')] as const);

/** Whether the letters belong together: of a letter of one script in a word of another nobody thinks. */
function isMixed(name: string): boolean {
  const used = scripts.filter(([, sign]) => sign.test(name)).map(([script]) => script);
  return used.length > 1 && !together.some((set) => used.every((script) => set.includes(script)));
}

/** Marks piled upon marks reach into other people's lines. */
const isPiled = (name: string): boolean => /\p{M}{3,}/u.test(name) || /\p{Script=Latin}\p{M}{2,}/u.test(name);

/** Trimmed, single blanks, no control or invisible signs; null if nothing is left, it is too long, or it deceives. */
export function tidyName(name: string): string | null {
  const tidy = name
    .normalize('NFC')
    .replaceAll(/[\p{C}\u{2028}\u{2029}]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  if (isMixed(tidy) || isPiled(tidy)) return null;
  return tidy.length >= 1 && [...tidy].length <= 32 && nameKey(tidy).length >= 1 ? tidy : null;
}

const reserved = new Set(['server', 'deleted', 'dustfront', 'guest']);
/** Nobody is called so, nor anything that begins so. */
const offices = ['computer', 'admin', 'moderator'];

export function isReserved(name: string): boolean {
  const shapes = [nameKey(name), shapeOf(name)];
  return shapes.some((shape) => reserved.has(shape) || offices.some((office) => shape.startsWith(office)));
}
