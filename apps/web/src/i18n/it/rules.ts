import type { rules as english } from '../en/rules.ts';
import type { Texts } from '../texts.ts';

/** The rules reference. */
export const rules: Texts<typeof english> = {
  rules: {
    title: 'Regolamento',
    game: 'Gioco',
    search: 'Cerca parole o un id',
    chapter: 'Capitolo',
    allChapters: 'Tutti i capitoli',
    count: '{count} {count|regola|regole}',
    none: 'Le regole di questo gioco non sono ancora scritte.',
    unknown: 'Non c’è nessuna regola «{id}». Cerca una sua parola o una parte del suo id.',
    ruling: 'decisione',
    done: 'giocata',
    overruled: 'superata',
    fact: 'fatto',
    notPlayed: 'non giocata',
    before: '{count} {count|regola|regole} prima di queste: cerca, o scegli un capitolo.',
    more: 'e altre {count}: cerca, o scegli un capitolo.',
  },
};
