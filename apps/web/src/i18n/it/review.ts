import type { review as english } from '../en/review.ts';
import type { Texts } from '../texts.ts';

/** What decisions gave away, apart from the dice. */
export const review: Texts<typeof english> = {
  review: {
    turned: '{side}: {from}% → {to}%',
    course: 'Probabilità di vittoria',
    title: 'Analisi',
    text:
      'Ripesa ogni decisione con ciò che si sapeva allora: che cosa si è regalato, e che cosa hanno ' +
      'fatto i dadi.',
    start: 'Analizza la partita',
    again: 'Analizza di nuovo',
    stop: 'Ferma',
    progress: 'Risposta {done} di {of}',
    failed: 'Questa registrazione non si è potuta analizzare.',
    done: 'Si sono potute pesare {judged} decisioni su {decisions}.',
    dice: 'Per i dadi',
    diceParts: 'attacchi propri {own}, del nemico {enemy}',
    points: '{points} {count|punto|punti}',
    list: 'Le decisioni più costose',
    did: 'Fatto',
    atBest: '{answer}, al meglio',
    better: 'Meglio',
    byDecisions: 'Per le decisioni',
    mistakes: '{count} {count|errore|errori}',
    noMistake: 'nessun errore netto',
    slip: 'c’era di meglio',
    mistake: 'errore',
    grave: 'grave errore',
    none: 'Nessuna decisione è stata un errore netto.',
    worth: '{points} {count|punto|punti} produzione',
    retry: 'Riprova da qui',
    all: 'Mostra tutte e {count}',
  },
};
