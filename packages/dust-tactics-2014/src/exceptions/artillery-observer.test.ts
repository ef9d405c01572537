import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Artillery Observer', () => {
  test.each([
    [
      '[dt14.skill.observer.unactivated] [dt14.skill.observer.unspent] a fresh gun',
      'lothar at A5 facing E',
      true,
    ],
    [
      '[dt14.skill.observer.unactivated] [dt14.skill.observer.unspent] not one that has activated',
      'lothar at A5 facing E activated',
      false,
    ],
    [
      '[dt14.skill.observer.arc] [dt14.skill.observer.arc-range] nor one that faces away',
      'lothar at A5 facing W',
      false,
    ],
  ])('%s', (_rule, gun, called) => {
    const t = table(
      `reactions off\nunit 1a sturmgrenadier-observer-squad at F5\nunit 1b ${gun}\nunit 2a pounder at H5`,
    ).do('activate 1a');
    const options = t.options().includes('attack') ? t.do('attack', 'nothing').options() : [];
    expect(options.includes('call 1b')).toBe(called);
  });

  test('[dt14.skill.observer.range] [dt14.skill.observer.arc-range] the range is that of the gun', () => {
    const aims = (gun: string) =>
      table(
        `reactions off\nunit 1a sturmgrenadier-observer-squad at F5\nunit 1b lothar at ${gun} facing E\n` +
          'unit 2a pounder at H5',
      )
        .do('activate 1a', 'attack', 'nothing', 'call 1b')
        .options()
        .includes('1b Dual Rocket Launchers x1 at 2a');
    expect([aims('D5'), aims('E5')]).toEqual([true, false]);
  });

  test(`[dt14.skill.observer.reload] [dt14.sp.skill.observer.reload] [dt14.skill.observer.no-reload]
      an empty gun may reload before or after a plain attack, not with a sustained one`, () => {
    const position = (token: string) => `reactions off
      unit 1a sturmgrenadier-observer-squad at F5 acted
      unit 1b lothar at A5 facing E ${token}
      unit 2a pounder at H5`;
    const before = table(position('not-loaded'), 'TT').do('activate 1a', 'attack', 'nothing', 'call 1b');
    expect(before.question).toBe('reload-before');
    before.do('reload', '1b Dual Rocket Launchers x1 at 2a');
    expect(before.unit('1b').loaded).toBe(false);
    expect(before.question).toBe('activate');
    const after = table(position(''), 'TT').do(
      'activate 1a',
      'attack',
      'nothing',
      'call 1b',
      '1b Dual Rocket Launchers x1 at 2a',
      'reload',
    );
    expect(after.unit('1b').loaded).toBe(true);
    const sustained = table(position(''), 'TT TT').do(
      'activate 1a',
      'sustained',
      'call 1b',
      '1b Dual Rocket Launchers x1 at 2a',
    );
    expect(sustained.unit('1b').loaded).toBe(false);
    expect(sustained.question).toBe('activate');
  });

  test('[dt14.skill.observer.no-reload] an empty gun cannot be called for a sustained attack', () => {
    const t = table(
      'reactions off\nunit 1a sturmgrenadier-observer-squad at F5 acted\n' +
        'unit 1b lothar at A5 facing E not-loaded\nunit 2a stefan at H5',
    ).do('activate 1a', 'sustained');
    expect(t.question).toBe('declare-target');
  });

  test('[dt14.ruling.observer.mounted] he calls a gun from where he rides, not as cargo', () => {
    const gun = 'unit 1c grenadier-mortar-squad at A5\nunit 2a ranger-combat-squad at K5';
    const riding = table(
      'reactions off\nunit 1a hanomag at E5 facing N\n' +
        `unit 1b sturmgrenadier-observer-squad aboard 1a:passenger\n${gun}`,
    ).do('activate 1b', 'attack', 'nothing');
    expect(riding.options()).toContain('call 1c');
    riding.do('call 1c');
    expect(riding.options()).toContain('1c Mortar x1 at 2a');
  });
});
