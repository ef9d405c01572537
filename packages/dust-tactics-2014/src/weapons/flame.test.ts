import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Flame weapons', () => {
  test('[dt14.weapon.flame.no-saves] [dt14.weapon.flame.no-infantry-save] [dt14.weapon.flame.no-cover-save] [dt14.weapon.flame.dice] no save, one die per miniature', () => {
    const t = table(
      'reactions off\nunit 1a hotdog at C5 facing E\nunit 2a sturmgrenadier-assault-squad at D5\ncrates D5',
      'FTTTT',
    ).fire('1a', '1a Napalm Thrower x1 at 2a');
    expect(t.event('line-rolled')).toMatchObject({ dice: 5, hits: 1, saved: 0 });
  });

  test('[dt14.weapon.flame.path.all-units] [dt14.weapon.flame.path.friends] [dt14.weapon.flame.path.shortest] [dt14.weapon.flame.path.sight] [dt14.weapon.flame.path.choice] [dt14.weapon.flame.path] [dt14.ruling.score.own-fire] everybody on the way burns, friends too; the attacker picks among the shortest ways', () => {
    const t = table(
      'reactions off\nunit 1a hotdog at C5 facing E\nunit 1b rosie at D5\nunit 2a stefan at E6\nunit 2b lara at D6',
      'F F',
    ).do('activate 1a', 'attack', 'nothing', '1a Napalm Thrower x1 at 2a');
    expect(t.question).toBe('flame-way');
    expect(t.options().sort()).toEqual(['way D5', 'way D6']);
    t.do('way D5', 'hold Heavy Machinegun', 'hold Machinegun', 'hold Improvised weapon');
    expect([t.unit('2a').marks, t.unit('1b').marks]).toEqual([1, 1]);
  });

  test('[dt14.weapon.flame.resilient] Damage Resilient helps against flame', () => {
    const t = table('reactions off\nunit 1a hotdog at C5 facing E\nunit 2a wrecker at D5', 'F FTT').fire(
      '1a',
      '1a Napalm Thrower x1 at 2a',
    );
    expect(t.unit('2a').marks).toBe(2);
  });
});
