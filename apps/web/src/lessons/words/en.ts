/** The words of the lessons, `<lesson>.<step>`. Every language has the same keys; a test compares them. */
export const words = {
  'moving.title': 'Moving',
  'moving.about': 'Squares, diagonals, walls',
  'moving.intro':
    'You command the Allies, on the round blue bases. The side whose turn it is activates one unit, then ' +
    'the other side does.',
  'moving.walk':
    'Choose the squad in B6. Blue squares are one move away, dotted ones two. Choose C5: the squad ' +
    'walks there. Walls cannot be entered; the first diagonal step costs one, further ones two.',
  'moving.second':
    'The second action would be an attack, but nobody is in reach: press “Hold fire”. Then it is ' +
    'the enemy’s turn, and yours again.',
  'moving.far':
    'Now the Assault Rangers in D6: fast, one square further. Move them to C6, next to the crate in ' +
    'B5. A crate is soft cover.',
  'moving.end': 'That is moving. Every step can be taken back with the arrow above until a die falls.',
  'shooting.title': 'Shooting and cover',
  'shooting.about': 'Range, line of sight, dice, cover',
  'shooting.intro':
    'To shoot, a weapon must reach its target and see it. Hatched squares are out of sight for the unit ' +
    'you selected; dashed lines show how far its weapons reach.',
  'shooting.aim':
    'Choose the squad in B3, then the enemy in D2. The table shows the exact odds of every weapon. ' +
    'When you like them, press the big button.',
  'shooting.dice':
    'A die hits on two of its six faces. The enemy stood with a crate: for every hit it rolled a die, ' +
    'and some were saved. The log tells it all, with the rules.',
  'shooting.open':
    'Now the squad in D6: compare the odds against the Laser Grenadiers in F4, who stand in the open. Shoot.',
  'shooting.end':
    'Soft cover saves about one hit in three, hard cover two in three. Move to where the enemy has ' +
    'none, and stay where you have some.',
  'close.title': 'Sustained attack, close combat',
  'close.about': 'Two actions on one attack, and blades',
  'close.intro':
    'A unit has two actions. Both may go into one attack: every die that misses is then rolled again.',
  'close.sustained':
    'Let the squad in B4 fire at the Battle Grenadiers in B2. From where it stands the program proposes a ' +
    'sustained attack; look at the odds with and without it.',
  'close.close':
    'The Combat Rangers in D5 stand next to the enemy in D4. Weapons of range C are for close combat: ' +
    'both sides strike at the same time. Attack them with everything.',
  'close.end': 'Close combat is dangerous for both. The odds table shows what it may cost you.',
  'walkers.title': 'Walkers',
  'walkers.about': 'Armour, big guns, crushing and jumping',
  'walkers.intro':
    'Walkers have vehicle armour and boxes of health. Rifles hardly scratch them: look at the columns V1 ' +
    'to V7 on the cards.',
  'walkers.gun': 'The Pounder’s gun has range U: as far as it sees. Fire it at the Ludwig in E2.',
  'walkers.crush':
    'The Hot Dog in C5 can walk onto the crate in C4 and crush it, or jump over things. Choose C4, ' +
    'then say whether to crush.',
  'walkers.flame':
    'Its Napalm Thrower burns every square on its way and ignores cover. Use it on the squad in C3.',
  'walkers.end': 'Boxes fill with damage. A walker without boxes left is destroyed.',
  'heroes.title': 'Heroes',
  'heroes.about': 'Joining a squad, sharing abilities',
  'heroes.intro':
    'A hero may join a squad of the same armour before the game. They move, shoot and are hit as one ' +
    'unit. Joe stands with the Assault Rangers.',
  'heroes.together':
    'Move them both towards the enemy: choose C3. One square is the move, the second comes from Fast.',
  'heroes.weapons':
    'Attack the Laser Grenadiers. Joe’s grenade launcher fires with the squad, and grenades ignore cover.',
  'heroes.part':
    'The owner decides who takes a hit, soldier or hero. A hero may break off for good: that is the order “alone”.',
  'heroes.end': 'Heroes turn battles and die like everybody else.',
  'battle.title': 'A small battle',
  'battle.about': 'Four rounds against the computer',
  'battle.intro':
    'Four rounds. Whoever destroys more army points wins. Enemies that have not acted may fire when you ' +
    'move in their sight: that is reactive fire.',
  'battle.advance': 'Begin: bring a unit forward, into cover if you can.',
  'battle.fight': 'Now it is up to you. Layers below the board show where the enemy can hurt you.',
  'reactive.title': 'Reactive fire',
  'reactive.about': 'Firing in the enemy’s turn',
  'reactive.intro':
    'The Axis begin. A unit that has not acted yet may fire while an enemy walks: within four squares, in ' +
    'sight, once a round.',
  'reactive.react':
    'The Grenadiers have come within four squares of B6. Press “Fire everything”: one die must ' +
    'show a hit, or the chance is gone. The attack itself is an ordinary one with one action.',
  'reactive.spent':
    'The price: a squad that fires in the enemy’s turn has acted for this round. Who reacts early cannot ' +
    'advance later.',
  'reactive.walk':
    'It works both ways. Walk with the squad in E6 to D5: an enemy who has not acted may fire at you too.',
  'reactive.end': 'Let enemies act first where you can: a unit that has acted never reacts.',
  'facing.title': 'Facing',
  'facing.about': 'Front arcs, turrets, turning',
  'facing.intro':
    'Machines look in one direction: the small arrow on their edge. The Wildfire’s guns fire only to the ' +
    'front, and it looks north.',
  'facing.pick': 'Choose the Wildfire in C4 and give it orders.',
  'facing.turn':
    'Order Move, then Attack. Instead of walking, press the arrow that points east: turning is part of a ' +
    'move and costs nothing.',
  'facing.fire': 'Now the squad in G4 lies in its front arc. Fire.',
  'facing.turret':
    'The Pounder in E6 has a turret: the gun fires all round, only the small one is fixed. Attack the ' +
    'walker in A6 without turning.',
  'facing.end': 'Turn so that the next target lies ahead, too. Infantry has no facing.',
  'reactions.title': 'Reactions',
  'reactions.about': 'Answering an enemy who moves or fires',
  'reactions.intro':
    'A unit that has not acted may react to an enemy in sight who ends a move or attacks within four ' +
    'squares. Wait for the Grenadiers.',
  'reactions.react':
    'They have stopped in C3, in front of your Wildfire. Press “Fire everything”: two dice; one ' +
    'faction sign is an attack, two are a sustained one. Nobody else may be the target.',
  'reactions.cost':
    'A reaction is the unit’s activation. It will do nothing else in this turn, successful or not.',
  'reactions.own':
    'Your own moves can be answered in the same way. Take the squad in F6 one square forward: too far for ' +
    'anybody to react.',
  'reactions.end': 'Look before you leap: the threat layer shows who could answer.',
  'command.title': 'Command',
  'command.about': 'Orders that let a unit act twice',
  'command.intro':
    'A command squad gives orders in place of an action. With a radio it reaches across the board.',
  'command.advance':
    'First let the squad in C6 march four squares forward: choose it, then C2 twice. A march takes ' +
    'both actions, so it has acted.',
  'command.order':
    'Now the command squad in D6: order “Get Moving”, then “Nothing”. One die; on the faction ' +
    'sign the squad may act a second time.',
  'command.again': 'It worked: the squad acts again. Aim at E1 and fire.',
  'command.end':
    'Repair and “Get up” are orders too. Keep the officer out of sight: without him there are none.',
  'transports.title': 'Transports',
  'transports.about': 'Getting in, driving, getting out',
  'transports.intro':
    'This time you lead the Axis. The Hanomag carries a squad and drives five squares on a march.',
  'transports.board':
    'Choose the squad in C6 and give it orders: Move, then Nothing. Now press “Get into Hanomag”.',
  'transports.drive': 'Now the Hanomag: order March and drive to F2. Turn it as you like.',
  'transports.out':
    'A new turn: you have the initiative, so go first. Choose the squad: getting out is its move. Choose ' +
    'G2, next to the vehicle, and attack H1.',
  'transports.end': 'If a transport is destroyed, those inside may be hurt. Get out before you are shot at.',
  'aircraft.title': 'Aircraft',
  'aircraft.about': 'Flying over everything, and firing up',
  'aircraft.intro':
    'Aircraft fly over walls, trees and units. Look at the columns A1 to A3 on the cards: few weapons reach them.',
  'aircraft.fly':
    'Choose the Dragonfly in C6, order Move and Attack, and fly over the ruin to D2. Let it look north.',
  'aircraft.fire': 'The squad in D1 lies ahead. Fire.',
  'aircraft.flak':
    'The enemy’s Adler hovers over H2. Let the squad in J6 fire at it: rifles and machine gun may ' +
    'scratch it.',
  'aircraft.end': 'Nothing hides from above, and aircraft have no cover. Keep something that reaches them.',
  'buildings.title': 'Buildings',
  'buildings.about': 'Doors, windows, storeys',
  'buildings.intro':
    'Thick lines are walls; the gaps are doors and windows. One walks, sees and shoots only through the gaps.',
  'buildings.enter':
    'Choose the squad in D5, then E3: it walks through the door into D4 and on to the window.',
  'buildings.window': 'From behind the window fire at the squad in H3. You have cover there; it has none.',
  'buildings.stairs':
    'The building has two storeys. Choose the squad in C4, then D4: it goes through the other door. It ' +
    'may still move: press “One storey up”.',
  'buildings.end': 'The stairs cost a square, up or down. From the roof one looks over the walls.',
  'works.title': 'Trenches and strongpoints',
  'works.about': 'Works that protect, works that stop',
  'works.intro': 'Trenches and strongpoints are cover for infantry. Barbed wire stops, mines cost lives.',
  'works.trench': 'Let the squad in B6 move and attack: walk into the trench in B4.',
  'works.fire': 'Fire at the squad in B1 from there. You have cover; it stands in the open.',
  'works.strongpoint': 'Now the squad in F6: walk into the strongpoint, to F4.',
  'works.over': 'A strongpoint sees to all sides, and failed saves are rolled again. Attack the squad in F1.',
  'works.end': 'Wire in B2 to D2 and mines in F2 guard the way to you. Infantry can cut and clear them.',
  'measured.title': 'On a table',
  'measured.about': 'Battlefield: formations, ranges in centimetres, noses, templates',
  'measured.intro':
    'Battlefield knows no squares. Everything is measured in centimetres from base to base: 10 cm are one ' +
    'point of movement or range. You lead the blue squad; the enemy stands in the open.',
  'measured.move':
    'Drag your squad behind the low wall. The shaded ground is one Move, which leaves an attack; the dotted ' +
    'line is a March, which does not. Lines from the ghost say who may fire. Then press Go there.',
  'measured.fire':
    'A low wall or a crate within 10 cm protects, a wood or a ruin protects those inside. Look at the ' +
    'odds of the squad to the north (2a) and press its row: everything that reaches it fires.',
  'measured.pinned':
    'Hits do not only kill: whoever is hit is also pinned down. A marker beside the unit says so, ' +
    'until it has pulled itself together in its turn; for that it does less.',
  'measured.turn':
    'Your walker fires to the front only, and the enemy stands to its right. Choose it, then the ground ' +
    'beside it, and turn its nose (drag it, or press Q and E) until the line to the enemy is green. Then ' +
    'press Go there.',
  'measured.gun': 'Now fire at the squad to the right.',
  'measured.template':
    'Bazooka Joe’s grenade launcher strikes everybody under a template. Choose him, then the squad before ' +
    'him: its odds appear. Press Sustained attack: the template follows where you point and counts its victims, ' +
    'your own men in red. Lay it where it strikes most.',
  'measured.end':
    'That is Battlefield. Doors and houses, reactions and works are as on squares. First Steps, on the ' +
    'farmyard table, is a good first battle.',
  'first-war.title': 'A first war',
  'first-war.about': 'One round step by step, then on your own to 8 points; ten minutes',
  'first-war.intro':
    'You against one computer. Each round: everybody plays a card, buys, moves, attacks; then points are ' +
    'counted. Eight points win here.',
  'first-war.card':
    'Take a card up and play it. Its three numbers are attacks, moves and production; the higher first ' +
    'number begins. Its picture is an ability.',
  'first-war.order':
    'The cards lie open: the one with more attacks begins. Watch the strip above the map to see whose turn it is.',
  'first-war.buy':
    'Your turn begins with production. Buy some tanks, they are cheap. Then press the blue button below and place ' +
    'them in Ukraine, one of the ringed areas.',
  'first-war.move':
    'Movement: choose Ukraine, then Muscovy, and send all but one. An area without units belongs to ' +
    'nobody: leave one behind. End movement when nothing else shall move.',
  'first-war.attack':
    'Combat: choose Muscovy and its neutral neighbour, West Siberia. The odds stand beside it; attack ' +
    'where they are good.',
  'first-war.score':
    'Finish your turn when nothing is left to do. After everybody’s turn the round is scored: two points ' +
    'a capital, two for the most land, sea or production, one for three sources.',
  'first-war.alone':
    'The rest is yours. Hold your capital, take sources, and have most of something when the round ends.',
} as const;
