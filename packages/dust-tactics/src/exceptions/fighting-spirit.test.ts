import { test } from 'vitest';
import { table } from '../../test/table.ts';

const board = `
  round 2
  turn allies
  options reactive-fire=off
  map
    . . . . . .
    . . . . . .
`;

const together = `${board}
  allies recon-rangers A1 figures=1,2
  allies ellen-ward A1 with=recon-rangers
  axis luther E2
  axis recon-grenadiers D1`;

test(`[dt1.skill.spirit.reverse] [dt1.skill.spirit.move]
    having moved, the hero hits with MISS and not with HIT`, () => {
  table({
    position: together,
    dice: 'MHH',
    steps: [
      'activate recon-rangers',
      'move + shoot',
      'step B1',
      'fire ellen-ward/submachine-gun at recon-grenadiers',
      'open fire',
      { event: { type: 'hits', unit: 'ellen-ward', hits: 1 } },
    ],
  });
});

test('[dt1.skill.spirit.all] with all weapons', () => {
  table({
    position: together,
    dice: 'HHH MM',
    steps: [
      'activate recon-rangers',
      'move + shoot',
      'step B1',
      'fire ellen-ward/submachine-gun at recon-grenadiers',
      'fire ellen-ward/pistol at recon-grenadiers',
      'open fire',
      'lose recon-grenadiers.4',
      'lose recon-grenadiers.3',
      { ask: { unit: 'recon-grenadiers' }, expect: { soldiers: 3 } },
    ],
  });
});

test('[dt1.skill.spirit.shared] so does the squad she has joined', () => {
  table({
    position: together,
    dice: 'MH',
    steps: [
      'activate recon-rangers',
      'move + shoot',
      'step B1',
      'fire recon-rangers/m1 at recon-grenadiers',
      'open fire',
      { event: { type: 'hits', unit: 'recon-rangers', hits: 1 } },
    ],
  });
});

test('[dt1.skill.spirit.before] a move that is still to come does not count, nor one of no squares', () => {
  const position = `${board}
    allies ellen-ward C1
    axis luther F2
    axis recon-grenadiers D1`;
  table({
    position,
    dice: 'MMM',
    steps: [
      'activate ellen-ward',
      'shoot + move',
      'fire ellen-ward/submachine-gun at recon-grenadiers',
      'open fire',
      { event: { type: 'hits', unit: 'ellen-ward', hits: 0 } },
    ],
  });
  table({
    position,
    dice: 'MMM',
    steps: [
      'activate ellen-ward',
      'move + shoot',
      'stop',
      'fire ellen-ward/submachine-gun at recon-grenadiers',
      'open fire',
      { event: { type: 'hits', unit: 'ellen-ward', hits: 0 } },
    ],
  });
});

test('[dt1.skill.spirit.move] striking back after having moved is no attack of hers', () => {
  table({
    position: `${board}
      allies ellen-ward C1 moved activated
      allies pounder A2
      axis recon-grenadiers D1 figures=1,2`,
    dice: 'MM MM',
    steps: [
      'activate pounder',
      'do nothing',
      'activate recon-grenadiers',
      'shoot + move',
      'fire recon-grenadiers/knife-grenade at ellen-ward',
      'open fire',
      { event: { type: 'hits', unit: 'ellen-ward', hits: 0, back: true } },
    ],
  });
});
