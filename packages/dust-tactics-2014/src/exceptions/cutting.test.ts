import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Cutting weapons', () => {
  test(`[dt14.weapon.cutting.chain] [dt14.weapon.cutting.until] [dt14.weapon.cutting.t-first]
      each hit rolls on until a miss`, () => {
    const t = table('reactions off\nunit 1a natalya at C5 facing E\nunit 2a pounder at D5', 'FTTT F T T').do(
      'activate 1a',
      'attack',
      'nothing',
      '1a Dual Chainsaws x1 at 2a',
    );
    expect(t.events.find((event) => event.weapon === 'Dual Chainsaws')).toMatchObject({ dice: 4, hits: 2 });
  });
});
