import { answered, did, dummy, type Lesson, read } from './lesson.ts';

/** Lessons on squares of the Core Set: the learner leads the Allies. */
export const coreLessons: readonly Lesson[] = [
  {
    id: 'moving',
    game: 'dust-tactics',
    opponent: dummy,
    seed: 'lesson-1',
    begin: {
      position: `round 1 of 8
turn allies
options reactive-fire=off
map
  . . . . . .
  . . # . c .
  . . # . . .
  . . . . # .
  . c . . . .
  . . . . . .
allies recon-rangers B6
allies assault-rangers D6
axis battle-grenadiers F1
`,
    },
    steps: [
      read('intro', 'B6', 'D6'),
      did('walk', 'moved', {}, ['B6', 'C5'], ['activate recon-rangers', 'move + shoot', 'step C5']),
      did('second', 'activated', {}, ['main'], ['stop', 'open fire', 'activate assault-rangers']),
      did('far', 'moved', { unit: 'assault-rangers' }, ['D6', 'C6'], ['move + shoot', 'step C6']),
      read('end'),
    ],
  },
  {
    id: 'shooting',
    game: 'dust-tactics',
    opponent: dummy,
    seed: 'lesson-2',
    begin: {
      position: `round 1 of 8
turn allies
options reactive-fire=off
map
  . . . . . .
  . . . c . .
  . . . . . .
  . # . . . .
  . . . . . .
  . . . . . #
allies recon-rangers B3
allies combat-rangers D6
axis recon-grenadiers D2
axis laser-grenadiers F4
`,
    },
    steps: [
      read('intro', 'B3'),
      did(
        'aim',
        'declared',
        { unit: 'recon-rangers' },
        ['B3', 'D2', 'main'],
        ['activate recon-rangers', 'shoot + move', 'fire recon-rangers/m1 at recon-grenadiers', 'open fire'],
      ),
      read('dice'),
      did(
        'open',
        'declared',
        { unit: 'combat-rangers' },
        ['D6', 'F4', 'main'],
        [
          'stop',
          'activate combat-rangers',
          'shoot + move',
          'fire combat-rangers/m1 at laser-grenadiers',
          'open fire',
        ],
      ),
      read('end'),
    ],
  },
  {
    id: 'close',
    game: 'dust-tactics',
    opponent: dummy,
    seed: 'lesson-3',
    begin: {
      position: `round 1 of 8
turn allies
options reactive-fire=off
map
  . . . . . .
  . . . . . .
  . . # . . .
  . . . . . .
  . . . . . .
  . . . . . .
allies recon-rangers B4
allies combat-rangers D5
axis battle-grenadiers B2 figures=1,2,3
axis laser-grenadiers D4 figures=1,5
`,
    },
    steps: [
      read('intro'),
      did(
        'sustained',
        'declared',
        { unit: 'recon-rangers' },
        ['B4', 'B2', 'main'],
        [
          'activate recon-rangers',
          'sustained attack',
          'fire recon-rangers/m1 at battle-grenadiers',
          'open fire',
        ],
      ),
      did(
        'close',
        'close-combat',
        {},
        ['D5', 'D4', 'main'],
        [
          'activate combat-rangers',
          'shoot + move',
          'fire combat-rangers/knife-grenade at laser-grenadiers',
          'open fire',
        ],
      ),
      read('end'),
    ],
  },
  {
    id: 'walkers',
    game: 'dust-tactics',
    opponent: dummy,
    seed: 'lesson-4',
    begin: {
      position: `round 1 of 8
turn allies
options reactive-fire=off
map
  . . . . . .
  . . t . . .
  . # . . . .
  . . c . # .
  . . . . . .
  . . . . . .
allies hot-dog C5
allies pounder A6
axis ludwig E2
axis recon-grenadiers C3
`,
    },
    steps: [
      read('intro', 'C5', 'A6'),
      did(
        'gun',
        'declared',
        { unit: 'pounder' },
        ['A6', 'E2', 'main'],
        ['activate pounder', 'shoot + move', 'fire pounder/17pdr at ludwig', 'open fire'],
      ),
      answered(
        'crush',
        ['crush', 'spare', 'jump'],
        ['C5', 'C4'],
        ['walk', 'stop', 'activate hot-dog', 'move + shoot', 'walk', 'step C4', 'crush'],
      ),
      did('flame', 'declared', { unit: 'hot-dog' }, ['C3', 'main'], ['stop', 'fire hot-dog/*', 'open fire']),
      read('end'),
    ],
  },
  {
    id: 'heroes',
    game: 'dust-tactics',
    opponent: dummy,
    seed: 'lesson-5',
    begin: {
      position: `round 1 of 8
turn allies
options reactive-fire=off
map
  . . . . . .
  . . . . . .
  . . . # . .
  . c . . . .
  . . . . . .
  . . . . . .
allies assault-rangers C5
allies joe-brown C5 with=assault-rangers
axis laser-grenadiers C2
axis sigrid C2 with=laser-grenadiers
`,
    },
    steps: [
      read('intro', 'C5'),
      did(
        'together',
        'moved',
        {},
        ['C5', 'C3'],
        ['activate assault-rangers', 'move + shoot', 'step C4', 'step C3'],
      ),
      did(
        'weapons',
        'declared',
        {},
        ['C2', 'main'],
        ['step C3', 'stop', 'fire assault-rangers/flamethrower at laser-grenadiers', 'open fire'],
      ),
      read('part'),
      read('end'),
    ],
  },
  {
    id: 'reactive',
    game: 'dust-tactics',
    opponent: dummy,
    enemy: [
      'activate recon-grenadiers',
      'move + move',
      'step D2',
      'step C3',
      'stop',
      'react battle-grenadiers',
      'fire battle-grenadiers/*',
      'open fire',
    ],
    seed: 'lesson-r-d',
    begin: {
      position: `round 1 of 4
turn axis
map
  . . . . . .
  . . . . c .
  . # . . . .
  . . . . . .
  . c . . # .
  . . . . . .
allies recon-rangers B6
allies combat-rangers E6
axis recon-grenadiers D1
axis battle-grenadiers F2
`,
    },
    steps: [
      read('intro', 'B6', 'E6'),
      did(
        'react',
        'declared',
        { unit: 'recon-rangers' },
        ['C3', '.react-all', 'main'],
        ['react recon-rangers', 'fire recon-rangers/*', 'open fire'],
      ),
      read('spent', 'B6'),
      did(
        'walk',
        'moved',
        { unit: 'combat-rangers' },
        ['E6', 'D5'],
        ['activate combat-rangers', 'move + shoot', 'step D5'],
      ),
      read('end'),
    ],
  },
  {
    id: 'battle',
    game: 'dust-tactics',
    opponent: 'corporal',
    seed: 'lesson-6',
    begin: {
      position: `round 1 of 4
turn allies
map
  . . . . . .
  . # . . c .
  . . . . . .
  . . . t . .
  . c . . # .
  . . . . . .
allies recon-rangers B6
allies hot-dog D6
axis recon-grenadiers E1
axis luther C1
`,
    },
    steps: [
      read('intro'),
      did('advance', 'moved', {}, ['B6', 'D6'], ['activate recon-rangers', 'move + shoot', 'step C5']),
      { words: 'fight', until: 'over', point: [], solution: [] },
    ],
  },
];
