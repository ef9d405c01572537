import { test } from 'vitest';
import { table } from '../../test/table.ts';
import { cardById } from '../cards/index.ts';

const board = `
  round 2
  turn axis
  options reactive-fire=off
  map
    . . . .
    . . . .
`;

test('[dt1.skill.sniper-team.lost] without the spotter HIT hits again; without the shooter nobody picks', () => {
  table({
    position: `${board}
      axis sniper-grenadiers A1 figures=1
      axis sniper-grenadiers A2 figures=2
      allies recon-rangers D1
      allies pounder D2`,
    dice: 'H | M',
    steps: [
      'activate sniper-grenadiers',
      'shoot + move',
      'fire sniper-grenadiers/sniper-rifle at recon-rangers',
      'open fire',
      { question: 'casualty', seat: 1 },
      'lose recon-rangers.5',
      'stop',
      'activate pounder',
      'do nothing',
      'activate sniper-grenadiers-2', // the spotter alone: still MISS, with his own rifle, and the owner chooses
      'shoot + move',
      { exclude: ['fire sniper-grenadiers-2/sniper-rifle at recon-rangers'] },
      'fire sniper-grenadiers-2/stg47 at recon-rangers',
      'open fire',
      { question: 'casualty', seat: 0 },
    ],
  });
});

test('[dt1.skill.sniper-team.other] other abilities stay with whoever survives', () => {
  const team = {
    ...cardById('sniper-grenadiers')!,
    id: 'quick-team',
    skills: ['sniper-team', 'fast'] as const,
  };
  table({
    cards: [team],
    position: `${board}
      axis quick-team A1 figures=2
      allies pounder D2`,
    steps: ['activate quick-team', 'move + shoot', 'step B1', { include: ['step C1'] }],
  });
});
