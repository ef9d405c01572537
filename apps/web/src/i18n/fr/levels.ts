import type { levels as english } from '../en/levels.ts';
import type { Texts } from '../texts.ts';

/** Les joueurs de l’ordinateur : leurs noms, et comment ils jouent. */
export const levels: Texts<typeof english> = {
  level: {
    recruit: 'Recrue',
    corporal: 'Caporal',
    sergeant: 'Sergent',
    captain: 'Capitaine',
    random: 'Hasard',
    'staff-officer': 'Officier d’état-major',
    general: 'Général',
  },
  levelNote: {
    'dust-tactics': {
      recruit: 'Répond au hasard, mais selon les règles.',
      corporal: 'Tire sur ce qu’il blesse le plus, marche vers le reste.',
      sergeant: 'Pèse des activations entières par chances exactes, et la riposte de l’ennemi.',
      captain: 'Joue les meilleurs plans dans sa tête avant de choisir.',
    },
    'dust-tactics-2014': {
      recruit: 'Répond au hasard, mais selon les règles.',
      corporal: 'Préfère ce qui sert d’habitude : tirer sur ce qui coûte cher, avancer vers l’ennemi.',
      sergeant: 'Pèse des activations entières par chances exactes, et la riposte de l’ennemi.',
      captain: 'Joue les meilleurs plans dans sa tête avant de choisir.',
    },
    dust: {
      random: 'Répond au hasard, mais selon les règles.',
      'staff-officer': 'Batailles exactes, conquêtes sûres, achats selon les besoins.',
      general: 'Essaie ses plans dans sa tête, contre des adversaires dont il imagine les cartes.',
    },
  },
};
