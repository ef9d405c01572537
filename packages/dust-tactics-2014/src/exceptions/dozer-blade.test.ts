import { describe, expect, test } from 'vitest';
import { squareCover } from '../ground/squares/index.ts';
import { table } from '../testing.ts';

describe('Dozer Blade', () => {
  test('[dt14.equip.dozer.action] [dt14.equip.dozer.ends] digs in for cover until it drives', () => {
    const t = table('reactions off\nunit 1a bergeluther at C5\nunit 2a pounder at F5').do(
      'activate 1a',
      'dozer',
      'nothing',
    );
    expect(squareCover(t.state, t.unit('1a'))).toBe(true);
    const gone = table('reactions off\nunit 1a bergeluther at C5 dug\nunit 2a pounder at F5').do(
      'activate 1a',
      'move',
      'nothing',
      'C4',
      'face N',
    );
    expect(squareCover(gone.state, gone.unit('1a'))).toBe(false);
  });
});
