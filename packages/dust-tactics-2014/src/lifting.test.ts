import { describe, expect, test } from 'vitest';
import { mayFight } from './attack/targets.ts';
import { carriagesIn, mayDismount, spacesOf } from './carrying.ts';
import { newUnit } from './fielding.ts';
import { table } from './testing.ts';

const spaces = (card: string) => spacesOf(newUnit(0, '1a', card, 0));

describe('airlifters', () => {
  const above = (card: string, more = '', enemy = 'hans at L9') =>
    table(`reactions off\nunit 1a carrier at C5\nunit 1b ${card} at C5 ${more}\nunit 2a ${enemy}`).do(
      'activate 1a',
      'move',
      'nothing',
    );

  test.each([
    ['[dt14.skill.airmobile] [dt14.equip.airmobile.carried] an Airmobile machine', 'natasha', true],
    ['[dt14.equip.air-assault.carried] an Air Assault one', 'nastasia', true],
    ['[dt14.lift.only] [dt14.equip.airlifter.only] no other', 'babushka', false],
  ])('%s can be lifted', (_rule, card, lifted) => {
    expect(above(card).options().includes('lift 1b')).toBe(lifted);
  });

  test('[dt14.lift.pickup] it is picked up and hangs below', () => {
    const t = above('natasha').do('lift 1b');
    expect(t.unit('1b')).toMatchObject({ place: 'aboard', carriage: 'cargo' });
    expect(t.options()).not.toContain('lift 1b');
  });

  test('[dt14.lift.pickup.over] the move begins above it', () => {
    const beside = table(
      'reactions off\nunit 1a carrier at C5\nunit 1b natasha at D5\nunit 2a hans at L9',
    ).do('activate 1a', 'move', 'nothing');
    expect(beside.options()).not.toContain('lift 1b');
    expect(beside.do('D5').options()).not.toContain('lift 1b');
  });

  test('[dt14.weapon.grapple.stun] whoever a grappler holds cannot be carried off', () => {
    expect(above('natasha', 'stuns 2a', 'luther at D5 facing W').options()).not.toContain('lift 1b');
  });

  const cargo = (card: string, carrier = '') =>
    table(
      `reactions off\nunit 1a carrier at C5 ${carrier}\nunit 1b ${card} aboard 1a:cargo acted\nunit 2a hans at E5`,
    ).do('activate 1b');

  test.each([
    ['[dt14.lift.dismount.before] cargo gets off before the flight', 'natasha', '', true],
    ['[dt14.lift.dismount.before] and not after it', 'natasha', 'activated', false],
    [
      '[dt14.lift.dismount.air-assault] [dt14.equip.air-assault.after] but for Air Assault',
      'nastasia',
      'activated',
      true,
    ],
  ])('%s', (_rule, card, carrier, moves) => {
    expect(cargo(card, carrier).options()).toEqual(moves ? ['move', 'march', 'nothing'] : ['nothing']);
  });

  test('[dt14.lift.activate] [dt14.equip.air-assault.separate] it has its own activation', () => {
    const t = cargo('nastasia').do('nothing', 'nothing');
    expect([t.unit('1b').activated, t.unit('1a').activated]).toEqual([true, false]);
  });

  test('[dt14.equip.air-assault.first] after the flight it gets off with its first action, or not at all', () => {
    const flown = cargo('nastasia', 'activated');
    expect(flown.options()).toContain('march');
    expect(flown.do('nothing').options()).toEqual(['nothing']);
    expect(cargo('nastasia').do('nothing').options()).toContain('move');
  });

  test('[dt14.lift.dismount.move] it gets off with its move', () => {
    for (const card of ['natasha', 'nastasia']) {
      const t = cargo(card).do('move', 'nothing', 'D5', 'face E');
      expect([t.at('1b'), t.unit('1b').carrier]).toEqual(['D5', -1]);
    }
  });

  test('[dt14.lift.no-move] it moves in no other way', () => {
    expect(cargo('natasha', 'activated').options()).toEqual(['nothing']);
  });

  test('[dt14.ruling.lift.special] it may reload, but not lay smoke', () => {
    expect(cargo('ludwig').options()).not.toContain('smoke');
    expect(cargo('hans').do('reload').options()).toContain('nothing');
  });

  test('[dt14.lift.no-attack] it does not attack', () => {
    expect(cargo('natasha').options()).not.toContain('attack');
    const t = table(
      'reactions off\nunit 1a carrier at C5\nunit 1b natasha aboard 1a:cargo\nunit 1c natasha at D5\n' +
        'unit 2a hans at E5',
    );
    expect([mayFight(t.state, t.unit('1b')), mayFight(t.state, t.unit('1c'))]).toEqual([false, true]);
  });

  test('[dt14.lift.no-target] it is no target', () => {
    const aim = table(
      'reactions off\nto-act 2\nunit 1a carrier at C5\nunit 1b natasha aboard 1a:cargo\n' +
        'unit 2a wildfire at E5 facing W',
    ).do('activate 2a', 'attack', 'nothing');
    expect(aim.options()).toEqual(['2a Quad Heavy Machinegun x1 at 1a', 'hold Quad Heavy Machinegun']);
  });

  test(`[dt14.ruling.carried.in-the-air]
      nobody leaves a vehicle in the air; from one at sea only its pilot does`, () => {
    const leaves = (outer: string, who: string) => {
      const t = table(
        `reactions off\nunit 1a ${outer} at C5\nunit 1b natasha aboard 1a:cargo\n` +
          'unit 1c koshka aboard 1b:pilot\nunit 1d yakov aboard 1b:passenger\nunit 2a hans at L9',
      );
      return mayDismount(t.state, t.unit(who));
    };
    expect([leaves('carrier', '1c'), leaves('lcm-46', '1c'), leaves('lcm-46', '1d')]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test(`[dt14.lift.lost.air-assault] [dt14.equip.air-assault.damage] [dt14.lift.lost.place]
      in a crash shields hurt all but Air Assault; the cargo stands below`, () => {
    const crash = (card: string) =>
      table(
        'reactions off\nunit 1a wildfire at C5 facing E\nunit 2a carrier at F5 marks 7\n' +
          `unit 2b ${card} aboard 2a:cargo marks 2\nunit 2c hans at L9`,
        'FTT SSTF',
      ).do('activate 1a', 'attack', 'nothing', '1a Quad Heavy Machinegun x1 at 2a');
    expect(crash('natasha').unit('2b').marks).toBe(5);
    const assault = crash('nastasia');
    expect(assault.unit('2b').marks).toBe(3);
    expect(assault.options()).toEqual(['place 2b F5']);
  });
});

describe('sealifters', () => {
  const sea = 'reactions off\nmap\nw w w . . .\nw w w . . .\n';

  test.each([
    ['[dt14.sea.vehicle] a vehicle takes six places', 'pounder', 6],
    ['[dt14.sea.large] a Large one all twelve', 'sturmluther', 12],
    ['[dt14.sea.light] armour 1 and 2 one each', 'ranger-combat-squad', 5],
    ['[dt14.sea.heavy] armour 3 and 4 two each', 'heavy-ranger-attack-squad', 6],
  ])('%s', (_rule, card, places) => {
    expect(spaces(card)).toBe(places);
  });

  const loading = (card: string, more = 'unit 1b pounder aboard 1a:cargo') => {
    const t = table(`${sea}unit 1a lcm-46 at C1\nunit 1c ${card} at E1\n${more}`);
    return carriagesIn(t.state, t.unit('1c'), t.unit('1a'));
  };

  test('[dt14.sea.many] [dt14.sea.spaces] two vehicles fit, a third does not', () => {
    expect(loading('pounder')).toEqual(['cargo']);
    expect(loading('pounder', 'unit 1b pounder aboard 1a:cargo\nunit 1d pounder aboard 1a:cargo')).toEqual(
      [],
    );
    expect(loading('ranger-combat-squad')).toEqual(['passenger']);
  });

  test('[dt14.sea.no-huge] a Huge one stays ashore', () => {
    expect([loading('punisher', ''), loading('sturmluther', '')]).toEqual([[], ['cargo']]);
  });

  test('[dt14.equip.sealifter.naval] it is a vessel: at home in deep water', () => {
    const t = table(`${sea}unit 1a lcm-46 at A1\nunit 2a stefan at F1`).do('activate 1a', 'move', 'nothing');
    expect(t.options()).toContain('B1');
  });

  const shipped = (token = '') =>
    table(
      `${sea}unit 1a lcm-46 at C1 ${token}\nunit 1b ranger-combat-squad aboard 1a:passenger acted\n` +
        'unit 2a stefan at F1',
    );

  test('[dt14.sea.mount] they get aboard by entering it', () => {
    const t = table(`${sea}unit 1a lcm-46 at C1\nunit 1b pounder at D1 acted\nunit 2a stefan at F2`).do(
      'activate 1b',
      'move',
      'nothing',
      'board 1a as cargo',
    );
    expect(t.unit('1b')).toMatchObject({ place: 'aboard', carriage: 'cargo' });
  });

  test('[dt14.sea.activate] cargo activates on its own', () => {
    expect(shipped().options()).toEqual(expect.arrayContaining(['activate 1a', 'activate 1b']));
    expect(shipped().do('activate 1b', 'nothing', 'nothing').unit('1a').activated).toBe(false);
  });

  test('[dt14.sea.dismount.before] [dt14.sea.no-move] off before the vessel activates, not after', () => {
    expect(shipped().do('activate 1b').options()).toContain('move');
    expect(shipped('activated').do('activate 1b').options()).toEqual(['nothing']);
  });

  test('[dt14.sea.dismount.move] with a move or march', () => {
    expect(shipped().do('activate 1b', 'move', 'nothing', 'D1', 'stop').at('1b')).toBe('D1');
    expect(shipped().do('activate 1b', 'march', 'D1', 'D2', 'stop').at('1b')).toBe('D2');
  });

  test('[dt14.sea.no-attack] [dt14.sea.no-weapons] nobody fires from it', () => {
    expect(shipped().do('activate 1b').options()).toEqual(['move', 'march', 'nothing']);
  });

  test('[dt14.sea.no-target] its cargo is no target', () => {
    const t = table(
      `${sea}to-act 2\nunit 1a lcm-46 at C1\nunit 1b ranger-combat-squad aboard 1a:passenger\n` +
        'unit 2a wildfire at F1 facing W',
    ).do('activate 2a', 'attack', 'nothing');
    expect(t.options()).toEqual(['2a Quad Heavy Machinegun x1 at 1a', 'hold Quad Heavy Machinegun']);
  });

  test(`[dt14.sea.sunk.water] [dt14.sea.sunk.land] [dt14.sea.sunk.dismount]
      sunk at sea all are lost, with the bow on land nobody is`, () => {
    const sink = (facing: string) =>
      table(
        `${sea}unit 1a wildfire at F1 facing W\nunit 2a lcm-46 at C1 facing ${facing} marks 9\n` +
          'unit 2b ranger-combat-squad aboard 2a:passenger\nunit 2c hans at D2',
        'FTTTT',
      ).do('activate 1a', 'attack', 'nothing', '1a Quad Heavy Machinegun x1 at 2a');
    expect(sink('W').unit('2b').place).toBe('gone');
    const beached = sink('E');
    expect(beached.options()).toContain('place 2b D1');
    expect(beached.do('place 2b D1').unit('2b').soldiers).toHaveLength(5);
  });
});
