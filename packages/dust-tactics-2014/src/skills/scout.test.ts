import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Scout', () => {
  test('[dt14.skill.scout.march] [dt14.skill.scout.second] [dt14.skill.scout.shared] [dt14.skill.scout.first] [dt14.skill.scout.single] [dt14.sp.skill.scout.shared] a march for one action as the very first of the game', () => {
    const t = table('reactions off\nunit 1a sturmgrenadier-recon-squad at A1\nunit 2a honey at L9').do(
      'activate 1a',
      'scout',
      'nothing',
      'B1',
      'C1',
      'D1',
      'E1',
    );
    expect(t.at('1a')).toBe('E1');
    expect(t.unit('1a').acted).toBe(true);
    const later = table(
      'reactions off\nunit 1a sturmgrenadier-recon-squad at A1 acted\nunit 2a honey at L9',
    ).do('activate 1a');
    expect(later.options()).not.toContain('scout');
  });
});
