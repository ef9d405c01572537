import type { words as english } from './en.ts';

/** The campaign in Spanish. */
export const words: Readonly<Record<keyof typeof english, string>> = {
  title: 'Campaña',
  lead:
    'Ocho batallas por la Antártida, una tras otra. Los puntos de victoria se suman; gana quien tenga más ' +
    'tras la última batalla.',
  side: 'Tu bando',
  level: 'El ordenador',
  begin: 'Empezar la campaña',
  import: 'Abrir un archivo',
  export: 'Guardar en un archivo',
  giveUp: 'Empezar de nuevo',
  sure: '¿Abandonar esta campaña y empezar de nuevo?',
  noCampaign: 'Este archivo no es una campaña que se pueda leer.',
  map: 'Mapa de la campaña',
  battle: 'Batalla {number}',
  fight: 'Librar la batalla {number}',
  goOn: 'Seguir con la batalla {number}',
  standing: 'Marcador',
  points: '{allies} a {axis} puntos de victoria',
  wonBattles: '{mine} {mine|ganada|ganadas}, {theirs} {theirs|perdida|perdidas}',
  won: 'ganada',
  lost: 'perdida',
  drawn: 'empate',
  next: 'siguiente',
  ahead: 'por librar',
  gold: 'Medalla de oro',
  silver: 'Medalla de plata',
  bronze: 'Medalla de bronce',
  medals: 'Medallas: bronce por una victoria, plata por {silver} puntos de ventaja, oro por {gold}.',
  victory: 'La campaña está ganada.',
  defeat: 'La campaña está perdida.',
  tie: 'La campaña acaba en empate.',
  rounds: '{rounds} rondas',
};
