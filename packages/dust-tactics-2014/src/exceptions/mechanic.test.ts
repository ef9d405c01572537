import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Mechanic', () => {
  test('[dt14.equip.mechanic.repair] five dice, a point back for each F', () => {
    const t = table(
      'reactions off\nunit 1a mickey-arv at C5\nunit 1b pounder at D5 marks 4\nunit 2a hans at L9',
      'FFTSS',
    ).do('activate 1a', 'repair', 'nothing', 'choose 1b');
    expect(t.unit('1b').marks).toBe(2);
  });
});
