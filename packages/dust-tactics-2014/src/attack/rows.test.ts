import { describe, expect, test } from 'vitest';
import { measured } from '../../test/tabletop.ts';
import { readCell } from '../cards/read.ts';
import { attackFrame } from '../frames/make.ts';
import { optionId } from '../options.ts';
import { table } from '../testing.ts';
import { hasOptions, rowOptions, templateOf, withShot } from './declare.ts';
import { buildLine } from './lines.ts';
import { menFor } from './men.ts';
import { refusedTargets } from './refusals.ts';
import { freeCount, roundsLeft, rowLine, rowMark, rowsOf } from './rows.ts';
import { mayFight } from './targets.ts';

const rows = (units: string, terms: object = {}) => {
  const t = table(units);
  return rowsOf(t.state, attackFrame(t.unit('1a').id, false, terms)).map(
    ({ by, weapon }) => `${t.state.units[by]!.name} ${rowLine(t.state.units[by]!, weapon).name}`,
  );
};

describe('the rows of an attack', () => {
  test('main weapons, what lies under barrels, blows, bare hands', () => {
    expect(rows('unit 1a ranger-recon-squad at C5\nunit 1b machete-mack at C5 joined 1a:activation')).toEqual(
      [
        '1a Automatic Rifle',
        '1a Machinegun',
        '1b BAR Automatic Rifle',
        '1a Under-Barrel Grenade Launcher',
        '1b Dual Machetes',
        '1a Improvised weapon',
        '1b Improvised weapon',
      ],
    );
  });
  test('only blows, or only artillery', () => {
    expect(rows('unit 1a machete-mack at C5', { closeOnly: true })).toEqual([
      '1a Dual Machetes',
      '1a Improvised weapon',
    ]);
    expect(rows('unit 1a meatgrinder at C5', { artilleryOnly: true })).toEqual(['1a Heavy Mortar']);
  });
  test('rows of one name are told apart by their mounts', () => {
    const marks = (card: string) => {
      const t = table(`unit 1a ${card} at C5`);
      const weapons = rowsOf(t.state, attackFrame(0, false)).map(({ weapon }) => weapon);
      return weapons.map((weapon) => rowMark(t.unit('1a'), weapon).mark ?? '');
    };
    expect(marks('hanomag').slice(0, 2)).toEqual(['front', 'rear']);
    expect(new Set(marks('rosie'))).toEqual(new Set(['']));
  });
});

describe('how many of a row are free', () => {
  const shot = (weapon: number, count: number, close: boolean, rounds = 1) =>
    ({ by: 0, weapon, count, target: 1, close, rounds, men: [] }) as never;
  const free = (unit: string, weapon: number, shots: never[] = []) => {
    const t = table(`unit 1a ${unit} at C5\nunit 2a hans at D5`);
    return freeCount(t.unit('1a'), weapon, shots, 1);
  };

  test('a hero strikes with what he has, or with bare hands, not with both', () => {
    expect([free('machete-mack', 1), free('machete-mack', -1)]).toEqual([1, 1]);
    expect(free('machete-mack', -1, [shot(1, 1, true)])).toBe(0);
    expect(free('machete-mack', 1, [shot(-1, 1, true)])).toBe(0);
    expect(free('machete-mack', 1, [shot(0, 1, false)])).toBe(1);
    expect(free('machete-mack', 1, [shot(1, 1, true)])).toBe(0);
  });
  test('[dt14.equip.crew.close] a crew fires as many of its weapons as it has points left', () => {
    const t = table('unit 1a red-fury at C5 marks 1\nunit 2a rosie at E5');
    const crew = (...shots: never[]) => freeCount(t.unit('1a'), 1, shots, 1);
    expect([crew(), crew(shot(1, 1, false)), crew(shot(1, 2, false)), crew(shot(0, 1, false))]).toEqual([
      ...[2, 1, 0, 0],
    ]);
  });
  test('rounds of a volley', () => {
    const t = table('unit 1a steel-rain at C5\nunit 2a hans at D5');
    const weapon = t.unit('1a').ammo.findIndex((left) => left > 0);
    const left = t.unit('1a').ammo[weapon]!;
    expect(roundsLeft(t.unit('1a'), weapon, [])).toBe(left);
    expect(roundsLeft(t.unit('1a'), weapon, [shot(weapon, 1, false, 2)])).toBe(left - 2);
    expect(roundsLeft(t.unit('1a'), weapon, [shot(weapon, 1, true, 2)])).toBe(left);
  });
  test('[dt14.weapon.spotter.idle] the spotter comes last, wherever he stands in the list', () => {
    const t = table('unit 1a ranger-sniper-squad at C5');
    const squad = { ...t.unit('1a'), soldiers: [1, 0] };
    expect(menFor(squad, [{ weapon: -1, count: 1, target: 1 }])).toEqual([[0]]);
    expect(menFor(squad, [{ weapon: -1, count: 2, target: 1 }])).toEqual([[0, 1]]);
  });
});

