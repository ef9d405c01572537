import type { words as en } from './en.ts';

export const words: Readonly<Record<keyof typeof en, string>> = {
  'time.round': 'Manche {round}',
  'table.summary': 'Manche {round}, {points}',
  'over.inRound': 'Manche {round}.',
  'over.curve': 'Points par manche',
  'goals.afterRound': 'à la fin de la manche {round}',
  'goals.fromRound': 'à la fin de la manche {round} ou après',
  'goals.roundsLeft': '{count|Encore {count} manche|Encore {count} manches, celle-ci comprise}.',
  'goals.lastRound': 'C’est la dernière manche.',
  'goals.noLimit': 'Il n’y a pas de dernière manche.',
  'orders.alone': 'L’ennemi n’a plus d’unité. La partie finit avec cette manche.',
  'refuse.acted': '{name} a déjà agi cette manche.',
  'goals.otherwise': 'Si rien d’autre n’a décidé après la dernière manche, le plus de points gagne.',
  'orders.reactCost': 'Qui réagit, réussite ou non, a joué pour cette manche.',
};
