import { describe, expect, test } from 'vitest';
import { inReach } from './exceptions/reach.ts';
import { inContact, unitSees } from './ground/squares/index.ts';
import { fortSites } from './setting/squares/placing.ts';
import { table } from './testing.ts';

describe('bunkers and strongpoints', () => {
  const works = (kind: string, units: string) => `reactions off\nfort ${kind} E4 W 1\n${units}`;

  test.each([
    // The bunker faces west: its doors are in the east.
    ['[dt14.fort.bunker.walls] not through the wall of a bunker', 'bunker', 'rosie at D4', 'E4', false],
    ['[dt14.fort.bunker.walls] nor from its side', 'bunker', 'rosie at E3', 'E4', false],
    ['[dt14.fort.bunker.door] by its door', 'bunker', 'rosie at G4', 'F4', true],
    [
      '[dt14.fort.bunker.door-shut] not past an enemy inside',
      'bunker',
      'rosie at G4\nunit 2b stefan at E4',
      'F4',
      false,
    ],
    [
      '[dt14.fort.strongpoint.walls] into a strongpoint from anywhere',
      'strongpoint',
      'rosie at D4',
      'E4',
      true,
    ],
    ['[dt14.fort.infantry-only] no vehicle into a strongpoint', 'strongpoint', 'pounder at D4', 'E4', false],
    ['[dt14.fort.infantry-only] nor into a bunker', 'bunker', 'pounder at G4', 'F4', false],
    ['[dt14.fort.grid.footprint] four squares are taken', 'bunker', 'pounder at E6', 'E5', false],
  ])('%s', (_rule, kind, unit, square, enters) => {
    const t = table(works(kind, `unit 1a ${unit}\nunit 2a hans at L9`)).do('activate 1a', 'move', 'nothing');
    expect(t.options().includes(square)).toBe(enters);
  });

  const going = (kind: string, unit: string, ...squares: string[]) =>
    table(works(kind, `unit 2a hans at L9\nunit 1a ${unit}`)).do(
      'activate 1a',
      'move',
      'nothing',
      ...squares,
    );

  test(`[dt14.fort.grid.inside] [dt14.ruling.fort.halves]
      two squares inside: who enters a half stands in its front`, () => {
    expect(going('bunker', 'rosie at G4', 'F4', 'stop').at('1a')).toBe('E4');
    expect(going('bunker', 'rosie at G5', 'F5', 'stop').at('1a')).toBe('E5');
  });

  test('[dt14.fort.grid.use] moves go by the halves: from the front square straight out of the door', () => {
    expect(going('bunker', 'rosie at E4').options()).toContain('G4');
    expect(going('bunker', 'rosie at E4').options()).not.toContain('D4');
  });

  test('[dt14.fort.grid.unit] a Strongpoint unit fills both halves: a hero may stop with it, a squad may not', () => {
    const gun = 'unit 1b field-phaser at E4';
    expect(going('strongpoint', `rosie at D5\n${gun}`, 'E5').options()).toContain('stop');
    expect(going('strongpoint', `ranger-combat-squad at D5\n${gun}`, 'E5').options()).not.toContain('stop');
  });

  test(`[dt14.fort.los.block] [dt14.fort.los.bunker] [dt14.fort.los.strongpoint]
      works block sight; from a bunker half the field is seen, from a strongpoint all of it`, () => {
    const sees = (kind: string, a: string, b: string) => {
      const t = table(works(kind, `unit 1a rosie at ${a}\nunit 2a stefan at ${b}`));
      return unitSees(t.state, t.unit('1a'), t.unit('2a'));
    };
    expect(sees('bunker', 'C4', 'H4')).toBe(false);
    expect([sees('bunker', 'E4', 'B4'), sees('bunker', 'E4', 'I4')]).toEqual([true, false]);
    expect([sees('strongpoint', 'E4', 'B4'), sees('strongpoint', 'E4', 'I4')]).toEqual([true, true]);
  });

  test(`[dt14.fort.fire.main] [dt14.fort.fire.no-aircraft] [dt14.fort.fire.no-artillery]
      the main gun covers the front quarter; no aircraft, no artillery from a bunker`, () => {
    const targets = (kind: string, enemy: string) => {
      const t = table(works(kind, `unit 1a field-phaser at E4 acted\nunit 2a ${enemy}`)).do('activate 1a');
      return t.options().includes('attack') ? t.do('attack', 'nothing').options() : [];
    };
    expect(
      targets('bunker', 'hans at B4').some((id) => id.includes('Phaser Gun') || id.includes('BAR')),
    ).toBe(true);
    const aside = table(works('bunker', 'unit 1a field-phaser at E4 acted\nunit 2a stefan at D9')).do(
      'activate 1a',
      'attack',
      'nothing',
    );
    expect(aside.options().some((id) => id.startsWith('1a Phaser Gun'))).toBe(false);
    const free = table(works('strongpoint', 'unit 1a field-phaser at E4 acted\nunit 2a stefan at D9')).do(
      'activate 1a',
      'attack',
      'nothing',
      'hold BAR Automatic Rifle',
    );
    expect(free.options()).toContain('1a Phaser Gun x1 at 2a');
    expect(targets('bunker', 'falke at B4')).toEqual([]);
    expect(
      table(works('bunker', 'unit 1a ranger-heavy-mortar-squad at E4 acted\nunit 2a falke at A4'))
        .do('activate 1a')
        .options(),
    ).not.toContain('attack');
  });

  test('[dt14.fort.grid.unit] a Strongpoint unit is reached in both halves', () => {
    const t = table(works('bunker', 'unit 1a field-phaser at E4\nunit 2a stefan at D6\nunit 2b lara at D3'));
    expect(inContact(t.state, t.unit('1a'), t.unit('2a'))).toBe(true);
    expect(inContact(t.state, t.unit('1a'), t.unit('2b'))).toBe(true);
  });

  test('[dt14.fort.cover] those inside are in cover', () => {
    const t = table(
      'reactions off\nfort strongpoint E4 W 2\nunit 1a pounder at B4 facing E\n' +
        'unit 2a sturmgrenadier-assault-squad at E4',
      'FFFTT SSS',
    ).fire('1a', '1a Heavy Machinegun x1 at 2a');
    expect(t.event('line-rolled')).toMatchObject({ hits: 3, saved: 3 });
  });

  test(`[dt14.fort.close.strongpoint] [dt14.fort.close.bunker] [dt14.fort.close.both-ways]
      close combat at any side of a strongpoint, at slit and doors of a bunker`, () => {
    const touch = (kind: string, at: string) => {
      const t = table(works(kind, `unit 1a rosie at E4\nunit 2a stefan at ${at}`));
      expect(inContact(t.state, t.unit('2a'), t.unit('1a'))).toBe(
        inContact(t.state, t.unit('1a'), t.unit('2a')),
      );
      return inContact(t.state, t.unit('1a'), t.unit('2a'));
    };
    expect([touch('bunker', 'D4'), touch('bunker', 'G4'), touch('bunker', 'E3')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([touch('strongpoint', 'D4'), touch('strongpoint', 'G4'), touch('strongpoint', 'E3')]).toEqual([
      true,
      true,
      true,
    ]);
  });

  test(`[dt14.fort.close.outside] [dt14.fort.bunker.close-save] [dt14.fort.strongpoint.close-save]
      blows from outside are saved, once`, () => {
    const hits = (kind: string, dice: string) =>
      table(
        `reactions off\nfort ${kind} E4 W 2\nunit 1a gorilla-squad at D4 acted\nunit 2a ranger-combat-squad at E4`,
        dice,
      )
        .do('activate 1a', 'attack', 'nothing', '1a Panzer Gloves x3 at 2a')
        .events.find((event) => event.weapon === 'Panzer Gloves');
    expect(hits('bunker', 'FFTTTT SS TTTTT')).toMatchObject({ hits: 2, saved: 2 });
    expect(hits('strongpoint', 'FFTTTT FS TTTTT')).toMatchObject({ hits: 2, saved: 1 });
  });

  test('[dt14.fort.special.range1] nothing of range one reaches out of works', () => {
    const t = table(
      works(
        'strongpoint',
        'unit 1a ranger-command-squad at E4\nunit 1b rosie at D4 marks 1\nunit 1c rosie at E5 marks 1'.replace(
          '1c rosie',
          '1c bazooka-joe',
        ),
      ),
    );
    expect(inReach(t.state, t.unit('1a'), t.unit('1b'), 1)).toBe(false);
    expect(inReach(t.state, t.unit('1a'), t.unit('1c'), 1)).toBe(true);
    expect(inReach(t.state, t.unit('1b'), t.unit('1a'), 1)).toBe(true);
  });

  const MAP = `map\n${'. . . . . . . .\n'.repeat(6)}`;
  const sites = (more: string, map = MAP) =>
    fortSites(table(`${map}${more}\nedges N S\nunit 1a hans at A1`).state, 0).map((choice) => choice.at);
  const square = (column: number, row: number) => (row - 1) * 8 + column - 1;

  test.each([
    ['[dt14.fort.place.area] in the own half', (at: number) => at < 24],
    ['[dt14.fort.place.edge] a square from the edge', (at: number) => at >= 8 && at % 8 >= 1 && at % 8 <= 5],
  ])('%s', (_rule, holds) => {
    expect(sites('')).toContain(square(3, 2));
    expect(sites('').every(holds)).toBe(true);
  });

  test('[dt14.fort.place.objectives] [dt14.fort.place.before] not on an objective', () => {
    expect(sites('')).toContain(square(4, 3));
    expect(
      [square(4, 3), square(3, 3), square(4, 2)].filter((at) => sites('objectives D3').includes(at)),
    ).toEqual([]);
  });

  test('[dt14.fort.place.impassable] a square from what cannot be entered', () => {
    const rock = MAP.replace('. . . . . . . .\n. . . .', '. . . . . . . .\n. . . #');
    expect(sites('', rock)).not.toContain(square(5, 2));
    expect(sites('', rock)).toContain(square(6, 2));
  });

  test('[dt14.fort.place.apart] two squares from the next one', () => {
    expect(sites('')).toContain(square(4, 2));
    expect(sites('fort bunker F2 N 1')).not.toContain(square(3, 2));
    expect(sites('fort bunker F2 N 1')).toContain(square(2, 2));
  });
});

test('[dt14.fort.place.before] works are not placed on top of units that stand on the board already', () => {
  const map = `map\n${'. . . . . . . .\n'.repeat(6)}`;
  const places = (unit: string) => {
    const { state } = table(`${map}edges N S\nunit 1a ${unit}`);
    return new Set(fortSites(state, 0).map((choice) => choice.at));
  };
  expect(places('hans at A1').has(8 + 2)).toBe(true);
  expect([8 + 2, 8 + 3, 16 + 2].filter((at) => places('hans at D3').has(at))).toEqual([]);
});

describe('trenches, wire, mines', () => {
  const WIRE = 'reactions off\nwire C5\nunit 2a hans at L9\nunit 1a';

  test('[dt14.fort.wire.roll] [dt14.fort.wire.free] infantry rolls for wire and goes on with F', () => {
    const t = table(`${WIRE} rosie at B5`, 'F').do('activate 1a', 'march', 'C5', 'D5', 'stop');
    expect([t.at('1a'), t.dice.left()]).toEqual(['D5', 0]);
  });

  test.each(['T', 'S'])('[dt14.fort.wire.tangled] %s stops it', (face) => {
    const t = table(`${WIRE} rosie at B5`, face).do('activate 1a', 'march', 'C5');
    expect([t.at('1a'), t.question]).toEqual(['B5', 'activate']);
  });

  test('[dt14.ruling.wire.stop] before the wire when entering, inside when leaving', () => {
    expect(table(`${WIRE} rosie at B5`, 'S').do('activate 1a', 'move', 'nothing', 'C5').at('1a')).toBe('B5');
    expect(table(`${WIRE} rosie at C5`, 'T').do('activate 1a', 'move', 'nothing', 'D5').at('1a')).toBe('C5');
  });

  test('[dt14.ruling.wire.stop] where it cannot stand it goes back to where it last could', () => {
    const t = table(`${WIRE} ranger-attack-squad at A5\nunit 1b ranger-combat-squad at B5`, 'S').do(
      'activate 1a',
      'march',
      'B5',
      'C5',
    );
    expect([t.at('1a'), t.question]).toEqual(['A5', 'activate']);
  });

  test('[dt14.fort.wire.vehicles] vehicles do not roll', () => {
    const t = table(`${WIRE} pounder at B5`).do('activate 1a', 'move', 'nothing', 'C5', 'face N');
    expect(t.at('1a')).toBe('C5');
  });
});
