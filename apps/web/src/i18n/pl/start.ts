import type { start as english } from '../en/start.ts';
import type { Texts } from '../texts.ts';

/** Strona startowa i to, co mówi o grach. */
export const start: Texts<typeof english> = {
  games: {
    'dust-tactics': {
      edition: 'Core Set, 2010',
      short: 'Core Set',
      blurb: 'Oddziały i walkery na polach. Dwie strony, około 45 minut.',
    },
    'dust-tactics-2014': {
      edition: 'Druga edycja, 2014',
      short: '2013/14',
      blurb: 'Kierunki, obrona, dowodzenie. Na polach albo na mierzonym stole.',
      computer: 'Grasz Aliantami, 32 punkty, wokół hali i dwóch domów. Zaczyna się od razu.',
      table: 'Po jednym oddziale i walkerze, w centymetrach, bez pól. Zaczyna się od razu.',
    },
    dust: {
      edition: 'Podbój świata, Epic',
      short: 'DUST',
      blurb: 'Sześć armii na jednej mapie. Od dwóch do sześciu graczy, cały wieczór.',
      computer: 'Trzy armie, dwie prowadzi komputer. Zaczyna się od razu.',
      hotseat: 'Trzy osoby dzielą ten ekran; karty na ręce są zakryte.',
    },
  },
  quick: {
    'dust-tactics': 'Dwa domy',
    'dust-tactics-2014': 'Hala',
  },
  start: {
    now: 'Graj od razu',
    nowNamed: '{game}: graj od razu',
    nowTable: 'Na stole',
    nowTableNamed: '{game}: na stole, od razu',
    tagline:
      'Gry bitewne Dust, kompletne, w przeglądarce. Dokładne szanse przed kliknięciem, a po nim zapis, ' +
      'który sam się sprawdza.',
    choose: 'Wybierz grę',
    play: 'Graj',
    computer: 'Przeciw komputerowi',
    computerText: 'Grasz Aliantami, 16 punktów. Zaczyna się od razu.',
    table: 'Na mierzonym stole',
    hotseat: 'Hot seat',
    hotseatText: 'Dwie osoby dzielą ten ekran.',
    setup: 'Przygotuj bitwę',
    setupText: 'Scenariusz, armie, miejsca i opcje.',
    notYet: 'Jeszcze nie tutaj',
    notYetText:
      'Ta gra jest w drodze. W Core Set można grać już teraz, przeciw komputerowi albo we dwoje przy ' +
      'jednym ekranie.',
    running: '{count|Trwa jedna partia|Trwają {count} partie|Trwa {count} partii}:',
    continue: 'Graj dalej',
    continueTitle: 'Graj dalej',
    yourMove: 'Twój ruch',
    goOn: 'Dalej',
    replay: 'Odtwórz',
    discard: 'Usuń: {title}',
    study: 'Poznaj',
    rules: 'Zbiór zasad',
    rulesText: 'Jako książka z obrazkami i każda zasada pod swoim id',
    army: 'Kreator armii',
    armyText: 'Wybierz jednostki w limicie, zapisz i udostępnij',
    editor: 'Edytor pól bitew',
    editorText: 'Namaluj teren, ustaw siły, od razu zagraj',
    learn: 'Nauka przez grę',
    learnText: 'Krótkie lekcje na żywej planszy.',
    campaign: 'Kampania',
    campaignText: 'Osiem bitew Core Set, z medalami',
    records: 'Zapisy partii',
    recordsText: 'Odtwarzaj, mierz szczęście, próbuj inaczej od każdej chwili',
    offline: 'Po pierwszej wizycie działa bez sieci.',
    about: 'O programie i dla majsterkowiczów',
  },
};
