import type { Goals } from './en.ts';

export const goals: Goals = {
  'goals.title': 'Qué acaba la batalla y qué la gana',
  'goals.ends.round': 'Acaba tras la ronda {round}, o cuando un bando no tiene unidades.',
  'goals.ends.no-round': 'No acaba en una ronda fija, sino cuando un bando no tiene unidades.',
  'goals.ends.round-objective':
    'Acaba tras la ronda {round}, con la ronda en que se cumple un objetivo, o cuando un bando no tiene unidades.',
  'goals.ends.objective':
    'No acaba en una ronda fija, sino con la ronda en que se cumple un objetivo, o cuando un bando no tiene unidades.',
  'goals.objective': 'Quien cumple su objetivo gana:',
  'goals.otherwise':
    'Si no lo ha hecho ninguno, o ambos, deciden los puntos: puntos de ejército destruidos y',
  'goals.most': 'Gana quien tiene más puntos: puntos de ejército destruidos y',
  'goals.nothing': 'nada más',
  'goals.of': '{side}: {goal}',
  'goals.worth': '{side}: {goal}, {points} {points|punto|puntos}',
  'goals.side.0': 'Aliados',
  'goals.side.1': 'Eje',
  'goals.marked': 'las casillas marcadas',
  'goals.when.end': 'cuando acaba la batalla',
  'goals.when.round': 'al final de la ronda {round}',
  'goals.hold.each': 'ocupar cada una de {squares} {when}',
  'goals.hold.some': 'ocupar {count} de {squares} {when}',
  'goals.hold.all': 'ocupar todas: {squares} {when}',
  'goals.control': 'ocupar más que el enemigo de {squares} cuando acaba la batalla',
  'goals.exit': 'salir del tablero con {who} por {squares}',
  'goals.who.each': 'cada unidad',
  'goals.who.some': '{count|una unidad|{count} unidades}',
  'goals.destroy': 'destruir {unit}',
  'goals.cover.each': 'destruir cada cobertura en {squares}',
  'goals.cover.some': 'destruir {count} de las coberturas en {squares}',
  'goals.survive.any': 'conservar una unidad cuando acaba la batalla',
  'goals.survive': 'conservar {unit} hasta el final de la batalla',
};
