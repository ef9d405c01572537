import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

const struck = (hero: string, weapon: string, dice: string) =>
  table(`reactions off\nunit 1a ${hero} at C5\nunit 2a ranger-command-squad at D5`, dice).fire(
    '1a',
    `1a ${weapon} x1 at 2a`,
  );

describe('Assassin', () => {
  test('[dt14.skill.assassin.choose] [dt14.sp.skill.assassin.choose] he says who takes his close combat hits', () => {
    const t = struck('frank-von-stein', 'Dual Claws', 'FSS S TTTTT');
    expect([t.question, t.seat]).toEqual(['take-hit', 0]);
    expect(t.options().some((id) => id.includes('officer'))).toBe(true);
    expect(struck('markus', 'Heavy Panzer Gloves', 'FFSSS TTTTT').seat).toBe(1);
  });

  test.each([
    ['[dt14.skill.assassin.attack-only] starter: in his own attacks only', 'starter', 0],
    ['[dt14.skill.assassin.close] full: striking back as well', 'full', 1],
  ])('%s', (_rule, rules, seat) => {
    const back = table(
      `rules ${rules}\nreactions off\nunit 1a ranger-combat-squad at C5 acted\nunit 2a frank-von-stein at D5`,
      'TTTTT FTT T',
    ).fire('1a', '1a Improvised weapon x5 at 2a');
    expect([back.question, back.seat]).toEqual(['take-hit', seat]);
  });
});
