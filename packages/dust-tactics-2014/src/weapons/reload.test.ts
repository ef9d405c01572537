import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Reload weapons', () => {
  test('[dt14.weapon.reload.start] [dt14.sp.weapon.reload.start] [dt14.weapon.reload.fire-empties] [dt14.weapon.reload.spend] [dt14.weapon.reload.both-kinds] [dt14.weapon.reload.need] [dt14.weapon.reload.action] [dt14.sp.weapon.reload.action] [dt14.weapon.reload.same-activation] [dt14.sp.weapon.reload.same-activation] [dt14.ruling.loaded.tokens] loaded at the start, empty after firing, loaded again by an action of the same activation', () => {
    const position = (token: string) =>
      `reactions off\nunit 1a hans at C5 facing E acted ${token}\nunit 2a pounder at F5`;
    const t = table(position(''), 'TTT').do(
      'activate 1a',
      'attack',
      'reload',
      '1a Dual Rocket Launcher x1 at 2a',
    );
    expect(t.unit('1a').loaded).toBe(true);
    expect(
      table(position(''), 'TTT')
        .do('activate 1a', 'attack', 'nothing', '1a Dual Rocket Launcher x1 at 2a')
        .unit('1a').loaded,
    ).toBe(false);
    expect(
      table(position(''), 'TTT TTT')
        .do('activate 1a', 'sustained', '1a Dual Rocket Launcher x1 at 2a')
        .unit('1a').loaded,
    ).toBe(false);
    expect(table(position('not-loaded')).do('activate 1a').options()).not.toContain('attack');
  });

  test('[dt14.ruling.loaded.tokens] a Reload weapon that fires a salvo gives up both tokens; one reload brings both back', () => {
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
