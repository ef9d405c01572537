/** Where a card's values come from, told from the origins that it carries (dt1.ruling.our-cards). */
import type { Provenance } from '@dustfront/wargame';
import type { Card, Origin, SkillId } from './card.ts';

export type CardField = 'armour' | 'move' | 'health' | 'apOriginal' | 'apLater' | 'soft' | 'hard';

/** What of a card is known from print, what is inferred, what is ours. */
export interface CardSources {
  readonly fields: Readonly<Record<Origin, readonly CardField[]>>;
  readonly skills: Readonly<Record<Origin, readonly SkillId[]>>;
  /** How many of a weapon line's range and cells are of each kind. */
  readonly weapons: readonly { readonly id: string; readonly count: Readonly<Record<Origin, number>> }[];
}

const LETTERS: Readonly<Record<string, Origin>> = { k: 'known', i: 'inferred', d: 'designed' };

function sorted<T extends string>(entries: readonly (readonly [T, Origin])[]): Record<Origin, T[]> {
  const of = (wanted: Origin): T[] => entries.flatMap(([what, origin]) => (origin === wanted ? [what] : []));
  return { known: of('known'), inferred: of('inferred'), designed: of('designed') };
}

export function sourcesOf({ origin, weapons }: Card): CardSources {
  const { armour, move, health, apOriginal, apLater, cover, skills } = origin;
  const fields: (readonly [CardField, Origin])[] = [
    ['armour', armour],
    ['move', move],
    ['health', health],
    ['apOriginal', apOriginal],
    ['apLater', apLater],
  ];
  if (cover !== undefined) fields.push(['soft', cover.soft], ['hard', cover.hard]);
  return {
    fields: sorted(fields),
    skills: sorted(Object.entries(skills) as [SkillId, Origin][]),
    weapons: weapons.map((line) => {
      const origins = [line.origin.range, ...[...line.origin.cells].map((letter) => LETTERS[letter])];
      const count = (wanted: Origin): number => origins.filter((one) => one === wanted).length;
      return {
        id: line.id,
        count: { known: count('known'), inferred: count('inferred'), designed: count('designed') },
      };
    }),
  };
}

/** A published unit whose every value is in print is `printed`; one with gaps that we filled is `inferred`. */
export function provenanceOf(card: Card): Provenance {
  if (card.origin.unit === 'ours') return 'ours';
  const { fields, skills, weapons } = sourcesOf(card);
  const filled = [fields, skills].some((of) => of.inferred.length + of.designed.length > 0);
  return filled || weapons.some(({ count }) => count.inferred + count.designed > 0) ? 'inferred' : 'printed';
}
