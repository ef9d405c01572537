import type { log as english } from '../en/log.ts';
import type { Texts } from '../texts.ts';

/** What happened, and its dice. */
export const log: Texts<typeof english> = {
  log: {
    title: 'Che cosa è successo',
    empty: 'Ancora nulla.',
    goThere: 'Mostra questo momento',
    earlier: '{count} {count|riga precedente|righe precedenti}',
  },
  dice: {
    hit: 'colpo',
    miss: 'vuoto',
    hits: '{count} {count|colpo|colpi}',
    none: 'nessun colpo',
    saved: '{count} {count|parato|parati}',
    inTime: 'in tempo',
    late: 'troppo tardi',
  },
  roll: {
    attack: 'Attacco',
    again: 'Ancora',
    reroll: 'Mancati ripetuti',
    chain: 'Colpi a catena',
    cover: 'Copertura',
    close: 'Corpo a corpo',
    reaction: 'Fuoco di reazione',
    resilience: 'Damage Resilient',
    initiative: 'Iniziativa',
    command: 'Comando',
    repair: 'Self Repair',
    other: 'Dadi',
  },
};
