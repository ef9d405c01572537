import { slug } from '@dustfront/advice';
import { unknownName } from './suggest.ts';

interface Named {
  readonly id: string;
  readonly name: string;
  readonly nickname?: string;
}

/**
 * A card by id, name or nickname, small letters and blanks as one likes; a part of a name will do if only one has it.
 */
export function findAmong<C extends Named>(cards: readonly C[], typed: string, list: string): C {
  const wanted = slug(typed);
  const names = (card: C): string[] => [
    card.id,
    slug(card.name),
    ...(card.nickname ? [slug(card.nickname)] : []),
  ];
  const exact = cards.find((card) => names(card).includes(wanted));
  if (exact) return exact;
  const near = cards.filter((card) => wanted.length > 2 && names(card).some((name) => name.includes(wanted)));
  if (near.length === 1) return near[0]!;
  throw unknownName(
    'unit',
    typed,
    near.length > 0 ? near.map((card) => card.id) : cards.flatMap((card) => names(card)),
    list,
  );
}

/** `assault-rangers+joe-brown`: a unit and the hero who joins it. */
export function parsePair<C extends Named>(
  text: string,
  example: string,
  find: (typed: string) => C,
): { card: C; hero: C | null } {
  const [first = '', second, ...more] = text.split('+').map((part) => part.trim());
  if (first === '' || second === '' || more.length > 0)
    throw unknownName('unit', text, [example.split('+')[0]!, example]);
  return { card: find(first), hero: second === undefined ? null : find(second) };
}
