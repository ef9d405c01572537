import type { review as english } from '../en/review.ts';
import type { Texts } from '../texts.ts';

/** Co oddały decyzje, niezależnie od kości. */
export const review: Texts<typeof english> = {
  review: {
    course: 'Szansa na wygraną',
    turned: '{side}: {from}% → {to}%',
    title: 'Analiza',
    text:
      'Waży każdą decyzję jeszcze raz według tego, co było wtedy wiadomo: co oddano i co obok tego ' +
      'zrobiły kości.',
    start: 'Przeanalizuj partię',
    again: 'Analizuj od nowa',
    stop: 'Przerwij',
    progress: 'Odpowiedź {done} z {of}',
    failed: 'Tego zapisu nie udało się przeanalizować.',
    done: 'Udało się zważyć {judged} z {decisions} decyzji.',
    dice: 'Przez kości',
    diceParts: 'własne ataki {own}, wroga {enemy}',
    points: '{points} pkt',
    list: 'Najdroższe decyzje',
    did: 'Zagrano',
    atBest: '{answer}, w najlepszym razie',
    better: 'Lepiej',
    byDecisions: 'Przez decyzje',
    mistakes: '{count} {count|błąd|błędy|błędów}',
    noMistake: 'bez wyraźnego błędu',
    slip: 'dało się lepiej',
    mistake: 'błąd',
    grave: 'poważny błąd',
    none: 'Żadna decyzja nie była wyraźnym błędem.',
    worth: '{points} pkt produkcji',
    retry: 'Spróbuj tę chwilę od nowa',
    all: 'Pokaż wszystkie ({count})',
  },
};
