import type { rules as english } from '../en/rules.ts';
import type { Texts } from '../texts.ts';

/** The rules reference. */
export const rules: Texts<typeof english> = {
  rules: {
    title: 'Consulta de reglas',
    game: 'Juego',
    search: 'Buscar palabras o un id',
    chapter: 'Capítulo',
    allChapters: 'Todos los capítulos',
    count: '{count} {count|regla|reglas}',
    none: 'Las reglas de este juego aún no están escritas.',
    unknown: 'No hay ninguna regla «{id}». Busca una palabra suya o una parte de su identificador.',
    ruling: 'decisión',
    done: 'en juego',
    overruled: 'anulada',
    fact: 'hecho',
    notPlayed: 'no se juega',
    before: '{count} {count|regla|reglas} antes de estas: busca, o elige un capítulo.',
    more: 'y {count} más: busca, o elige un capítulo.',
  },
};
