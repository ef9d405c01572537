import { describe, expect, test } from 'vitest';
import { carriagesIn, roomFor, spacesOf } from './carrying.ts';
import { nearestFree, PLAIN_GAIT } from './ground.ts';
import { table } from './testing.ts';
import { newUnit } from './units.ts';

const spaces = (card: string) => spacesOf(newUnit(0, '1a', card, 0));

describe('passengers', () => {
  test('[dt14.pass.kinds] [dt14.pass.infantry] [dt14.pass.spaces] [dt14.pass.light] [dt14.pass.heavy] [dt14.pass.many] [dt14.equip.passengers.carry] [dt14.ruling.passengers.spaces] places by armour; several units while there is room', () => {
    expect(
      ['sturmgrenadier-assault-squad', 'heavy-laser-grenadier-squad', 'stefan', 'grenadier-mortar-squad'].map(
        spaces,
      ),
    ).toEqual([5, 6, 1, 4]);
    const t = table(`unit 1a sturmluther at A1
      unit 1b sturmgrenadier-assault-squad aboard 1a:passenger
      unit 1c sturmgrenadier-recon-squad at A3
      unit 1d heavy-laser-grenadier-squad at C3
      unit 1e sturmgrenadier-sniper-squad at E3
      unit 1f hans at G3`);
    const ways = (name: string) => carriagesIn(t.state, t.unit(name), t.unit('1a'));
    expect(roomFor(t.state, t.unit('1a'), 'passenger')).toBe(7);
    expect([ways('1c'), ways('1d'), ways('1e'), ways('1f')]).toEqual([
      ['passenger'],
      ['passenger'],
      ['passenger'],
      [],
    ]);
    t.unit('1c').place = 'aboard';
    t.unit('1c').carrier = 0;
    t.unit('1c').carriage = 'passenger';
    expect([ways('1d'), ways('1e')]).toEqual([[], ['passenger']]);
  });

  test('[dt14.skill.zombie.no-mount] [dt14.skill.zombie.no-ride] [dt14.ruling.strongpoint.stays] zombies and Strongpoint units ride nowhere', () => {
    const t = table('unit 1a hanomag at A1\nunit 1b zombie-squad at B1\nunit 1c field-laser-gun at C1');
    expect(carriagesIn(t.state, t.unit('1b'), t.unit('1a'))).toEqual([]);
    expect(carriagesIn(t.state, t.unit('1c'), t.unit('1a'))).toEqual([]);
  });

  test('[dt14.pass.mount] [dt14.pass.mount.square] [dt14.pass.mount.card] [dt14.pass.activate] [dt14.pass.dismount.move] [dt14.pass.no-move] getting in and out', () => {
    const t = table(`reactions off
      unit 1a hanomag at C5 acted
      unit 1b sturmgrenadier-assault-squad at B5 acted
      unit 2a honey at L9
      unit 2b rosie at L8`).do('activate 1b', 'move', 'nothing', 'board 1a as passenger');
    expect(t.unit('1b')).toMatchObject({ place: 'aboard', carrier: 0, carriage: 'passenger', at: -1 });
    t.do('activate 2a', 'nothing', 'nothing', 'activate 1a', 'move', 'nothing', 'D5', 'face E');
    const out = table(
      'reactions off\nunit 1a hanomag at C5\nunit 1b sturmgrenadier-assault-squad aboard 1a:passenger acted\nunit 2a honey at L9',
    ).do('activate 1b', 'march', 'D5', 'E5', 'stop');
    expect(out.at('1b')).toBe('E5');
    expect(out.unit('1b').carrier).toBe(-1);
    const both = table(
      'reactions off\nunit 1a hanomag at C5\nunit 1b sturmgrenadier-assault-squad aboard 1a:passenger acted\nunit 2a honey at L9',
    ).do('activate 1b', 'move');
    expect(both.options()).not.toContain('march');
  });

  test('[dt14.pass.dismount.before] not after the vehicle has activated', () => {
    const t = table(
      'reactions off\nunit 1a hanomag at C5 activated\nunit 1b sturmgrenadier-assault-squad aboard 1a:passenger acted\nunit 2a honey at F6',
    ).do('activate 1b');
    expect(t.options()).not.toContain('move');
    expect(t.options()).toContain('attack');
  });

  test('[dt14.pass.arc] [dt14.pass.half] [dt14.ruling.passengers.half] [dt14.pass.no-sustained] [dt14.pass.no-flame] [dt14.pass.no-close] [dt14.pass.no-support] [dt14.pass.no-target] they fire to the sides, half of the places each, without support weapons, flame, blows or sustaining', () => {
    const t = table(`reactions off
      unit 1a hanomag at C5 facing N
      unit 1b sturmgrenadier-assault-squad aboard 1a:passenger acted
      unit 2a stefan at F5
      unit 2b lara at C3
      unit 2c manfred at D5`).do('activate 1b');
    expect(t.options()).not.toContain('sustained');
    t.do('attack', 'nothing');
    expect(t.options()).toEqual([
      '1b Assault Rifle x3 at 2a',
      '1b Assault Rifle x2 at 2a',
      '1b Assault Rifle x1 at 2a',
      '1b Assault Rifle x3 at 2c',
      '1b Assault Rifle x2 at 2c',
      '1b Assault Rifle x1 at 2c',
      'hold Assault Rifle',
    ]);
    t.do('hold Assault Rifle', 'hold Panzerfaust', 'hold Bazooka');
    expect(t.question).toBe('activate');
    const flame = table(
      'reactions off\nunit 1a punisher at C5 facing N\nunit 1b ranger-attack-squad aboard 1a:passenger acted\nunit 2a stefan at E6',
    ).do('activate 1b', 'attack', 'nothing', 'hold Shotgun');
    expect(flame.question).toBe('activate');
    const gun = table(
      'reactions off\nunit 1a sturmluther at C5 facing N\nunit 1b grenadier-mortar-squad aboard 1a:passenger acted\nunit 2a stefan at H5',
    ).do('activate 1b', 'attack', 'nothing', 'hold Assault Rifle');
    expect(gun.question).toBe('activate');
    const enemy = table(
      'reactions off\nunit 1a pounder at F5 facing W\nunit 2a hanomag at C5\nunit 2b sturmgrenadier-assault-squad aboard 2a:passenger',
    ).do('activate 1a', 'attack', 'nothing');
    expect(enemy.options()).not.toContain('1a Antitank Gun x1 at 2b');
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

  test('[dt14.equip.tank-riders.spaces] [dt14.equip.tank-riders.like] [dt14.equip.tank-riders.target] [dt14.equip.tank-riders.measure] riders may be aimed at, measured to the tank', () => {
    const t = table(`reactions off\nunit 1a pounder at H3 facing W\n${karl}`).do(
      'activate 1a',
      'attack',
      'nothing',
      'hold Antitank Gun',
    );
    expect(t.options()).toContain('1a Heavy Machinegun x1 at 2b');
    expect(roomFor(t.state, t.unit('2a'), 'rider')).toBe(1);
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
  test('[dt14.lift.only] [dt14.lift.pickup] [dt14.lift.pickup.over] [dt14.equip.airlifter.only] [dt14.skill.airmobile] [dt14.equip.airmobile.carried] [dt14.equip.air-assault.carried] picks up what it starts above, if it can be lifted', () => {
    const t = table('reactions off\nunit 1a carrier at C5\nunit 1b natasha at C5\nunit 2a hans at L9').do(
      'activate 1a',
      'move',
      'nothing',
      'lift 1b',
    );
    expect(t.unit('1b')).toMatchObject({ place: 'aboard', carriage: 'cargo' });
    expect(t.options()).not.toContain('lift 1b');
    expect(
      table('reactions off\nunit 1a carrier at C5\nunit 1b babushka at C5\nunit 2a hans at L9')
        .do('activate 1a', 'move', 'nothing')
        .options(),
    ).not.toContain('lift 1b');
    expect(
      table('reactions off\nunit 1a carrier at C5\nunit 1b natasha at D5\nunit 2a hans at L9')
        .do('activate 1a', 'move', 'nothing')
        .options(),
    ).not.toContain('lift 1b');
    // Whoever a grappler holds cannot be carried off.
    expect(
      table(
        'reactions off\nunit 1a carrier at C5\nunit 1b natasha at C5 stuns 2a\nunit 2a luther at D5 facing W',
      )
        .do('activate 1a', 'move', 'nothing')
        .options(),
    ).not.toContain('lift 1b');
  });

  test('[dt14.lift.activate] [dt14.lift.dismount.before] [dt14.lift.dismount.move] [dt14.lift.no-move] [dt14.lift.no-attack] [dt14.lift.no-target] [dt14.lift.dismount.air-assault] [dt14.equip.air-assault.separate] [dt14.equip.air-assault.after] [dt14.equip.air-assault.first] [dt14.ruling.lift.special] cargo gets off before the flight, Air Assault after it too, and does little else', () => {
    const cargo = (card: string, carrier = '') =>
      table(
        `reactions off\nunit 1a carrier at C5 ${carrier}\nunit 1b ${card} aboard 1a:cargo acted\nunit 2a hans at E5`,
      )
        .do('activate 1b')
        .options();
    expect(cargo('natasha')).toEqual(['move', 'march', 'nothing']);
    expect(cargo('natasha', 'activated')).toEqual(['nothing']);
    expect(cargo('nastasia', 'activated')).toEqual(['move', 'march', 'nothing']);
    const t = table(
      'reactions off\nunit 1a carrier at C5\nunit 1b natasha aboard 1a:cargo acted\nunit 2a hans at L9',
    ).do('activate 1b', 'move', 'nothing', 'D5', 'face E');
    expect(t.at('1b')).toBe('D5');
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

  test('[dt14.sea.spaces] [dt14.sea.light] [dt14.sea.heavy] [dt14.sea.vehicle] [dt14.sea.large] [dt14.sea.no-huge] [dt14.sea.many] [dt14.equip.sealifter.naval] twelve places: six a vehicle, all for a Large one, none for Huge', () => {
    expect(
      ['pounder', 'sturmluther', 'ranger-combat-squad', 'heavy-ranger-attack-squad'].map(spaces),
    ).toEqual([6, 12, 5, 6]);
    const t = table(
      `${sea}unit 1a lcm-46 at C1\nunit 1b pounder aboard 1a:cargo\nunit 1c pounder at D1\nunit 1d ranger-combat-squad at E1\nunit 1e punisher at E1`,
    );
    const ways = (name: string) => carriagesIn(t.state, t.unit(name), t.unit('1a'));
    expect([ways('1c'), ways('1d'), ways('1e')]).toEqual([['cargo'], ['passenger'], []]);
  });

  test('[dt14.sea.mount] [dt14.sea.activate] [dt14.sea.dismount.before] [dt14.sea.dismount.move] [dt14.sea.no-move] [dt14.sea.no-attack] [dt14.sea.no-weapons] [dt14.sea.no-target] aboard, and off again before it activates; nobody fires from it or at its cargo', () => {
    const t = table(`${sea}unit 1a lcm-46 at C1\nunit 1b pounder at D1 acted\nunit 2a stefan at F2`).do(
      'activate 1b',
      'move',
      'nothing',
      'board 1a as cargo',
    );
    expect(t.unit('1b').carriage).toBe('cargo');
    const off = table(
      `${sea}unit 1a lcm-46 at C1\nunit 1b ranger-combat-squad aboard 1a:passenger acted\nunit 2a stefan at F1`,
    ).do('activate 1b');
    expect(off.options()).toEqual(['move', 'march', 'nothing']);
    off.do('move', 'nothing', 'D1', 'stop');
    expect(off.at('1b')).toBe('D1');
    const late = table(
      `${sea}unit 1a lcm-46 at C1 activated\nunit 1b ranger-combat-squad aboard 1a:passenger acted\nunit 2a stefan at F1`,
    ).do('activate 1b');
    expect(late.options()).toEqual(['nothing']);
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
