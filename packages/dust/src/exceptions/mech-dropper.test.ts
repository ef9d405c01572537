import { expect, test } from 'vitest';
import { position } from '../../test/table.ts';
import { launches } from '../attacks/index.ts';
import { mechAreas } from './mech-dropper.ts';

test('[dust.ability.dropper.mechs] [dust.ability.dropper.target] from all own areas with mechs; none without', () => {
  const table = (units: string) =>
    position(
      `land a b c\nlinks a-b b-c\nplayer 0 red played=mech_dropper_1\nplayer 1 blue\nat a 0 ${units}\n` +
        'at b 0 T1\nat c 1 T1\nround 2\nnow combat 0',
    );
  expect(mechAreas(table('M2'), 0)).toEqual([0]);
  expect(launches(table('M2'), 0)).toEqual(['drop']);
  expect(launches(table('T2'), 0)).toEqual([]);
});
