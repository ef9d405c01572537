import type { core as english } from '../en/dust-tactics.ts';
import type { Texts } from '../texts.ts';

/** Core Set. */
export const core: Texts<typeof english> = {
  core: {
    held: 'Pole trzyma ten, kto na nim stoi.',
    ifEnded: 'Gdyby to był koniec:',
    objectiveWins:
      'Wygrywa strona, która na koniec partii ma swój cel. Jeśli nie ma go żadna albo mają obie, ' +
      'decydują punkty.',
    mostPoints: 'Na koniec partii wygrywa strona z większą liczbą punktów.',
    elimination: 'Partia kończy się też, gdy jednej ze stron nie została żadna jednostka.',
    apWon: 'AP',
    subtitle: 'Core Set, {ap} AP',
    roundsN: '{count} {count|runda|rundy|rund}.',
    freeBattle: 'Żadnych celów poza wrogiem: wygrywa, kto zniszczy więcej punktów.',
    rounds: 'Rundy',
    roundsHelp: 'Ile trwa bitwa.',
    asScenario: 'Jak zwykle',
    noLimit: 'Bez limitu',
    scale: 'Punkty armii',
    scaleHelp: 'Skala z 2010 roku albo dokładniejsza z późniejszych podręczników.',
    original: '2010',
    later: 'Późniejsza',
    reactive: 'Ogień reakcyjny',
    reactiveHelp: 'Jednostki, które jeszcze nie działały, mogą strzelać do wrogów w ruchu.',
    oneReaction: 'Tylko jedna reakcja',
    oneReactionHelp: 'Późniejsza odpowiedź: jedna próba na każdą aktywację wroga.',
    fullEntry: 'Wejście pełnym ruchem',
    fullEntryHelp: 'Późniejsza odpowiedź: jednostki wchodzą z całym swoim ruchem.',
  },
};
