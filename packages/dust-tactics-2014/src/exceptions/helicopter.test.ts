import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Helicopters and planes', () => {
  test(`[dt14.equip.heli.first] [dt14.equip.heli.sustained] [dt14.equip.aircraft.first]
      a helicopter need not move first and may sustain; a plane moves first and never does`, () => {
    const heli = table('reactions off\nunit 1a striker at C5 facing E\nunit 2a pounder at E5').do(
      'activate 1a',
    );
    expect(heli.options()).toEqual(expect.arrayContaining(['attack', 'sustained']));
    const plane = table('reactions off\nunit 1a falke at C5 facing E\nunit 2a pounder at E5').do(
      'activate 1a',
    );
    expect(plane.options()).toEqual(['move', 'march']);
    plane.do('move');
    expect(plane.options()).not.toContain('sustained');
  });

  test('[dt14.ruling.aircraft.least] a plane covers at least half its Move, a helicopter as little as it likes', () => {
    const plane = table('reactions off\nunit 1a falke at A5 facing E\nunit 2a pounder at L9').do(
      'activate 1a',
      'move',
      'nothing',
    );
    plane.do('B5', 'C5', 'D5', 'E5', 'F5');
    expect(plane.options()).not.toContain('face E');
    plane.do('G5', 'face E');
    expect(plane.at('1a')).toBe('G5');
    const heli = table('reactions off\nunit 1a striker at A5\nunit 2a pounder at L9').do(
      'activate 1a',
      'move',
      'nothing',
    );
    expect(heli.options()).toContain('face E');
  });
});
