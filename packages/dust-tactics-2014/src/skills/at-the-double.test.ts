import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('At the Double', () => {
  test('[dt14.skill.double.move] [dt14.skill.double.shared] [dt14.sp.skill.double.move] [dt14.sp.skill.double.shared] a free move after a march', () => {
    const t = table('reactions off\nunit 1a stefan at A1 acted\nunit 2a honey at L9').do(
      'activate 1a',
      'march and free-move',
      'B1',
      'C1',
      'D1',
      'E1',
      'F1',
      'G1',
    );
    expect(t.at('1a')).toBe('G1');
    const both = table(
      'rules starter\nunit 1a stefan at A1 acted joined 1b:game\nunit 1b sturmgrenadier-assault-squad at A1 acted\nunit 2a honey at L9',
    );
    expect(both.do('activate 1b').options()).toContain('march and free-move');
  });
});
