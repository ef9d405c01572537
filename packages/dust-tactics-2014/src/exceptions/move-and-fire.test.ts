import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Move and Fire', () => {
  test(`[dt14.skill.move-fire.move] [dt14.skill.move-fire.ranged] [dt14.skill.move-fire.shared]
      a free move after shots, none after blows alone`, () => {
    const t = table(
      'reactions off\nunit 1a usmc-rifle-squad at C5 acted\nunit 2a sturmgrenadier-assault-squad at F5\n' +
        'unit 2b hans at L9',
      'TTTTTTTTTTTTTTT',
    ).do('activate 1a', 'attack and free-move', 'nothing', '1a BAR Automatic Rifle x5 at 2a');
    expect(t.question).toBe('move');
    const close = table(
      'reactions off\nunit 1a usmc-rifle-squad at C5 acted\nunit 2a hans at D5\nunit 2b honey at L9',
      'TTTTT T',
    ).do('activate 1a', 'attack and free-move', 'nothing', '1a Improvised weapon x5 at 2a');
    expect(close.question).toBe('activate');
  });
});
