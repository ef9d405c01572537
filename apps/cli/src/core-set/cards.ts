import { CARDS, type Card } from '@dustfront/dust-tactics';
import { unknownName } from '../suggest.ts';

const slug = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A card by id, name or nickname, small letters and blanks as one likes. */
export function findCard(typed: string): Card {
  const wanted = slug(typed);
  const names = (card: Card): string[] => [
    card.id,
    slug(card.name),
    ...(card.nickname ? [slug(card.nickname)] : []),
  ];
  const exact = CARDS.find((card) => names(card).includes(wanted));
  if (exact) return exact;
  const near = CARDS.filter((card) => wanted.length > 2 && names(card).some((name) => name.includes(wanted)));
  if (near.length === 1) return near[0]!;
  throw unknownName(
    'unit',
    typed,
    near.length > 0 ? near.map((card) => card.id) : CARDS.flatMap((card) => names(card)),
    ' "dustfront cards" lists all.',
  );
}

/** `assault-rangers+joe-brown`: a squad and the hero who joins it. */
export function parseUnit(text: string): { card: Card; hero: Card | null } {
  const [first = '', second, ...more] = text.split('+').map((part) => part.trim());
  if (first === '' || second === '' || more.length > 0)
    throw unknownName('unit', text, ['combat-rangers', 'combat-rangers+joe-brown']);
  return { card: findCard(first), hero: second === undefined ? null : findCard(second) };
}
