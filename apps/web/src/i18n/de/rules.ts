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
    count: '{count} {count|Regel|Regeln}',
    none: 'Die Regeln dieses Spiels sind noch nicht aufgeschrieben.',
    unknown: 'Es gibt keine Regel „{id}“. Suchen Sie nach einem Wort daraus oder einem Teil ihrer Kennung.',
    ruling: 'Auslegung',
    done: 'gespielt',
    overruled: 'überholt',
    fact: 'Angabe',
    notPlayed: 'nicht gespielt',
    before: '{count} {count|Regel|Regeln} davor: suchen oder ein Kapitel wählen.',
    more: 'und {count} weitere: suchen oder ein Kapitel wählen.',
  },
};
