/** A step of a lesson: its words are `lesson.<lesson>.<step>`; it is done when the player's side has made this happen. */
export interface LessonStep {
  readonly words: string;
  readonly until:
    | {
        readonly event: string;
        readonly side: 'allies' | 'axis' | 'any';
        readonly where?: Readonly<Record<string, string>>;
      }
    | 'over'
    | 'read';
}

/** A lesson is a position on a live board, a still or thinking opponent, and words. */
export interface Lesson {
  readonly id: string;
  readonly position: string;
  /** The enemy: a dummy that does nothing, or a player of a level. */
  readonly opponent: string;
  readonly seed: string;
  readonly steps: readonly LessonStep[];
}

const did = (words: string, event: string, where?: Readonly<Record<string, string>>): LessonStep => ({
  words,
  until: { event, side: 'allies', ...(where === undefined ? {} : { where }) },
});
const read = (words: string): LessonStep => ({ words, until: 'read' });

/** The opponent that only stands there. */
export const dummy = 'dummy';

export const lessons: readonly Lesson[] = [
  {
    id: 'moving',
    opponent: dummy,
    seed: 'lesson-1',
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
    steps: [
      read('intro'),
      did('select', 'activated'),
      did('walk', 'moved'),
      did('second', 'activated'),
      did('far', 'moved'),
      read('end'),
    ],
  },
  {
    id: 'shooting',
    opponent: dummy,
    seed: 'lesson-2',
    position: `round 1 of 8
turn allies
options reactive-fire=off
map
  . . . . . .
  . . . c . .
  . . . . . .
  . # . . . .
  . . . . # .
  . . . . . .
allies recon-rangers B3
allies combat-rangers D6
axis recon-grenadiers D2
axis laser-grenadiers F4
`,
    steps: [read('intro'), did('aim', 'declared'), read('dice'), did('open', 'declared'), read('end')],
  },
  {
    id: 'close',
    opponent: dummy,
    seed: 'lesson-3',
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
    steps: [
      read('intro'),
      did('sustained', 'declared', { unit: 'recon-rangers' }),
      did('close', 'close-combat'),
      read('end'),
    ],
  },
  {
    id: 'walkers',
    opponent: dummy,
    seed: 'lesson-4',
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
    steps: [
      read('intro'),
      did('gun', 'declared', { unit: 'pounder' }),
      did('crush', 'moved', { unit: 'hot-dog' }),
      did('flame', 'declared', { unit: 'hot-dog' }),
      read('end'),
    ],
  },
  {
    id: 'heroes',
    opponent: dummy,
    seed: 'lesson-5',
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
    steps: [read('intro'), did('together', 'moved'), did('weapons', 'declared'), read('part'), read('end')],
  },
  {
    id: 'battle',
    opponent: 'corporal',
    seed: 'lesson-6',
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
    steps: [read('intro'), did('advance', 'moved'), { words: 'fight', until: 'over' }],
  },
];
