import { describe, expect, test } from 'vitest';
import { table } from './testing.ts';

describe('minefields and shells', () => {
  const mined = (card: string, dice: string, ...ids: string[]) =>
    table(`reactions off\nmines G5\nunit 1a ${card} at E5 acted\nunit 2a honey at L9`, dice).do(
      'activate 1a',
      'march',
      'F5',
      'G5',
      ...ids,
    );

  test('[dt14.fort.mine.attack] mines strike who enters, and who leaves', () => {
    expect(mined('ranger-sniper-squad', 'F T').question).toBe('take-hit');
    const leaving = table(
      'reactions off\nmines G5\nunit 1a rosie at G5 acted\nunit 2a honey at L9',
      'F T',
    ).do('activate 1a', 'move', 'nothing', 'H5');
    expect(leaving.unit('1a').marks).toBe(2);
  });

  test('[dt14.fort.mine.rating] one die, two damage', () => {
    expect([mined('rosie', 'F T').unit('1a').marks, mined('rosie', 'T').unit('1a').marks]).toEqual([2, 0]);
  });

  test('[dt14.fort.mine.any-unit] vehicles too', () => {
    expect(mined('pounder', 'F').unit('1a').marks).toBe(2);
  });

  test(`[dt14.fort.mine.opponent]
      the field attacks as an enemy would: its die and the saves fall without asking the mover`, () => {
    const saved = mined('rosie', 'F F');
    expect([saved.unit('1a').marks, saved.question, saved.seat]).toEqual([0, 'move', 0]);
    const missed = mined('rosie', 'S');
    expect([missed.unit('1a').marks, missed.question]).toEqual([0, 'move']);
  });

  test('[dt14.ruling.mines.once] each field strikes once in an action', () => {
    const t = mined('ranger-sniper-squad', 'F T');
    t.do(t.options()[0] ?? '');
    expect([t.unit('1a').soldiers.length, t.question]).toEqual([1, 'move']);
    expect(t.do('H5', 'stop').at('1a')).toBe('H5');
  });

  /** Four figures, four dice: one hit, and the dice of the saves. */
  const shelled = (kind: string, saves: string) =>
    table(
      `reactions off\nfort ${kind} H5 W 2\nunit 1a mickey at C5 facing E\nunit 2a motherland-tesla-gun at H5`,
      `FTTT ${saves}`,
    )
      .fire('1a', '1a M1 Howitzer x1 at 2a')
      .unit('2a').marks;

  test(`[dt14.weapon.grenade.no-cover] [dt14.weapon.grenade.no-cover-save]
      against a grenade a shield is no save`, () => {
    expect(shelled('strongpoint', 'S T')).toBeGreaterThan(0);
  });

  test('[dt14.weapon.grenade.infantry-save] [dt14.sp.weapon.grenade.infantry-save] F still is', () => {
    expect(shelled('bunker', 'F')).toBe(0);
  });

  test('[dt14.fort.bunker.reroll] [dt14.fort.grenade] in a bunker the failed save is rolled again, on F or S', () => {
    expect([shelled('bunker', 'S F'), shelled('bunker', 'S S'), shelled('bunker', 'S T') > 0]).toEqual([
      0,
      0,
      true,
    ]);
  });

  test('[dt14.fort.strongpoint.reroll] in a strongpoint on F', () => {
    expect([shelled('strongpoint', 'S F'), shelled('strongpoint', 'S S') > 0]).toEqual([0, true]);
  });
});
