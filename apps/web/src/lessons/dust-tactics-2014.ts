import { answered, did, dummy, type Lesson, type LessonStep, read } from './lesson.ts';

const lesson = (
  id: string,
  seed: string,
  position: string,
  steps: readonly LessonStep[],
  enemy?: readonly string[],
): Lesson => ({
  id,
  game: 'dust-tactics-2014',
  opponent: dummy,
  ...(enemy === undefined ? {} : { enemy }),
  seed,
  begin: { position },
  steps,
});

/** What the edition of 2013/14 has that the Core Set has not, one thing a lesson. */
export const tacticsLessons: readonly Lesson[] = [
  lesson(
    'facing',
    'c',
    `turn 1 of 8
reactions off
edges S N
map
  . . . . . . . .
  . . . t . . . .
  . . . . . . r .
  . . . . . . . .
  . t . . . . . .
  . . . . . . . .
unit 1a wildfire at C4 facing N
unit 1b pounder at E6 facing S
unit 2a grenadier-battle-squad at G4
unit 2b hans at A6 facing E
`,
    [
      read('intro', 'unit 1a'),
      did('pick', 'activates', { unit: '1a' }, ['unit 1a'], ['activate 1a']),
      answered('turn', ['face E'], ['unit 1a'], ['move', 'attack', 'face E']),
      did('fire', 'attack', { unit: '1a' }, ['unit 2a', 'main'], ['1a *']),
      did(
        'turret',
        'attack',
        { unit: '1b' },
        ['unit 1b', 'unit 2b', 'main'],
        ['activate 1b', 'attack', 'nothing', '1b *'],
      ),
      read('end'),
    ],
  ),
  lesson(
    'reactions',
    'b',
    `turn 1 of 8
edges S N
to-act 2
map
  . . . . . . . .
  . . . . . . . .
  . . . t . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
unit 1a wildfire at C5 facing N
unit 1b ranger-attack-squad at F6
unit 2a grenadier-battle-squad at C1
unit 2b hans at H1 facing S
`,
    [
      read('intro', 'unit 1a'),
      did('react', 'attack', { unit: '1a' }, ['unit 2a', '.react-all', 'main'], ['react 1a', '1a *']),
      read('cost', 'unit 1a'),
      did('own', 'stepped', { unit: '1b' }, ['unit 1b', 'F5'], ['activate 1b', 'move', 'nothing', 'F5']),
      read('end'),
    ],
    ['activate 2a', 'move', 'nothing', 'C2', 'C3', 'stop'],
  ),
  lesson(
    'command',
    'c',
    `turn 1 of 8
reactions off
edges S N
map
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
unit 1a ranger-command-squad at D6
unit 1b ranger-combat-squad at C6
unit 2a grenadier-battle-squad at E1
unit 2b hans at G1 facing S
`,
    [
      read('intro', 'unit 1a'),
      did(
        'advance',
        'stepped',
        { unit: '1b', at: 10 },
        ['unit 1b', 'C2'],
        ['activate 1b', 'march', 'C5', 'C4', 'C3', 'C2'],
      ),
      did(
        'order',
        'special',
        { unit: '1a' },
        ['unit 1a', 'unit 1b'],
        ['stop', 'activate 1a', 'get-moving', 'nothing'],
      ),
      did('again', 'attack', { unit: '1b' }, ['unit 2a', 'main'], ['choose 1b', 'attack', 'nothing', '1b *']),
      read('end'),
    ],
  ),
  lesson(
    'transports',
    'c',
    `turn 1 of 8
reactions off
edges S N
map
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
unit 1a hanomag at C5 facing N
unit 1b sturmgrenadier-assault-squad at C6
unit 2a ranger-combat-squad at H1
`,
    [
      read('intro', 'unit 1a', 'unit 1b'),
      did(
        'board',
        'boarded',
        { unit: '1b' },
        ['unit 1b'],
        ['activate 1b', 'move', 'nothing', 'board 1a as passenger'],
      ),
      did(
        'drive',
        'turn',
        { turn: 2 },
        ['unit 1a', 'F2'],
        ['activate 1a', 'march', 'D4', 'E3', 'F2', 'face E'],
      ),
      did(
        'out',
        'attack',
        { unit: '1b' },
        ['unit 1a', 'G2', 'unit 2a'],
        ['first 1', 'activate 1b', 'move', 'attack', 'place G2', 'G2', 'stop', '1b *'],
      ),
      read('end'),
    ],
  ),
  lesson(
    'aircraft',
    'a',
    `turn 1 of 8
reactions off
edges S N
map
  . . . . . . . . . .
  . . . . . . . . . .
  . . # # . . . . . .
  . . # # . . . t . .
  . . . . . . . . . .
  . . . . . . . . . .
unit 1a dragonfly at C6 facing N
unit 1b ranger-weapon-squad at J6
unit 2a grenadier-battle-squad at D1
unit 2b adler at H2 facing S
`,
    [
      read('intro', 'unit 1a', 'unit 2b'),
      did(
        'fly',
        'action',
        { unit: '1a', action: 'attack' },
        ['unit 1a', 'D2'],
        ['activate 1a', 'move', 'attack', 'C5', 'C4', 'C3', 'D2', 'face N'],
      ),
      did('fire', 'attack', { unit: '1a' }, ['unit 2a', 'main'], ['1a *']),
      did(
        'flak',
        'attack',
        { unit: '1b' },
        ['unit 1b', 'unit 2b', 'main'],
        [
          'activate 1b',
          'attack',
          'nothing',
          '1b Machinegun x1 at 2b',
          '1b Automatic Rifle x3 at 2b',
          'hold *',
        ],
      ),
      read('end'),
    ],
  ),
  lesson(
    'buildings',
    'c',
    `turn 1 of 8
reactions off
edges S N
map
  . . . . . . . .
  . . . . . . . .
  . . . b b . . .
  . . . b b . . .
  . . . . . . . .
  . . . . . . . .
wall D4 D5 small
wall E4 E5 wall
wall D3 D2 wall
wall E3 E2 small
wall C3 D3 wall
wall C4 D4 small
wall E3 F3 small
wall E4 F4 wall
building 2 D3 E3 D4 E4
unit 1a ranger-combat-squad at D5
unit 1b ranger-attack-squad at C4
unit 2a grenadier-battle-squad at H3
unit 2b sturmgrenadier-assault-squad at A1
`,
    [
      read('intro', 'D4'),
      did(
        'enter',
        'stepped',
        { unit: '1a', at: 20 },
        ['unit 1a', 'E3'],
        ['activate 1a', 'move', 'attack', 'D4', 'E3'],
      ),
      did('window', 'attack', { unit: '1a' }, ['unit 2a', 'main'], ['stop', '1a *']),
      answered('stairs', ['up'], ['unit 1b', 'D4'], ['activate 1b', 'move', 'nothing', 'D4', 'up']),
      read('end'),
    ],
  ),
  lesson(
    'works',
    'c',
    `turn 1 of 8
reactions off
edges S N
map
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
trenches B4 C4
wire B2 C2 D2
mines F2
fort strongpoint E4 N 1
unit 1a ranger-combat-squad at B6
unit 1b ranger-weapon-squad at F6
unit 2a grenadier-battle-squad at B1
unit 2b sturmgrenadier-assault-squad at F1
`,
    [
      read('intro', 'B4', 'C4'),
      did(
        'trench',
        'stepped',
        { unit: '1a', at: 25 },
        ['unit 1a', 'B4'],
        ['activate 1a', 'move', 'attack', 'B5', 'B4'],
      ),
      did('fire', 'attack', { unit: '1a' }, ['unit 2a', 'main'], ['stop', '1a *']),
      did(
        'strongpoint',
        'stepped',
        { unit: '1b', at: 29 },
        ['unit 1b', 'F4'],
        ['activate 1b', 'move', 'attack', 'F5', 'F4'],
      ),
      did('over', 'attack', { unit: '1b' }, ['unit 2b', 'main'], ['stop', '1b *']),
      read('end', 'B2', 'F2'),
    ],
  ),
  lesson(
    'measured',
    'c',
    `turn 1 of 8
reactions off
suppression on
edges S N
table 900 900
low-wall hedge 240,520 460,520
wood copse 640,110 780,100 820,210 740,280 650,230
crater hole 122,345 155,320 200,325 222,358 212,398 168,418 130,398
unit 1a ranger-combat-squad at 300,740 340,740 380,740 320,780 360,780
unit 1b wildfire at 600,740@48
unit 1c bazooka-joe at 520,640
unit 2a grenadier-battle-squad at 300,330 340,330 380,330 320,290 360,290
unit 2b sturmgrenadier-assault-squad at 830,660 830,700 830,740 870,680 870,720
unit 2c grenadier-battle-squad at 545,400 585,385 610,415 635,385 675,400
`,
    [
      read('intro', 'unit 1a', 'unit 2a'),
      did(
        'move',
        'marched',
        { unit: '1a' },
        ['unit 1a', 'thing hedge', '.mt-draft .commit'],
        ['activate 1a', 'move', 'attack', 'go 300,550 340,550 380,550 320,580 360,580'],
      ),
      did('fire', 'attack', { unit: '1a' }, ['unit 2a', 'main'], ['1a *']),
      read('pinned', 'unit 2a'),
      did(
        'turn',
        'marched',
        { unit: '1b' },
        ['unit 1b', '.mt-grip', 'unit 2b'],
        ['activate 1b', 'move', 'attack', 'go 600,730@0'],
      ),
      did('gun', 'attack', { unit: '1b' }, ['unit 2b', 'main'], ['1b *']),
      did(
        'template',
        'attack',
        { unit: '1c' },
        ['unit 1c', 'unit 2c'],
        ['activate 1c', 'attack', 'nothing', '1c *', 'mark *'],
      ),
      read('end', 'thing copse'),
    ],
    // Whoever was pinned stays so while it is spoken of.
    ['activate 2b', 'activate 2c'],
  ),
];
