/** The book of rules: chapters as prose, the ids that they rest on in brackets. Every language has the same keys. */
export const words = {
  title: 'Rules',
  book: 'As a book',
  list: 'Every rule',
  contents: 'Chapters',
  rows: 'Rules of this chapter: {count}',
  'figure.dust-tactics.walk':
    'One move is blue, two are dotted. The wall closes the way; the first diagonal step costs one, further ones two.',
  'figure.dust-tactics.jump': 'A walker goes round or steps over: the Hot Dog of the same square.',
  'figure.dust-tactics.sight':
    'Hatched squares are out of sight: the line to them runs through a square without a dot.',
  'figure.dust-tactics.ranges': 'How far each weapon reaches, counted like movement.',
  'figure.dust-tactics.cover': 'Where a squad would have cover: soft with a crate.',
  'figure.dust-tactics-2014.walk': 'One move and a march. The tree is free to all, the structure to nobody.',
  'figure.dust-tactics-2014.sight': 'What the squad does not see: behind trees and behind the structure.',
  'figure.dust-tactics-2014.arc':
    'The front arc of a machine that looks north: squares ahead, no further aside than ahead.',
  'figure.dust-tactics-2014.cover': 'Crate, tree, rubble and trench are cover.',
  'dust-tactics/table.title': 'The table',
  'dust-tactics/table':
    'The battle is fought on squares. A square with a dot can be entered; one without is wall or rock and ' +
    'closes way and sight. A square holds one unit, and a hero may share it [dt1.hero.share]. Dice have ' +
    'six faces: two show HIT, four are blank [dt1.dice.faces]. Unless a rule turns a test round, HIT ' +
    'succeeds [dt1.dice.hit].',
  'dust-tactics/cards.title': 'Unit cards',
  'dust-tactics/cards':
    'A card says what a unit is: armour class and level, movement, health, army points, what cover is ' +
    'worth to it, its abilities and its weapons. Each weapon is one line [dt1.attack.line]: range, then ' +
    'for every kind of armour how many dice are rolled and how much damage each hit does. A dash means ' +
    'that it cannot harm that armour.',
  'dust-tactics/setup.title': 'Before the battle',
  'dust-tactics/setup':
    'Choose a scenario, or a battlefield and armies of equal points. Each side has an edge by which its ' +
    'units enter. A hero may join a squad of his own armour now or never [dt1.hero.join.before]; from ' +
    'then on they are one unit.',
  'dust-tactics/round.title': 'The round',
  'dust-tactics/round':
    'Each side rolls three dice [dt1.init.dice]; more HITs win, and the winner says who activates first ' +
    '[dt1.init.choose]. Then the sides take turns with one unit each [dt1.act.alternate] until everybody ' +
    'has acted. An activated unit has two actions [dt1.act.two]: move and shoot in either order, move ' +
    'twice, or one sustained attack.\n\n' +
    'So a round is a conversation. You activate one unit and do with it whatever it may do; then the ' +
    'enemy does the same with one of his; and so on until both have nobody left who has not acted. The ' +
    'side with more units ends the round alone. Whoever goes first strikes first, whoever goes last sees ' +
    'everything: that is what the roll for initiative is about.',
  'dust-tactics/move.title': 'Moving',
  'dust-tactics/move':
    'A move goes as many squares as the card says. The first diagonal step costs one ' +
    '[dt1.move.diagonal.first], every further one two [dt1.move.diagonal.later]. Nobody enters an enemy’s ' +
    'square [dt1.move.enemy]. Soldiers may cut a corner while only one of the two squares beside it is ' +
    'blocked [dt1.move.corner.soldiers]; vehicles may not [dt1.move.corner.vehicle]. In the first round ' +
    'units come from outside: the first action is one square onto the board [dt1.enter.one-square].\n\n' +
    'An example: a squad with movement 1 goes one square, straight or diagonally; with two moves it goes ' +
    'two. A walker with movement 2 that goes diagonally twice in one move would need three points for it, ' +
    'so its second step is a straight one. Before you go, look who sees the squares on your way: an enemy ' +
    'who has not acted yet may try to fire as soon as you come into his sight.',
  'dust-tactics/sight.title': 'Sight and range',
  'dust-tactics/sight':
    'Sight is the straight line between the centres of two squares [dt1.los.line]; a square without a dot ' +
    'on it blocks [dt1.los.undotted], and so does a vehicle [dt1.los.vehicle.squads]. Squads hide ' +
    'soldiers from soldiers [dt1.los.squad.blocks], crates hide nobody [dt1.los.crate]. Range is counted ' +
    'like movement [dt1.range.count]; range U reaches everywhere but still needs sight ' +
    '[dt1.range.u.sight].',
  'dust-tactics/attack.title': 'Attacking',
  'dust-tactics/attack':
    'With one action a unit fires all its weapons once [dt1.attack.all-weapons], each line at whom it ' +
    'likes [dt1.attack.split]. All is declared before the first die falls [dt1.attack.declare-all]. A ' +
    'squad rolls the dice of the cell for every living soldier with that weapon [dt1.attack.dice.squad]; ' +
    'each HIT does the damage of the cell. A sustained attack takes both actions and rolls every miss ' +
    'once more [dt1.sustained.reroll].\n\n' +
    'An attack goes like this. Choose the target, and read the line of each weapon at the column of its ' +
    'armour: 2/1 is two dice and one damage a hit. Three riflemen with 2/1 so roll six dice, of which two ' +
    'hit on average. Then cover is rolled, where there is any, and what is left takes soldiers away or ' +
    'marks damage. Soldiers who fall fire no more, so whoever shoots first is shot at by fewer.',
  'dust-tactics/cover.title': 'Cover',
  'dust-tactics/cover':
    'Only squads have cover [dt1.cover.squads]: in the square of a crate it is soft [dt1.cover.crate], at ' +
    'a tank trap hard [dt1.cover.trap]. One die is rolled for each hit [dt1.cover.dice]; the card says ' +
    'whether HIT or MISS saves [dt1.cover.card]. Crates can be shot to pieces and crushed.',
  'dust-tactics/close.title': 'Close combat',
  'dust-tactics/close':
    'Weapons of range C reach the eight squares around [dt1.close.adjacent]. They strike after all shots ' +
    '[dt1.close.last], both sides at once [dt1.close.simultaneous]: whoever is struck strikes back with ' +
    'those who are left [dt1.close.survivors]. No cover helps [dt1.close.cover].',
  'dust-tactics/heroes.title': 'Heroes and command squads',
  'dust-tactics/heroes':
    'A hero alone is a unit like others [dt1.hero.alone]. With a squad he shares one activation ' +
    '[dt1.hero.join.activate], and his weapons fire with it [dt1.hero.join.attacks]; for each damage the ' +
    'owner chooses soldier or hero [dt1.hero.join.health]. Command squads have an officer, radio, medic ' +
    'and mechanic, whose orders take an action.',
  'dust-tactics/weapons.title': 'Special weapons',
  'dust-tactics/weapons':
    'Flame runs over squares [dt1.flame.between] and ignores cover, lasers go on rolling while they hit ' +
    '[dt1.laser.chain], grenades ignore cover too [dt1.grenade.same], and launchers under rifles and ' +
    'Panzerfausts have boxes that are marked with each shot. Each has its rows below.',
  'dust-tactics/skills.title': 'Abilities',
  'dust-tactics/skills':
    'Abilities are the words under the picture of a card. Each changes one thing: how far a unit goes, ' +
    'what it may roll again, when it may react. Some are shared between hero and squad ' +
    '[dt1.hero.join.his-abilities], some are used once in a battle and are then struck out on the card.',
  'dust-tactics/end.title': 'The end',
  'dust-tactics/end':
    'The battle ends when a side has no unit left [dt1.end.elimination], has fulfilled its objective ' +
    '[dt1.end.objective], or after the last round [dt1.end.rounds]; the round is played to its end first ' +
    '[dt1.end.when]. An objective wins whatever the points are [dt1.end.objective.wins]; otherwise the ' +
    'army points of destroyed units decide, damaged ones counting nothing [dt1.end.full-value].\n\n' +
    'Count before the last round, not after it: a unit that can still stand on an objective is often ' +
    'worth more than one more shot, and a walker with one box left brings the enemy nothing as long as it ' +
    'is not destroyed.',
  'dust-tactics/answers.title': 'Answers and rulings',
  'dust-tactics/answers':
    'The publisher answered many questions after the book; where an answer overrules the book, the row ' +
    'says so. Where both are silent or contradict each other we had to decide, and give the reason: ' +
    'reactive fire, Sturm-König’s four squares, what a lost page may have said.',
  'dust-tactics-2014/table.title': 'The table',
  'dust-tactics-2014/table':
    'Squares with and without dots, trees, rubble, structures and water. Dice show three signs on two ' +
    'faces each: faction, target, shield [dt14.dice.faces]. Trees are free to all ' +
    '[dt14.terrain.tree.enter], rubble stops wheels and tracks [dt14.terrain.rubble.barred], a wall is ' +
    'passed at its openings [dt14.terrain.wall.barred].',
  'dust-tactics-2014/cards.title': 'Unit cards',
  'dust-tactics-2014/cards':
    'A card gives type and armour, Move and March, damage track or soldiers, skills, points and the ' +
    'weapon table. A cell names dice and damage; an empty one cannot harm. For machines each weapon has ' +
    'an arc.',
  'dust-tactics-2014/setup.title': 'Before the battle',
  'dust-tactics-2014/setup':
    'Choose forces and a scenario. Initiative decides who takes which edge and sets out terrain first; ' +
    'then both place pieces in turn. Units enter from their edge in the first turn unless the scenario ' +
    'puts them on the board.',
  'dust-tactics-2014/turn.title': 'The turn',
  'dust-tactics-2014/turn':
    'Three dice a side [dt14.init.dice.three]; more faction signs win, then more targets ' +
    '[dt14.init.tie.most-t], and the winner says who is first [dt14.init.winner-decides]. The sides ' +
    'activate in turn. An activation is worth two actions [dt14.act.two-actions], all named before the ' +
    'first is done [dt14.act.declare.all-first]. Whoever has fewer units left may pass ' +
    '[dt14.act.pass.fewer-units].\n\n' +
    'Naming all actions first is what makes a turn a plan: Move and Attack, Attack and Move, a March, a ' +
    'Sustained Attack, an order to somebody else. Once they are named they are carried out one after the ' +
    'other, even if the first went otherwise than hoped. An enemy close by who has not activated may ' +
    'answer, after a move or before an attack; then he has had his activation.',
  'dust-tactics-2014/move.title': 'Moving',
  'dust-tactics-2014/move':
    'A move goes up to the Move value [dt14.move.limit], a march for two actions up to the March value ' +
    '[dt14.march.limit], in all eight directions. The first diagonal costs one, later ones two ' +
    '[dt14.move.diagonal.later]. Facing does not limit the way [dt14.move.facing.ignored]; at its end a ' +
    'machine is turned to any edge [dt14.move.facing.end]. Friends are walked through, enemies never ' +
    '[dt14.move.pass.enemy].',
  'dust-tactics-2014/sight.title': 'Sight, range, arcs',
  'dust-tactics-2014/sight':
    'Sight runs from centre to centre [dt14.los.centres]. Squares without a dot and vehicles block ' +
    '[dt14.los.vehicle], infantry and low things do not [dt14.los.infantry]; behind trees and smoke ' +
    'nothing is seen [dt14.los.tree.beyond]. Soldiers fire all round [dt14.arc.infantry]; a machine’s ' +
    'weapon fires into its arc [dt14.arc.vehicle.card], front being what lies ahead and no further aside ' +
    '[dt14.arc.front], a turret all round [dt14.arc.turret].\n\n' +
    'For a machine the way it looks is half its strength: turn it at the end of a move towards what it ' +
    'shall fire at next, and keep its back to a wall. Before you choose, the table shows which squares ' +
    'lie in the arc.',
  'dust-tactics-2014/attack.title': 'Attacking',
  'dust-tactics-2014/attack':
    'A target must be in range, arc and sight [dt14.target.legal]; every weapon’s target is named first, ' +
    'and stays [dt14.target.locked]. A soldier uses one ranged weapon [dt14.target.soldier.ranged]. ' +
    'Faction signs hit [dt14.hit.f]; blast weapons roll a die for each miniature [dt14.hit.blast]. Blows ' +
    'come after the shots [dt14.close.ranged-first], on both sides at once, and no save helps ' +
    '[dt14.close.no-saves].',
  'dust-tactics-2014/save.title': 'Saves and damage',
  'dust-tactics-2014/save':
    'One die for each hit [dt14.save.die-per-hit]. Infantry in the open saves on faction ' +
    '[dt14.save.infantry.open], in cover on faction and shield [dt14.save.infantry.cover]; a vehicle ' +
    'saves only in cover [dt14.save.vehicle.cover]. Cover is crate, trap, tree, rubble, building or smoke ' +
    'in the square [dt14.save.cover.squares], or a corner that the line touches [dt14.save.cover.corner]. ' +
    'A hit costs a squad one soldier, whom its owner chooses [dt14.damage.squad.owner].\n\n' +
    'An example: four hits on a squad behind a crate. Its owner rolls four dice; faction and shield, four ' +
    'faces of six, save, so that on average one hit and a third gets through. In the open only two faces ' +
    'save, and nearly three get through: that is what a crate is worth.',
  'dust-tactics-2014/heroes.title': 'Heroes and orders',
  'dust-tactics-2014/heroes':
    'Heroes join squads, some pilot machines. Officers give orders in place of an action: Get Moving lets ' +
    'a unit act again on a faction sign [dt14.cmd.get-moving.die], two squares away or anywhere by radio ' +
    '[dt14.cmd.get-moving.radio]. Medics raise the fallen, mechanics repair.',
  'dust-tactics-2014/carry.title': 'Passengers, pilots, lifters',
  'dust-tactics-2014/carry':
    'Vehicles with places carry infantry [dt14.pass.infantry]: light ones take one place, heavy ones two ' +
    '[dt14.pass.heavy]. They get in by reaching the vehicle’s square [dt14.pass.mount.square] and ' +
    'activate on their own [dt14.pass.activate]. If it is destroyed, a die is rolled for each of them ' +
    '[dt14.pass.wreck.dice]. Airlifters and sealifters carry vehicles.',
  'dust-tactics-2014/works.title': 'Works',
  'dust-tactics-2014/works':
    'Bunkers and strongpoints take four squares [dt14.fort.grid.footprint] and are for infantry only ' +
    '[dt14.fort.infantry-only]; those inside are in cover [dt14.fort.cover], in a strongpoint failed ' +
    'saves are rolled again [dt14.fort.strongpoint.reroll]. Trenches cover infantry without blocking ' +
    'sight [dt14.fort.trench.sight]. Wire stops infantry unless the die shows faction ' +
    '[dt14.fort.wire.free]; mines strike whoever enters or leaves [dt14.fort.mine.attack].',
  'dust-tactics-2014/weapons.title': 'Weapons and equipment',
  'dust-tactics-2014/weapons':
    'Words in the weapon table say how a weapon is special: flame, laser, grenade, artillery, reload, ' +
    'salvo and others. Equipment is what a vehicle carries besides: smoke launchers, dozer blades, ' +
    'radios, passenger room. Every word is a row below.',
  'dust-tactics-2014/skills.title': 'Skills',
  'dust-tactics-2014/skills':
    'Skills stand under the picture. They allow what others may not, reroll what others keep, or work ' +
    'once in a battle. Those used on an attack are named together with the targets [dt14.target.skills].',
  'dust-tactics-2014/end.title': 'The end',
  'dust-tactics-2014/end':
    'It ends when an objective is achieved, when somebody has no unit left, or after the last turn; the ' +
    'turn is played out [dt14.win.end.timing]. An objective wins [dt14.win.objective]; failing that, the ' +
    'points of wholly destroyed units decide [dt14.win.points.whole-units], and equal points are a draw ' +
    '[dt14.win.draw].',
  'dust-tactics-2014/measured.title': 'Measured play',
  'dust-tactics-2014/measured':
    'A table without squares: distances are measured between bases and hulls [dt14.table.gap], a point of ' +
    'movement is ten centimetres [dt14.table.length]. A unit moves as a whole [dt14.table.move] and its ' +
    'miniatures stay within fifteen centimetres of each other [dt14.table.cohesion]. Woods, houses and ' +
    'smoke block sight through them [dt14.table.obscure]; cover is for whoever is half hidden ' +
    '[dt14.table.cover].',
  'dust-tactics-2014/answers.title': 'Rulings',
  'dust-tactics-2014/answers':
    'Some pages are lost and others contradict each other. What we decided and why: reactions ' +
    '[dt14.ruling.reaction], storeys [dt14.ruling.storeys.sight], scenarios whose maps nobody has.',
  'dust/table.title': 'The table',
  'dust/table':
    'The world is lands and seas joined by lines; lines that leave at one edge come back at the other ' +
    '[dust.board.link.wrap]. There are six capitals, power sources and production centres. Two faces of a ' +
    'die hit. Figures are limited: what is not in the box cannot be built.',
  'dust/setup.title': 'Setting up',
  'dust/setup':
    'Everybody is dealt six cards [dust.setup.deal.six] and picks one; its combat value gives the order ' +
    '[dust.setup.order.combat]. In that order capitals are claimed, then sources, lands and centres; what ' +
    'is left becomes neutral. The five other cards are the first hand [dust.setup.hand.five].',
  'dust/figures.title': 'Figures',
  'dust/figures':
    'Tanks and mechs fight on land, fighters and bombers fly with them, submarines hold the sea. Each has ' +
    'a price, a number of dice [dust.figure.def.combat] and a supremacy value ' +
    '[dust.figure.def.supremacy], which is compared once before a battle.',
  'dust/cards.title': 'Cards',
  'dust/cards':
    'A card has combat, movement and production points, stars and the ability of a character ' +
    '[dust.card.fields]. A hand holds five at most [dust.card.hand.limit]; new ones are only bought, for ' +
    'one point each [dust.prod.cost.card]. The character of the played card decides the one ability of ' +
    'the round [dust.card.value.ability].',
  'dust/round.title': 'The round',
  'dust/round':
    'Everybody picks a card unseen [dust.init.choose]; all are turned over at one moment ' +
    '[dust.init.reveal]. The highest combat value begins [dust.turn.order.combat], and each player does ' +
    'production, movement and combat before the next one begins [dust.turn.whole]. Then the round is ' +
    'scored.\n\n' +
    'The card is the plan of a whole round: one number is shared by everything you can do. A card with ' +
    'much combat begins and attacks often but builds little; one with much production builds but waits. ' +
    'What the others may play is what you have to guess, and the ability of the character may overturn it.',
  'dust/production.title': 'Production',
  'dust/production':
    'Each centre brings three points [dust.prod.income.centre], but no more than three for each source ' +
    '[dust.prod.income.power-cap]; each capital six [dust.prod.income.capital]; the card’s production is ' +
    'added, and six is the least [dust.prod.income.minimum]. Points buy units, centres and cards ' +
    '[dust.prod.buy.kinds]. New units stand where a centre is [dust.prod.place.land-air].\n\n' +
    'An example: two centres and two sources bring six, the capital six more, a card with one production ' +
    'makes thirteen: six tanks, or two mechs and a fighter. Tanks are the cheapest dice, fighters the ' +
    'cheapest supremacy; a centre pays for itself in two rounds if you have a source to feed it.',
  'dust/move.title': 'Movement',
  'dust/move':
    'The card’s movement value is the number of moves [dust.move.points.limit]. One land move takes along ' +
    'as many units as one likes [dust.move.land.number], through friendly areas and into empty ones; ' +
    'areas with foreign units are entered by combat only [dust.move.no-attack]. An area belongs to ' +
    'whoever has a unit in it, and to nobody when the last one leaves [dust.control.ends-at-once].',
  'dust/combat.title': 'Combat',
  'dust/combat':
    'The card’s combat value is the number of attacks [dust.combat.points.limit]. An attack goes from one ' +
    'area into a neighbouring one [dust.combat.target.adjacent] with as many units as one likes; all ' +
    'units there defend [dust.combat.target.all-defend]. Across the sea it needs a submarine in each sea ' +
    'area of the way [dust.combat.amph.path-own]. Bombers and submarines have special attacks.',
  'dust/battle.title': 'Battle',
  'dust/battle':
    'Supremacy comes first: the higher sum [dust.battle.supremacy.higher], the defender if equal, and ' +
    'always the defender of a capital [dust.battle.supremacy.capital]. Whoever has it rolls first ' +
    '[dust.battle.roll.first]: as many dice as the combat values add up to. The defender of a capital has ' +
    'five dice more [dust.battle.bonus.capital]. Each hit destroys a unit; then the sides may retreat or ' +
    'fight on.\n\n' +
    'A battle is fought roll by roll, and the one who rolls first thins out those who would roll back. ' +
    'Before every roll you may look at the odds of standing and of withdrawing; a battle that has turned ' +
    'bad costs least when it is broken off early.',
  'dust/scoring.title': 'Scoring',
  'dust/scoring':
    'After the last turn of a round all score together [dust.vp.together]: two points a capital ' +
    '[dust.vp.capital], two for each majority in production, sea and land [dust.vp.majority.value], one ' +
    'for every three sources [dust.vp.source]. Whoever is alone in front takes a majority ' +
    '[dust.vp.majority.most]; in a tie its last holder keeps it [dust.vp.majority.tie-holder].\n\n' +
    'Points come slowly and together, so that the map after the last turn counts and not the map during ' +
    'yours. A majority by one area is as good as one by five; a land taken in the last attack of the ' +
    'round may bring two points to you and take two from somebody else.',
  'dust/end.title': 'Victory',
  'dust/end':
    'Forty points win, or as many as were agreed [dust.win.forty], if one holds a capital at that moment ' +
    '[dust.win.capital]. It is decided only after scoring [dust.win.when]. Of several the one with most ' +
    'points wins [dust.win.several], then most capitals, then most areas.',
  'dust/answers.title': 'Rulings',
  'dust/answers':
    'The book leaves cases open. What we decided stands here, each with its reason, so that every table ' +
    'plays the same game.',
  'figure.dust.area':
    'Rome, a capital (star), with three tanks, a mech, a fighter and a bomber. Colour and pattern say who ' +
    'holds a land; the thick line is the front; neutrals are paper. Factory: production centre. Bolt: ' +
    'power source. Outlined: everything that Rome has a way to; where no border is shared a line shows ' +
    'the way.',
  'figure.dust.edge':
    'Alaska at the edge of the map. Outlined are its neighbours; the arrows that leave the picture come ' +
    'back on the other side, to Kamchatka and the seas around it.',
  'figure.dust.income':
    'Blue’s turn: two centres, but only one source to feed them (the bolt on the Balkans): 3 points. The ' +
    'capital brings 6, the card 1. Ten points to spend.',
  'figure.dust.move':
    'One land move from Rome: through own land, into empty land, never into a land with foreign units.',
  'figure.dust.attack': 'Attacks from Rome by land: every neighbour with foreign units, however strong.',
  'figure.dust.landing':
    'Landings from Rome: Blue’s submarine opens the Mediterranean, so every hostile coast on it can be ' +
    'attacked. Who lands cannot retreat.',
  'figure.dust.battle':
    'Rome attacks Berlin. Each side adds up its dice; the defender of a capital has five more. Supremacy ' +
    'decides who rolls first, but a capital’s defender always has it: here Red begins. Only faces with a ' +
    'target hit.',
  'figure.dust.scores':
    'The end of round 3. A boxed count is a majority: two points for whoever is alone in front. Capitals ' +
    'bring two each, every three sources one. What is gained is added to the points before.',
} as const;
