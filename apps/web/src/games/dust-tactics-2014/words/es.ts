import type { words as en } from './en.ts';

export const words: Readonly<Record<keyof typeof en, string>> = {
  'time.round': 'Ronda {round}',
  'table.summary': 'Ronda {round}, {points}',
  'over.inRound': 'Ronda {round}.',
  'over.curve': 'Puntos por ronda',
  'goals.afterRound': 'al final de la ronda {round}',
  'goals.fromRound': 'al final de la ronda {round} o después',
  'goals.roundsLeft': '{count|Queda {count} ronda|Quedan {count} rondas, con esta}.',
  'goals.lastRound': 'Esta es la última ronda.',
  'goals.noLimit': 'No hay última ronda fijada.',
  'orders.alone': 'Al enemigo no le quedan unidades. La partida acaba con esta ronda.',
  'refuse.acted': '{name} ya ha actuado en esta ronda.',
  'goals.otherwise': 'Si nada más lo ha decidido tras la última ronda, ganan los puntos.',
  'orders.reactCost': 'Quien reacciona, acierte o no, ya ha actuado en esta ronda.',
};
