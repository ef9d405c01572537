import { describe, expect, test } from 'vitest';
import { newUnit } from '../fielding.ts';
import { table } from '../testing.ts';

describe('Reload weapons', () => {
  const on = (token: string, dice = '', rules = 'full') =>
    table(
      `rules ${rules}\nreactions off\nunit 1a hans at C5 facing E acted ${token}\nunit 2a pounder at F5`,
      dice,
    ).do('activate 1a');
  const SHOT = '1a Dual Rocket Launcher x1 at 2a';
  const BOOKS = ['starter', 'full'] as const;

  test.each([
    ['[dt14.weapon.reload.start] starter', BOOKS[0]],
    ['[dt14.sp.weapon.reload.start] full', BOOKS[1]],
  ])('%s: loaded at the start', (_rule, rules) => {
    expect(newUnit(0, '1a', 'hans', 0).loaded).toBe(true);
    expect(on('', '', rules).do('attack', 'nothing').options()).toContain(SHOT);
  });

  test.each([
    ['[dt14.weapon.reload.fire-empties] starter', BOOKS[0]],
    ['[dt14.weapon.reload.spend] full', BOOKS[1]],
  ])('%s: empty after a shot', (_rule, rules) => {
    expect(on('', 'TTT', rules).do('attack', 'nothing', SHOT).unit('1a').loaded).toBe(false);
  });

  test('[dt14.weapon.reload.both-kinds] after a sustained one as well', () => {
    expect(on('', 'TTT TTT').do('sustained', SHOT).unit('1a').loaded).toBe(false);
  });

  test('[dt14.weapon.reload.need] no token, no shot', () => {
    expect([on('').options().includes('attack'), on('not-loaded').options().includes('attack')]).toEqual([
      true,
      false,
    ]);
  });

  test.each([
    ['[dt14.weapon.reload.action] starter', BOOKS[0]],
    ['[dt14.sp.weapon.reload.action] full', BOOKS[1]],
  ])('%s: an action loads again', (_rule, rules) => {
    expect(on('not-loaded', '', rules).do('reload', 'nothing').unit('1a').loaded).toBe(true);
    expect(on('not-loaded', '', rules).do('nothing', 'nothing').unit('1a').loaded).toBe(false);
  });

  test.each([
    ['[dt14.weapon.reload.same-activation] starter', BOOKS[0]],
    ['[dt14.sp.weapon.reload.same-activation] full', BOOKS[1]],
  ])('%s: shot and reload in one activation', (_rule, rules) => {
    expect(on('', 'TTT', rules).do('attack', 'reload', SHOT).unit('1a').loaded).toBe(true);
  });

  test(`[dt14.ruling.loaded.tokens]
      a Reload weapon that fires a salvo gives up both tokens; one reload brings both back`, () => {
    const position = 'reactions off\nunit 1a katyusha at C5 facing E acted\nunit 2a pounder at F5';
    const plain = table(position, 'TT').do('activate 1a', 'attack', 'nothing', '1a Rocket Battery x1 at 2a');
    expect(plain.unit('1a')).toMatchObject({ loaded: false, salvo: true });
    const salvo = '1a Rocket Battery x1 at 2a salvo';
    const both = table(position, 'TTTT').do('activate 1a', 'attack', 'nothing', salvo);
    expect(both.unit('1a')).toMatchObject({ loaded: false, salvo: false });
    const again = table(position, 'TTTT').do('activate 1a', 'attack', 'reload', salvo);
    expect(again.unit('1a')).toMatchObject({ loaded: true, salvo: true });
  });
});