describe('what may be declared', () => {
  test('[dt14.table.flame] a jet at a time on a table, a template only where there is one', () => {
    const state = measured(
      'unit 1a ranger-attack-squad at 100,100 130,100 160,100 190,100 220,100',
      'unit 2a hans at 160,170@0',
    );
    const frame = attackFrame(0, false);
    const jets = rowOptions(state, frame, { by: 0, weapon: 1 }, []).map(optionId);
    expect(jets).toEqual(['1a Flamethrower x1 at 2a']);
    const shots = (weapon: number) => ({ by: 0, weapon, target: 1, close: false }) as never;
    expect([templateOf(state, shots(0)), templateOf(state, shots(1))]).toEqual([null, 'flame']);
  });
  test('[dt14.ruling.target.men] a declaration is one more shot with its men', () => {
    const t = table('unit 1a ranger-sniper-squad at C5\nunit 2a ranger-combat-squad at E5');
    const frame = attackFrame(0, false);
    const [option] = rowOptions(t.state, frame, { by: 0, weapon: 0 }, []);
    expect(withShot(t.state, frame, { by: 0, weapon: 0 }, [], option!)).toEqual([
      {
        ...{ by: 0, weapon: 0, count: 1, men: [0], target: 1, close: false, rounds: 1, salvo: false },
        ...{ named: -1, soldier: -1, way: [], smoke: -1 },
      },
    ]);
  });
  test('[dt14.weapon.smoke.where] smoke is a shot at nobody', () => {
    const t = table('unit 1a meatgrinder at C5 facing E\nunit 2a hans at H5');
    const frame = attackFrame(0, false);
    const mortar = { by: 0, weapon: rowsOf(t.state, { ...frame, artilleryOnly: true })[0]!.weapon };
    const smoke = rowOptions(t.state, frame, mortar, []).find((one) => one.do === 'smoke')!;
    expect(withShot(t.state, frame, mortar, [], smoke)[0]).toMatchObject({
      ...{ target: -1, count: 1, rounds: 1, salvo: false },
      smoke: 'at' in smoke ? smoke.at : null,
    });
    expect(hasOptions(t.state, frame, mortar, [])).toBe(true);
  });
  test('on a table smoke alone is something to declare', () => {
    const gun = 'unit 1a meatgrinder at 100,400@0';
    const open = measured(gun, 'unit 2a hans');
    const mortar = {
      by: 0,
      weapon: rowsOf(open, attackFrame(0, false, { artilleryOnly: true }))[0]!.weapon,
    };
    expect(hasOptions(open, attackFrame(0, false), mortar, [])).toBe(true);
    const silenced = measured('wood copse 50,350 150,350 150,450 50,450', gun, 'unit 2a hans');
    expect(hasOptions(silenced, attackFrame(0, false), mortar, [])).toBe(false);
  });
});

describe('why a weapon cannot be aimed', () => {
  const why = (units: string, weapon: number, shots: never[] = [], terms: object = {}) => {
    const t = table(units);
    return refusedTargets(t.state, attackFrame(0, false, terms), { by: 0, weapon }, shots).map(
      ({ id, refusal }) => `${id}: ${refusal.code}`,
    );
  };
  const mack = 'unit 1a machete-mack at C5\n';
  test.each([
    [
      'nothing to harm it with',
      `${mack}unit 2a karl at E5`,
      0,
      ['1a BAR Automatic Rifle x1 at 2a: no-effect'],
    ],
    ['too far', `${mack}unit 2a rosie at L5`, 0, ['1a BAR Automatic Rifle x1 at 2a: out-of-range']],
    ['not beside it', `${mack}unit 2a rosie at E5`, 1, ['1a Dual Machetes x1 at 2a: not-adjacent']],
    [
      'not seen',
      `${mack}unit 2a rosie at F5\nunit 1b hans at D5\nunit 1c hans at E5`,
      0,
      ['1a BAR Automatic Rifle x1 at 2a: no-sight'],
    ],
    [
      'hidden',
      `${mack}crates G5\nunit 2a ranger-sniper-squad at G5`,
      0,
      ['1a BAR Automatic Rifle x1 at 2a: camouflaged'],
    ],
    ['free', `${mack}unit 2a rosie at E5`, 0, []],
  ])('%s', (_, units, weapon, told) => {
    expect(why(units, weapon)).toEqual(told);
  });
  test('used already, and nothing where only one is meant', () => {
    const used = { by: 0, weapon: 0, count: 1, target: 1, close: false, rounds: 1, men: [] } as never;
    expect(why(`${mack}unit 2a rosie at E5`, 0, [used])).toEqual([
      '1a BAR Automatic Rifle x1 at 2a: weapon-used',
    ]);
    expect(why(`${mack}unit 2a rosie at L5`, 0, [], { only: 1 })).toEqual([]);
  });
});

describe('who fights', () => {
  test.each([
    ['on the board', 'rosie at C5', true],
    ['waiting', 'rosie', false],
    ['lost', 'rosie gone', false],
    ['abandoned', 'hans at C5 idle', false],
    ['stunned', 'rosie at C5 stuns -', false],
    ['a rider', 'rosie aboard 1b:rider', true],
    ['a pilot', 'rosie aboard 1b:pilot', false],
    ['cargo', 'hans aboard 1b:cargo', false],
  ])('%s: %s', (_, unit, fights) => {
    const t = table(`unit 1a ${unit}\nunit 1b karl at E5`);
    expect(mayFight(t.state, t.unit('1a'))).toBe(fights);
  });
});

describe('[dt14.hit.cell] [dt14.damage.kill.amount] dice and damage of a line', () => {
  const built = (cell: string) => {
    const t = table('unit 1a machete-mack at C5\nunit 2a rosie at E5');
    const line = rowLine(t.unit('1a'), 0);
    const blow = {
      state: t.state,
      by: t.unit('1a'),
      target: t.unit('2a'),
      weapon: line,
      close: false,
      rounds: 1,
    };
    const { dice, damage, because } = buildLine(blow as never, readCell(cell)!, 2);
    return [dice, damage.points, because[0]!.rule];
  };
  test('by the cell, by miniatures, to the death', () => {
    expect(built('3/2')).toEqual([{ each: 3, weapons: 2, perFigure: false }, 2, 'dt14.hit.cell']);
    expect(built('BB/1')).toEqual([{ each: 2, weapons: 2, perFigure: true }, 1, 'dt14.hit.blast']);
    expect(built('1/K')[1]).toBe('kill');
  });
});
