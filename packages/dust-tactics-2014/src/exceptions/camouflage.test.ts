import { describe, expect, test } from 'vitest';
import { isConcealed } from '../attack/targets.ts';
import { table } from '../testing.ts';

const GUN = '1a Antitank Gun x1 at 2a';
const seen = (where: string, more = '', rules = 'full') =>
  table(
    `rules ${rules}\nreactions off\nunit 1a pounder at C5 facing E\n` +
      `unit 2a sturmgrenadier-sniper-squad at ${where}\nunit 2b hans at L1\n${more}`,
  )
    .do('activate 1a', 'attack', 'nothing')
    .options()
    .includes(GUN);
const hiddenAfter = (token: string, ...ids: string[]) =>
  table(`reactions off\nunit 1a ranger-sniper-squad at C5 acted ${token}\nunit 2a hans at L9`)
    .do('activate 1a', ...ids)
    .unit('1a').hidden;

describe('Camouflage', () => {
  test.each([
    ['[dt14.skill.camouflage.hidden] [dt14.skill.camo.hidden] in cover it is not seen', 'F5', 'F5', false],
    ['[dt14.skill.camo.cover] in the open it is', 'F5', 'G5', true],
    ['[dt14.skill.camo.range] in cover two squares off it is', 'E5', 'E5', true],
    ['[dt14.skill.camo.range] three off it is not', 'F5', 'F5', false],
  ])('%s', (_rule, where, crate, sees) => {
    expect(seen(where, `crates ${crate}`)).toBe(sees);
  });

  test(`[dt14.skill.camouflage.start] [dt14.skill.camo.start]
      it is hidden when the game begins, others are not`, () => {
    const t = table('unit 1a ranger-sniper-squad at C5\nunit 1b ranger-combat-squad at D5');
    expect([t.unit('1a').hidden, t.unit('1b').hidden]).toEqual([true, false]);
    expect(seen('F5 not-hidden', 'crates F5')).toBe(true);
  });

  test.each([
    ['[dt14.skill.camouflage.ends] a march gives it away', ['march', 'stop'], false],
    ['[dt14.skill.camouflage.ends] a move does not', ['move', 'nothing', 'stop'], true],
    ['[dt14.skill.camo.ends] nothing does not', ['nothing', 'nothing'], true],
  ])('%s', (_rule, ids, hidden) => {
    expect(hiddenAfter('', ...ids)).toBe(hidden);
  });

  test('[dt14.skill.camo.ends] an attack gives it away', () => {
    const t = table('reactions off\nunit 1a ranger-sniper-squad at C5 acted\nunit 2a rosie at F5', 'T');
    expect(t.fire('1a', '1a Sniper Rifle x1 at 2a').unit('1a').hidden).toBe(false);
  });

  test.each([
    ['[dt14.skill.camouflage.action] it is put on again', 'nothing', true],
    ['[dt14.skill.camo.action] for one action of two', 'move', true],
  ])('%s', (_rule, second, hidden) => {
    const then = second === 'move' ? ['stop'] : [];
    expect(hiddenAfter('not-hidden', 'nothing', second, ...then)).toBe(false);
    expect(hiddenAfter('not-hidden', 'camouflage', second, ...then)).toBe(hidden);
  });

  test(`[dt14.skill.camouflage.unshared] [dt14.skill.camo.alone]
      a hero in the unit gives it away while he is in it`, () => {
    expect(seen('F5', 'crates F5\nunit 2c stefan at F5 joined 2a:game', 'starter')).toBe(true);
    expect(seen('F5', 'crates F5', 'starter')).toBe(false);
  });

  test('[dt14.skill.camo.cover] cover is judged for each enemy', () => {
    const t = table(`map
      . . . . . . .
      . . # . . . .
      . . . . . . .
      . . . . . . .
      unit 1a rosie at A1
      unit 1b bazooka-joe at G4
      unit 2a sturmgrenadier-sniper-squad at D4`);
    // The line from A1 touches the structure's corner, the one from G4 nothing.
    expect(isConcealed(t.state, t.unit('1a'), t.unit('2a'))).toBe(true);
    expect(isConcealed(t.state, t.unit('1b'), t.unit('2a'))).toBe(false);
  });
});
