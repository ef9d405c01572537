import { describe, expect, test } from 'vitest';
import { carriagesIn, roomFor, spacesOf } from './carrying.ts';
import { nearestFree, PLAIN_GAIT } from './ground.ts';
import { table } from './testing.ts';
import { newUnit } from './units.ts';

const spaces = (card: string) => spacesOf(newUnit(0, '1a', card, 0));

describe('passengers', () => {
  test.each([
    ['[dt14.pass.light] armour 1 and 2 one each', 'sturmgrenadier-assault-squad', 5],
    ['[dt14.pass.heavy] armour 3 and 4 two each', 'heavy-laser-grenadier-squad', 6],
    ['[dt14.ruling.passengers.spaces] a hero by his armour', 'stefan', 1],
    ['[dt14.ruling.passengers.spaces] a support weapon by its figures', 'grenadier-mortar-squad', 4],
  ])('%s', (_rule, card, places) => {
    expect(spaces(card)).toBe(places);
  });

  const LUTHER = 'unit 1a sturmluther at A1\nunit 1b sturmgrenadier-assault-squad aboard 1a:passenger';
  const ways = (card: string, more = '', carrier = '1a') => {
    const t = table(`${LUTHER}\nunit 1c ${card} at G3\n${more}`);
    return carriagesIn(t.state, t.unit('1c'), t.unit(carrier));
  };

  test('[dt14.pass.spaces] the number on the card is the number of places', () => {
    const t = table(LUTHER);
    expect(roomFor(t.state, t.unit('1a'), 'passenger')).toBe(12 - 5);
    const recon = 'unit 1d sturmgrenadier-recon-squad aboard 1a:passenger';
    expect([ways('heavy-laser-grenadier-squad'), ways('heavy-laser-grenadier-squad', recon)]).toEqual([
      ['passenger'],
      [],
    ]);
  });

  test('[dt14.pass.many] a second unit may ride while there is room', () => {
    const recon = 'unit 1d sturmgrenadier-recon-squad aboard 1a:passenger';
    expect([ways('sturmgrenadier-recon-squad'), ways('sturmgrenadier-sniper-squad', recon)]).toEqual([
      ['passenger'],
      ['passenger'],
    ]);
  });

  test('[dt14.pass.infantry] [dt14.equip.passengers.carry] infantry goes inside, a vehicle does not', () => {
    expect([ways('sturmgrenadier-recon-squad'), ways('hans')]).toEqual([['passenger'], []]);
  });

  test('[dt14.pass.kinds] passenger vehicles, airlifters and sealifters carry; others do not', () => {
    expect(ways('sturmgrenadier-recon-squad')).toEqual(['passenger']);
    expect(ways('sturmgrenadier-recon-squad', 'unit 1e assaulter at A5', '1e')).toEqual(['passenger']);
    expect(ways('pounder', 'unit 1e lcm-46 at A5', '1e')).toEqual(['cargo']);
    expect(ways('sturmgrenadier-recon-squad', 'unit 1e hans at A5', '1e')).toEqual([]);
  });

  test('[dt14.skill.zombie.no-mount] [dt14.skill.zombie.no-ride] [dt14.ruling.strongpoint.stays] zombies and Strongpoint units ride nowhere', () => {
    const t = table('unit 1a hanomag at A1\nunit 1b zombie-squad at B1\nunit 1c field-laser-gun at C1');
    expect(carriagesIn(t.state, t.unit('1b'), t.unit('1a'))).toEqual([]);
    expect(carriagesIn(t.state, t.unit('1c'), t.unit('1a'))).toEqual([]);
  });

  const boarding = () =>
    table(
      'reactions off\nunit 1a hanomag at C5 acted\nunit 1b sturmgrenadier-assault-squad at B5 acted\nunit 2a honey at L9\nunit 2b rosie at L8',
    ).do('activate 1b', 'move', 'nothing');
  const aboard = (more = '') =>
    table(
      `reactions off\nunit 1a hanomag at C5\nunit 1b sturmgrenadier-assault-squad aboard 1a:passenger acted\nunit 2a honey at L9${more}`,
    );

  test('[dt14.pass.mount] [dt14.pass.mount.square] they get in by reaching its square', () => {
    expect(boarding().do('board 1a as passenger').unit('1b')).toMatchObject({
      carrier: 0,
      carriage: 'passenger',
    });
    const far = table(
      'reactions off\nunit 1a hanomag at F5 acted\nunit 1b sturmgrenadier-assault-squad at B5 acted\nunit 2a honey at L9',
    ).do('activate 1b', 'move', 'nothing');
    expect(far.options()).not.toContain('board 1a as passenger');
  });

  test('[dt14.pass.mount.card] those inside are off the board', () => {
    expect(boarding().do('board 1a as passenger').unit('1b')).toMatchObject({ place: 'aboard', at: -1 });
  });

  test('[dt14.pass.activate] they activate on their own, and so does the vehicle', () => {
    expect(aboard().options()).toEqual(expect.arrayContaining(['activate 1a', 'activate 1b']));
    expect(aboard().do('activate 1b', 'nothing', 'nothing').unit('1a').activated).toBe(false);
  });

  test('[dt14.pass.dismount.move] they get out with a march', () => {
    const out = aboard().do('activate 1b', 'march', 'D5', 'E5', 'stop');
    expect([out.at('1b'), out.unit('1b').carrier]).toEqual(['E5', -1]);
  });

  test('[dt14.pass.no-move] they move in no other way: not by staying inside', () => {
    const t = aboard().do('activate 1b', 'move', 'nothing');
    expect(
      t
        .options()
        .filter((id) => /^[A-L][1-9]$/.test(id))
        .sort(),
    ).toEqual(['B4', 'B5', 'B6', 'C4', 'C6', 'D4', 'D5', 'D6']);
  });

  test('[dt14.pass.dismount.before] not after the vehicle has activated', () => {
    const t = table(
      'reactions off\nunit 1a hanomag at C5 activated\nunit 1b sturmgrenadier-assault-squad aboard 1a:passenger acted\nunit 2a honey at F6',
    ).do('activate 1b');
    expect(t.options()).not.toContain('move');
    expect(t.options()).toContain('attack');
  });

  const firing = (more: string, carrier = 'hanomag', squad = 'sturmgrenadier-assault-squad') =>
    table(
      `reactions off\nunit 1a ${carrier} at C5 facing N\nunit 1b ${squad} aboard 1a:passenger acted\n${more}`,
    ).do('activate 1b');
  const shots = (t: ReturnType<typeof table>) => {
    if (!t.options().includes('attack')) return [];
    t.do('attack', 'nothing');
    const found: string[] = [];
    while (t.question === 'declare-target') {
      found.push(...t.options().filter((id) => !id.startsWith('hold')));
      t.do(t.options().find((id) => id.startsWith('hold')) ?? '');
    }
    return found;
  };

  test('[dt14.pass.arc] they fire to the sides, not ahead', () => {
    expect(shots(firing('unit 2a stefan at F5'))).toContain('1b Assault Rifle x1 at 2a');
    expect(shots(firing('unit 2a stefan at C2'))).toEqual([]);
  });

  test('[dt14.pass.half] [dt14.ruling.passengers.half] half of the places to each side', () => {
    const found = shots(firing('unit 2a stefan at F5'));
    expect(found).toContain('1b Assault Rifle x3 at 2a');
    expect(found).not.toContain('1b Assault Rifle x4 at 2a');
  });

  test('[dt14.pass.no-sustained] not sustained', () => {
    const options = firing('unit 2a stefan at F5').options();
    expect([options.includes('attack'), options.includes('sustained')]).toEqual([true, false]);
  });

  test.each([
    ['[dt14.pass.no-flame] no flame', 'punisher', 'ranger-attack-squad', 'E6', /Flame/],
    ['[dt14.pass.no-support] no support weapon', 'sturmluther', 'grenadier-mortar-squad', 'H5', /Mortar/],
    ['[dt14.pass.no-close] no close combat', 'hanomag', 'sturmgrenadier-assault-squad', 'D5', /Improvised/],
  ])('%s from inside', (_rule, carrier, squad, at, weapon) => {
    const found = shots(firing(`unit 2a stefan at ${at}`, carrier, squad));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((id) => weapon.test(id))).toEqual([]);
  });

  test('[dt14.pass.no-target] they are no target', () => {
    const enemy = table(
      'reactions off\nunit 1a pounder at F5 facing W\nunit 2a hanomag at C5\nunit 2b sturmgrenadier-assault-squad aboard 2a:passenger',
    ).do('activate 1a', 'attack', 'nothing');
    expect(enemy.options()).toEqual(['1a Antitank Gun x1 at 2a', 'hold Antitank Gun']);
  });

  test('[dt14.pass.wreck.place-adjacent] [dt14.ruling.wreck.nearest] survivors stand beside the wreck where its square is taken', () => {
    const t = table(
      `reactions off
      unit 1a wildfire at F5 facing W
      unit 1b rosie at C5
      unit 2a hanomag at C5 marks 3
      unit 2b stefan aboard 2a:passenger
      unit 2c honey at L9`,
      'FTTTT S',
    ).do('activate 1a', 'attack', 'nothing', '1a Quad Heavy Machinegun x1 at 2a');
    // An enemy stands in the square: beside it, then.
    expect(t.options()).not.toContain('place 2b C5');
    expect(t.options()).toContain('place 2b D5');
  });

  test('[dt14.pass.wreck.separate] [dt14.ruling.wreck.nearest] units inside roll separately; the nearest free square where all around is taken', () => {
    const t = table(
      `reactions off
      unit 1a wildfire at F5 facing W
      unit 2a sturmluther at B4 marks 5
      unit 2b stefan aboard 2a:passenger
      unit 2c lara aboard 2a:passenger
      unit 2d honey at L9`,
      'FT T S',
    ).do('activate 1a', 'attack', 'nothing', '1a Quad Heavy Machinegun x1 at 2a', 'place 2b B4');
    expect([t.unit('2b').marks, t.unit('2c').marks]).toEqual([1, 0]);
    const tight = table(`reactions off
      map
      . # . . . . .
      # # . . . . .
      # . . . . . .
      unit 1a wildfire at G1 facing W
      unit 1b rosie at A1
      unit 2a red-fury at A1 marks 2
      unit 2b stefan aboard 2a:passenger
      unit 2c honey at G3`);
    expect(nearestFree(tight.state, tight.unit('2b'), PLAIN_GAIT, [0]).length).toBeGreaterThan(0);
    expect(
      nearestFree(tight.state, tight.unit('2b'), PLAIN_GAIT, [0]).every((at) => at % 7 === 2 || at >= 14),
    ).toBe(true);
  });

  test('[dt14.pass.aircraft.same] [dt14.pass.aircraft.base] aircraft carry in the same way, boarded at their base', () => {
    const t = table(
      'reactions off\nunit 1a assaulter at C5\nunit 1b red-army-battle-squad at B5 acted\nunit 2a hans at L9',
    ).do('activate 1b', 'move', 'nothing', 'board 1a as passenger');
    expect(t.unit('1b').carrier).toBe(0);
  });

  test('[dt14.ruling.passengers.react] two successes are a plain attack for passengers', () => {
    const t = table(
      'unit 1a honey at F5\nunit 1b rosie at A9\nunit 2a hanomag at C5 facing N activated\nunit 2b sturmgrenadier-assault-squad aboard 2a:passenger',
      'FF T',
    ).do(
      'activate 1a',
      'move',
      'nothing',
      'face W',
      'react 2b',
      '2b Panzerfaust x1 at 1a',
      'hold Panzerfaust',
      'hold Bazooka',
    );
    expect(t.dice.left()).toBe(0);
  });
});

