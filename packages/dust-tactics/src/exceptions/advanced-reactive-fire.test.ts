import { test } from 'vitest';
import { table } from '../../test/table.ts';

const board = `
  round 2
  turn allies
  map
    . . . . . . . .
    . . . . . . . .
`;

test('[dt1.ruling.reactive-advanced] within six squares, and MISS succeeds', () => {
  table({
    position: `${board.trimEnd()}
    . . . . . . . .
      allies recon-rangers A1
      axis sturm-koenig G1
      axis luther G3`,
    dice: 'M MMMMMM',
    steps: [
      'activate recon-rangers',
      'move + move',
      'step A2',
      { options: ['hold', 'react sturm-koenig'], seat: 1 }, // Luther is six squares off and has four
      'react sturm-koenig',
      { event: { type: 'reacts' } },
      'open fire',
      { ask: { unit: 'sturm-koenig' }, expect: { activated: true } },
    ],
  });
});

test('[dt1.ruling.reactive-one] by the option of the later FAQ one attempt in all is made at an activation', () => {
  const position = (option: string) => `${board}
    options one-reaction=${option}
    allies recon-rangers A1
    axis luther E1
    axis ludwig E2`;
  table({
    position: position('on'),
    dice: 'M',
    steps: [
      'activate recon-rangers',
      'move + move',
      'step B1',
      'react luther',
      { question: 'step', seat: 0 },
    ],
  });
  table({
    position: position('off'),
    dice: 'M',
    steps: [
      'activate recon-rangers',
      'move + move',
      'step B1',
      'react luther',
      { options: ['hold', 'react ludwig'], seat: 1 },
    ],
  });
});
