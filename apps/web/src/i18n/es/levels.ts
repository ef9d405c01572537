import type { levels as english } from '../en/levels.ts';
import type { Texts } from '../texts.ts';

/** Computer players: what they are called, and how they play each game. */
export const levels: Texts<typeof english> = {
  level: {
    recruit: 'Recluta',
    corporal: 'Cabo',
    sergeant: 'Sargento',
    captain: 'Capitán',
    random: 'Al azar',
    'staff-officer': 'Estado Mayor',
    general: 'General',
  },
  levelNote: {
    'dust-tactics': {
      recruit: 'Responde al azar, pero según las reglas.',
      corporal: 'Dispara a lo que más puede dañar y camina hacia lo demás.',
      sergeant: 'Sopesa activaciones enteras con probabilidades exactas, y lo que responderá el enemigo.',
      captain: 'Juega en su cabeza los mejores planes antes de elegir.',
    },
    'dust-tactics-2014': {
      recruit: 'Responde al azar, pero según las reglas.',
      corporal: 'Prefiere lo que suele servir: disparos a lo caro, pasos hacia el enemigo.',
      sergeant: 'Sopesa activaciones enteras con probabilidades exactas, y lo que responderá el enemigo.',
      captain: 'Juega en su cabeza los mejores planes antes de elegir.',
    },
    dust: {
      random: 'Responde al azar, pero según las reglas.',
      'staff-officer': 'Batallas exactas, conquistas seguras, compras según haga falta.',
      general: 'Prueba sus planes en su cabeza, contra rivales cuyas cartas imagina.',
    },
  },
};
