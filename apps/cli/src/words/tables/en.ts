/** Boards, rosters and legends of the terminal, where things come from, and the questions before a match. */
export const tables = {
  'side.allies': 'Allies',
  'side.axis': 'Axis',
  'side.blutkreuz': 'Blutkreuz',
  'side.ssu': 'SSU',
  'side.mercenaries': 'Mercenaries',
  'side.player': 'Player {number}',
  'side.seat': 'seat {seat}',
  'board.building': 'Building the battlefield',
  'board.round': 'Round {round}',
  'board.round-of': 'Round {round} of {rounds}',
  'board.turn-of': 'Turn {turn} of {turns}',
  'board.victory-points': 'victory points',
  'board.points': 'points',
  'board.setup': 'Set-up',
  'board.target': 'to {points} victory points',
  'board.lost': 'lost',
  'board.gone': 'gone',
  'board.aboard': 'in',
  'board.crate': 'crate',
  'board.trap': 'trap',
  'board.trench': 'trnch',
  'board.wire': 'wire',
  'board.mines': 'mines',
  'board.smoke': 'smoke',
  'board.neutral': 'Neutral armies',
  'board.out': 'out of the game',
  'board.income': 'income {income}, {cards} cards in hand',
  'board.card': ', card {card}',
  'board.card-used': ', card {card} (used)',
  'dice.hits': '{count} HIT',
  'dice.symbols': '{faction} faction, {target} target, {shield} shield',
  'dice.again': 'and again',
  'legend.core':
    'A Allies, X Axis; ooo soldiers, +++ health; > acts, . has acted, ! can be shot at;\n### ' +
    'blocked, c crate (soft cover), t tank trap (hard cover), * objective,\n^ v entry, (3) option 3',
  'legend.core-rich':
    '{allies} Allies {axis} Axis  ● soldier ♥ health  ► acts ✓ has acted ◎ can be shot at  ▒ ' +
    'blocked\n{crate} crate, soft cover  {trap} tank trap, hard cover  {goal} objective  ↑↓ entry  ' +
    '(3) option 3',
  'legend.2014':
    '1a, 2b: the units by side; ^ > v < facing, + with a hero; . has acted, ! can be shot at;\nY ' +
    'tree, A rubble, ### closed, ~ water, n building, * objective, (3) option 3',
  'legend.measured':
    'On a table: A, B the units of the first side, a, b of the second, a letter for each ' +
    'miniature;\n& wood, ^ rubble, ~ = water, / wire, # block, , crate, + trap, _ trench, ( crater, ' +
    ': mines, ; house,\n[ ] works, % smoke, | wall, - low wall, * marker. "go 40|30" sends the ' +
    'whole unit, "go 40|30@16" turns it.\nTerrain of your own: "lay wood 250 450,200@0" sets out a ' +
    'wood 250 mm across, turned by none of 64 headings.',
  'legend.dust':
    '* capital, + power source, # production centre; T tank M mech F fighter B bomber S submarine',
  'legend.dust-rich':
    '★ capital ◆ power source ■ production centre; T tank M mech F fighter B bomber S submarine',
  'source.scenario': '{rules}; {map}',
  'source.rules.printed': 'conditions as printed',
  'source.rules.inferred': 'conditions inferred from what is known of the printed scenario',
  'source.rules.ours': 'a scenario of our own',
  'source.map.printed': 'map as printed',
  'source.map.inferred': 'map inferred, because the printed one is lost',
  'source.map.ours': 'map ours',
  'source.dust': 'rules as printed; {map}, deck {deck}, because of the published ones only numbers are known',
  'way.no-square': 'There is no square {name}.',
  'way.no-entry': 'It cannot enter at {square}.',
  'way.nobody': 'Nobody is on the move now.',
  'way.too-far': '{unit} cannot end in {square} with what it has left.',
  'way.answer': 'Answer {number} goes to {square}.',
  'way.no-option': 'No option leads to {square}.',
  'way.point': 'Say a point in centimetres: go 40|30 or go 40|30@16.',
  'way.nobody-comes': 'Nobody can come to {place}.',
  'way.none': 'There are no squares to go to.',
  'way.area': 'Choose an area from the list instead.',
  'prompt.title': 'Dustfront: Dust Tactics, Core Set',
  'prompt.battle': 'What shall be fought?',
  'prompt.scenario': '{note} {rounds} rounds; {word}',
  'prompt.free': 'A battle of your own',
  'prompt.free-hint': 'choose battlefield and armies',
  'prompt.opponent': 'Against whom?',
  'prompt.person': 'Another person at this keyboard',
  'prompt.computer': 'The computer: {name}',
  'prompt.help': 'Type help at any time.',
  'prompt.side': 'Which side is yours?',
  'prompt.where': 'Where?',
  'prompt.armies': 'Which armies?',
  'prompt.against': '{allies} against {axis}',
  'prompt.points': '{points} AP a side',
  'level.recruit': 'Recruit',
  'level.corporal': 'Corporal',
  'level.sergeant': 'Sergeant',
  'level.captain': 'Captain',
  'level-note.recruit': 'Answers at random, but lawfully.',
  'level-note.corporal': 'Shoots at what it can hurt most, walks towards the rest.',
  'level-note.sergeant': 'Weighs whole activations by exact odds, and what the enemy will answer.',
  'level-note.captain': 'Plays the best plans out in its head before it chooses.',
} as const;

/** The same in another language. */
export type Tables = Readonly<Record<keyof typeof tables, string>>;
