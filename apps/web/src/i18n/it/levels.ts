import type { levels as english } from '../en/levels.ts';
import type { Texts } from '../texts.ts';

/** Computer players: what they are called, and how they play each game. */
export const levels: Texts<typeof english> = {
  level: {
    recruit: 'Recluta',
    corporal: 'Caporale',
    sergeant: 'Sergente',
    captain: 'Capitano',
    random: 'Casuale',
    'staff-officer': 'Ufficiale di stato maggiore',
    general: 'Generale',
  },
  levelNote: {
    'dust-tactics': {
      recruit: 'Risponde a caso, ma secondo le regole.',
      corporal: 'Spara a ciò che può ferire di più, verso il resto cammina.',
      sergeant: 'Pesa attivazioni intere con probabilità esatte, e ciò che il nemico risponderà.',
      captain: 'Gioca in testa i piani migliori prima di scegliere.',
    },
    'dust-tactics-2014': {
      recruit: 'Risponde a caso, ma secondo le regole.',
      corporal: 'Preferisce ciò che di solito giova: spari a ciò che vale, passi verso il nemico.',
      sergeant: 'Pesa attivazioni intere con probabilità esatte, e ciò che il nemico risponderà.',
      captain: 'Gioca in testa i piani migliori prima di scegliere.',
    },
    dust: {
      random: 'Risponde a caso, ma secondo le regole.',
      'staff-officer': 'Battaglie esatte, conquiste sicure, acquisti secondo il bisogno.',
      general: 'Prova i suoi piani in testa, contro avversari di cui immagina le carte.',
    },
  },
};
