import type { card as english } from '../en/card.ts';
import type { Texts } from '../texts.ts';

/** Die Einheitenkarte. */
export const card: Texts<typeof english> = {
  card: {
    boxes: '{filled} von {total} verloren',
    ammo: '{left} von {total} Schuss übrig',
    weapon: 'Waffe',
    count: 'Zahl',
    range: 'Weite',
    armour: 'Panzerung',
    move: 'Bewegung',
    health: 'Leben',
    points: 'AP',
    soft: 'Leichte Deckung',
    hard: 'Schwere Deckung',
    hit: 'AUF TREFFER',
    miss: 'AUF FEHLWURF',
    nosave: 'KEINE',
    noSkills: 'Keine besonderen Fähigkeiten',
    reserve: 'Reserve',
    lost: 'verloren',
    left: 'abgezogen',
    choose: 'Eine Einheit anklicken, um ihre Karte zu sehen.',
  },
};
