import type { Goals } from './en.ts';

export const goals: Goals = {
  'goals.title': 'Ce qui met fin à la bataille et ce qui la gagne',
  'goals.ends.round': 'Elle finit après la manche {round}, ou quand un camp n’a plus d’unité.',
  'goals.ends.no-round': 'Elle ne finit après aucune manche fixée, ou quand un camp n’a plus d’unité.',
  'goals.ends.round-objective':
    'Elle finit après la manche {round}, avec la manche où un objectif est rempli, ou quand un camp ' +
    'n’a plus d’unité.',
  'goals.ends.objective':
    'Elle finit avec la manche où un objectif est rempli, ou quand un camp n’a plus d’unité.',
  'goals.objective': 'Qui remplit son objectif gagne :',
  'goals.otherwise':
    'Si aucun camp ne l’a fait, ou les deux, les points décident : points d’armée détruits, et',
  'goals.most': 'Le plus de points gagne : points d’armée détruits, et',
  'goals.nothing': 'rien d’autre',
  'goals.of': '{side}: {goal}',
  'goals.worth': '{side} : {goal}, {points} {points|point|points}',
  'goals.side.0': 'Alliés',
  'goals.side.1': 'Axe',
  'goals.marked': 'les cases marquées',
  'goals.when.end': 'à la fin de la bataille',
  'goals.when.round': 'à la fin de la manche {round}',
  'goals.hold.each': 'tenir chacune de {squares} {when}',
  'goals.hold.some': 'tenir {count} de {squares} {when}',
  'goals.hold.all': 'tenir toutes : {squares} {when}',
  'goals.control': 'tenir plus que l’ennemi de {squares} à la fin de la bataille',
  'goals.exit': 'quitter le plateau avec {who} par {squares}',
  'goals.who.each': 'chaque unité',
  'goals.who.some': '{count|une unité|{count} unités}',
  'goals.destroy': 'détruire {unit}',
  'goals.cover.each': 'détruire chacun des couverts en {squares}',
  'goals.cover.some': 'détruire {count} des couverts en {squares}',
  'goals.survive.any': 'avoir encore une unité à la fin de la bataille',
  'goals.survive': 'garder {unit} jusqu’à la fin de la bataille',
};
