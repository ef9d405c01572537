import type { rules as english } from '../en/rules.ts';
import type { Texts } from '../texts.ts';

/** Das Regelverzeichnis. */
export const rules: Texts<typeof english> = {
  rules: {
    title: 'Regelwerk',
    game: 'Spiel',
    search: 'Wörter oder Kennung suchen',
    chapter: 'Kapitel',
    allChapters: 'Alle Kapitel',
    count_one: '{count} Regel',
    count_other: '{count} Regeln',
    none: 'Die Regeln dieses Spiels sind noch nicht aufgeschrieben.',
    ruling: 'Auslegung',
    done: 'gespielt',
    overruled: 'überholt',
    fact: 'Angabe',
    notPlayed: 'nicht gespielt',
    before_one: '{count} Regel davor: suchen oder ein Kapitel wählen.',
    before_other: '{count} Regeln davor: suchen oder ein Kapitel wählen.',
    more_one: 'und {count} weitere: suchen oder ein Kapitel wählen.',
    more_other: 'und {count} weitere: suchen oder ein Kapitel wählen.',
  },
};
