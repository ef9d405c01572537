import { describe, expect, test } from 'vitest';
import { table } from '../../testing.ts';
import { coverFrom, distance, inArc, unitSees } from './index.ts';

function look(position: string) {
  const t = table(position);
  const [a, b] = [t.unit('1a'), t.unit('2a')];
  const both = unitSees(t.state, a, b);
  expect(unitSees(t.state, b, a)).toBe(both);
  return { sees: both, cover: both ? coverFrom(t.state, a, b) : null, range: distance(t.state, a, b) };
}

const line = (middle: string, more = '') => `map
  . . ${middle} . .
  ${more}
  unit 1a stefan at A1
  unit 2a rosie at E1`;

const house = (opening: string, a: string, b: string) => `map
  . . . . . .
  . b b . . .
  . b b . . .
  . . . . . .
  wall B1 B2 wall
  wall C1 C2 wall
  wall B3 B4 wall
  wall C3 C4 wall
  wall A2 B2 wall
  wall A3 B3 wall
  wall C2 D2 ${opening}
  wall C3 D3 wall
  building 2 B2 C2 B3 C3
  unit 1a stefan ${a}
  unit 2a rosie ${b}`;

describe('line of sight', () => {
  test.each([
    ['[dt14.los.block.no-dot] a square without a dot', line('#')],
    ['[dt14.los.tree.beyond] trees', line('t')],
    ['[dt14.los.smoke.beyond] [dt14.weapon.smoke.blocks] smoke', line('.', 'smoke C1 until 9')],
    ['[dt14.los.vehicle] a vehicle of a friend', line('.', 'unit 1b hans at C1')],
    ['[dt14.los.vehicle] a vehicle of an enemy', line('.', 'unit 2b honey at C1')],
  ])('%s between blocks', (_rule, position) => {
    expect([look(position).sees, look(line('.')).sees]).toEqual([false, true]);
  });

  test.each([
    ['[dt14.los.corner.one-side] a corner on one side', '. # .\n. . .\n. . .', true],
    ['[dt14.los.corner.one-side] two corners on one side', '. # .\n. . #\n. . .', true],
    ['[dt14.los.corner.opposing] corners on both sides', '. # .\n# . .\n. . .', false],
    ['[dt14.los.corner.apart] on both sides at different points', '. # .\n. . .\n. # .', false],
  ])('%s: is it seen along the diagonal?', (_rule, map, seen) => {
    expect(look(`map\n${map}\nunit 1a stefan at A1\nunit 2a rosie at C3`).sees).toBe(seen);
  });

  test('[dt14.los.corner.adjacent] neighbours on the diagonal as well', () => {
    const near = (map: string) => look(`map\n${map}\nunit 1a stefan at A1\nunit 2a rosie at B2`).sees;
    expect([near('. #\n. .'), near('. #\n# .')]).toEqual([true, false]);
  });

  test.each([
    ['[dt14.save.cover.corner] a structure', '. # .\n. . .\n. . .', '', 'rosie', true],
    ['[dt14.save.cover.corner-kinds] trees', '. t .\n. . .\n. . .', '', 'rosie', true],
    ['[dt14.save.cover.corner-kinds] smoke', '. . .\n. . .\n. . .', 'smoke B1 until 9', 'rosie', true],
    ['[dt14.quick.corner-kind] a vehicle', '. . .\n. . .\n. . .', 'unit 1b hans at B1', 'rosie', true],
    ['[dt14.save.cover.corner-vehicle] and covers a vehicle', '. # .\n. . .\n. . .', '', 'pounder', true],
    ['[dt14.save.cover.corner] nothing', '. . .\n. . .\n. . .', '', 'rosie', false],
  ])('%s at the corner covers', (_rule, map, more, card, covered) => {
    const position = `map\n${map}\n${more}\nunit 1a stefan at A1\nunit 2a ${card} at C3`;
    expect(look(position)).toMatchObject({ sees: true, cover: covered });
  });

  test.each([
    ['[dt14.range.diagonal.first] one diagonal', 'B2', 1],
    ['[dt14.range.diagonal.first] one diagonal and one straight', 'C2', 2],
    ['[dt14.range.diagonal.later] two diagonals', 'C3', 3],
    ['[dt14.range.diagonal.later] three diagonals', 'D4', 5],
  ])('%s', (_rule, at, range) => {
    expect(look(`map\n${'. . . .\n'.repeat(4)}unit 1a stefan at A1\nunit 2a rosie at ${at}`).range).toBe(
      range,
    );
  });

  test.each([
    ['crates', 'crates E1', '.'],
    ['traps', 'traps E1', '.'],
    ['smoke', 'smoke E1 until 9', '.'],
    ['trees', '', 't'],
    ['rubble', '', 'r'],
  ])('[dt14.save.cover.squares] %s in the square', (_what, more, letter) => {
    expect(look(`map\n. . . . ${letter}\n${more}\nunit 1a stefan at A1\nunit 2a rosie at E1`).cover).toBe(
      true,
    );
  });

  test('[dt14.los.clear.low] [dt14.los.infantry] [dt14.fort.trench.sight] what does not', () => {
    for (const letter of ['.', 'r', 'w']) expect(look(line(letter)).sees).toBe(true);
    for (const more of [
      'crates C1',
      'traps C1',
      'trenches C1',
      'unit 1b lara at C1',
      'unit 2b ranger-combat-squad at C1',
    ])
      expect(look(line('.', more)).sees).toBe(true);
  });

  test('[dt14.los.tree.inside] [dt14.los.ends] what stands among trees is seen, and sees out', () => {
    expect(look('map\nt . . . t\nunit 1a stefan at A1\nunit 2a rosie at E1')).toMatchObject({
      sees: true,
      cover: true,
    });
  });

  test(`[dt14.los.smoke.inside] [dt14.quick.smoke-tree] [dt14.weapon.smoke.cover]
      what stands in smoke is seen and covered`, () => {
    expect(look(line('.', 'smoke E1 until 9'))).toMatchObject({ sees: true, cover: true });
    expect(look(line('.', 'smoke A1 until 9')).sees).toBe(true);
  });

  test('[dt14.los.sharing] [dt14.los.ends] vehicles in the squares of the two hide neither', () => {
    expect(look(line('.', 'unit 1b hans at A1\nunit 2b honey at E1'))).toMatchObject({
      sees: true,
      cover: false,
    });
  });

  test('[dt14.los.mutual] [dt14.fort.trench.cover] [dt14.fort.trench.infantry] a trench covers infantry only', () => {
    expect(look(line('.', 'trenches E1')).cover).toBe(true);
    expect(look('map\n. . . . .\ntrenches E1\nunit 1a stefan at A1\nunit 2a pounder at E1').cover).toBe(
      false,
    );
  });

  test('[dt14.los.artillery] [dt14.weapon.artillery.over-vehicles] artillery looks over vehicles', () => {
    const t = table(line('.', 'unit 1b hans at C1'));
    expect(unitSees(t.state, t.unit('1a'), t.unit('2a'), true)).toBe(true);
  });

  test.each([
    ['[dt14.los.wall] a wall', house('wall', 'at C2', 'at E2'), false],
    [
      '[dt14.los.opening.outward] out, the shooter next to the opening',
      house('small', 'at C2', 'at F2'),
      true,
    ],
    ['[dt14.los.opening.inward] in, the shooter next to the opening', house('small', 'at D2', 'at B2'), true],
    ['[dt14.los.opening.outward] out, the target next to it', house('small', 'at B2', 'at D2'), true],
    ['[dt14.los.opening.outward] out, neither next to it', house('small', 'at B2', 'at F2'), false],
    ['[dt14.los.opening.inward] in, neither next to it', house('small', 'at F2', 'at B2'), false],
    ['[dt14.los.indoors] inside one building', house('wall', 'at B2', 'at C3'), true],
  ])('%s: is it seen?', (_rule, position, seen) => {
    expect(look(position).sees).toBe(seen);
  });

  test('[dt14.save.cover.squares] inside a building is cover', () => {
    expect(look(house('small', 'at D2', 'at C2')).cover).toBe(true);
  });

  test(`[dt14.ruling.storeys.sight] [dt14.ruling.storeys.cover]
      storeys: through their own openings, none between storeys,
      roofs over the walls; one square more a storey`, () => {
    expect(look(house('small', 'at C2 floor 1', 'at E2'))).toMatchObject({ sees: true, range: 3 });
    expect(look(house('small', 'at C2 floor 1', 'at B2')).sees).toBe(false);
    expect(look(house('small', 'at C2 floor 1', 'at B2 floor 1')).sees).toBe(true);
    expect(look(house('small', 'at A1', 'at C3 floor 2'))).toMatchObject({ sees: true, cover: true });
    expect(look(house('small', 'at B2 floor 1', 'at F2')).sees).toBe(false);
    expect(look(house('small', 'at B2 floor 2', 'at F2')).sees).toBe(true);
  });

  test.each([
    ['over the wall to a roof beside it', 1, 'at C1 floor 1', true],
    ['not into the higher one', 2, 'at C1 floor 1', false],
    ['nor past it', 2, 'at E1', false],
    ['whose roof looks down over it', 2, 'at C1 floor 2', true],
  ])('[dt14.ruling.storeys.sight] a wall between two buildings: %s', (_which, storeys, target, seen) => {
    const position = `map\n. b b . .\nwall B1 C1 wall\nwall C1 D1 wall\nbuilding 1 B1\nbuilding ${storeys} C1`;
    expect(look(`${position}\nunit 1a stefan at B1 floor 1\nunit 2a stefan ${target}`).sees).toBe(seen);
  });

  test('[dt14.ruling.storeys.sight] a lower annexe does not lower the wall behind it', () => {
    const wall = (storeys: number) =>
      `map\nb . b b\nwall B1 C1 wall\nwall C1 D1 wall\nbuilding 2 A1\nbuilding 1 C1\nbuilding ${storeys} D1`;
    const units = 'unit 1a stefan at A1 floor 2\nunit 2a stefan at D1';
    expect(look(`${wall(1)}\n${units}`).sees).toBe(true);
    expect(look(`${wall(3)}\n${units}`).sees).toBe(false);
  });

  test(`[dt14.ruling.aircraft.sight] [dt14.save.aircraft]
      aircraft see and are seen over everything, without cover`, () => {
    expect(look('map\n. . # . t\nunit 1a stefan at A1\nunit 2a thunder at E1')).toMatchObject({
      sees: true,
      cover: false,
    });
  });

  test(`[dt14.arc.infantry] [dt14.arc.vehicle.card] [dt14.arc.turn-by-move]
      infantry fires all round, a front gun only ahead until the vehicle turns`, () => {
    const t = table(
      'reactions off\nunit 1a hans at C5 facing N acted\nunit 1b stefan at E5\nunit 2a pounder at C7',
    ).do('activate 1a');
    expect(t.options()).not.toContain('attack');
    t.do('move', 'attack', 'face S');
    expect(t.options()).toContain('1a Dual Rocket Launcher x1 at 2a');
  });

  test(`[dt14.range.per-weapon] [dt14.range.limit] [dt14.range.c]
      the example: both weapons reach the near target, the longer one the far`, () => {
    const t = table(`reactions off
      unit 1a sturmgrenadier-assault-squad at A1
      unit 2a ranger-combat-squad at D1
      unit 2b ranger-recon-squad at E1
      unit 2c ranger-sniper-squad at A3 not-hidden`).do('activate 1a', 'attack', 'nothing');
    expect(t.options()).toEqual(
      expect.arrayContaining(['1a Assault Rifle x4 at 2a', '1a Assault Rifle x4 at 2b']),
    );
    t.do('hold Assault Rifle');
    expect(t.options()).toContain('1a Panzerfaust x2 at 2a');
    expect(t.options()).not.toContain('1a Panzerfaust x2 at 2b');
    t.do('hold Panzerfaust', 'hold Bazooka');
    // Nobody is adjacent: no close combat row.
    expect(t.question).toBe('activate');
  });

  test(`[dt14.arc.infantry.card] [dt14.gen.range.squares]
      an arc printed on an infantry card binds that weapon; distances count squares`, () => {
    const t = table('unit 1a stefan at C5 facing E\nunit 2a rosie at F5\nunit 2b lara at A5');
    expect(inArc(t.state, t.unit('1a'), 'front', [t.unit('2a').at])).toBe(true);
    expect(inArc(t.state, t.unit('1a'), 'front', [t.unit('2b').at])).toBe(false);
    expect(distance(t.state, t.unit('1a'), t.unit('2a'))).toBe(3);
  });

  test('[dt14.ruling.support.weapons] a support weapon fires one ranged weapon a figure', () => {
    const t = table(
      'reactions off\nunit 1a mercenary-heavy-machine-gun-squad at C5 acted\nunit 2a rosie at E5',
    ).do(
      'activate 1a',
      'attack',
      'nothing',
      '1a Heavy Machinegun x1 at 2a',
      '1a BAR Automatic Rifle x1 at 2a',
    );
    expect(t.options()).toContain('1a Submachine Gun x1 at 2a');
    const mortar = table('reactions off\nunit 1a grenadier-mortar-squad at C5 acted\nunit 2a rosie at G5').do(
      'activate 1a',
      'attack',
      'nothing',
      '1a Mortar x1 at 2a',
    );
    expect(mortar.options()[0]).toBe('1a Assault Rifle x3 at 2a');
  });

  test('[dt14.ruling.strongpoint.arc] a Strongpoint unit fires all round from a strongpoint', () => {
    const t = table(
      'reactions off\nfort strongpoint E4 W 1\nunit 1a motherland-tesla-gun at E4 acted\nunit 2a hans at I4',
    ).do('activate 1a', 'attack', 'nothing');
    expect(t.options()).toContain('1a Heavy Tesla Gun x1 at 2a');
  });
});
