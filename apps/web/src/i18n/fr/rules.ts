import type { rules as english } from '../en/rules.ts';
import type { Texts } from '../texts.ts';

/** Les règles. */
export const rules: Texts<typeof english> = {
  rules: {
    title: 'Règles',
    game: 'Jeu',
    search: 'Chercher un mot ou un identifiant',
    chapter: 'Chapitre',
    allChapters: 'Tous les chapitres',
    count: '{count} {count|règle|règles}',
    none: 'Les règles de ce jeu ne sont pas encore écrites.',
    unknown: 'Il n’y a pas de règle « {id} ». Cherchez un de ses mots, ou une partie de son identifiant.',
    ruling: 'décision',
    done: 'jouée',
    overruled: 'annulée',
    fact: 'fait',
    notPlayed: 'non jouée',
    before: '{count} {count|règle|règles} avant celles-ci : cherchez, ou choisissez un chapitre.',
    more: 'et {count} de plus : cherchez, ou choisissez un chapitre.',
  },
};
