import type { words as en } from './en.ts';

export const words: Readonly<Record<keyof typeof en, string>> = {
  'time.round': 'Runde {round}',
  'table.summary': 'Runde {round}, {points}',
  'over.inRound': 'Runde {round}.',
  'over.curve': 'Punkte nach Runden',
  'goals.afterRound': 'am Ende von Runde {round}',
  'goals.fromRound': 'am Ende von Runde {round} oder später',
  'goals.roundsLeft': 'Noch {count} {count|Runde|Runden, diese eingerechnet}.',
  'goals.lastRound': 'Das ist die letzte Runde.',
  'goals.noLimit': 'Die Zahl der Runden ist nicht begrenzt.',
  'orders.alone': 'Der Feind hat keine Einheit mehr. Die Partie endet mit dieser Runde.',
  'refuse.acted': '{name} hat in dieser Runde schon gehandelt.',
  'goals.otherwise': 'Ist nach der letzten Runde nichts anderes entschieden, gewinnen mehr Punkte.',
  'orders.reactCost': 'Wer reagiert, hat seinen Zug in dieser Runde gehabt, ob es gelingt oder nicht.',
};
