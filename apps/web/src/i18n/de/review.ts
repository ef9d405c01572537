import type { review as english } from '../en/review.ts';
import type { Texts } from '../texts.ts';

/** Was Entscheidungen verschenkt haben, getrennt von den Würfeln. */
export const review: Texts<typeof english> = {
  review: {
    course: 'Siegchance',
    turned: '{side}: {from} % → {to} %',
    title: 'Rückschau',
    text:
      'Wägt jede Entscheidung noch einmal ab, mit dem, was damals bekannt war: was verschenkt wurde, und ' +
      'daneben, was die Würfel taten.',
    start: 'Partie durchsehen',
    again: 'Noch einmal durchsehen',
    stop: 'Anhalten',
    progress: 'Wägt Antwort {done} von {of} ab',
    failed: 'Diese Aufzeichnung ließ sich nicht durchsehen.',
    done: '{judged} von {decisions} Entscheidungen ließen sich abwägen.',
    dice: 'Durch die Würfel',
    diceParts: 'eigene Angriffe {own}, die des Gegners {enemy}',
    points: '{points} {count|Punkt|Punkte}',
    list: 'Die teuersten Entscheidungen',
    did: 'Getan',
    atBest: '{answer}, bestenfalls',
    better: 'Besser',
    byDecisions: 'Durch Entscheidungen',
    mistakes: '{count} Fehler',
    noMistake: 'kein klarer Fehler',
    slip: 'es ging besser',
    mistake: 'Fehler',
    grave: 'schwerer Fehler',
    none: 'Keine Entscheidung war ein klarer Fehler.',
    worth: '{points} {count|Produktionspunkt|Produktionspunkte}',
    retry: 'Von hier noch einmal',
    all: 'Alle {count} zeigen',
  },
};
