import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Infantry Ace', () => {
  test('[dt14.skill.infantry-ace.third] [dt14.skill.infantry-ace.shared] [dt14.skill.inf-ace.die] [dt14.skill.inf-ace.shared] third action on F or T, for those with him too', () => {
    const roll = (face: string) =>
      table(
        'reactions off\nunit 1a rolf at C5 acted\nunit 1b grenadier-battle-squad at C5 acted\nunit 2a honey at L9',
        face,
      ).do('activate 1b', 'join 1a to 1b', 'nothing', 'nothing').question;
    expect([roll('F'), roll('T'), roll('S')]).toEqual(['declare-action', 'declare-action', 'activate']);
  });
});
