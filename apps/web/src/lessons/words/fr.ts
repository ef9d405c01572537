import type { words as english } from './en.ts';

/** Les mots des leçons, avec les mêmes clés que l’anglais. */
export const words: Readonly<Record<keyof typeof english, string>> = {
  'moving.title': 'Bouger',
  'moving.about': 'Cases, diagonales, murs',
  'moving.intro':
    'Vous commandez les Alliés, sur les socles ronds bleus. Le camp dont c’est le tour active une unité, ' +
    'puis l’autre camp fait de même.',
  'moving.walk':
    'Choisissez l’escouade en B6. Les cases bleues sont à un mouvement, les pointillées à deux. ' +
    'Choisissez C5 : l’escouade y va. On n’entre pas dans les murs ; le premier pas en diagonale ' +
    'coûte un, les suivants deux.',
  'moving.second':
    'La seconde action serait une attaque, mais personne n’est à portée : appuyez sur « Ne pas ' +
    'tirer ». Puis c’est à l’ennemi, et de nouveau à vous.',
  'moving.far':
    'Maintenant les Assault Rangers en D6 : rapides, une case de plus. Amenez-les en C6, près de la ' +
    'caisse en B5. Une caisse est un couvert léger.',
  'moving.end':
    'Voilà pour le mouvement. Chaque pas se reprend avec la flèche du haut tant qu’aucun dé n’est tombé.',
  'shooting.title': 'Tir et couvert',
  'shooting.about': 'Portée, ligne de vue, dés, couvert',
  'shooting.intro':
    'Pour tirer, une arme doit atteindre sa cible et la voir. Les cases hachurées sont hors de vue de ' +
    'l’unité choisie ; les lignes en tirets montrent la portée de ses armes.',
  'shooting.aim':
    'Choisissez l’escouade en B3, puis l’ennemi en D2. Le tableau montre les chances exactes de ' +
    'chaque arme. Si elles vous plaisent, appuyez sur le grand bouton.',
  'shooting.dice':
    'Un dé touche sur deux de ses six faces. L’ennemi était près d’une caisse : pour chaque ' +
    'touche il a lancé un dé, et certaines ont été sauvées. Le journal raconte tout, avec les ' +
    'règles.',
  'shooting.open':
    'À l’escouade en D6 : comparez les chances contre les Laser Grenadiers en F4, qui sont à découvert. Tirez.',
  'shooting.end':
    'Un couvert léger sauve environ une touche sur trois, un couvert lourd deux sur trois. Allez là ' +
    'où l’ennemi n’en a pas, et restez là où vous en avez.',
  'close.title': 'Attaque soutenue, corps à corps',
  'close.about': 'Deux actions pour une attaque, et les lames',
  'close.intro':
    'Une unité a deux actions. Les deux peuvent servir à une seule attaque : chaque dé raté est alors relancé.',
  'close.sustained':
    'Faites tirer l’escouade en B4 sur les Battle Grenadiers en B2. D’où elle est, le programme propose ' +
    'une attaque soutenue ; comparez les chances avec et sans.',
  'close.close':
    'Les Combat Rangers en D5 sont à côté de l’ennemi en D4. Les armes de portée C servent au corps à ' +
    'corps : les deux camps frappent en même temps. Attaquez avec tout.',
  'close.end':
    'Le corps à corps est dangereux pour les deux. Le tableau des chances montre ce qu’il peut vous coûter.',
  'walkers.title': 'Marcheurs',
  'walkers.about': 'Blindage, gros canons, écraser et sauter',
  'walkers.intro':
    'Les marcheurs ont un blindage de véhicule et des cases de vie. Les fusils les égratignent à peine : ' +
    'regardez les colonnes V1 à V7 des cartes.',
  'walkers.gun': 'Le canon du Pounder a la portée U : aussi loin qu’il voit. Tirez sur le Ludwig en E2.',
  'walkers.crush':
    'Le Hot Dog en C5 peut monter sur la caisse en C4 et l’écraser, ou sauter par-dessus les ' +
    'obstacles. Choisissez C4, puis dites s’il l’écrase.',
  'walkers.flame':
    'Son Napalm Thrower brûle chaque case sur son passage et ignore le couvert. Utilisez-le sur l’escouade en C3.',
  'walkers.end': 'Les cases se remplissent de dégâts. Un marcheur sans case libre est détruit.',
  'heroes.title': 'Héros',
  'heroes.about': 'Rejoindre une escouade, partager les capacités',
  'heroes.intro':
    'Un héros peut rejoindre une escouade de même blindage avant la partie. Ils bougent, tirent et sont ' +
    'touchés comme une seule unité. Joe est avec les Assault Rangers.',
  'heroes.together':
    'Bougez-les ensemble vers l’ennemi : choisissez C3. Une case vient du mouvement, la seconde de ' +
    'Fast.',
  'heroes.weapons':
    'Attaquez les Laser Grenadiers. Le lance-grenades de Joe tire avec l’escouade, et les grenades ' +
    'ignorent le couvert.',
  'heroes.part':
    'Le propriétaire décide qui prend une touche, soldat ou héros. Un héros peut se séparer pour de bon : ' +
    'c’est l’ordre « seul ».',
  'heroes.end': 'Les héros renversent les batailles et meurent comme tout le monde.',
  'battle.title': 'Une petite bataille',
  'battle.about': 'Quatre manches contre l’ordinateur',
  'battle.intro':
    'Quatre manches. Qui détruit le plus de points d’armée gagne. Les ennemis qui n’ont pas agi peuvent ' +
    'tirer quand vous bougez sous leurs yeux : c’est le tir de réaction.',
  'battle.advance': 'Commencez : avancez une unité, à couvert si possible.',
  'battle.fight': 'À vous maintenant. Les calques sous le plateau montrent où l’ennemi peut vous atteindre.',
  'reactive.title': 'Tir de réaction',
  'reactive.about': 'Tirer pendant le tour ennemi',
  'reactive.intro':
    'L’Axe commence. Une unité qui n’a pas encore agi peut tirer pendant qu’un ennemi marche : à quatre ' +
    'cases au plus, en vue, une fois par manche.',
  'reactive.react':
    'Les Grenadiers sont à quatre cases de B6. Appuyez sur « Tout tirer » : un dé doit donner une ' +
    'touche, sinon l’occasion est perdue. L’attaque elle-même est ordinaire, d’une action.',
  'reactive.spent':
    'Le prix : une escouade qui tire pendant le tour ennemi a agi pour cette manche. Qui réagit tôt ne ' +
    'peut plus avancer.',
  'reactive.walk':
    'Cela vaut dans les deux sens. Allez avec l’escouade de E6 en D5 : un ennemi qui n’a pas agi peut ' +
    'vous tirer dessus aussi.',
  'reactive.end':
    'Laissez les ennemis agir d’abord quand vous le pouvez : une unité qui a agi ne réagit jamais.',
  'facing.title': 'Orientation',
  'facing.about': 'Arcs avant, tourelles, tourner',
  'facing.intro':
    'Les machines regardent dans une direction : la petite flèche sur leur bord. Les canons du Wildfire ' +
    'ne tirent que vers l’avant, et il regarde au nord.',
  'facing.pick': 'Choisissez le Wildfire en C4 et donnez-lui des ordres.',
  'facing.turn':
    'Ordonnez Mouvement, puis Attaque. Au lieu de marcher, appuyez sur la flèche vers l’est : tourner ' +
    'fait partie du mouvement et ne coûte rien.',
  'facing.fire': 'L’escouade en G4 est maintenant dans son arc avant. Tirez.',
  'facing.turret':
    'Le Pounder en E6 a une tourelle : le canon tire tout autour, seul le petit est fixe. Attaquez le ' +
    'marcheur en A6 sans tourner.',
  'facing.end':
    'Tournez pour que la cible suivante soit elle aussi devant. L’infanterie n’a pas d’orientation.',
  'reactions.title': 'Réactions',
  'reactions.about': 'Répondre à un ennemi qui bouge ou tire',
  'reactions.intro':
    'Une unité qui n’a pas agi peut réagir à un ennemi en vue qui finit un mouvement ou attaque à quatre ' +
    'cases au plus. Attendez les Grenadiers.',
  'reactions.react':
    'Ils se sont arrêtés en C3, devant votre Wildfire. Appuyez sur « Tout tirer » : deux dés ; un ' +
    'symbole de faction donne une attaque, deux une attaque soutenue. Personne d’autre ne peut être ' +
    'visé.',
  'reactions.cost':
    'Une réaction est l’activation de l’unité. Elle ne fera rien d’autre cette manche, réussie ou non.',
  'reactions.own':
    'On peut répondre de même à vos mouvements. Avancez l’escouade en F6 d’une case : trop loin pour que ' +
    'quelqu’un réagisse.',
  'reactions.end': 'Regardez avant de sauter : le calque des menaces montre qui pourrait répondre.',
  'command.title': 'Commandement',
  'command.about': 'Des ordres pour agir deux fois',
  'command.intro':
    'Une escouade de commandement donne des ordres à la place d’une action. Avec une radio, elle porte ' +
    'sur tout le plateau.',
  'command.advance':
    'D’abord, faites marcher l’escouade en C6 de quatre cases : choisissez-la, puis deux fois C2. ' +
    'Une marche prend les deux actions : elle a donc agi.',
  'command.order':
    'À l’escouade de commandement en D6 : ordre « En avant », puis « Rien ». Un dé ; sur le ' +
    'symbole de faction, l’escouade peut agir une seconde fois.',
  'command.again': 'Réussi : l’escouade agit de nouveau. Visez E1 et tirez.',
  'command.end':
    'Réparer et « Debout » sont aussi des ordres. Gardez l’officier hors de vue : sans lui, plus d’ordres.',
  'transports.title': 'Transports',
  'transports.about': 'Monter, rouler, descendre',
  'transports.intro':
    'Cette fois vous menez l’Axe. Le Hanomag transporte une escouade et fait cinq cases en marche.',
  'transports.board':
    'Choisissez l’escouade en C6 et donnez-lui des ordres : Mouvement, puis Rien. Appuyez ensuite ' +
    'sur « Monter dans Hanomag ».',
  'transports.drive': 'Au Hanomag : ordonnez Marche et allez en F2. Tournez-le comme vous voulez.',
  'transports.out':
    'Un nouveau tour : vous avez l’initiative, commencez. Choisissez l’escouade : descendre est son ' +
    'mouvement. Choisissez G2, près du véhicule, et attaquez H1.',
  'transports.end':
    'Si un transport est détruit, ceux à bord peuvent être blessés. Descendez avant qu’on vous tire dessus.',
  'aircraft.title': 'Aéronefs',
  'aircraft.about': 'Survoler tout, et tirer vers le ciel',
  'aircraft.intro':
    'Les aéronefs survolent murs, arbres et unités. Regardez les colonnes A1 à A3 des cartes : peu ' +
    'd’armes les atteignent.',
  'aircraft.fly':
    'Choisissez le Dragonfly en C6, ordonnez Mouvement et Attaque, et survolez la ruine jusqu’en D2. ' +
    'Qu’il regarde au nord.',
  'aircraft.fire': 'L’escouade en D1 est devant. Tirez.',
  'aircraft.flak':
    'L’Adler ennemi plane au-dessus de H2. Faites tirer l’escouade en J6 : fusils et mitrailleuse ' +
    'peuvent l’égratigner.',
  'aircraft.end':
    'Rien ne se cache du ciel, et les aéronefs n’ont pas de couvert. Gardez de quoi les atteindre.',
  'buildings.title': 'Bâtiments',
  'buildings.about': 'Portes, fenêtres, étages',
  'buildings.intro':
    'Les traits épais sont des murs ; les trous sont portes et fenêtres. On ne passe, ne voit et ne tire ' +
    'que par les trous.',
  'buildings.enter':
    'Choisissez l’escouade en D5, puis E3 : elle passe la porte vers D4 et va jusqu’à la ' + 'fenêtre.',
  'buildings.window':
    'De là, derrière la fenêtre, tirez sur l’escouade en H3. Vous y êtes à couvert ; elle non.',
  'buildings.stairs':
    'Le bâtiment a deux étages. Choisissez l’escouade en C4, puis D4 : elle passe par l’autre ' +
    'porte. Elle peut encore bouger : appuyez sur « Monter d’un étage ».',
  'buildings.end':
    'L’escalier coûte une case, en montant ou en descendant. Du toit, on voit par-dessus les murs.',
  'works.title': 'Tranchées et points d’appui',
  'works.about': 'Des ouvrages qui protègent, d’autres qui arrêtent',
  'works.intro':
    'Tranchées et points d’appui couvrent l’infanterie. Les barbelés arrêtent, les mines coûtent des vies.',
  'works.trench': 'Faites bouger et attaquer l’escouade en B6 : entrez dans la tranchée en B4.',
  'works.fire': 'De là, tirez sur l’escouade en B1. Vous êtes à couvert ; elle est à découvert.',
  'works.strongpoint': 'À l’escouade en F6 : entrez dans le point d’appui, en F4.',
  'works.over':
    'Un point d’appui voit de tous côtés, et les sauvegardes ratées sont relancées. Attaquez l’escouade en F1.',
  'works.end':
    'Les barbelés de B2 à D2 et les mines en F2 gardent le chemin vers vous. L’infanterie peut couper et déminer.',
  'measured.title': 'Sur une table',
  'measured.about': 'Battlefield : formations, portées en centimètres, proues, gabarits',
  'measured.intro':
    'Battlefield ne connaît pas de cases. Tout se mesure en centimètres de socle à socle : 10 cm valent ' +
    'un point de mouvement ou de portée. Vous menez l’escouade bleue ; l’ennemi est à découvert.',
  'measured.move':
    'Faites glisser votre escouade derrière le muret. Le sol teinté est un mouvement, après lequel il reste ' +
    'une attaque ; le pointillé est une marche, après laquelle il n’en reste pas. Les lignes du fantôme ' +
    'disent qui peut tirer. Puis appuyez sur Y aller.',
  'measured.fire':
    'Un muret ou une caisse à moins de 10 cm protège, un bois ou une ruine protège ceux qui sont ' +
    'dedans. Regardez les chances contre l’escouade au nord (2a) et appuyez sur sa ligne : tout ce ' +
    'qui l’atteint tire.',
  'measured.pinned':
    'Les touches ne font pas que tuer : qui est touché est aussi cloué au sol. Un marqueur près de ' +
    'l’unité le dit, jusqu’à ce qu’elle se soit reprise à son tour ; pour cela, elle agit ' +
    'moins.',
  'measured.turn':
    'Votre marcheur ne tire que vers l’avant, et l’ennemi est à sa droite. Choisissez-le, puis le sol ' +
    'à côté, et tournez sa proue (en la tirant, ou avec Q et E) jusqu’à ce que la ligne vers l’ennemi soit ' +
    'verte. Puis appuyez sur Y aller.',
  'measured.gun': 'Tirez maintenant sur l’escouade à droite.',
  'measured.template':
    'Le lance-grenades de Bazooka Joe frappe tous ceux qui sont sous un gabarit. Choisissez-le, puis ' +
    'l’escouade devant lui : ses chances apparaissent. Appuyez sur Attaque soutenue : le gabarit suit le ' +
    'pointeur ou le doigt et compte ses victimes, les vôtres en rouge. Posez-le là où il frappe le plus.',
  'measured.end':
    'Voilà Battlefield. Portes et maisons, réactions et ouvrages sont comme sur les cases. « Premiers pas ' +
    '», à la ferme, est une bonne première bataille.',
  'first-war.title': 'Une première guerre',
  'first-war.about': 'Une manche pas à pas, puis seul jusqu’à 8 points ; dix minutes',
  'first-war.intro':
    'Vous contre un ordinateur. À chaque manche : chacun joue une carte, achète, bouge, attaque ; puis on ' +
    'compte les points. Ici, huit points gagnent.',
  'first-war.card':
    'Prenez une carte et jouez-la. Ses trois nombres sont attaques, mouvements et production ; le premier ' +
    'nombre le plus haut commence. Son image est une capacité.',
  'first-war.order':
    'Les cartes sont révélées : celle qui a le plus d’attaques commence. Le bandeau au-dessus de la carte ' +
    'montre à qui est le tour.',
  'first-war.buy':
    'Votre tour commence par la production. Achetez des chars, ils sont bon marché. Appuyez ensuite sur le ' +
    'bouton bleu en bas et placez-les en Ukraine, une des zones entourées.',
  'first-war.move':
    'Mouvement : choisissez l’Ukraine, puis la Moscovie, et envoyez toutes les unités sauf une. Une ' +
    'zone sans unité n’est à personne : laissez-en une. Finissez le mouvement quand plus rien ' +
    'ne doit bouger.',
  'first-war.attack':
    'Combat : choisissez la Moscovie et son voisin neutre, la Sibérie occidentale. Les chances sont ' +
    'à côté ; attaquez où elles sont bonnes.',
  'first-war.score':
    'Finissez votre tour quand il ne reste rien à faire. Après tous les tours, on compte la manche : deux ' +
    'points par capitale, deux pour le plus de terre, de mer ou de production, un pour trois sources.',
  'first-war.alone':
    'Le reste est à vous. Tenez votre capitale, prenez des sources, et ayez le plus de quelque chose à la ' +
    'fin de la manche.',
};
