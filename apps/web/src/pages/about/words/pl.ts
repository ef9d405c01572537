import type { words as english } from './en.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  title: 'O programie Dustfront',
  lead: 'Program do gier bitewnych Dust, zrobiony przez graczy dla graczy: wolny, otwarty, bez reklam.',
  unofficial:
    'Nieoficjalny: nie stworzyli go, nie zatwierdzili ani nie wspierają autorzy, ilustratorzy i wydawcy ' +
    'gier Dust. Ich nazwy oraz nazwy jednostek, postaci i scenariuszy należą do właścicieli. Do gry ' +
    'przy stole potrzebne są oryginalne gry; mamy nadzieję, że je kupisz.',
  ours:
    'Zasady opisujemy własnymi słowami i podajemy ich miejsce w książce. Rysunki, mapa świata i talia ' +
    'DUST są nasze; wartość, której nie podaje żadne źródło, jest nasza i jej karta to mówi.',
  makers: 'Dla majsterkowiczów',
  makersText: 'Co można uruchomić, napisać i podłączyć. Te strony są po angielsku.',
  kept: 'Co się przechowuje',
  keptText:
    'Partie na tym urządzeniu, armie, pola bitew i ustawienia zostają w tej przeglądarce. Kto gra w ' +
    'sieci, dostaje ciasteczko, które mówi, kim jest; serwer przechowuje partie, rozmowy przy stole i ' +
    'adres e-mail, jeśli go podasz. W „Koncie” wszystko można zapisać jako plik albo usunąć.',
  made: 'Z czego jest zrobiony',
  madeText:
    'Linie brzegowe: Natural Earth, domena publiczna. Kroje pisma: IBM Plex, Courier Prime i Stardos ' +
    'Stencil, SIL Open Font License. Sam program: licencja MIT.',
  terminal: 'W terminalu, w kopii programu:',
  back: 'O programie Dustfront',
  english: 'Ta strona jest po angielsku.',
  openapi: 'Zapytania tego serwera, jako OpenAPI',
  schemas: 'Schematy JSON wiadomości, przygotowań i widoków',
  'command-line': 'Wiersz poleceń',
  'command-line.text':
    'Gra w terminalu, obliczanie szans, szukanie zasad, sprawdzanie i analiza zapisów, pojedynki ' +
    'komputerów.',
  'scenario-format': 'Scenariusze, pola bitew i armie',
  'scenario-format.text':
    'To, co zapisują edytor i kreator armii, jako tekst, który można też napisać ręcznie.',
  'table-scripts': 'Skrypty stołu',
  'table-scripts.text':
    'Pokaż zasadę albo nasz błąd bez programowania: pozycja, kości, odpowiedzi i to, co musi nastąpić.',
  bots: 'Napisz bota',
  'bots.text': 'Od zera do programu, który gra we wszystkie trzy gry, na jednej stronie.',
  protocol: 'Protokół',
  'protocol.text': 'Każde zapytanie i każda wiadomość między klientem a serwerem oraz każdy adres.',
  strength: 'Jak silne są komputery',
  'strength.text': 'Mierzone jak programy szachowe, w lustrzanych parach.',
  balance: 'Jak wyrównane są scenariusze i armie',
  'balance.text': 'Udział zwycięstw obu stron w wielu partiach.',
  operations: 'Prowadź serwer',
  'operations.text': 'Instalacja, opieka, rozłożenie na kilka procesów.',
  performance: 'Jak szybko działa',
  'performance.text': 'Liczby i polecenia, z których pochodzą.',
};
