import { chaptersOf, type GameBook } from '../../book/book.ts';
import type { BoardFigure } from '../../book/figure.ts';

const board = (id: string, show: BoardFigure['show'], unit: string, position: string): BoardFigure => ({
  id,
  unit,
  show,
  position: `turn 1 of 8\nedges S N\nmap\n${position}`,
});

const open = `  . . . . . . .
  . t . . r . .
  . . . . . . .
  . . . . . . .
  . . . . # . .
  . . . . . . .
`;

/** Pictures of 2013/14, by the chapter in which they stand. */
const figures: Readonly<Record<string, readonly BoardFigure[]>> = {
  move: [
    board('walk', ['reach'], '1a', `${open}unit 1a ranger-combat-squad at D5\nunit 2a hans at G1 facing S\n`),
  ],
  sight: [
    board(
      'sight',
      ['sight'],
      '1a',
      `${open}unit 1a ranger-combat-squad at D5\nunit 2a hans at G1 facing S\n`,
    ),
    board('arc', ['ranges'], '1a', `${open}unit 1a wildfire at D4 facing N\nunit 2a hans at G1 facing S\n`),
  ],
  save: [
    board(
      'cover',
      ['cover'],
      '1a',
      `${open}crates C4\ntrenches F5\nunit 1a ranger-combat-squad at D5\nunit 2a hans at G1 facing S\n`,
    ),
  ],
};

export const tacticsBook: GameBook<'dust-tactics-2014'> = {
  id: 'dust-tactics-2014',
  chapters: chaptersOf(figures, {
    table: ['mat', 'dice', 'terrain', 'gen', 'quick'],
    cards: ['card'],
    setup: ['setup', 'deploy', 'scen'],
    turn: ['turn', 'init', 'act', 'nothing'],
    move: ['move', 'march'],
    sight: ['los', 'range', 'arc'],
    attack: ['attack', 'target', 'hit', 'sustained', 'close'],
    save: ['save', 'damage', 'stun'],
    heroes: ['hero', 'super', 'cmd'],
    carry: ['pass', 'pilot', 'lift', 'sea'],
    works: ['fort'],
    weapons: ['weapon', 'equip', 'sp'],
    skills: ['skill'],
    end: ['win'],
    measured: ['table'],
    answers: ['ruling'],
  }),
  how: { steps: 4, dice: ['faction', 'target', 'shield'], picture: figures.sight?.[1] },
};
