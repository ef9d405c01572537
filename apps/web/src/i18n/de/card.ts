import type { card as english } from '../en/card.ts';
import type { Texts } from '../texts.ts';

/** Die Einheitenkarte. */
export const card: Texts<typeof english> = {
  card: {
    partner: 'Mit {name}',
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
    huge: 'Riesig: 2 × 2 Felder',
    noSkills: 'Keine besonderen Fähigkeiten',
    reserve: 'Reserve',
    lost: 'verloren',
    left: 'abgezogen',
    choose: 'Eine Einheit wählen, um ihre Karte zu sehen.',
    legend: {
      title: 'Wie diese Karte zu lesen ist',
      columns:
        'I, V und A sind die Panzerung von Infanterie, Fahrzeugen und Flugzeugen. Es gilt die Spalte ' +
        'dessen, auf den geschossen wird.',
      cells:
        '6/1 heißt sechs Würfel, und jeder Treffer macht 1 Schaden. Ein Strich heißt, dass die Waffe ihm ' +
        'nichts anhaben kann.',
      special:
        '1/B und 1/K (Core Set) oder ✱ (2013/14): ein Würfel für jede Miniatur des Ziels. K, vernichtend: ' +
        'Ein Treffer nimmt alles, was von einer übrig ist.',
      range: 'Die Weite zählt in Feldern. U reicht überallhin, C nur ins Nachbarfeld, im Nahkampf.',
      rangeOnTable:
        'Die Weite steht in Zentimetern. U reicht überallhin, C nur zu dem, den man berührt, im Nahkampf.',
      cover:
        'In Deckung wird für jeden Treffer ein Würfel geworfen. AUF TREFFER: Ein Treffersymbol rettet. ' +
        'AUF FEHLWURF: Ein leerer Würfel rettet.',
      health:
        'Kästchen sind Leben, durchgestrichen, wenn es verloren ist. AP sind Armeepunkte: was eine ' +
        'Einheit kostet und was ihre Vernichtung wert ist.',
    },
  },
};
