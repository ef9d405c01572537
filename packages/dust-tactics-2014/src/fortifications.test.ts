import { describe, expect, test } from 'vitest';
import { inReach } from './actions/command.ts';
import { inContact, unitSees } from './ground.ts';
import { fortSites } from './scenarios/placing.ts';
import { table } from './testing.ts';

describe('bunkers and strongpoints', () => {
  const works = (kind: string, units: string) => `reactions off\nfort ${kind} E4 W 1\n${units}`;

  test('[dt14.fort.bunker.walls] [dt14.fort.bunker.door] [dt14.fort.bunker.door-shut] [dt14.fort.strongpoint.walls] [dt14.fort.infantry-only] a bunker is entered by the rear doors, not past an enemy; a strongpoint from anywhere; infantry only', () => {
    const steps = (kind: string, unit: string, more = '') =>
      table(works(kind, `unit 1a ${unit} acted\nunit 2a hans at L9\n${more}`))
        .do('activate 1a', 'move', 'nothing')
        .options();
    // The bunker faces west: its doors are in the east.
    expect(steps('bunker', 'rosie at D4')).not.toContain('E4');
    expect(steps('bunker', 'rosie at G4')).toContain('F4');
    expect(steps('bunker', 'rosie at G4', 'unit 2b stefan at E4')).not.toContain('F4');
    expect(steps('strongpoint', 'rosie at D4')).toContain('E4');
    expect(steps('strongpoint', 'pounder at D4')).not.toContain('E4');
    expect(steps('bunker', 'pounder at G4')).not.toContain('F4');
  });

  test('[dt14.fort.grid.footprint] [dt14.fort.grid.inside] [dt14.fort.grid.use] [dt14.fort.grid.unit] [dt14.ruling.fort.halves] four squares, two inside: a unit stands in the front of its half; a Strongpoint unit fills both', () => {
    const t = table(works('bunker', 'unit 1a rosie at G4 acted\nunit 2a hans at L9')).do(
      'activate 1a',
      'move',
      'nothing',
      'F4',
      'stop',
    );
    expect(t.at('1a')).toBe('E4');
    const out = table(works('bunker', 'unit 1a rosie at E4 acted\nunit 2a hans at L9')).do(
      'activate 1a',
      'move',
      'nothing',
    );
    expect(out.options()).toContain('G4');
    const full = table(
      works('strongpoint', 'unit 1a rosie at D5 acted\nunit 1b field-phaser at E4\nunit 2a hans at L9'),
    ).do('activate 1a', 'move', 'nothing', 'E5');
    expect(full.options()).toContain('stop');
    const squad = table(
      works(
        'strongpoint',
        'unit 1a ranger-combat-squad at D5 acted\nunit 1b field-phaser at E4\nunit 2a hans at L9',
      ),
    ).do('activate 1a', 'move', 'nothing');
    squad.do('E5');
    expect(squad.options()).not.toContain('stop');
  });

  test('[dt14.fort.los.block] [dt14.fort.los.bunker] [dt14.fort.los.strongpoint] works block sight; from a bunker half the field is seen, from a strongpoint all of it', () => {
    const sees = (kind: string, a: string, b: string) => {
      const t = table(works(kind, `unit 1a rosie at ${a}\nunit 2a stefan at ${b}`));
      return unitSees(t.state, t.unit('1a'), t.unit('2a'));
    };
    expect(sees('bunker', 'C4', 'H4')).toBe(false);
    expect([sees('bunker', 'E4', 'B4'), sees('bunker', 'E4', 'I4')]).toEqual([true, false]);
    expect([sees('strongpoint', 'E4', 'B4'), sees('strongpoint', 'E4', 'I4')]).toEqual([true, true]);
  });

  test('[dt14.fort.fire.main] [dt14.fort.fire.no-aircraft] [dt14.fort.fire.no-artillery] the main gun covers the front quarter; no aircraft, no artillery from a bunker', () => {
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
      'reactions off\nfort strongpoint E4 W 2\nunit 1a pounder at B4 facing E\nunit 2a sturmgrenadier-assault-squad at E4',
      'FFFTT SSS',
    ).fire('1a', '1a Heavy Machinegun x1 at 2a');
    expect(t.event('line-rolled')).toMatchObject({ hits: 3, saved: 3 });
  });

  test('[dt14.fort.close.strongpoint] [dt14.fort.close.bunker] [dt14.fort.close.both-ways] close combat at any side of a strongpoint, at slit and doors of a bunker', () => {
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

  test('[dt14.fort.close.outside] [dt14.fort.bunker.close-save] [dt14.fort.strongpoint.close-save] blows from outside are saved, once', () => {
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

  test('[dt14.fort.place.area] [dt14.fort.place.edge] [dt14.fort.place.impassable] [dt14.fort.place.apart] [dt14.fort.place.objectives] [dt14.fort.place.before] where works may be placed', () => {
    const t = table(
      'map\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\nobjectives D3\nedges N S\nunit 1a hans at A1',
    );
    const sites = () => new Set(fortSites(t.state, 0).map((choice) => choice.at!));
    const open = sites();
    // Rows 2 to 4, columns B to G, not on the objective.
    expect([...open].every((at) => at % 8 >= 1 && at % 8 <= 5 && at >= 8 && at < 24)).toBe(true);
    expect(open.has(2 * 8 + 3)).toBe(false);
    const blocked = table(
      'map\n. . . . . . . .\n. . . # . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\nfort bunker F2 N 1\nedges N S\nunit 1a hans at A1',
    );
    expect(fortSites(blocked.state, 0)).toEqual([]);
  });
});

test('[dt14.fort.place.before] works are not placed on top of units that stand on the board already', () => {
  const map = `map\n${'. . . . . . . .\n'.repeat(6)}`;
  const places = (unit: string) => {
    const { state } = table(`${map}edges N S\nunit 1a ${unit}`);
    return new Set(fortSites(state, 0).map((choice) => choice.at!));
  };
  expect(places('hans at A1').has(8 + 2)).toBe(true);
  expect([8 + 2, 8 + 3, 16 + 2].filter((at) => places('hans at D3').has(at))).toEqual([]);
});

describe('trenches, wire, mines', () => {
  test('[dt14.fort.wire.roll] [dt14.fort.wire.free] [dt14.fort.wire.tangled] [dt14.fort.wire.vehicles] [dt14.ruling.wire.stop] infantry rolls for wire: F goes on, else it stops before it', () => {
    const position = 'reactions off\nwire C5\nunit 1a rosie at B5 acted\nunit 2a hans at L9';
    const free = table(position, 'F').do('activate 1a', 'march', 'C5', 'D5', 'stop');
    expect(free.at('1a')).toBe('D5');
    const tangled = table(position, 'S').do('activate 1a', 'move', 'nothing', 'C5');
    expect(tangled.at('1a')).toBe('B5');
    expect(tangled.question).toBe('activate');
    const leaving = table('reactions off\nwire C5\nunit 1a rosie at C5 acted\nunit 2a hans at L9', 'T').do(
      'activate 1a',
      'move',
      'nothing',
      'D5',
    );
    expect(leaving.at('1a')).toBe('C5');
    const tank = table('reactions off\nwire C5\nunit 1a pounder at B5 acted\nunit 2a hans at L9').do(
      'activate 1a',
      'move',
      'nothing',
      'C5',
      'face N',
    );
    expect(tank.at('1a')).toBe('C5');
  });
});
