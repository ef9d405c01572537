import type { core as english } from '../en/dust-tactics.ts';
import type { Texts } from '../texts.ts';

/** The Core Set. */
export const core: Texts<typeof english> = {
  core: {
    held: 'Controla una casilla quien está en ella.',
    ifEnded: 'Si acabara ahora:',
    objectiveWins:
      'Gana el bando que tenga su objetivo al acabar la partida. Si no lo tiene ninguno, o los dos, ' +
      'deciden los puntos.',
    mostPoints: 'Al acabar la partida gana el bando con más puntos.',
    elimination: 'También acaba cuando a un bando no le quedan unidades.',
    apWon: 'AP',
    subtitle: 'Core Set, {ap} AP',
    roundsN: '{count} {count|ronda|rondas}.',
    freeBattle: 'Sin más objetivo que el enemigo: gana quien destruya más puntos.',
    rounds: 'Rondas',
    roundsHelp: 'Cuánto dura la batalla.',
    asScenario: 'Lo habitual',
    noLimit: 'Sin límite',
    scale: 'Puntos de ejército',
    scaleHelp: 'La escala de 2010, o la más fina de los libros posteriores.',
    original: '2010',
    later: 'Posterior',
    reactive: 'Fuego reactivo',
    reactiveHelp: 'Las unidades que no han actuado pueden disparar a enemigos que se mueven.',
    oneReaction: 'Una sola reacción',
    oneReactionHelp: 'Respuesta posterior: un intento por cada activación enemiga.',
    fullEntry: 'Entrar a toda velocidad',
    fullEntryHelp: 'Respuesta posterior: las unidades entran con todo su movimiento.',
  },
};
