import type { words as en } from './en.ts';

export const words: Readonly<Record<keyof typeof en, string>> = {
  'time.round': 'Tura {round}',
  'table.summary': 'Tura {round}, {points}',
  'over.inRound': 'Tura {round}.',
  'over.curve': 'Punkty według tur',
  'goals.afterRound': 'na koniec tury {round}',
  'goals.fromRound': 'na koniec tury {round} lub późniejszej',
  'goals.roundsLeft':
    '{count|Została {count} tura|Zostały {count} tury, licząc tę|Zostało {count} tur, licząc tę}.',
  'goals.lastRound': 'To ostatnia tura.',
  'goals.noLimit': 'Ostatniej tury nie ustalono.',
  'orders.alone': 'Wrogowi nie została żadna jednostka. Partia skończy się z tą turą.',
  'refuse.acted': '{name}: w tej turze już po aktywacji.',
  'goals.otherwise': 'Jeśli po ostatniej turze nic innego nie rozstrzygnęło, wygrywa więcej punktów.',
  'orders.reactCost': 'Kto reaguje, celnie czy nie, w tej turze już nie działa.',
};
