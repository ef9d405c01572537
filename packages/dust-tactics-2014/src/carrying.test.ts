import { describe, expect, test } from 'vitest';
import { carriagesIn, roomFor, spacesOf } from './carrying.ts';
import { newUnit } from './fielding.ts';
import { PLAIN_GAIT } from './ground/gait.ts';
import { nearestFree } from './ground/squares/index.ts';
import { table } from './testing.ts';

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

  test(`[dt14.skill.zombie.no-mount] [dt14.skill.zombie.no-ride] [dt14.ruling.strongpoint.stays]
      zombies and Strongpoint units ride nowhere`, () => {
    const t = table('unit 1a hanomag at A1\nunit 1b zombie-squad at B1\nunit 1c field-laser-gun at C1');
    expect(carriagesIn(t.state, t.unit('1b'), t.unit('1a'))).toEqual([]);
    expect(carriagesIn(t.state, t.unit('1c'), t.unit('1a'))).toEqual([]);
  });

  const boarding = () =>
    table(
      'reactions off\nunit 1a hanomag at C5 acted\nunit 1b sturmgrenadier-assault-squad at B5 acted\n' +
        'unit 2a honey at L9\nunit 2b rosie at L8',
    ).do('activate 1b', 'move', 'nothing');
  const aboard = (more = '') =>
    table(
      'reactions off\nunit 1a hanomag at C5\n' +
        `unit 1b sturmgrenadier-assault-squad aboard 1a:passenger acted\nunit 2a honey at L9${more}`,
    );

  test('[dt14.pass.mount] [dt14.pass.mount.square] they get in by reaching its square', () => {
    expect(boarding().do('board 1a as passenger').unit('1b')).toMatchObject({
      carrier: 0,
      carriage: 'passenger',
    });
    const far = table(
      'reactions off\nunit 1a hanomag at F5 acted\nunit 1b sturmgrenadier-assault-squad at B5 acted\n' +
        'unit 2a honey at L9',
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
      'reactions off\nunit 1a hanomag at C5 activated\n' +
        'unit 1b sturmgrenadier-assault-squad aboard 1a:passenger acted\nunit 2a honey at F6',
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
      'reactions off\nunit 1a pounder at F5 facing W\nunit 2a hanomag at C5\n' +
        'unit 2b sturmgrenadier-assault-squad aboard 2a:passenger',
    ).do('activate 1a', 'attack', 'nothing');
    expect(enemy.options()).toEqual(['1a Antitank Gun x1 at 2a', 'hold Antitank Gun']);
  });

  test(`[dt14.pass.wreck.place-adjacent] [dt14.ruling.wreck.nearest]
      survivors stand beside the wreck where its square is taken`, () => {
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

  test(`[dt14.pass.wreck.separate] [dt14.ruling.wreck.nearest]
      units inside roll separately; the nearest free square where all around is taken`, () => {
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

  test(`[dt14.pass.aircraft.same] [dt14.pass.aircraft.base]
      aircraft carry in the same way, boarded at their base`, () => {
    const t = table(
      'reactions off\nunit 1a assaulter at C5\nunit 1b red-army-battle-squad at B5 acted\nunit 2a hans at L9',
    ).do('activate 1b', 'move', 'nothing', 'board 1a as passenger');
    expect(t.unit('1b').carrier).toBe(0);
  });

  test('[dt14.ruling.passengers.react] two successes are a plain attack for passengers', () => {
    const t = table(
      'unit 1a honey at F5\nunit 1b rosie at A9\nunit 2a hanomag at C5 facing N activated\n' +
        'unit 2b sturmgrenadier-assault-squad aboard 2a:passenger',
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

  test(`[dt14.equip.tank-riders.target] [dt14.equip.tank-riders.measure]
      they can be shot at, measured to the tank`, () => {
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

  test(`[dt14.equip.tank-riders.extra-die] [dt14.equip.tank-riders.loss] [dt14.equip.tank-riders.owner]
      each hit on the tank rolls a die for its riders; T costs one, of his owner’s choice`, () => {
    const t = table(`reactions off\nunit 1a ludwig at H3 facing W\n${karl}`, 'F T').fire(
      '1a',
      '1a Dual Anti-Tank Guns x1 at 2a',
    );
    expect([t.question, t.seat]).toEqual(['take-hit', 1]);
  });

  test(`[dt14.equip.tank-riders.blast] [dt14.equip.tank-riders.no-extra]
      blast and flame strike both, without such dice`, () => {
    const t = table(`reactions off\nunit 1a steel-rain at F3 facing W\n${karl}`, 'F TTTTTTTTTT TTT').fire(
      '1a',
      '1a Petard Mortar x1 at 2a',
    );
    expect(t.events.filter((event) => event.type === 'line-rolled').map((event) => event.target)).toEqual([
      '2a',
      '2b',
    ]);
    expect([t.question, t.unit('2b').soldiers.length]).toEqual(['activate', 5]);
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
        `reactions off\n${rocks}unit 1a sturmgrenadier-assault-squad at B1\nunit 2a honey at L9\n` +
          'unit 1b hanomag at C2 facing N',
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
