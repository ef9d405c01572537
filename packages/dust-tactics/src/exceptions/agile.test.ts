import { test } from 'vitest';
import { table } from '../../test/table.ts';

const board = `
  round 2
  turn axis
  options reactive-fire=off
  map
    . . . . .
    . . . . .
    . . . . .
    . . . . .
`;

test('[dt1.skill.agile.diagonal] every diagonal costs one', () => {
  table({
    position: `${board}
      axis jaeger A1
      axis recon-grenadiers E1
      allies pounder E4`,
    steps: [
      { ask: { reach: { unit: 'jaeger', moves: 2 } }, expect: { C3: 2 } },
      'activate jaeger',
      'move + move',
      'step B2',
      'step C3',
      { ask: { unit: 'jaeger' }, expect: { place: 'C3' } },
      'activate pounder',
      'do nothing',
      'activate recon-grenadiers',
      'move + move',
      'step D2',
      { exclude: ['step C1', 'step E1', 'step E3'] },
    ],
  });
});

test('[dt1.skill.agile.shared] a hero makes his squad agile, until he breaks off', () => {
  table({
    position: `${board}
      axis recon-grenadiers A1
      axis angela A1 with=recon-grenadiers
      axis battle-grenadiers A4
      axis angela A4 name=other with=battle-grenadiers
      allies pounder E4`,
    steps: [
      'activate recon-grenadiers',
      'move + move',
      'step B2',
      'step C3',
      { ask: { unit: 'angela' }, expect: { place: 'C3' } },
      'activate pounder',
      'do nothing',
      'activate battle-grenadiers alone',
      'move + move',
      'step B3',
      { exclude: ['step C2', 'step A2'] },
    ],
  });
});
