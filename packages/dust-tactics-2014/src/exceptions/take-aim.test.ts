import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

const hits = (hero: string, at: string, action: string[], line: string, dice: string) =>
  table(`reactions off\nunit 1a ${hero} at C5 acted\nunit 2a rosie at ${at}`, dice)
    .do('activate 1a', ...action, line)
    .events.find(({ type }) => type === 'line-rolled')?.hits;
const PISTOL = '1a Grenade Pistol x1 at 2a';

describe('Take Aim', () => {
  test('[dt14.skill.take-aim.hit] F and T hit', () => {
    expect(hits('nikolai', 'E5', ['sustained'], PISTOL, 'T F')).toBe(1);
    expect(hits('nikolai', 'E5', ['sustained'], PISTOL, 'S S')).toBe(0);
  });

  test('[dt14.skill.take-aim.sustained] only when sustained', () => {
    expect(hits('nikolai', 'E5', ['attack', 'nothing'], PISTOL, 'T')).toBe(0);
  });

  test('[dt14.skill.take-aim.ranged] only with shots', () => {
    const t = table('reactions off\nunit 1a nikolai at C5 acted\nunit 2a hans at D5', 'T T T').do(
      'activate 1a',
      'sustained',
      'hold Grenade Pistol',
      '1a Improvised weapon x1 at 2a',
    );
    expect(t.events.find(({ type }) => type === 'line-rolled')).toMatchObject({ by: '1a', hits: 0 });
  });
});
