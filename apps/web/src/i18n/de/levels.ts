import type { levels as english } from '../en/levels.ts';
import type { Texts } from '../texts.ts';

/** Computerspieler: wie sie heißen, und wie sie jedes Spiel spielen. */
export const levels: Texts<typeof english> = {
  level: {
    recruit: 'Rekrut',
    corporal: 'Gefreiter',
    sergeant: 'Feldwebel',
    captain: 'Hauptmann',
    random: 'Zufall',
    'staff-officer': 'Stabsoffizier',
    general: 'General',
  },
  levelNote: {
    'dust-tactics': {
      recruit: 'Antwortet zufällig, aber regelgerecht.',
      corporal: 'Schießt auf das, was sich am meisten lohnt, und geht auf den Rest zu.',
      sergeant: 'Wägt ganze Aktivierungen nach genauen Chancen ab, und was der Feind darauf tut.',
      captain: 'Spielt die besten Pläne im Kopf durch, bevor er wählt.',
    },
    'dust-tactics-2014': {
      recruit: 'Antwortet zufällig, aber regelgerecht.',
      corporal: 'Tut, was meistens hilft: auf Teures schießen, auf den Feind zugehen.',
      sergeant: 'Wägt ganze Aktivierungen nach genauen Chancen ab, und was der Feind darauf tut.',
      captain: 'Spielt die besten Pläne im Kopf durch, bevor er wählt.',
    },
    dust: {
      random: 'Antwortet zufällig, aber regelgerecht.',
      'staff-officer': 'Genau gerechnete Kämpfe, sichere Eroberungen, Käufe nach Bedarf.',
      general: 'Probiert seine Pläne im Kopf, gegen Gegner, deren Karten er sich ausmalt.',
    },
  },
};
