import type { words as en } from './en.ts';

export const words: Readonly<Record<keyof typeof en, string>> = {
  'time.round': 'Turno {round}',
  'table.summary': 'Turno {round}, {points}',
  'over.inRound': 'Turno {round}.',
  'over.curve': 'Punti per turno',
  'goals.afterRound': 'alla fine del turno {round}',
  'goals.fromRound': 'alla fine del turno {round} o dopo',
  'goals.roundsLeft': '{count|Resta {count} turno|Restano {count} turni, questo compreso}.',
  'goals.lastRound': 'Questo è l’ultimo turno.',
  'goals.noLimit': 'Nessun ultimo turno stabilito.',
  'orders.alone': 'Il nemico non ha più unità. La partita finisce con questo turno.',
  'refuse.acted': '{name} ha già agito in questo turno.',
  'goals.otherwise': 'Se dopo l’ultimo turno nient’altro ha deciso, vincono più punti.',
  'orders.reactCost': 'Chi reagisce, che colpisca o no, ha agito per questo turno.',
};
