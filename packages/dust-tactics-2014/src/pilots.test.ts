import { describe, expect, test } from 'vitest';
import { mayPilot } from './carrying.ts';
import { skillsOf } from './moments.ts';
import { table } from './testing.ts';

describe('pilots', () => {
  const may = (hero: string, machine: string, more = '') => {
    const t = table(`unit 1a ${hero} at A1\nunit 1b ${machine} at C1\n${more}`);
    return mayPilot(t.state, t.unit('1a'), t.unit('1b'));
  };

  test.each([
    ['[dt14.pilot.skill] [dt14.skill.pilot.pilot] a Pilot in a vehicle', 'nikolai', 'natasha', true],
    ['[dt14.skill.ace-pilot.pilot] an Ace Pilot in a vehicle', 'koshka', 'natasha', true],
    ['[dt14.pilot.vehicle.skill] a hero without the skill', 'yakov', 'natasha', false],
    ['[dt14.pilot.vehicle.skill] an Ace Air Pilot in a vehicle', 'red-ace', 'natasha', false],
    ['[dt14.pilot.aircraft.skill] a Pilot in an aircraft', 'nikolai', 'striker', false],
    ['[dt14.skill.ace-air.pilot] an Ace Air Pilot in an aircraft', 'red-ace', 'striker', true],
    ['[dt14.skill.air-pilot.pilot] an Air Pilot in an aircraft', 'sky-ranger', 'striker', true],
    [
      '[dt14.skill.pilot-name.only] [dt14.equip.pilot-name.only] another in a machine with a name',
      'nikolai',
      'grandma',
      false,
    ],
    [
      '[dt14.skill.pilot-name.only] [dt14.equip.pilot-name.only] the one whose name it bears',
      'koshka',
      'grandma',
      true,
    ],
  ])('%s', (_rule, hero, machine, pilots) => {
    expect(may(hero, machine)).toBe(pilots);
  });

  test('[dt14.pilot.one] [dt14.sp.pilot.one] a machine has one pilot', () => {
    expect(may('koshka', 'natasha', 'unit 1c nikolai aboard 1b:pilot')).toBe(false);
  });

  test('[dt14.skill.pilot-name.unmanned] [dt14.equip.pilot-name.without] Grand\u2019Ma acts without Koshka', () => {
    expect(table('unit 1a grandma at C5\nunit 2a hans at L9').do('activate 1a').options()).toContain('march');
  });

  const piloted = (rules: string) => `rules ${rules}
    reactions off
    unit 1a koshka aboard 1b:pilot acted
    unit 1b grandma at C5 facing E acted marks 1
    unit 2a hans at L9
    unit 2b ludwig at F5 facing W`;

  /** In starter matches smoke may still be announced after the last action. */
  const declared = (rules: string) => (rules === 'starter' ? ['enough'] : []);

  test(`[dt14.pilot.activate] [dt14.pilot.activate.together] [dt14.pilot.activate.same-actions]
      he activates with it`, () => {
    expect(table(piloted('full')).options()).not.toContain('activate 1a');
    const t = table(piloted('full'), 'S').do('activate 1b', 'nothing', 'nothing');
    expect([t.unit('1a').activated, t.unit('1b').activated]).toEqual([true, true]);
  });

  test.each([
    ['[dt14.pilot.no-weapons] starter', 'starter'],
    ['[dt14.sp.pilot.no-weapons] full', 'full'],
  ])('%s: his own weapons are silent', (_rule, rules) => {
    const t = table(piloted(rules), 'S').do('activate 1b', 'attack', 'nothing', ...declared(rules));
    expect(t.options()).toContain('hold VK Howitzer');
    expect(t.do('hold VK Howitzer').question).toBe('activate');
  });

  test.each([
    ['[dt14.pilot.untargetable] starter', 'starter'],
    ['[dt14.pilot.no-target] full', 'full'],
  ])('%s: nobody can aim at him', (_rule, rules) => {
    const enemy = table(`to-act 2\n${piloted(rules)}`).do(
      'activate 2b',
      'attack',
      'nothing',
      ...declared(rules),
    );
    expect(enemy.options()).toEqual(['2b Dual Anti-Tank Guns x1 at 1b', 'hold Dual Anti-Tank Guns']);
  });

  test('[dt14.pilot.mount.card] a hero who mounts is off the board', () => {
    const t = table('reactions off\nunit 1a koshka at D5\nunit 1b grandma at C5\nunit 2a hans at L9').do(
      'activate 1a',
      'move',
      'nothing',
      'board 1b as pilot',
    );
    expect(t.unit('1a')).toMatchObject({ place: 'aboard', carrier: 1, carriage: 'pilot', at: -1 });
  });

  test.each([
    ['[dt14.skill.ace-pilot.third] starter', 'starter'],
    ['[dt14.skill.ace-pilot.die] full', 'full'],
  ])('%s: an ace gives his machine a third action on F or T', (_rule, rules) => {
    const offers = (face: string) =>
      table(piloted(rules), face).do('activate 1b', 'march').options().includes('move');
    const third = (face: string) =>
      table(piloted(rules), face).do('activate 1b', 'march').question === 'declare-action' && offers(face);
    expect(['F', 'T', 'S'].map(third)).toEqual([true, true, false]);
  });

  test.each([
    ['[dt14.pilot.skills] starter', 'starter'],
    ['[dt14.sp.pilot.skills] full', 'full'],
  ])('%s: his Fighting Spirit works for the machine', (_rule, rules) => {
    const t = table(piloted(rules));
    expect(skillsOf(t.state, t.unit('1b'))).toContain('fighting-spirit');
    expect(skillsOf(t.state, t.unit('2b'))).not.toContain('fighting-spirit');
  });

  test('[dt14.skill.ace-pilot.unshared] [dt14.skill.ace-pilot.alone] on foot he gives no third action', () => {
    const foot = table(
      'reactions off\nunit 1a koshka at C5\nunit 1b red-army-battle-squad at C5\nunit 2a hans at L9',
    ).do('activate 1b', 'join 1a to 1b', 'march');
    expect(foot.question).toBe('move');
  });

  test(`[dt14.skill.ace-air.die] [dt14.skill.ace-air.alone] [dt14.skill.air-pilot.alone]
      an ace in the air likewise`, () => {
    const t = table(
      'reactions off\nunit 1a red-ace aboard 1b:pilot\nunit 1b striker at C5\nunit 2a hans at L9',
      'F',
    ).do('activate 1b', 'march', 'nothing');
    expect(t.question).toBe('move');
    const plain = table(
      'reactions off\nunit 1a sky-ranger aboard 1b:pilot\nunit 1b thunder at C5\nunit 2a hans at L9',
    ).do('activate 1b', 'march');
    expect(plain.question).toBe('move');
  });

  const wreck = (rules: string, face: string) =>
    table(
      `rules ${rules}\nreactions off\nto-act 1\nunit 1a wildfire at F5 facing W\n` +
        'unit 2a koshka aboard 2b:pilot\nunit 2b red-fury at C5 marks 2\nunit 2c honey at L9',
      `FTTTT ${face}`,
    ).do('activate 1a', 'attack', 'nothing', '1a Quad Heavy Machinegun x1 at 2b');

  test.each([
    ['[dt14.pilot.escape.safe] starter', 'starter'],
    ['[dt14.pilot.escape.roll] full', 'full'],
  ])('%s: out unhurt on F or S', (_rule, rules) => {
    expect(['F', 'S'].map((face) => wreck(rules, face).unit('2a').marks)).toEqual([0, 0]);
  });

  test.each([
    ['[dt14.pilot.escape.hurt] starter', 'starter'],
    ['[dt14.pilot.escape.damage] full', 'full'],
  ])('%s: T costs a point', (_rule, rules) => {
    expect(wreck(rules, 'T').unit('2a').marks).toBe(1);
  });

  test('[dt14.pilot.escape.place] [dt14.quick.pilot-place] starter: set down beside the wreck', () => {
    expect(wreck('starter', 'S').options().sort()).toEqual(
      ['B4', 'B5', 'B6', 'C4', 'C6', 'D4', 'D5', 'D6'].map((square) => `place 2a ${square}`),
    );
  });

  test('[dt14.pilot.escape.place-square] full: where the machine stood', () => {
    expect(wreck('full', 'F').options()).toEqual(['place 2a C5']);
  });

  test.each([
    ['[dt14.pilot.escape.activated] starter', 'starter', 'C4'],
    ['[dt14.pilot.escape.spent] full', 'full', 'C5'],
  ])('%s: he has had his activation', (_rule, rules, square) => {
    const t = wreck(rules, 'S').do(`place 2a ${square}`);
    expect([t.unit('2a').activated, t.options()]).toEqual([true, ['activate 2c']]);
  });

  test('[dt14.ruling.pilot.no-square] a starter pilot with nowhere to go stands on the wreck', () => {
    const t = table(
      `rules starter
      map
      . . . . . .
      # # . . . .
      . # . . . .
      unit 1a wildfire at F1 facing W
      unit 2a koshka aboard 2b:pilot
      unit 2b red-fury at A1 marks 2
      unit 2c honey at F3
      unit 1b lara at B1`,
      'FTTTT F',
    ).do('activate 1a', 'attack', 'nothing', '1a Quad Heavy Machinegun x1 at 2b');
    expect(t.options()).toEqual(['place 2a A1']);
  });

  test(`[dt14.pilot.dismount.when] [dt14.pilot.dismount.vehicle-lost] [dt14.pilot.dismount.no-return]
      starter: leaving destroys the machine`, () => {
    const t = table(piloted('starter'));
    expect(t.options()).toContain('split 1a');
    t.do('split 1a', 'move', 'nothing', 'D5', 'stop');
    expect(t.unit('1b').place).toBe('gone');
    expect(t.state.scores).toEqual([0, 11]);
    expect(t.unit('1a').spent).toContain('dismounted');
  });

  const left = () => table(piloted('full')).do('split 1a', 'move', 'nothing', 'D5', 'stop');

  test('[dt14.pilot.dismount.move] he gets out with a move', () => {
    expect([left().at('1a'), left().unit('1a').carrier]).toEqual(['D5', -1]);
    expect(table(piloted('full')).do('split 1a').options()).toEqual(['move', 'march']);
  });

  test('[dt14.pilot.dismount.idle] [dt14.ruling.pilot.idle] without him the machine stands idle', () => {
    const t = left();
    expect(t.unit('1b')).toMatchObject({ place: 'board', idle: true, activated: false });
    expect(t.do('activate 2a', 'nothing', 'nothing', 'activate 1b').options()).toEqual(['nothing']);
  });

  test('[dt14.ruling.pilot.idle] nor does it strike back; one that never had a pilot does', () => {
    const back = (token: string, dice: string) =>
      table(`reactions off\nunit 1a luther at C5 facing E\nunit 2a grandma at D5 ${token}`, dice)
        .fire('1a', '1a Combat Claw x1 at 2a')
        .events.filter((event) => event.back === true).length;
    expect([back('idle', 'T'), back('', 'TT')]).toEqual([0, 1]);
  });

  test('[dt14.pilot.dismount.before] not after it has activated', () => {
    const late = table(
      'reactions off\nunit 1a koshka aboard 1b:pilot\nunit 1b grandma at C5 activated\n' +
        'unit 1c yakov at A1\nunit 2a hans at L9',
    );
    expect(late.options()).not.toContain('split 1a');
    expect(table(piloted('full')).options()).toContain('split 1a');
  });

  const returning = (at: string) =>
    table(`reactions off\nunit 1a koshka at ${at}\nunit 1b grandma at C5 idle\nunit 2a hans at L9`).do(
      'activate 1a',
      'move',
      'attack',
    );

  test('[dt14.pilot.mount.contact] [dt14.pilot.mount.square] he mounts by entering its square', () => {
    expect(returning('D5').options()).toContain('board 1b as pilot');
    expect(returning('F5').options()).not.toContain('board 1b as pilot');
  });

  test('[dt14.pilot.remount] when he is back it acts again', () => {
    expect(returning('D5').do('board 1b as pilot').unit('1b').idle).toBe(false);
  });

  test('[dt14.ruling.pilot.mounting] mounting ends his activation, not that of the machine', () => {
    const t = returning('D5').do('board 1b as pilot');
    expect(t.question).toBe('activate');
    expect([t.unit('1a').activated, t.unit('1b').activated]).toEqual([true, false]);
  });

  test('[dt14.pilot.dismount.large] a Large machine acts without him', () => {
    const t = table(
      'reactions off\nunit 1a panzerprinz aboard 1b:pilot acted\nunit 1b sturmluther at C5\nunit 2a honey at L9',
    ).do('split 1a', 'move', 'nothing', 'E5', 'stop');
    expect(t.unit('1b').idle).toBe(false);
  });
});