describe('tank riders', () => {
  const karl = 'unit 2a karl at C3\nunit 2b red-army-battle-squad aboard 2a:rider';

  const aimed = (at: string, tank = 'C3') =>
    table(`reactions off\nunit 1a pounder at ${at} facing W\n${karl.replace('C3', tank)}`)
      .do('activate 1a', 'attack', 'nothing', 'hold Antitank Gun')
      .options();

  test('[dt14.equip.tank-riders.target] [dt14.equip.tank-riders.measure] they can be shot at, measured to the tank', () => {
    expect(aimed('H3')).toContain('1a Heavy Machinegun x1 at 2b');
    expect(aimed('L3', 'A3')).not.toContain('1a Heavy Machinegun x1 at 2b');
  });

  test('[dt14.equip.tank-riders.spaces] [dt14.equip.tank-riders.like] places as for passengers', () => {
    const t = table(
      `unit 1a pounder at H3\n${karl}\nunit 2c yakov at F3\nunit 2d red-army-battle-squad at G3`,
    );
    expect(roomFor(t.state, t.unit('2a'), 'rider')).toBe(1);
    expect([
      carriagesIn(t.state, t.unit('2c'), t.unit('2a')),
      carriagesIn(t.state, t.unit('2d'), t.unit('2a')),
    ]).toEqual([['rider'], []]);
  });

  test('[dt14.equip.tank-riders.extra-die] [dt14.equip.tank-riders.loss] [dt14.equip.tank-riders.owner] each hit on the tank rolls a die for its riders; T costs one, of his owner\u2019s choice', () => {
    const t = table(`reactions off\nunit 1a ludwig at H3 facing W\n${karl}`, 'F T').fire(
      '1a',
      '1a Dual Anti-Tank Guns x1 at 2a',
    );
    expect([t.question, t.seat]).toEqual(['take-hit', 1]);
  });

  test('[dt14.equip.tank-riders.blast] [dt14.equip.tank-riders.no-extra] blast and flame strike both, without such dice', () => {
    const t = table(`reactions off\nunit 1a steel-rain at F3 facing W\n${karl}`, 'T TTTTTTTTTT').fire(
      '1a',
      '1a Petard Mortar x1 at 2a',
    );
    expect(t.events.filter((event) => event.type === 'line-rolled').map((event) => event.target)).toEqual([
      '2a',
      '2b',
    ]);
  });

  test('[dt14.ruling.riders.back] riders strike back for their tank', () => {
    const t = table(`reactions off\nunit 1a gorilla-squad at B3\n${karl}`, 'TTTTTT TTT TTTTT').do(
      'activate 1a',
      'attack',
      'nothing',
      '1a Panzer Gloves x3 at 2a',
    );
    expect(t.events.filter((event) => event.type === 'line-rolled').map((event) => event.by)).toEqual([
      '1a',
      '2a',
      '2b',
    ]);
  });

  test('[dt14.equip.tank-riders.close] riders fight close', () => {
    const t = table(
      'reactions off\nunit 1a karl at C3\nunit 1b red-army-battle-squad aboard 1a:rider acted\nunit 2a hans at E3',
    ).do('activate 1b', 'attack', 'nothing');
    expect(t.options()).toContain('1b Improvised weapon x5 at 2a');
  });
});

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

  test('[dt14.lift.dismount.move] [dt14.equip.air-assault.first] it gets off with its move', () => {
    for (const card of ['natasha', 'nastasia']) {
      const t = cargo(card).do('move', 'nothing', 'D5', 'face E');
      expect([t.at('1b'), t.unit('1b').carrier]).toEqual(['D5', -1]);
    }
  });

  test('[dt14.lift.no-move] it moves in no other way', () => {
    expect(cargo('natasha', 'activated').options()).toEqual(['nothing']);
  });

  test('[dt14.lift.no-attack] [dt14.ruling.lift.special] it does not attack, nor lay smoke', () => {
    expect(cargo('natasha').options()).not.toContain('attack');
    expect(cargo('ludwig').options()).not.toContain('smoke');
    expect(cargo('hans').do('reload').options()).toContain('nothing');
  });

  test('[dt14.lift.no-target] it is no target', () => {
    const aim = table(
      'reactions off\nto-act 2\nunit 1a carrier at C5\nunit 1b natasha aboard 1a:cargo\nunit 2a wildfire at E5 facing W',
    ).do('activate 2a', 'attack', 'nothing');
    expect(aim.options()).toEqual(['2a Quad Heavy Machinegun x1 at 1a', 'hold Quad Heavy Machinegun']);
  });

  test('[dt14.ruling.carried.in-the-air] nobody leaves a vehicle that hangs in the air', () => {
    const t = table(
      'reactions off\nunit 1a carrier at C5\nunit 1b natasha aboard 1a:cargo\nunit 1c koshka aboard 1b:pilot\nunit 2a hans at L9',
    );
    expect(t.options()).not.toContain('split 1c');
  });

  test('[dt14.lift.lost.air-assault] [dt14.equip.air-assault.damage] [dt14.lift.lost.place] in a crash shields hurt all but Air Assault; the cargo stands below', () => {
    const crash = (card: string) =>
      table(
        `reactions off\nunit 1a wildfire at C5 facing E\nunit 2a carrier at F5 marks 7\nunit 2b ${card} aboard 2a:cargo marks 2\nunit 2c hans at L9`,
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
      `${sea}unit 1a lcm-46 at C1 ${token}\nunit 1b ranger-combat-squad aboard 1a:passenger acted\nunit 2a stefan at F1`,
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
      `${sea}to-act 2\nunit 1a lcm-46 at C1\nunit 1b ranger-combat-squad aboard 1a:passenger\nunit 2a wildfire at F1 facing W`,
    ).do('activate 2a', 'attack', 'nothing');
    expect(t.options()).toEqual(['2a Quad Heavy Machinegun x1 at 1a', 'hold Quad Heavy Machinegun']);
  });

  test('[dt14.sea.sunk.water] [dt14.sea.sunk.land] [dt14.sea.sunk.dismount] sunk at sea all are lost, with the bow on land nobody is', () => {
    const sink = (facing: string) =>
      table(
        `${sea}unit 1a wildfire at F1 facing W\nunit 2a lcm-46 at C1 facing ${facing} marks 9\nunit 2b ranger-combat-squad aboard 2a:passenger\nunit 2c hans at D2`,
        'FTTTT',
      ).do('activate 1a', 'attack', 'nothing', '1a Quad Heavy Machinegun x1 at 2a');
    expect(sink('W').unit('2b').place).toBe('gone');
    const beached = sink('E');
    expect(beached.options()).toContain('place 2b D1');
    expect(beached.do('place 2b D1').unit('2b').soldiers).toHaveLength(5);
  });
});

