import type { log as english } from '../en/log.ts';
import type { Texts } from '../texts.ts';

/** Was geschah, und seine Würfel. */
export const log: Texts<typeof english> = {
  log: {
    title: 'Was geschah',
    empty: 'Noch nichts.',
    goThere: 'Diesen Zeitpunkt zeigen',
    earlier: '{count} frühere {count|Zeile|Zeilen}',
  },
  dice: {
    hit: 'Treffer',
    miss: 'daneben',
    hits: '{count} Treffer',
    none: 'kein Treffer',
    saved: '{count} gerettet',
    inTime: 'rechtzeitig',
    late: 'zu spät',
  },
  roll: {
    attack: 'Angriff',
    again: 'Noch einmal',
    reroll: 'Fehlwürfe noch einmal',
    chain: 'Treffer weitergewürfelt',
    cover: 'Deckung',
    close: 'Nahkampf',
    reaction: 'Reaktionsfeuer',
    resilience: 'Damage Resilient',
    initiative: 'Initiative',
    command: 'Befehl',
    repair: 'Selbstreparatur',
    other: 'Würfel',
  },
};
