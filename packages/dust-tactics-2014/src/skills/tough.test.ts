import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Zombies and Steel Guard', () => {
  test('[dt14.skill.zombie.no-cover] [dt14.skill.zombie.save] [dt14.sp.skill.zombie.save] [dt14.skill.steel.no-cover] [dt14.skill.steel.save] [dt14.skill.mindless.zombie] no cover save; the infantry save succeeds on F or S, in cover too', () => {
    for (const card of ['zombie-squad', 'zombie-grenadier-squad', 'steel-guards-assault-squad']) {
      const t = table(
        `reactions off\nunit 1a pounder at C5 facing E\nunit 2a ${card} at F5\ncrates F5\nunit 2b stefan at L1`,
        card.startsWith('steel') ? 'FFF FST' : 'FFFTT FST',
      ).fire('1a', '1a Heavy Machinegun x1 at 2a');
      expect(t.event('line-rolled'), card).toMatchObject({ hits: 3, saved: 2 });
    }
  });
});