describe('getting aboard is a step like any other', () => {
  const options = (more: string, ...ids: string[]) =>
    table(`reactions off\nunit 1a sturmgrenadier-assault-squad at B2\nunit 2a honey at L9\n${more}`)
      .do('activate 1a', 'move', 'nothing', ...ids)
      .options();

  test('[dt14.pass.mount.square] not through a wall, nor between two corners', () => {
    const map = `map\n${'. . . . . . . . . . . .\n'.repeat(9)}`;
    expect(options(`${map}unit 1b hanomag at C2 facing N`)).toContain('board 1b as passenger');
    expect(options(`${map}wall B2 C2 wall\nunit 1b hanomag at C2 facing N`)).not.toContain(
      'board 1b as passenger',
    );
    const rocks = map.replace(
      /^map\n(.*)\n(.*)\n/,
      'map\n. . # . . . . . . . . .\n. # . . . . . . . . . .\n',
    );
    expect(
      table(
        `reactions off\n${rocks}unit 1a sturmgrenadier-assault-squad at B1\nunit 2a honey at L9\nunit 1b hanomag at C2 facing N`,
      )
        .do('activate 1a', 'move', 'nothing')
        .options(),
    ).not.toContain('board 1b as passenger');
  });

  test('[dt14.pass.mount.square] [dt14.move.diagonal.later] a second diagonal costs two', () => {
    const far = 'unit 1b hanomag at D4 facing N';
    expect(options(far, 'C3')).not.toContain('board 1b as passenger');
    expect(options('unit 1b hanomag at C4 facing N', 'B3')).toContain('board 1b as passenger');
  });
});
