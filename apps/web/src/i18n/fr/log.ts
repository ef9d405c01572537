import type { log as english } from '../en/log.ts';
import type { Texts } from '../texts.ts';

/** Ce qui s’est passé, et ses dés. */
export const log: Texts<typeof english> = {
  log: {
    title: 'Ce qui s’est passé',
    empty: 'Rien encore.',
    goThere: 'Montrer ce moment',
    earlier: '{count} {count|ligne précédente|lignes précédentes}',
  },
  dice: {
    hit: 'touche',
    miss: 'raté',
    hits: '{count} {count|touche|touches}',
    none: 'aucune touche',
    saved: '{count} {count|sauvée|sauvées}',
    inTime: 'à temps',
    late: 'trop tard',
  },
  roll: {
    attack: 'Attaque',
    again: 'Encore',
    reroll: 'Ratés relancés',
    chain: 'Touches relancées',
    cover: 'Couvert',
    close: 'Corps à corps',
    reaction: 'Tir de réaction',
    resilience: 'Damage Resilient',
    initiative: 'Initiative',
    command: 'Commandement',
    repair: 'Self Repair',
    other: 'Dés',
  },
};
