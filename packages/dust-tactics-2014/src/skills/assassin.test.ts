import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Assassin', () => {
  test('[dt14.skill.assassin.choose] [dt14.skill.assassin.unshared] [dt14.sp.skill.assassin.choose] [dt14.skill.assassin.alone] picks the victims of his close combat hits', () => {
    const t = table(
      'reactions off\nunit 1a frank-von-stein at C5\nunit 2a ranger-command-squad at D5',
      'FSS S TTTTT',
    );
    t.fire('1a', '1a Dual Claws x1 at 2a');
    expect([t.question, t.seat]).toEqual(['take-hit', 0]);
    expect(t.options().some((id) => id.includes('officer'))).toBe(true);
  });

  test('[dt14.skill.assassin.attack-only] [dt14.skill.assassin.close] starter: in his own attacks only; full: striking back as well', () => {
    const back = (rules: string) =>
      table(
        `rules ${rules}\nreactions off\nunit 1a ranger-combat-squad at C5 acted\nunit 2a frank-von-stein at D5`,
        'TTTTT FTT T',
      ).fire('1a', '1a Improvised weapon x5 at 2a').seat;
    expect([back('starter'), back('full')]).toEqual([0, 1]);
  });
});
