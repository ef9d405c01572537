import type { risk as english } from '../en/risk.ts';
import type { Texts } from '../texts.ts';

/** Qui peut tirer en premier sur une unité en chemin. */
export const risk: Texts<typeof english> = {
  risk: {
    tag: '{count|peut tirer d’abord, {chance}|{count} peuvent tirer d’abord}',
    some: '{count|{name} peut|{count} unités peuvent} tirer d’abord.',
    sees: 'Elles vous voient en {square} et n’ont pas agi.',
    seesThere: 'Elles vous y voient et n’ont pas agi.',
    inTime: 'à temps',
    loses: 'alors vous perdez',
    destroyed: '{chance} d’être détruit',
    total: 'En tout, environ {mean} pertes en chemin.',
    goAnyway: 'Aller quand même en {square}',
    spent: '{name} {count|a|ont} agi et ne {count|peut|peuvent} plus réagir.',
    mines: 'Il y a des mines sur le chemin.',
    minesChance: '{chance} d’être touché, pour 2 dégâts.',
    wire: 'Il y a des barbelés sur le chemin.',
    wireChance: '{chance} d’y rester pris et de s’arrêter.',
    and: ' et ',
  },
};
