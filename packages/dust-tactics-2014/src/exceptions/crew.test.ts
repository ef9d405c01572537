import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Crew', () => {
  test(`[dt14.equip.crew.either] [dt14.equip.crew.count] [dt14.equip.crew.close]
      the gun or the crew, as many as points are left; hands in close combat`, () => {
    const t = table('reactions off\nunit 1a red-fury at C5 marks 1\nunit 2a stefan at E5').do(
      'activate 1a',
      'attack',
      'nothing',
    );
    expect(t.options()).toEqual(['1a Anti-Tank Gun x1 at 2a', 'hold Anti-Tank Gun']);
    const crew = table('reactions off\nunit 1a red-fury at C5 marks 1\nunit 2a stefan at E5').do(
      'activate 1a',
      'attack',
      'nothing',
      'hold Anti-Tank Gun',
    );
    expect(crew.options()).toEqual([
      '1a Submachine Gun x2 at 2a',
      '1a Submachine Gun x1 at 2a',
      'hold Submachine Gun',
    ]);
    const gun = table('reactions off\nunit 1a red-fury at C5 marks 1\nunit 2a stefan at E5', 'T').do(
      'activate 1a',
      'attack',
      'nothing',
      '1a Anti-Tank Gun x1 at 2a',
    );
    expect(gun.event('line-rolled')).toMatchObject({ weapon: 'Anti-Tank Gun' });
    const hands = table('reactions off\nunit 1a red-fury at C5 marks 1\nunit 2a hans at D5').do(
      'activate 1a',
      'attack',
      'nothing',
      'hold Anti-Tank Gun',
    );
    expect(hands.options()).toContain('1a Improvised weapon x2 at 2a');
  });
});
