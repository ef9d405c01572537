import type { BoardFigure } from './figure.ts';

const core = (id: string, show: BoardFigure['show'], unit: string, position: string): BoardFigure => ({
  id,
  unit,
  show,
  position: `round 1 of 8\nturn allies\nmap\n${position}`,
});

const second = (id: string, show: BoardFigure['show'], unit: string, position: string): BoardFigure => ({
  id,
  unit,
  show,
  position: `turn 1 of 8\nedges S N\nmap\n${position}`,
});

const field = `  . . . . . . .
  . . # . . . .
  . . # . c . .
  . . . . . . .
  . c . . # . .
  . . . . . . .
`;

/** Pictures of the Core Set, by the chapter in which they stand. */
export const coreFigures: Readonly<Record<string, readonly BoardFigure[]>> = {
  move: [
    core('walk', ['reach'], 'recon-rangers', `${field}allies recon-rangers D5\naxis battle-grenadiers G1\n`),
    core('jump', ['reach'], 'hot-dog', `${field}allies hot-dog D5\naxis battle-grenadiers G1\n`),
  ],
  sight: [
    core('sight', ['sight'], 'recon-rangers', `${field}allies recon-rangers D5\naxis battle-grenadiers G1\n`),
    core(
      'ranges',
      ['ranges'],
      'recon-rangers',
      `${field}allies recon-rangers D5\naxis battle-grenadiers G1\n`,
    ),
  ],
  cover: [
    core('cover', ['cover'], 'recon-rangers', `${field}allies recon-rangers D5\naxis battle-grenadiers G1\n`),
  ],
};

const open = `  . . . . . . .
  . t . . r . .
  . . . . . . .
  . . . . . . .
  . . . . # . .
  . . . . . . .
`;

/** Pictures of 2013/14. */
export const tacticsFigures: Readonly<Record<string, readonly BoardFigure[]>> = {
  move: [
    second(
      'walk14',
      ['reach'],
      '1a',
      `${open}unit 1a ranger-combat-squad at D5\nunit 2a hans at G1 facing S\n`,
    ),
  ],
  sight: [
    second(
      'sight14',
      ['sight'],
      '1a',
      `${open}unit 1a ranger-combat-squad at D5\nunit 2a hans at G1 facing S\n`,
    ),
    second('arc', ['ranges'], '1a', `${open}unit 1a wildfire at D4 facing N\nunit 2a hans at G1 facing S\n`),
  ],
  save: [
    second(
      'cover14',
      ['cover'],
      '1a',
      `${open}crates C4\ntrenches F5\nunit 1a ranger-combat-squad at D5\nunit 2a hans at G1 facing S\n`,
    ),
  ],
};
