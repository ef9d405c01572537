import type { Tables } from './en.ts';

export const tables: Tables = {
  'side.allies': 'Alliés',
  'side.axis': 'Axe',
  'side.blutkreuz': 'Blutkreuz',
  'side.ssu': 'SSU',
  'side.mercenaries': 'Mercenaires',
  'side.player': 'Joueur {number}',
  'side.seat': 'place {seat}',
  'board.building': 'Mise en place du champ de bataille',
  'board.round': 'Round {round}',
  'board.round-of': 'Round {round} sur {rounds}',
  'board.turn-of': 'Tour {turn} sur {turns}',
  'board.victory-points': 'points de victoire',
  'board.points': 'points',
  'board.setup': 'Mise en place',
  'board.target': 'jusqu’à {points} points de victoire',
  'board.lost': 'mort',
  'board.gone': 'sort',
  'board.aboard': 'à b.',
  'board.crate': 'caiss',
  'board.trap': 'obst.',
  'board.trench': 'tranc',
  'board.wire': 'barb.',
  'board.mines': 'mines',
  'board.smoke': 'fumée',
  'board.neutral': 'Armées neutres',
  'board.out': 'hors jeu',
  'board.income': 'revenu {income}, {cards} {cards|carte|cartes} en main',
  'board.card': ', carte {card}',
  'board.card-used': ', carte {card} (utilisée)',
  'dice.hits': '{count} {count|touche|touches}',
  'dice.symbols': '{faction} faction, {target} cible, {shield} bouclier',
  'dice.again': 'et encore',
  'legend.core':
    'A Alliés, X Axe ; ooo soldats, +++ vie ; > agit, . a agi, ! peut être visé ;\n### bloqué, c ' +
    'caisse (couvert léger), t obstacle antichar (couvert lourd),\n* objectif, ^ v entrée, (3) ' +
    'option 3',
  'legend.core-rich':
    '{allies} Alliés {axis} Axe  ● soldat ♥ vie  ► agit ✓ a agi ◎ peut être visé  ▒ bloqué\n{crate} ' +
    'caisse, couvert léger  {trap} obstacle antichar, couvert lourd  {goal} objectif\n↑↓ entrée  (3) ' +
    'option 3',
  'legend.2014':
    '1a, 2b : les unités par camp ; ^ > v < orientation, + avec un héros ;\n. a agi, ! peut être ' +
    'visé ; Y arbre, A gravats, ### fermé, ~ eau, n bâtiment,\n* objectif, (3) option 3',
  'legend.measured':
    'Sur une table : A, B les unités du premier camp, a, b du second, une lettre par\nfigurine ; & ' +
    'bois, ^ gravats, ~ = eau, / barbelés, # bloc, , caisse,\n+ obstacle, _ tranchée, ( cratère, : ' +
    'mines, ; maison, [ ] ouvrages, % fumée,\n| mur, - muret, * marqueur. « go 40|30 » envoie ' +
    'toute l’unité,\n« go 40|30@16 » la tourne aussi. Votre terrain : « lay wood 250 450,200@0 ' +
    '»\npose un bois de 250 mm, tourné d’aucune des 64 directions.',
  'legend.dust':
    '* capitale, + source d’énergie, # centre de production ;\nT char, M mech, F chasseur, B ' +
    'bombardier, S sous-marin',
  'legend.dust-rich':
    '★ capitale ◆ source d’énergie ■ centre de production ;\nT char, M mech, F chasseur, B ' +
    'bombardier, S sous-marin',
  'source.scenario': '{rules} ; {map}',
  'source.rules.printed': 'conditions telles qu’imprimées',
  'source.rules.inferred': 'conditions déduites de ce qu’on sait du scénario imprimé',
  'source.rules.ours': 'un scénario de nous',
  'source.map.printed': 'plan tel qu’imprimé',
  'source.map.inferred': 'plan déduit, car l’imprimé est perdu',
  'source.map.ours': 'plan de nous',
  'source.dust':
    'règles telles qu’imprimées ; {map}, paquet {deck}, car des publiés on ne connaît que des ' + 'chiffres',
  'way.no-square': 'Il n’y a pas de case {name}.',
  'way.no-entry': 'Elle ne peut pas entrer en {square}.',
  'way.nobody': 'Personne n’est en marche maintenant.',
  'way.too-far': '{unit} ne peut pas finir en {square} avec ce qui lui reste.',
  'way.answer': 'La réponse {number} mène en {square}.',
  'way.no-option': 'Aucune option ne mène en {square}.',
  'way.point': 'Dites un point en centimètres : go 40|30 ou go 40|30@16.',
  'way.nobody-comes': 'Personne ne peut aller en {place}.',
  'way.none': 'Il n’y a pas de cases où aller.',
  'way.area': 'Choisissez plutôt un territoire dans la liste.',
  'prompt.title': 'Dustfront : Dust Tactics, Core Set',
  'prompt.battle': 'Quelle bataille ?',
  'prompt.scenario': '{note} {rounds} {rounds|round|rounds} ; {word}',
  'prompt.free': 'Une bataille à vous',
  'prompt.free-hint': 'choisir champ de bataille et armées',
  'prompt.opponent': 'Contre qui ?',
  'prompt.person': 'Une autre personne à ce clavier',
  'prompt.computer': 'L’ordinateur : {name}',
  'prompt.help': 'Tapez help à tout moment.',
  'prompt.side': 'Quel est votre camp ?',
  'prompt.where': 'Où ?',
  'prompt.armies': 'Quelles armées ?',
  'prompt.against': '{allies} contre {axis}',
  'prompt.points': '{points} PA par camp',
  'level.recruit': 'Recrue',
  'level.corporal': 'Caporal',
  'level.sergeant': 'Sergent',
  'level.captain': 'Capitaine',
  'level-note.recruit': 'Répond au hasard, mais selon les règles.',
  'level-note.corporal': 'Tire sur ce qu’il blesse le plus, marche vers le reste.',
  'level-note.sergeant': 'Pèse des activations entières par chances exactes, et la riposte de l’ennemi.',
  'level-note.captain': 'Joue les meilleurs plans dans sa tête avant de choisir.',
};
