import type { Help } from './en.ts';

export const help: Help = {
  'usage.title': 'Usage :',
  'usage.arguments': 'Arguments :',
  'usage.options': 'Options :',
  'usage.commands': 'Commandes :',
  'usage.examples': 'Exemples :',
  'value.options': 'options',
  'usage.default': '(par défaut : {value})',
  'usage.help': 'afficher l’aide de la commande',
  'usage.version': 'afficher le numéro de version',
  'usage.hint': '(--help montre ce qu’il y a)',
  'usage.begin': 'Pour commencer :',
  'usage.begin.play': 'une bataille au terminal',
  'usage.begin.odds': 'chances exactes d’une attaque',
  'usage.begin.rules': 'chercher une règle',
  'usage.more':
    'Code de sortie : 0 succès, 1 le travail n’a pas abouti, 2 mauvais usage. Couleurs et cadres ' +
    'n’apparaissent que dans un terminal ; NO_COLOR=1 les supprime. --language fr (ou ' +
    'DUSTFRONT_LANGUAGE=fr) dit tout en français ; il y a : {languages}.',
  'wrong.argument': 'il manque l’argument « {name} »',
  'wrong.value': 'il manque la valeur de l’option « {flags} »',
  'wrong.required': 'l’option « {flags} » est obligatoire',
  'wrong.option': 'il n’y a pas d’option « {flags} »',
  'wrong.command': 'il n’y a pas de commande « {name} »',
  'wrong.many': 'trop d’arguments : {expected} au plus, {got} donnés.',
  'wrong.many-for': 'trop d’arguments pour « {name} » : {expected} au plus, {got} donnés.',
  'wrong.invalid': '« {value} » ne convient pas à l’option « {flags} ». {why}',
  'wrong.meant': '(Vouliez-vous dire {names} ?)',
  'wrong.meant-one': '(Vouliez-vous dire l’un de ceux-ci : {names} ?)',
  'wrong.whole-from': 'Il faut un nombre entier à partir de {least}.',
  'wrong.whole-between': 'Il faut un nombre entier de {least} à {most}.',
  'wrong.one-of': 'Il faut l’un de ceux-ci : {words}.',
  'value.ability': 'capacité',
  'value.army': 'armée',
  'value.attacker': 'attaquant',
  'value.attackers': 'attaquants',
  'value.command': 'commande',
  'value.cover': 'couvert',
  'value.defenders': 'défenseurs',
  'value.file': 'fichier',
  'value.files': 'fichiers',
  'value.id': 'id',
  'value.kind': 'genre',
  'value.level': 'niveau',
  'value.levels': 'niveaux',
  'value.ms': 'ms',
  'value.n': 'n',
  'value.name': 'nom',
  'value.names': 'noms',
  'value.points': 'points',
  'value.policy': 'conduite',
  'value.set': 'jeu',
  'value.shots': 'tirs',
  'value.side': 'camp',
  'value.squares': 'cases',
  'value.target': 'cible',
  'value.text': 'texte',
  'value.url': 'url',
  'value.words': 'mots',
  'option.json': 'écrire en JSON',
  'option.game': 'quel jeu',
  'option.scenario': 'un scénario ; ceux du Core Set par nom ou numéro de 1 à 8',
  'option.battlefield': 'un champ de bataille, pour une bataille sans scénario',
  'option.rounds': 'nombre de rounds ; 0 pour aucune limite',
  'option.table': 'une table de 2013/14 : la partie est mesurée, sans cases',
  'option.setup': 'toute la mise en place en JSON, dans un fichier ou en texte',
  'option.player-count': 'combien de joueurs (DUST)',
  'option.dice-seed': 'la même graine donne les mêmes dés',
  'option.milliseconds': 'millisecondes par décision',
  'option.steps': 'pas de recherche par décision',
  'option.steps-same': 'pas de recherche par décision : le même résultat sur toute machine',
  'option.play-threads': 'combien jouent à la fois',
  'option.think-threads': 'combien réfléchissent à la fois',
  'option.units': 'une armée, ou ses unités',
  'option.levels': 'un ou plusieurs, avec des virgules',
  'option.levels-all': 'un ou plusieurs, avec des virgules ; tous par défaut',
  'option.position-seed': 'la même graine donne les mêmes positions',
  'command.dustfront':
    'Les jeux de figurines Dust : jouer, chercher des règles, calculer des chances, vérifier des ' +
    'enregistrements.',
  'command.play': 'une partie au terminal : à deux, ou contre l’ordinateur',
  'play.more':
    'Sans options, le programme demande quelle bataille jouer. L’entrée peut venir d’un tube : une ' +
    'réponse par ligne.',
  'play.allies': 'armée des Alliés, ou ses unités : recon-rangers,assault-rangers+joe-brown',
  'play.axis': 'armée de l’Axe, ou ses unités',
  'play.level': 'l’ordinateur joue l’autre camp à ce niveau',
  'play.side': 'votre camp : allies, axis ou both (les deux)',
  'play.auto': 'l’ordinateur joue tous les camps',
  'play.record': 'reprendre cette partie ; si elle n’existe pas encore, y garder la nouvelle',
  'play.campaign': 'le prochain des huit scénarios ; le score se reporte dans ce fichier',
  'play.budget': 'millisecondes de réflexion de l’ordinateur par réponse',
  'play.explain': 'l’ordinateur dit pourquoi il répond ainsi',
  'play.json': 'parler en JSON : un objet par ligne, pour les programmes',
  'command.odds':
    'chances exactes d’une attaque dans un jeu tactique ; « odds dust » pour une bataille de DUST',
  'odds.more':
    'Les unités sont des cartes par identifiant, nom ou surnom ; un héros se joint avec un signe ' + 'plus.',
  'odds.attacker': 'une unité, peut-être avec son héros : combat-rangers+joe-brown',
  'odds.target': 'une unité de n’importe quel camp',
  'odds.range': 'distance ; 1 est la case voisine',
  'odds.cover':
    'none (aucun), soft (léger) ou hard (lourd) ; Core Set : escouades seulement ; 2013/14 : les ' +
    'deux valent couvert',
  'odds.sustained': 'une attaque soutenue',
  'odds.berserk': 'Berserk est annoncé (Core Set)',
  'odds.all-in-one': 'All in One est annoncé (Core Set)',
  'odds.moved': 'la cible s’est déplacée ce round : armes à rafale (Core Set)',
  'odds.structure':
    'la cible est dans un bâtiment (building), un point d’appui (strongpoint) ou un bunker (2013/14)',
  'odds.rules': 'full (complètes) ou starter (de base) (2013/14)',
  'odds.spirit': 'Fighting Spirit est utilisé (2013/14)',
  'odds.lucky': 'Lucky est utilisé (2013/14)',
  'odds.salvo': 'les salves chargées sont tirées (2013/14)',
  'odds.limited': 'tirs des armes limitées : 2, ou panzerfaust=1,ugl=2 (tous par défaut)',
  'odds.weapon': 'ne tirer qu’avec cette arme ; peut se répéter',
  'odds.figures': 'soldats qui restent à l’attaquant',
  'odds.health': 'vie du véhicule ou du héros qui attaque',
  'odds.target-figures': 'soldats qui restent à la cible',
  'odds.target-health': 'vie du véhicule ou du héros visé',
  'command.odds-dust': 'une bataille de DUST, résolue exactement',
  'odds-dust.more':
    'Conduites : « best » est le meilleur jeu des deux camps, mesuré en points de production et par ' +
    'le territoire ; « fixed » est sans retraite, et celui qui lance les dés retire l’unité permise ' +
    'la plus chère.',
  'odds-dust.centre': 'le territoire a un centre de production',
  'odds-dust.capital': 'le territoire est une capitale',
  'odds-dust.amphibious': 'l’attaque vient par la mer',
  'odds-dust.drop': 'les attaquants sont largués (Mech Dropper)',
  'odds-dust.sea': 'une bataille navale',
  'odds-dust.neutral': 'les défenseurs sont neutres',
  'odds-dust.no-retreat': 'les défenseurs n’ont nulle part où se replier',
  'odds-dust.attacker-ability': 'une capacité que l’attaquant peut utiliser',
  'odds-dust.defender-ability': 'une capacité que le défenseur peut utiliser',
  'odds-dust.prize': 'ce que vaut le territoire pour l’attaquant (par défaut ce qui s’y trouve)',
  'odds-dust.policy': 'best (meilleur jeu) ou fixed (fixe)',
  'command.cards': 'lister les cartes d’un jeu, ou en montrer certaines en entier',
  'cards.more': 'Chaque carte dit d’où elle vient : imprimée, déduite ou de nous.',
  'cards.names': 'cartes par identifiant, nom ou surnom',
  'command.simulate':
    'faire jouer beaucoup de parties à l’ordinateur : résultats avec intervalles de confiance, ' + 'vitesse',
  'simulate.games': 'combien de parties',
  'simulate.seed': 'la même graine donne les mêmes parties',
  'simulate.allies': 'qui joue les Alliés ; par défaut le joueur le plus faible',
  'simulate.axis': 'qui joue l’Axe',
  'simulate.player': 'qui joue toutes les places',
  'simulate.allies-army': 'une armée, ou ses unités : recon-rangers,hot-dog',
  'simulate.budget': 'millisecondes permises par décision',
  'simulate.check':
    'parties de DUST au hasard avec toute la mise en place, toutes les lois vérifiées après chaque ' +
    'réponse',
  'simulate.threads': 'avec --check : combien de fils ; un par cœur par défaut',
  'command.rules':
    'chercher dans les règles, en montrer une avec source, code et tests, compter ce qui est couvert',
  'rules.argument': 'mots à chercher, ou l’identifiant d’une règle',
  'rules.game': 'seulement les règles de ce jeu',
  'rules.limit': 'nombre maximal de résultats',
  'rules.coverage': 'combien de règles sont réalisées, citées et testées',
  'rules.example.search': 'règles qui parlent de soft cover',
  'rules.example.one': 'une règle : texte, source, code, tests',
  'rules.example.coverage': 'quelle part de chaque livre est jouée',
  'command.replay': 'parcourir une partie enregistrée, avec plateau et mots, ou revoir ses décisions',
  'replay.file': 'un enregistrement',
  'replay.at': 'montrer la table après la n-ième réponse, et s’arrêter',
  'replay.all': 'raconter toute la partie d’un coup',
  'replay.review': 'dire quelles décisions ont coûté des points espérés, et ce qu’ont fait les dés à côté',
  'replay.json': 'écrire les états en JSON, un par ligne (avec --at celui-là seul) ; avec --review un objet',
  'command.verify':
    'rejouer des enregistrements et vérifier chaque option, dé et empreinte, et les dés promis par ' +
    'un serveur',
  'verify.files': 'enregistrements de parties',
  'verify.kept':
    'ce que les clients des joueurs ont gardé de la partie : enregistrements exportés, ou leurs ' +
    'lignes gardées',
  'verify.json': 'écrire un objet JSON par ligne',
  'command.table':
    'exécuter des scripts de table : une position, des dés, des réponses, des questions et ce qu’on ' +
    'attend',
  'table.files': 'scripts en YAML ou JSON ; docs/table-scripts.md dit comment en écrire',
  'table.json': 'n’écrire que du JSON ; sans cela, un terminal le dit aussi en mots',
  'command.arena':
    'faire se rencontrer des joueurs artificiels en paires miroir : scores, intervalles, cotes, temps',
  'arena.more':
    'Chaque paire, ce sont deux parties avec les mêmes armées, le même plateau et les mêmes dés, les ' +
    'joueurs tour à tour dans chaque camp.',
  'arena.more-dust':
    'Dans DUST, trois à six joueurs font une table, le même plusieurs fois si l’on veut : une série ' +
    'de parties a les mêmes dés, et chacun occupe chaque place une fois. Les cotes suivent alors ' +
    'Plackett–Luce.',
  'arena.levels':
    'deux ou plus, avec des virgules : chacun rencontre chacun ; dans DUST trois à six font une table',
  'arena.pairs': 'paires miroir par rencontre, ou séries de parties d’une table',
  'arena.seed': 'la même graine donne les mêmes plateaux et dés',
  'arena.keep': 'garder les résultats ici, et continuer à partir de ceux qui s’y trouvent',
  'arena.queue': 'faire jouer des processus « dustfront worker », par ce PostgreSQL',
  'arena.sprt': 'arrêter une rencontre dès que le test séquentiel est décidé',
  'arena.elo0': 'hypothèse 0 : meilleur d’au plus autant',
  'arena.elo1': 'hypothèse 1 : meilleur d’au moins autant',
  'command.balance':
    'l’équité des scénarios et des armées : part de victoires de chaque camp contre soi-même',
  'balance.more':
    'Un scénario par identifiant, une armée par identifiant (contre celle qui lui fait paire), ou ' +
    'deux armées séparées par deux-points. Sans nom : tous les scénarios. Les deux camps sont joués ' +
    'par le même joueur.' +
    ' En 2013/14 aussi une table avec son scénario (depot:reload) ou toutes les tables ' +
    'd’autant de points (50), au besoin suivies de deux forces (50:ssu:axis) ; ' +
    'avec 50:all, la force toute prête de chaque bloc rencontre toutes les autres.',
  'balance.names': 'scénarios, armées ou paires d’armées',
  'balance.player': 'qui joue tous les camps ; par défaut le deuxième plus fort',
  'balance.games': 'parties de chaque',
  'command.coverage': 'quels genres de réponses les joueurs artificiels donnent parfois, et lesquels jamais',
  'coverage.more':
    'Chaque joueur joue contre lui-même les mêmes mises en place variées. On compte les questions ' +
    'qui offrent plus d’un genre de réponse.',
  'coverage.games': 'parties de chaque joueur',
  'coverage.never': 'seulement ce qu’un joueur n’a jamais répondu',
  'command.trial':
    'mettre les joueurs artificiels à l’épreuve : exceptions, réponses illicites ou tardives, ' +
    'triche, répétabilité',
  'trial.more':
    'Les positions viennent de mises en place variées, poursuivies au hasard et par le deuxième ' +
    'niveau. Chaque réponse doit venir sans exception, être licite et laisser la vue telle quelle. ' +
    'Selon l’horloge (le temps propre du niveau, ou --budget), aucune réponse ne doit dépasser son ' +
    'temps et --grace, aucune dix secondes, et 95% doivent être à l’heure. Avec --iterations, chaque ' +
    'question est posée trois fois : telle quelle, avec tout le caché réinventé, et encore une fois ' +
    'dans l’ordre inverse ; les réponses doivent être les mêmes.\nCode de sortie 0 seulement si rien ' +
    'ne cloche.',
  'trial.which-game': 'quel jeu ; tous par défaut',
  'trial.decisions': 'décisions de chaque joueur',
  'trial.milliseconds': 'millisecondes par décision au lieu de celles du niveau',
  'trial.steps': 'pas de recherche par décision ; sans horloge, questions reposées',
  'trial.grace': 'de combien une réponse peut dépasser son temps',
  'command.endgames':
    'à quel point les joueurs artificiels approchent le meilleur jeu dans des fins de partie ' +
    'résolues exactement',
  'endgames.more':
    'Le dernier round du Core Set, deux unités par camp avec une arme chacune, une de chaque camp à ' +
    'activer encore, sans réactions ; chaque réponse et chaque jet sont calculés. Les positions dont ' +
    'les réponses diffèrent de 0,05 du score ou moins sont passées. Une réponse est trouvée si elle ' +
    'est à 0,01 au plus du meilleur score. Code de sortie 0 seulement si le sergent (sergeant) ' +
    'trouve 75% et le capitaine (captain) 90%.',
  'endgames.positions': 'combien de positions',
  'command.worker':
    'jouer des parties de l’arène depuis une file PostgreSQL, à côté d’autant d’autres qu’on veut',
  'worker.database': 'postgres://… : la base de données qu’utilise « arena --database »',
  'worker.threads': 'combien de parties à la fois',
  'worker.until-empty': 's’arrêter quand la file est vide',
  'worker.json': 'écrire un objet JSON par partie',
};
