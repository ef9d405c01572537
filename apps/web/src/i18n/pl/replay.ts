import type { replay as english } from '../en/replay.ts';
import type { Texts } from '../texts.ts';

/** Odtwarzanie i szczęście. */
export const replay: Texts<typeof english> = {
  replay: {
    title: 'Odtwarzanie',
    play: 'Odtwórz',
    pause: 'Pauza',
    speed: 'Tempo',
    empty: 'W tej przeglądarce nie ma jeszcze żadnej partii; każda, którą zagrasz, zapisze się sama.',
    notKept:
      'Tej partii nie ma w tej przeglądarce ani na serwerze, który mógłby ci ją pokazać. Link do jej chwili ' +
      'albo jej zapis otworzy ją wszędzie.',
    fromElsewhere: 'Skądinąd',
    paste: 'Wklej zapis',
    open: 'Otwórz',
    file: 'Otwórz plik',
    badLine: 'Tego zapisu nie da się otworzyć: wiersz {line}: {why}',
    otherGame: 'Tego zapisu nie da się otworzyć: gra „{game}” nie jest tu znana.',
    lost: 'Tego zapisu nie da się otworzyć',
    diverges: 'Nie odtwarza się według zasad, które podaje.',
  },
  luck: {
    title: 'Szczęście',
    text: 'Zdobyte punkty armii minus oczekiwane, atak po ataku.',
    label: 'Krzywa szczęścia obu stron',
    row: '{count} {count|atak|ataki|ataków}, oczekiwane {expected}, zdobyte {actual}: {luck}',
  },
};
