import type { problems as english } from './en.ts';

/** What is wrong with set-ups, maps, decks and texts of positions, in Spanish. */
export const problems: Readonly<Record<keyof typeof english, string>> = {
  'problem.not-an-object': 'las opciones son un objeto',
  'problem.no-option': 'no existe esa opción',
  'problem.players': 'de dos a seis jugadores',
  'problem.scoring': '«epic» o «premium»',
  'problem.quick': '«no», «random» o «recommended»',
  'problem.yes-or-no': '«true» o «false»',
  'problem.victory-points': 'un número entero de {least} a {most}',
  'problem.notation': '{fault}',

  'problem.map': 'un mapa es un objeto',
  'problem.area': 'una zona es un objeto con un id',
  'problem.area-kind': 'una zona es tierra («land») o mar («sea»)',
  'problem.link': 'un enlace es un par de zonas',
  'problem.deck': 'un mazo es un objeto',
  'problem.card': 'una carta es un objeto con un id',
  'problem.no-ability': 'no existe esa habilidad: {ability}',
  'problem.values': 'los cuatro valores son números enteros',
  'problem.no-list': 'aquí falta una lista',

  'problem.id': 'un id es una palabra en minúsculas',
  'problem.id-twice': 'este id aparece dos veces',
  'problem.card-value': '{value} debe estar entre 0 y 9',
  'problem.deck-size': '{count} cartas, no {wanted}',
  'problem.ability-missing': 'ninguna carta muestra {ability}',

  'problem.capital-land': 'una capital está en tierra',
  'problem.capital-source': 'una capital no es una fuente de energía',
  'problem.cut-off': 'ninguna cadena de enlaces llega aquí',
  'problem.no-area': 'ninguna zona se llama {id}',
  'problem.link-self': 'un enlace une dos zonas distintas',
  'problem.link-twice': 'este enlace aparece dos veces',
  'problem.no-link': 'no existe ese enlace',
  'problem.capitals': 'capitales: {count}, no {wanted}',
  'problem.sources': 'fuentes de energía: {count}, no {wanted}',
  'problem.pairs': 'parejas de capitales: {count}, no {wanted}',
  'problem.partner': 'una capital tiene una pareja',
  'problem.few-sources': 'fuentes de energía en tierra: {count} no bastan para {players} jugadores',
  'problem.few-lands': 'tierras corrientes: {count} no bastan para {players} jugadores',
  'problem.sources-where': 'tierra y mar tienen ambos fuentes de energía',
};
