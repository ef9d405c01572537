import type { setup as english } from '../en/setup.ts';
import type { Texts } from '../texts.ts';

/** Setting up a battle. */
export const setup: Texts<typeof english> = {
  setup: {
    title: 'Prepara una battaglia',
    where: 'Dove',
    who: 'Chi gioca',
    options: 'Opzioni',
    battlefields: 'Campi di battaglia',
    scenarios: 'Scenari',
    tables: 'Misurato su un tavolo',
    person: 'Persona',
    computer: 'Computer',
    level: 'Forza del computer, {side}',
    army: 'Esercito: {side}',
    usualArmy: 'L’esercito solito',
    begin: 'Comincia',
    own: 'Tuoi',
    ownNote: 'Fatto nell’editor, {count} {count|obiettivo|obiettivi}',
    itsForces: 'Le forze dello scenario',
    readyArmies: 'Pronti',
    ownArmies: 'Tuoi',
    fixedGoal: 'Un obiettivo di questo scenario nomina un’unità di questa forza, quindi combatte così com’è.',
    fixedEntry: 'Questa parte non ha caselle da cui entrare, quindi la sua forza combatte così com’è.',
    edit: 'Modifica nell’editor',
    makeOwn: 'Fanne uno tuo nell’editor',
    fromLink: 'Apri un link',
    linkLabel: 'Un link dell’editor',
    noLink: 'Questo link non contiene un campo di battaglia.',
    otherGame: 'Questo campo di battaglia è dell’altro gioco.',
  },
};
