import type { log as english } from '../en/log.ts';
import type { Texts } from '../texts.ts';

/** Co się stało i jakie padły kości. */
export const log: Texts<typeof english> = {
  log: {
    title: 'Co się stało',
    empty: 'Jeszcze nic.',
    goThere: 'Pokaż tę chwilę',
    earlier: '{count} {count|wcześniejszy wiersz|wcześniejsze wiersze|wcześniejszych wierszy}',
  },
  dice: {
    hit: 'trafienie',
    miss: 'pudło',
    hits: '{count} {count|trafienie|trafienia|trafień}',
    none: 'bez trafień',
    saved: 'obronione: {count}',
    inTime: 'na czas',
    late: 'za późno',
  },
  roll: {
    attack: 'Atak',
    again: 'Ponownie',
    reroll: 'Pudła ponownie',
    chain: 'Trafienia dalej',
    cover: 'Osłona',
    close: 'Walka wręcz',
    reaction: 'Ogień reakcyjny',
    resilience: 'Damage Resilient',
    initiative: 'Inicjatywa',
    command: 'Rozkaz',
    repair: 'Self Repair',
    other: 'Kości',
  },
};
