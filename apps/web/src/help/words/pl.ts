import type { words as english } from './en.ts';

/** Jak działa każda z gier, w dwie minuty, pod tymi samymi kluczami co po angielsku. */
export const words: Readonly<Record<keyof typeof english, string>> = {
  title: 'Jak działa ta gra',
  how: 'Jak to działa',
  keys: 'Klawisze',
  lessons: 'Lekcje',
  book: 'Zasady jako książka',
  wins: 'Co wygrywa',
  round: 'Runda',
  turn: 'Tura',
  dice: 'Kości',
  units: 'Twoje jednostki',
  prices: 'Jednostki i ceny',
  price: 'Cena',
  diceOf: 'Kości',
  supremacy: 'Przewaga',
  centre: 'Centrum produkcji',
  card: 'Karta',
  target:
    '{points} {points|punkt|punkty|punktów} zwycięstwa wygrywa, jeśli przy liczeniu rundy masz stolicę.',
  'dust-tactics/lead': 'Dwie strony na zmianę działają jedną jednostką, aż zadziałają wszystkie.',
  'dust-tactics/1': 'Inicjatywa: po trzy kości na stronę; kto ma więcej trafień, decyduje, kto zaczyna.',
  'dust-tactics/2': 'Wybierz jednostkę. Ma dwie akcje: ruch i strzał, dwa ruchy albo jeden atak ciągły.',
  'dust-tactics/3': 'Wybierz niebieskie pole, by iść, zakreślonego wroga, by celować. Szanse są dokładne.',
  'dust-tactics/4': 'Trzymaj się osłon i uważaj, kto jeszcze nie działał: może strzelić, gdy idziesz.',
  'dust-tactics/picture': 'Niebieskie: jeden ruch. Kreskowane: poza wzrokiem. Tarcze: osłona.',
  'dust-tactics-2014/lead': 'Dwie strony na zmianę działają jedną jednostką; maszyny patrzą w jedną stronę.',
  'dust-tactics-2014/1': 'Inicjatywa: po trzy kości na stronę; więcej symboli frakcji decyduje, kto zaczyna.',
  'dust-tactics-2014/2':
    'Wybierz jednostkę i podaj obie akcje: ruch, atak, rozkaz; marsz i atak ciągły zabierają obie.',
  'dust-tactics-2014/3': 'Na koniec ruchu obróć maszyny tak, by cele były w ich polu ostrzału.',
  'dust-tactics-2014/4':
    'Piechota broni się na frakcję, w osłonie też na tarczę. Kto nie działał, może reagować.',
  'dust-tactics-2014/picture': 'Przednie pole ostrzału maszyny i jak daleko strzela.',
  'dust/picture': 'Kogo Rzym może zaatakować lądem: każdego obrysowanego sąsiada.',
  'dust/lead': 'Armie walczą o świat, runda po rundzie.',
  'dust/1':
    'Każdy zagrywa zakrytą kartę. Jej liczby to ataki, ruchy i produkcja; zaczyna, kto ma najwięcej ataków.',
  'dust/2': 'Produkcja: kup jednostki i wystaw je przy swoich centrach.',
  'dust/3': 'Ruch: przesuwaj jednostki przez swoje obszary i na puste.',
  'dust/4': 'Walka: zaatakuj sąsiada. Kto ma przewagę, rzuca pierwszy; trafiają dwie ścianki z sześciu.',
  'dust/5':
    'Po wszystkich turach liczy się punkty: dwa za stolicę, dwa za najwięcej lądu, mórz lub produkcji, ' +
    'jeden za trzy źródła.',
  'face.hit': 'trafia',
  'face.miss': 'pudło',
  'face.faction': 'frakcja: trafia i broni',
  'face.target': 'cel: trafia z niektórymi zdolnościami',
  'face.shield': 'tarcza: broni w osłonie',
};
