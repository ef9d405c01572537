import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Fighting Spirit', () => {
  test('[dt14.skill.spirit.hits] [dt14.skill.spirit.hit] [dt14.skill.spirit.once] [dt14.skill.spirit.actions] [dt14.skill.spirit.attacks] [dt14.skill.spirit.shared] [dt14.sp.skill.spirit.shared] [dt14.target.skills] [dt14.skill.declare] [dt14.sp.skill.declare] declared with the targets, once a game: F and T hit', () => {
    const t = table(
      'reactions off\nunit 1a johnny-one-eye at C5\nunit 1b ranger-combat-squad at A1\nunit 2a sturmgrenadier-assault-squad at F5\nunit 2b hans at L9',
      'TTTTTS TTTTT TTTTT',
    );
    t.do('activate 1a', 'attack', 'nothing', '1a Machinegun x1 at 2a');
    expect(t.options()).toEqual(['use fighting-spirit', 'keep fighting-spirit']);
    t.do('use fighting-spirit');
    expect(t.unit('1a').spent).toEqual(['fighting-spirit']);
    const spent = table(
      'reactions off\nunit 1a johnny-one-eye at C5 spent fighting-spirit\nunit 2a sturmgrenadier-assault-squad at F5',
      'TTTTTT',
    ).do('activate 1a', 'attack', 'nothing', '1a Machinegun x1 at 2a');
    expect(spent.event('line-rolled')).toMatchObject({ hits: 0 });
  });
});
