import { describe, expect, test } from 'vitest';
import { dustTactics2014 } from './game.ts';
import { table } from './testing.ts';

const on = 'suppression on\nreactions off\n';
const fire = (target: string, dice: string, more = '') =>
  table(
    `${on}unit 1a pounder at C5 facing E\nunit 2a ${target} at F5\nunit 2b stefan at L1\n${more}`,
    dice,
  ).fire('1a', '1a Heavy Machinegun x1 at 2a');

describe('Suppression', () => {
  test('[dt14.ruling.suppression] a shot that saves did not stop brings Under Fire, the next Suppressed', () => {
    expect(fire('ranger-combat-squad', 'FTTTT T').unit('2a').pinned).toBe('under-fire');
    expect(fire('ranger-combat-squad', 'FTTTT F').unit('2a').pinned).toBeUndefined();
    expect(fire('ranger-combat-squad under-fire', 'FTTTT T').unit('2a').pinned).toBe('suppressed');
  });

  test('[dt14.hero.supp.squares] without the choice at set-up there are no tokens', () => {
    const t = table(
      'reactions off\nunit 1a pounder at C5 facing E\nunit 2a ranger-combat-squad at F5',
      'FTTTT T',
    );
    t.fire('1a', '1a Heavy Machinegun x1 at 2a');
    expect(t.unit('2a').pinned).toBeUndefined();
    expect(dustTactics2014.setup({})).not.toHaveProperty('suppression');
    expect(dustTactics2014.setup({ suppression: true })).toHaveProperty('suppression', true);
  });

  test.each([
    ['[dt14.hero.supp.under-fire] a hero takes no Under Fire', 'rosie', 'FTTTT T'],
    ['[dt14.super.no-under-fire] a Superhuman neither', 'sergeant-victory', 'FTTT T'],
    ['[dt14.skill.zombie.no-tokens] zombies neither', 'zombie-squad', 'FTTTT T'],
    ['[dt14.skill.zombie.no-tokens] a squad does', 'ranger-combat-squad', 'FTTTT T'],
  ])('%s', (_rule, card, dice) => {
    const token = card === 'ranger-combat-squad' ? 'under-fire' : undefined;
    expect(fire(card, dice).unit('2a').pinned).toBe(token);
  });

  test.each([
    ['[dt14.hero.supp.suppressed] a hero', 'rosie', undefined],
    ['[dt14.super.no-suppressed] a Superhuman', 'sergeant-victory', undefined],
    ['[dt14.hero.supp.suppressed] unlike a squad', 'ranger-combat-squad', 'suppressed'],
  ])('%s takes no Suppressed, in the minefield that he failed to clear neither', (_rule, card, token) => {
    const t = table(`${on}mines B5\nunit 1a ${card} at A5\nunit 2a honey at L9`, 'S T').do(
      'activate 1a',
      'engineering',
      'nothing',
      'mines at B5',
    );
    expect(t.unit('1a').pinned).toBe(token);
  });

  test(`[dt14.skill.and-stay-down.under-fire] [dt14.skill.and-stay-down.suppress]
      [dt14.skill.and-stay-down.unshared] And Stay Down suppresses at once, with his own weapons only`, () => {
    const frank = (dice: string, ...ids: string[]) =>
      table(
        `${on}unit 1a usmc-rifle-squad at C5 acted\nunit 1b frank at C5 joined 1a:game\n` +
          'unit 2a sturmgrenadier-assault-squad at F5\nunit 2b stefan at L1',
        dice,
      ).do('activate 1a', 'attack', 'nothing', ...ids);
    const own = frank('FTTTTT T', 'hold BAR Automatic Rifle', '1b Machinegun x1 at 2a');
    expect(own.unit('2a').pinned).toBe('suppressed');
    const others = frank(
      'FTT T',
      '1a BAR Automatic Rifle x1 at 2a',
      'hold BAR Automatic Rifle',
      'hold Machinegun',
    );
    expect(others.unit('2a').pinned).toBe('under-fire');
  });

  test.each([
    ['[dt14.ruling.suppression] two dice for most', 'ranger-combat-squad', '', 2],
    [
      '[dt14.skill.brave.three] [dt14.skill.brave.dice] three for the brave',
      'chinese-volunteer-assault-squad',
      '',
      3,
    ],
    ['[dt14.skill.commissar.dice] three with a commissar', 'red-army-commissar-squad', '', 3],
    [
      '[dt14.hero.supp.three-dice] three with a hero',
      'ranger-combat-squad',
      'unit 1b bazooka-joe at C5 joined 1a:activation',
      3,
    ],
  ])('%s, any F shakes it off', (_rule, card, more, count) => {
    const rally = (last: string) =>
      table(
        `${on}unit 1a ${card} at C5 suppressed\nunit 2a hans at L9\n${more}`,
        'T'.repeat(count - 1) + last,
      ).do('activate 1a');
    expect([rally('T').unit('1a').pinned, rally('F').unit('1a').pinned]).toEqual(['suppressed', undefined]);
    expect(rally('F').options()).toContain('move');
  });

  test(`[dt14.ruling.suppression] [dt14.hero.supp.nothing]
      who stays Suppressed begins with Nothing, the hero with him; Under Fire alone does no more`, () => {
    const stays = (token: string) =>
      table(
        `${on}unit 1a ranger-combat-squad at C5 ${token}\n` +
          'unit 1b bazooka-joe at C5 joined 1a:activation\nunit 2a hans at L9',
        'TTT',
      ).do('activate 1a');
    const down = stays('suppressed');
    expect(down.options()).toEqual(['nothing']);
    down.do('nothing', 'move', 'stop');
    expect(down.unit('1a').pinned).toBe('suppressed');
    expect(stays('under-fire').options()).toContain('move');
  });

  test(`[dt14.pass.wreck.supp] [dt14.lift.lost.supp] [dt14.fort.mine.clear.supp]
      out of a wreck, down with an airlifter, and after failing to clear mines: Suppressed`, () => {
    const wreck = table(
      `${on}unit 1a wildfire at C5 facing E\nunit 2a hanomag at F5 facing N marks 3\n` +
        'unit 2b sturmgrenadier-assault-squad aboard 2a:passenger\nunit 2c hans at L1',
      'FTTTT SSSSS',
    ).do('activate 1a', 'attack', 'nothing', '1a Quad Heavy Machinegun x1 at 2a');
    wreck.do('place 2b F5');
    expect(wreck.unit('2b').pinned).toBe('suppressed');
    const crash = table(
      `${on}unit 1a wildfire at C5 facing E\nunit 2a carrier at F5 marks 7\n` +
        'unit 2b nastasia aboard 2a:cargo\nunit 2d red-army-battle-squad at L9',
      'FTT FFFFFF',
    ).do('activate 1a', 'attack', 'nothing', '1a Quad Heavy Machinegun x1 at 2a', 'place 2b F5');
    expect(crash.unit('2b').pinned).toBe('suppressed');
    const mines = table(`${on}mines B5\nunit 1a ranger-combat-squad at A5\nunit 2a honey at L9`, 'S T').do(
      'activate 1a',
      'engineering',
      'nothing',
      'mines at B5',
    );
    expect(mines.unit('1a').pinned).toBe('suppressed');
  });
});
