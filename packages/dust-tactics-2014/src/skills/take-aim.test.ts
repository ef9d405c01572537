import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Take Aim', () => {
  test('[dt14.skill.take-aim.hit] [dt14.skill.take-aim.sustained] [dt14.skill.take-aim.ranged] [dt14.skill.take-aim.alone] his sustained shots hit on targets', () => {
    const hits = (action: string[], dice: string) =>
      table('reactions off\nunit 1a nikolai at C5 acted\nunit 2a rosie at E5', dice)
        .do('activate 1a', ...action, '1a Grenade Pistol x1 at 2a')
        .event('line-rolled');
    expect(hits(['sustained'], 'T F')).toMatchObject({ hits: 1 });
    expect(hits(['attack', 'nothing'], 'T')).toMatchObject({ hits: 0 });
  });
});
