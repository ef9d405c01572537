import { chaptersOf, type GameBook } from '../../book/book.ts';
import type { BoardFigure } from '../../book/figure.ts';

const board = (id: string, show: BoardFigure['show'], unit: string, position: string): BoardFigure => ({
  id,
  unit,
  show,
  position: `round 1 of 8\nturn allies\nmap\n${position}`,
});

const field = `  . . . . . . .
  . . # . . . .
  . . # . c . .
  . . . . . . .
  . c . . # . .
  . . . . . . .
`;

/** Pictures of the Core Set, by the chapter in which they stand. */
const figures: Readonly<Record<string, readonly BoardFigure[]>> = {
  move: [
    board('walk', ['reach'], 'recon-rangers', `${field}allies recon-rangers D5\naxis battle-grenadiers G1\n`),
    board('jump', ['reach'], 'hot-dog', `${field}allies hot-dog D5\naxis battle-grenadiers G1\n`),
  ],
  sight: [
    board(
      'sight',
      ['sight'],
      'recon-rangers',
      `${field}allies recon-rangers D5\naxis battle-grenadiers G1\n`,
    ),
    board(
      'ranges',
      ['ranges'],
      'recon-rangers',
      `${field}allies recon-rangers D5\naxis battle-grenadiers G1\n`,
    ),
  ],
  cover: [
    board(
      'cover',
      ['cover'],
      'recon-rangers',
      `${field}allies recon-rangers D5\naxis battle-grenadiers G1\n`,
    ),
  ],
};

export const coreBook: GameBook<'dust-tactics'> = {
  id: 'dust-tactics',
  chapters: chaptersOf(figures, {
    table: ['board', 'dice', 'box', 'terrain', 'def', 'space', 'rule'],
    cards: ['card', 'weapon', 'ability', 'ap'],
    setup: ['setup', 'scenario', 'sides'],
    round: ['round', 'init', 'act', 'action', 'seq'],
    move: ['move', 'enter'],
    sight: ['los', 'range'],
    attack: ['attack', 'sustained', 'damage', 'dmg', 'ammo'],
    cover: ['cover', 'crate', 'trap'],
    close: ['close', 'knife', 'knife-grenade'],
    heroes: ['hero', 'cmd'],
    weapons: ['flame', 'laser', 'grenade', 'ugl', 'faust', 'sw'],
    skills: ['skill'],
    end: ['end'],
    answers: ['faq', 'ruling'],
  }),
  how: {
    steps: 4,
    dice: ['hit', 'miss'],
    picture: figures.cover?.map((figure) => ({ ...figure, show: ['reach', 'sight', 'cover'] as const }))[0],
  },
};
