import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Smoke Launchers', () => {
  test('[dt14.skill.smoke.once] [dt14.skill.smoke.free] [dt14.skill.smoke.square] [dt14.skill.smoke.duration] starter: free, once a game, one square until the next turn ends', () => {
    const t = table('rules starter\nturn 2 of 8\nunit 1a ludwig at C5 acted\nunit 2a pounder at L9').do(
      'activate 1a',
      'smoke',
      'move',
      'nothing',
    );
    t.do('smoke at C5', 'D5', 'face N');
    expect(t.state.board.smoke).toEqual([{ at: 50, until: 3 }]);
    expect(t.unit('1a').spent).toEqual(['smoke']);
  });

  test('[dt14.equip.smoke.once] [dt14.equip.smoke.action] [dt14.equip.smoke.self] [dt14.equip.smoke.no-roll] [dt14.equip.smoke.square] full: a special action', () => {
    const t = table('reactions off\nunit 1a ludwig at C5 acted\nunit 2a pounder at L9').do(
      'activate 1a',
      'smoke',
      'nothing',
      'smoke at C5',
    );
    expect(t.question).toBe('activate');
    expect(
      table('reactions off\nunit 1a ludwig at C5 spent smoke\nunit 2a pounder at L9')
        .do('activate 1a')
        .options(),
    ).not.toContain('smoke');
  });
});
