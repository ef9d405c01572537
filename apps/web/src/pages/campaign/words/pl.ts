import type { words as english } from './en.ts';

/** Kampania, pod tymi samymi kluczami co po angielsku. */
export const words: Readonly<Record<keyof typeof english, string>> = {
  title: 'Kampania',
  lead:
    'Osiem bitew o Antarktydę, jedna po drugiej. Punkty zwycięstwa przechodzą dalej; wygrywa, kto po ' +
    'ostatniej bitwie ma ich więcej.',
  side: 'Twoja strona',
  level: 'Komputer',
  begin: 'Zacznij kampanię',
  import: 'Otwórz plik',
  export: 'Zapisz jako plik',
  giveUp: 'Zacznij od nowa',
  sure: 'Porzucić tę kampanię i zacząć od nowa?',
  noCampaign: 'Ten plik nie jest kampanią, którą da się odczytać.',
  map: 'Mapa kampanii',
  battle: 'Bitwa {number}',
  fight: 'Stocz bitwę {number}',
  goOn: 'Graj dalej bitwę {number}',
  standing: 'Stan',
  points: 'punkty zwycięstwa {allies} : {axis}',
  wonBattles: 'wygrane {mine}, przegrane {theirs}',
  won: 'wygrana',
  lost: 'przegrana',
  drawn: 'remis',
  next: 'następna',
  ahead: 'jeszcze przed tobą',
  gold: 'Złoty medal',
  silver: 'Srebrny medal',
  bronze: 'Brązowy medal',
  medals: 'Medale: brązowy za zwycięstwo, srebrny za {silver} pkt przewagi, złoty za {gold}.',
  victory: 'Kampania wygrana.',
  defeat: 'Kampania przegrana.',
  tie: 'Kampania kończy się remisem.',
  rounds: '{rounds} {rounds|runda|rundy|rund}',
};
