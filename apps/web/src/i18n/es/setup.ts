import type { setup as english } from '../en/setup.ts';
import type { Texts } from '../texts.ts';

/** Setting up a battle. */
export const setup: Texts<typeof english> = {
  setup: {
    title: 'Preparar una batalla',
    where: 'Dónde',
    who: 'Quién juega',
    options: 'Opciones',
    battlefields: 'Campos de batalla',
    scenarios: 'Escenarios',
    tables: 'Medido en una mesa',
    person: 'Persona',
    computer: 'Ordenador',
    level: 'Nivel del ordenador, {side}',
    army: 'Ejército: {side}',
    usualArmy: 'El ejército habitual',
    begin: 'Empezar',
    own: 'Propios',
    ownNote: 'Hecho en el editor, {count} {count|objetivo|objetivos}',
    itsForces: 'El del escenario',
    readyArmies: 'Preparados',
    ownArmies: 'Propios',
    fixedGoal:
      'Un objetivo de este escenario nombra una unidad de este ejército, así que lucha tal como está.',
    fixedEntry: 'Este bando no tiene casilla por donde entrar, así que su ejército lucha tal como está.',
    edit: 'Cambiarlo en el editor',
    makeOwn: 'Haz el tuyo en el editor',
    fromLink: 'Abrir un enlace',
    linkLabel: 'Un enlace del editor',
    noLink: 'Este enlace no contiene un campo de batalla.',
    otherGame: 'Este campo de batalla es del otro juego.',
  },
};
