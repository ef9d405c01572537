import type { log as english } from '../en/log.ts';
import type { Texts } from '../texts.ts';

/** What happened, and its dice. */
export const log: Texts<typeof english> = {
  log: {
    title: 'Qué ha pasado',
    empty: 'Nada todavía.',
    goThere: 'Mostrar este momento',
    earlier: '{count} {count|línea anterior|líneas anteriores}',
  },
  dice: {
    hit: 'impacto',
    miss: 'fallo',
    hits: '{count} {count|impacto|impactos}',
    none: 'ningún impacto',
    saved: '{count} {count|salvado|salvados}',
    inTime: 'a tiempo',
    late: 'tarde',
  },
  roll: {
    attack: 'Ataque',
    again: 'Otra vez',
    reroll: 'Fallos de nuevo',
    chain: 'Impactos encadenados',
    cover: 'Cobertura',
    close: 'Cuerpo a cuerpo',
    reaction: 'Fuego reactivo',
    resilience: 'Damage Resilient',
    initiative: 'Iniciativa',
    command: 'Mando',
    repair: 'Self Repair',
    other: 'Dados',
  },
};
