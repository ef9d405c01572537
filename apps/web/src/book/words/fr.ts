import type { words as english } from './en.ts';

/** Le livre des règles, avec les mêmes clés que l’anglais. */
export const words: Readonly<Record<keyof typeof english, string>> = {
  title: 'Règles',
  book: 'En livre',
  list: 'Chaque règle',
  contents: 'Chapitres',
  rows: 'Règles de ce chapitre : {count}',
  'figure.dust-tactics.walk':
    'Un mouvement est en bleu, deux en pointillé. Le mur ferme le passage ; le premier pas en diagonale ' +
    'coûte un, les suivants deux.',
  'figure.dust-tactics.jump': 'Un marcheur contourne ou enjambe : le Hot Dog sur la même case.',
  'figure.dust-tactics.sight':
    'Les cases hachurées sont hors de vue : la ligne qui y mène traverse une case sans point.',
  'figure.dust-tactics.ranges': 'Jusqu’où porte chaque arme, compté comme le mouvement.',
  'figure.dust-tactics.cover': 'Là où une escouade serait à couvert : léger près d’une caisse.',
  'figure.dust-tactics-2014.walk':
    'Un mouvement et une marche. L’arbre est ouvert à tous, la structure à personne.',
  'figure.dust-tactics-2014.sight':
    'Ce que l’escouade ne voit pas : derrière les arbres et derrière la structure.',
  'figure.dust-tactics-2014.arc':
    'L’arc avant d’une machine qui regarde au nord : les cases devant, pas plus de côté que devant.',
  'figure.dust-tactics-2014.cover': 'Caisse, arbre, décombres et tranchée sont des couverts.',
  'dust-tactics/table.title': 'La table',
  'dust-tactics/table':
    'La bataille se livre sur des cases. On peut entrer dans une case avec un point ; une case sans point ' +
    'est mur ou roche et ferme passage et vue. Une case contient une unité, et un héros peut la partager ' +
    '[dt1.hero.share]. Les dés ont six faces : deux montrent HIT (touche), quatre sont vides ' +
    '[dt1.dice.faces]. Sauf si une règle inverse un test, HIT réussit [dt1.dice.hit].',
  'dust-tactics/cards.title': 'Cartes d’unité',
  'dust-tactics/cards':
    'Une carte dit ce qu’est une unité : classe et niveau de blindage, mouvement, vie, points d’armée, ce ' +
    'que lui vaut le couvert, ses capacités et ses armes. Chaque arme est une ligne [dt1.attack.line] : ' +
    'portée, puis, pour chaque genre de blindage, combien de dés on lance et combien de dégâts fait ' +
    'chaque touche. Un tiret : elle ne peut rien contre ce blindage.',
  'dust-tactics/setup.title': 'Avant la bataille',
  'dust-tactics/setup':
    'Choisissez un scénario, ou un champ de bataille et des armées de points égaux. Chaque camp a un bord ' +
    'par où entrent ses unités. Un héros peut rejoindre une escouade de son blindage maintenant ou jamais ' +
    '[dt1.hero.join.before] ; dès lors ils sont une seule unité.',
  'dust-tactics/round.title': 'La manche',
  'dust-tactics/round':
    'Chaque camp lance trois dés [dt1.init.dice] ; le plus de HIT gagne, et le gagnant dit qui active en ' +
    'premier [dt1.init.choose]. Puis les camps jouent une unité chacun à tour de rôle [dt1.act.alternate] ' +
    'jusqu’à ce que toutes aient agi. Une unité activée a deux actions [dt1.act.two] : bouger et tirer ' +
    'dans l’ordre voulu, bouger deux fois, ou une attaque soutenue.\n\n' +
    'Un tour est donc un dialogue. Vous activez une unité et faites avec elle tout ce qu’elle peut faire ' +
    '; puis l’adversaire fait de même avec une des siennes ; et ainsi de suite jusqu’à ce que tout le ' +
    'monde ait agi. Le camp qui a le plus d’unités finit le tour seul. Qui commence frappe le premier, ' +
    'qui vient en dernier a tout vu : c’est l’enjeu du jet d’initiative.',
  'dust-tactics/move.title': 'Bouger',
  'dust-tactics/move':
    'Un mouvement fait autant de cases que le dit la carte. Le premier pas en diagonale coûte un ' +
    '[dt1.move.diagonal.first], chaque suivant deux [dt1.move.diagonal.later]. Personne n’entre dans la ' +
    'case d’un ennemi [dt1.move.enemy]. Des soldats peuvent couper un coin si une seule des deux cases à ' +
    'côté est bloquée [dt1.move.corner.soldiers] ; des véhicules non [dt1.move.corner.vehicle]. À la ' +
    'première manche, les unités viennent du dehors : la première action est une case sur le plateau ' +
    '[dt1.enter.one-square].\n\n' +
    'Un exemple : une escouade de mouvement 1 avance d’une case, tout droit ou en diagonale ; avec deux ' +
    'mouvements, de deux. Un marcheur de mouvement 2 aurait besoin de trois points pour deux pas en ' +
    'diagonale dans le même mouvement : son second pas est donc droit. Avant de partir, regardez qui voit ' +
    'les cases de votre chemin : un ennemi qui n’a pas encore agi peut tenter de tirer dès que vous ' +
    'entrez dans son champ de vision.',
  'dust-tactics/sight.title': 'Vue et portée',
  'dust-tactics/sight':
    'La vue est la ligne droite entre les centres de deux cases [dt1.los.line] ; une case sans point la ' +
    'bloque [dt1.los.undotted], un véhicule aussi [dt1.los.vehicle.squads]. Les escouades cachent des ' +
    'soldats à des soldats [dt1.los.squad.blocks], les caisses ne cachent personne [dt1.los.crate]. La ' +
    'portée se compte comme le mouvement [dt1.range.count] ; la portée U va partout mais demande quand ' +
    'même la vue [dt1.range.u.sight].',
  'dust-tactics/attack.title': 'Attaquer',
  'dust-tactics/attack':
    'En une action, une unité tire une fois avec toutes ses armes [dt1.attack.all-weapons], chaque ligne ' +
    'sur qui elle veut [dt1.attack.split]. Tout est déclaré avant le premier dé [dt1.attack.declare-all]. ' +
    'Une escouade lance les dés de la cellule pour chaque soldat vivant qui a cette arme ' +
    '[dt1.attack.dice.squad] ; chaque HIT fait les dégâts de la cellule. Une attaque soutenue prend les ' +
    'deux actions et relance une fois chaque raté [dt1.sustained.reroll].\n\n' +
    'Une attaque se déroule ainsi. Choisissez la cible et lisez, pour chaque arme, la colonne de son ' +
    'blindage : 2/1, c’est deux dés et un dégât par touche. Trois fusiliers à 2/1 lancent donc six dés, ' +
    'dont deux touchent en moyenne. Puis on lance le couvert, s’il y en a, et ce qui reste retire des ' +
    'soldats ou coche des dégâts. Ceux qui tombent ne tirent plus : qui tire le premier essuie moins de ' +
    'feu.',
  'dust-tactics/cover.title': 'Couvert',
  'dust-tactics/cover':
    'Seules les escouades ont un couvert [dt1.cover.squads] : dans la case d’une caisse il est léger ' +
    '[dt1.cover.crate], près d’un hérisson antichar lourd [dt1.cover.trap]. On lance un dé par touche ' +
    '[dt1.cover.dice] ; la carte dit si HIT ou MISS sauve [dt1.cover.card]. On peut détruire les caisses ' +
    'au tir et les écraser.',
  'dust-tactics/close.title': 'Corps à corps',
  'dust-tactics/close':
    'Les armes de portée C atteignent les huit cases autour [dt1.close.adjacent]. Elles frappent après ' +
    'tous les tirs [dt1.close.last], les deux camps à la fois [dt1.close.simultaneous] : qui est frappé ' +
    'riposte avec ceux qui restent [dt1.close.survivors]. Aucun couvert n’aide [dt1.close.cover].',
  'dust-tactics/heroes.title': 'Héros et escouades de commandement',
  'dust-tactics/heroes':
    'Un héros seul est une unité comme les autres [dt1.hero.alone]. Avec une escouade il partage une ' +
    'activation [dt1.hero.join.activate], et ses armes tirent avec elle [dt1.hero.join.attacks] ; pour ' +
    'chaque dégât, le propriétaire choisit soldat ou héros [dt1.hero.join.health]. Les escouades de ' +
    'commandement ont officier, radio, infirmier et mécano, dont les ordres prennent une action.',
  'dust-tactics/weapons.title': 'Armes spéciales',
  'dust-tactics/weapons':
    'Les flammes traversent des cases [dt1.flame.between] et ignorent le couvert, les lasers relancent ' +
    'tant qu’ils touchent [dt1.laser.chain], les grenades ignorent aussi le couvert [dt1.grenade.same], ' +
    'et les lance-grenades sous fusil et les Panzerfausts ont des cases cochées à chaque tir. Chacune a ' +
    'ses lignes ci-dessous.',
  'dust-tactics/skills.title': 'Capacités',
  'dust-tactics/skills':
    'Les capacités sont les mots sous l’image d’une carte. Chacune change une chose : jusqu’où va une ' +
    'unité, ce qu’elle peut relancer, quand elle peut réagir. Certaines se partagent entre héros et ' +
    'escouade [dt1.hero.join.his-abilities], d’autres servent une fois par bataille et sont ensuite ' +
    'barrées sur la carte.',
  'dust-tactics/end.title': 'La fin',
  'dust-tactics/end':
    'La bataille finit quand un camp n’a plus d’unité [dt1.end.elimination], a rempli son objectif ' +
    '[dt1.end.objective], ou après la dernière manche [dt1.end.rounds] ; on joue d’abord la manche ' +
    'jusqu’au bout [dt1.end.when]. Un objectif gagne quels que soient les points ' +
    '[dt1.end.objective.wins] ; sinon les points d’armée des unités détruites décident, les endommagées ' +
    'ne comptant pas [dt1.end.full-value].\n\n' +
    'Comptez avant le dernier tour, pas après : une unité qui peut encore atteindre un objectif vaut ' +
    'souvent plus qu’un tir de plus, et un marcheur à qui il reste une case ne rapporte rien à l’ennemi ' +
    'tant qu’il n’est pas détruit.',
  'dust-tactics/answers.title': 'Réponses et décisions',
  'dust-tactics/answers':
    'L’éditeur a répondu à bien des questions après le livre ; quand une réponse annule le livre, la ' +
    'ligne le dit. Là où les deux se taisent ou se contredisent, nous avons dû décider, et donnons la ' +
    'raison : le tir de réaction, les quatre cases du Sturm-König, ce qu’a pu dire une page perdue.',
  'dust-tactics-2014/table.title': 'La table',
  'dust-tactics-2014/table':
    'Des cases avec et sans point, des arbres, des décombres, des structures et de l’eau. Les dés ' +
    'montrent trois symboles sur deux faces chacun : faction, cible, bouclier [dt14.dice.faces]. Les ' +
    'arbres sont ouverts à tous [dt14.terrain.tree.enter], les décombres arrêtent roues et chenilles ' +
    '[dt14.terrain.rubble.barred], un mur se passe par ses ouvertures [dt14.terrain.wall.barred].',
  'dust-tactics-2014/cards.title': 'Cartes d’unité',
  'dust-tactics-2014/cards':
    'Une carte donne type et blindage, Mouvement et Marche, piste de dégâts ou soldats, compétences, ' +
    'points et tableau des armes. Une cellule nomme dés et dégâts ; une vide ne fait rien. Sur les ' +
    'machines, chaque arme a un arc.',
  'dust-tactics-2014/setup.title': 'Avant la bataille',
  'dust-tactics-2014/setup':
    'Choisissez des forces et un scénario. L’initiative décide qui prend quel bord et place le décor en ' +
    'premier ; puis chacun place un élément à son tour. Les unités entrent par leur bord à la première ' +
    'manche, sauf si le scénario les met sur le plateau.',
  'dust-tactics-2014/turn.title': 'La manche',
  'dust-tactics-2014/turn':
    'Trois dés par camp [dt14.init.dice.three] ; le plus de symboles de faction gagne, puis le plus de ' +
    'cibles [dt14.init.tie.most-t], et le gagnant dit qui est premier [dt14.init.winner-decides]. Les ' +
    'camps activent à tour de rôle. Une activation vaut deux actions [dt14.act.two-actions], toutes ' +
    'annoncées avant de faire la première [dt14.act.declare.all-first]. Qui a moins d’unités restantes ' +
    'peut passer [dt14.act.pass.fewer-units].\n\n' +
    'Nommer d’abord toutes les actions fait d’un tour un plan : bouger et attaquer, attaquer et bouger, ' +
    'une marche, une attaque soutenue, un ordre à quelqu’un d’autre. Une fois nommées, elles s’exécutent ' +
    'l’une après l’autre, même si la première a tourné autrement qu’espéré. Un ennemi proche ' +
    'qui ne s’est ' +
    'pas activé peut répondre, après un mouvement ou avant une attaque ; il a alors eu son activation.',
  'dust-tactics-2014/move.title': 'Bouger',
  'dust-tactics-2014/move':
    'Un mouvement va jusqu’à la valeur Mouvement [dt14.move.limit], une marche, pour deux actions, ' +
    'jusqu’à la valeur Marche [dt14.march.limit], dans les huit directions. La première diagonale coûte ' +
    'un, les suivantes deux [dt14.move.diagonal.later]. L’orientation ne limite pas le chemin ' +
    '[dt14.move.facing.ignored] ; à la fin, une machine se tourne vers le bord voulu ' +
    '[dt14.move.facing.end]. On traverse les amis, jamais les ennemis [dt14.move.pass.enemy].',
  'dust-tactics-2014/sight.title': 'Vue, portée, arcs',
  'dust-tactics-2014/sight':
    'La vue va de centre à centre [dt14.los.centres]. Les cases sans point et les véhicules bloquent ' +
    '[dt14.los.vehicle], l’infanterie et les choses basses non [dt14.los.infantry] ; derrière arbres et ' +
    'fumée on ne voit rien [dt14.los.tree.beyond]. Les soldats tirent tout autour [dt14.arc.infantry] ; ' +
    'l’arme d’une machine tire dans son arc [dt14.arc.vehicle.card], l’avant étant ce qui est devant et ' +
    'pas plus de côté [dt14.arc.front], une tourelle tout autour [dt14.arc.turret].\n\n' +
    'Pour une machine, la direction du regard est la moitié de sa force : tournez-la à la fin d’un ' +
    'mouvement vers ce sur quoi elle tirera ensuite, et gardez-lui un mur dans le dos. Avant votre choix, ' +
    'la table montre quelles cases sont dans l’arc.',
  'dust-tactics-2014/attack.title': 'Attaquer',
  'dust-tactics-2014/attack':
    'Une cible doit être à portée, dans l’arc et en vue [dt14.target.legal] ; la cible de chaque arme est ' +
    'annoncée d’abord, et reste [dt14.target.locked]. Un soldat utilise une arme à distance ' +
    '[dt14.target.soldier.ranged]. Les symboles de faction touchent [dt14.hit.f] ; les armes à souffle ' +
    'lancent un dé par figurine [dt14.hit.blast]. Les coups viennent après les tirs ' +
    '[dt14.close.ranged-first], des deux côtés à la fois, et aucune sauvegarde n’aide ' +
    '[dt14.close.no-saves].',
  'dust-tactics-2014/save.title': 'Sauvegardes et dégâts',
  'dust-tactics-2014/save':
    'Un dé par touche [dt14.save.die-per-hit]. L’infanterie à découvert sauve sur faction ' +
    '[dt14.save.infantry.open], à couvert sur faction et bouclier [dt14.save.infantry.cover] ; un ' +
    'véhicule ne sauve qu’à couvert [dt14.save.vehicle.cover]. Est un couvert : caisse, hérisson, arbre, ' +
    'décombres, bâtiment ou fumée dans la case [dt14.save.cover.squares], ou un coin que touche la ligne ' +
    '[dt14.save.cover.corner]. Une touche coûte à une escouade un soldat, que choisit son propriétaire ' +
    '[dt14.damage.squad.owner].\n\n' +
    'Un exemple : quatre touches sur une escouade derrière une caisse. Son propriétaire lance quatre dés ' +
    '; faction et bouclier, quatre faces sur six, sauvent, si bien qu’en moyenne une touche et un tiers ' +
    'passe. À découvert, seules deux faces sauvent et près de trois passent : voilà ce que vaut une ' +
    'caisse.',
  'dust-tactics-2014/heroes.title': 'Héros et ordres',
  'dust-tactics-2014/heroes':
    'Les héros rejoignent des escouades, certains pilotent des machines. Les officiers donnent des ordres ' +
    'à la place d’une action : En avant fait agir une unité à nouveau sur un symbole de faction ' +
    '[dt14.cmd.get-moving.die], à deux cases ou partout par radio [dt14.cmd.get-moving.radio]. Les ' +
    'infirmiers relèvent les morts, les mécanos réparent.',
  'dust-tactics-2014/carry.title': 'Passagers, pilotes, porteurs',
  'dust-tactics-2014/carry':
    'Les véhicules avec des places transportent l’infanterie [dt14.pass.infantry] : les légers prennent ' +
    'une place, les lourds deux [dt14.pass.heavy]. On monte en atteignant la case du véhicule ' +
    '[dt14.pass.mount.square] et on s’active à part [dt14.pass.activate]. S’il est détruit, on lance un ' +
    'dé pour chacun [dt14.pass.wreck.dice]. Porteurs aériens et marins transportent des véhicules.',
  'dust-tactics-2014/works.title': 'Ouvrages',
  'dust-tactics-2014/works':
    'Bunkers et points d’appui prennent quatre cases [dt14.fort.grid.footprint] et sont réservés à ' +
    'l’infanterie [dt14.fort.infantry-only] ; ceux à l’intérieur sont à couvert [dt14.fort.cover], dans ' +
    'un point d’appui les sauvegardes ratées sont relancées [dt14.fort.strongpoint.reroll]. Les tranchées ' +
    'couvrent l’infanterie sans bloquer la vue [dt14.fort.trench.sight]. Les barbelés arrêtent ' +
    'l’infanterie sauf si le dé montre faction [dt14.fort.wire.free] ; les mines frappent qui entre ou ' +
    'sort [dt14.fort.mine.attack].',
  'dust-tactics-2014/weapons.title': 'Armes et équipement',
  'dust-tactics-2014/weapons':
    'Les mots du tableau disent ce qu’une arme a de spécial : flammes, laser, grenade, artillerie, ' +
    'rechargement, salve et d’autres. L’équipement est ce qu’un véhicule porte en plus : lance-fumigènes, ' +
    'lames de bulldozer, radios, places de passagers. Chaque mot est une ligne ci-dessous.',
  'dust-tactics-2014/skills.title': 'Compétences',
  'dust-tactics-2014/skills':
    'Les compétences sont sous l’image. Elles permettent ce que d’autres ne peuvent pas, relancent ce que ' +
    'd’autres gardent, ou servent une fois par bataille. Celles d’une attaque s’annoncent avec les cibles ' +
    '[dt14.target.skills].',
  'dust-tactics-2014/end.title': 'La fin',
  'dust-tactics-2014/end':
    'La partie finit quand un objectif est atteint, quand quelqu’un n’a plus d’unité, ou après la ' +
    'dernière manche ; on joue la manche jusqu’au bout [dt14.win.end.timing]. Un objectif gagne ' +
    '[dt14.win.objective] ; à défaut, les points des unités entièrement détruites décident ' +
    '[dt14.win.points.whole-units], et l’égalité est un match nul [dt14.win.draw].',
  'dust-tactics-2014/measured.title': 'Jeu mesuré',
  'dust-tactics-2014/measured':
    'Une table sans cases : les distances se mesurent entre socles et coques [dt14.table.gap], un point ' +
    'de mouvement vaut dix centimètres [dt14.table.length]. Une unité bouge d’un bloc [dt14.table.move] ' +
    'et ses figurines restent à quinze centimètres les unes des autres [dt14.table.cohesion]. Bois, ' +
    'maisons et fumée bloquent la vue au travers [dt14.table.obscure] ; le couvert est pour qui est à ' +
    'moitié caché [dt14.table.cover].',
  'dust-tactics-2014/answers.title': 'Décisions',
  'dust-tactics-2014/answers':
    'Certaines pages sont perdues, d’autres se contredisent. Ce que nous avons décidé et pourquoi : les ' +
    'réactions [dt14.ruling.reaction], les étages [dt14.ruling.storeys.sight], les scénarios dont ' +
    'personne n’a le plan.',
  'dust/table.title': 'La table',
  'dust/table':
    'Le monde est fait de terres et de mers reliées par des lignes ; celles qui sortent d’un bord ' +
    'reviennent par l’autre [dust.board.link.wrap]. Il y a six capitales, des sources d’énergie et des ' +
    'centres de production. Deux faces d’un dé touchent. Les figurines sont comptées : ce qui n’est pas ' +
    'dans la boîte ne se construit pas.',
  'dust/setup.title': 'Mise en place',
  'dust/setup':
    'Chacun reçoit six cartes [dust.setup.deal.six] et en choisit une ; sa valeur de combat donne l’ordre ' +
    '[dust.setup.order.combat]. Dans cet ordre on prend les capitales, puis les sources, les terres et ' +
    'les centres ; ce qui reste devient neutre. Les cinq autres cartes sont la première main ' +
    '[dust.setup.hand.five].',
  'dust/figures.title': 'Figurines',
  'dust/figures':
    'Chars et mechs combattent sur terre, chasseurs et bombardiers volent avec eux, les sous-marins ' +
    'tiennent la mer. Chacun a un prix, un nombre de dés [dust.figure.def.combat] et une valeur de ' +
    'suprématie [dust.figure.def.supremacy], comparée une fois avant une bataille.',
  'dust/cards.title': 'Cartes',
  'dust/cards':
    'Une carte a des points de combat, de mouvement et de production, des étoiles et la capacité d’un ' +
    'personnage [dust.card.fields]. Une main compte cinq cartes au plus [dust.card.hand.limit] ; les ' +
    'nouvelles s’achètent seulement, un point chacune [dust.prod.cost.card]. Le personnage de la carte ' +
    'jouée décide de la seule capacité de la manche [dust.card.value.ability].',
  'dust/round.title': 'La manche',
  'dust/round':
    'Chacun choisit une carte en secret [dust.init.choose] ; toutes sont révélées au même moment ' +
    '[dust.init.reveal]. La plus haute valeur de combat commence [dust.turn.order.combat], et chaque ' +
    'joueur fait production, mouvement et combat avant que le suivant commence [dust.turn.whole]. Puis la ' +
    'manche est comptée.\n\n' +
    'La carte est le plan de tout un tour : ses nombres se partagent tout ce que vous pouvez faire. Une ' +
    'carte riche en combat commence et attaque souvent, mais construit peu ; une carte riche en ' +
    'production construit, mais attend. Ce que jouent les autres, il faut le deviner, et la capacité du ' +
    'personnage peut tout renverser.',
  'dust/production.title': 'Production',
  'dust/production':
    'Chaque centre rapporte trois points [dust.prod.income.centre], mais pas plus de trois par source ' +
    '[dust.prod.income.power-cap] ; chaque capitale six [dust.prod.income.capital] ; la production de la ' +
    'carte s’ajoute, et six est le minimum [dust.prod.income.minimum]. Les points achètent unités, ' +
    'centres et cartes [dust.prod.buy.kinds]. Les nouvelles unités se placent là où est un centre ' +
    '[dust.prod.place.land-air].\n\n' +
    'Un exemple : deux centres et deux sources rapportent six, la capitale six de plus, une carte à une ' +
    'production fait treize : six chars, ou deux mechs et un chasseur. Les chars sont les dés les moins ' +
    'chers, les chasseurs la suprématie la moins chère ; un centre est payé en deux tours si une source ' +
    'l’alimente.',
  'dust/move.title': 'Mouvement',
  'dust/move':
    'La valeur de mouvement de la carte est le nombre de mouvements [dust.move.points.limit]. Un ' +
    'mouvement terrestre emmène autant d’unités qu’on veut [dust.move.land.number], à travers les zones ' +
    'amies et vers les vides ; on n’entre dans une zone occupée par d’autres que par le combat ' +
    '[dust.move.no-attack]. Une zone est à qui y a une unité, et à personne quand la dernière part ' +
    '[dust.control.ends-at-once].',
  'dust/combat.title': 'Combat',
  'dust/combat':
    'La valeur de combat de la carte est le nombre d’attaques [dust.combat.points.limit]. Une attaque va ' +
    'd’une zone à une voisine [dust.combat.target.adjacent] avec autant d’unités qu’on veut ; toutes les ' +
    'unités sur place défendent [dust.combat.target.all-defend]. Par mer, il faut un sous-marin dans ' +
    'chaque zone de mer du trajet [dust.combat.amph.path-own]. Bombardiers et sous-marins ont des ' +
    'attaques spéciales.',
  'dust/battle.title': 'Bataille',
  'dust/battle':
    'D’abord la suprématie : la somme la plus haute [dust.battle.supremacy.higher], le défenseur à ' +
    'égalité, et toujours le défenseur d’une capitale [dust.battle.supremacy.capital]. Qui l’a lance en ' +
    'premier [dust.battle.roll.first] : autant de dés que la somme des valeurs de combat. Le défenseur ' +
    'd’une capitale a cinq dés de plus [dust.battle.bonus.capital]. Chaque touche détruit une unité ; ' +
    'puis les camps peuvent se replier ou continuer.\n\n' +
    'Une bataille se livre jet après jet, et qui lance le premier éclaircit les rangs de ceux qui ' +
    'répondraient. Avant chaque jet, vous voyez vos chances en restant et en vous retirant ; une bataille ' +
    'qui tourne mal coûte le moins quand on la rompt tôt.',
  'dust/scoring.title': 'Décompte',
  'dust/scoring':
    'Après le dernier tour d’une manche, tous marquent ensemble [dust.vp.together] : deux points par ' +
    'capitale [dust.vp.capital], deux pour chaque majorité en production, mer et terre ' +
    '[dust.vp.majority.value], un par trois sources [dust.vp.source]. Qui est seul en tête prend une ' +
    'majorité [dust.vp.majority.most] ; à égalité, son dernier détenteur la garde ' +
    '[dust.vp.majority.tie-holder].\n\n' +
    'Les points viennent lentement et pour tous à la fois : c’est la carte après le dernier tour de jeu ' +
    'qui compte, pas celle pendant le vôtre. Une majorité d’une zone vaut autant qu’une de cinq ; une ' +
    'terre prise à la dernière attaque peut vous donner deux points et en ôter deux à un autre.',
  'dust/end.title': 'Victoire',
  'dust/end':
    'Quarante points gagnent, ou autant qu’il a été convenu [dust.win.forty], si l’on tient une capitale ' +
    'à ce moment [dust.win.capital]. On ne décide qu’après le décompte [dust.win.when]. Entre plusieurs, ' +
    'celui qui a le plus de points gagne [dust.win.several], puis le plus de capitales, puis le plus de ' +
    'zones.',
  'dust/answers.title': 'Décisions',
  'dust/answers':
    'Le livre laisse des cas ouverts. Ce que nous avons décidé figure ici, chaque fois avec sa raison, ' +
    'pour que toutes les tables jouent au même jeu.',
  'figure.dust.area':
    'Rome, une capitale (étoile), avec trois chars, un mech, un chasseur et un bombardier. La couleur et ' +
    'le motif disent à qui est une terre ; le trait épais est le front ; les neutres sont en papier. ' +
    'Usine : centre de production. Éclair : source d’énergie. Entouré : tout ce vers quoi Rome a un ' +
    'chemin ; sans frontière commune, une ligne le montre.',
  'figure.dust.edge':
    'L’Alaska au bord de la carte. Ses voisins sont entourés ; les flèches qui sortent de l’image ' +
    'reviennent de l’autre côté, vers le Kamtchatka et les mers qui l’entourent.',
  'figure.dust.income':
    'Le tour de Bleu : deux centres, mais une seule source pour les alimenter (l’éclair des Balkans) : 3 ' +
    'points. La capitale rapporte 6, la carte 1. Dix points à dépenser.',
  'figure.dust.move':
    'Un mouvement terrestre depuis Rome : à travers ses terres, vers une terre vide, jamais vers une ' +
    'terre où se trouvent des unités étrangères.',
  'figure.dust.attack':
    'Les attaques terrestres depuis Rome : tout voisin qui a des unités étrangères, si fort soit-il.',
  'figure.dust.landing':
    'Les débarquements depuis Rome : le sous-marin de Bleu ouvre la Méditerranée, donc toute côte ennemie ' +
    'qui la borde peut être attaquée. Qui débarque ne peut pas se replier.',
  'figure.dust.battle':
    'Rome attaque Berlin. Chaque camp additionne ses dés ; le défenseur d’une capitale en a cinq de plus. ' +
    'La suprématie dit qui lance en premier, mais le défenseur d’une capitale l’a toujours : ici, Rouge ' +
    'commence. Seules les faces à viseur touchent.',
  'figure.dust.scores':
    'La fin de la manche 3. Un nombre encadré est une majorité : deux points pour qui est seul en tête. ' +
    'Une capitale en rapporte deux, trois sources un. Le gain s’ajoute aux points d’avant.',
};
