import { describe, expect, test } from 'vitest';
import {
  type Aim,
  bodyOf,
  fullAttack,
  named,
  planAttack,
  planIfAny,
  planLines,
  targetsByWeapon,
} from './query.ts';
import type { Unit } from './state.ts';
import { table } from './testing.ts';

const { state } = table(`
  unit 1a ranger-weapon-squad at C5
  unit 1b rosie at C5 joined 1a:activation
  unit 1c ranger-sniper-squad at C6
  unit 2a hans at E5
  unit 2b sturmgrenadier-assault-squad at E6
  unit 2c stefan at E6 joined 2b:activation
  unit 2d hans at L9
  unit 2e sigrid at D6
  unit 2f frank-von-stein at D6 joined 2e:activation
`);
const unit = (name: string): Unit => named(state, name);

const shots = (from: string, to: string, aim: Aim = {}): string[] =>
  fullAttack(state, unit(from), unit(to), aim).shots.map(
    ({ by, weapon, count, named: who, soldier }) =>
      `${state.units[by]!.name} ${weapon} x${count}${who < 0 ? '' : ` at ${state.units[who]!.name} no ${soldier}`}`,
  );

describe('an attack with everything', () => {
  test('fires every row that reaches, shots before blows', () => {
    expect(shots('1a', '2a')).toEqual(['1a 2 x1', '1b 1 x1', '1a 1 x3']);
    expect(shots('1c', '2e')).toEqual(['1c 0 x1', '1c 1 x1', '1c -1 x2']);
    expect(shots('1c', '2d')).toEqual([]);
  });

  test('or only shots, only blows, only some lines', () => {
    expect(shots('1c', '2e', { close: false })).toEqual(['1c 0 x1', '1c 1 x1']);
    expect(shots('1c', '2e', { ranged: false })).toEqual(['1c -1 x2']);
    const rifles = { by: 0, weapon: 0 };
    expect(shots('1a', '2b', { lines: [rifles] })).toEqual(['1a 0 x3']);
    expect(shots('1a', '2b', { lines: [{ ...rifles, count: 2 }] })).toEqual(['1a 0 x2']);
    expect(shots('1a', '2b', { lines: [{ ...rifles, count: 4 }] })).toEqual([]);
    expect(shots('1a', '2b', { lines: [{ ...rifles, rounds: 2 }] })).toEqual([]);
    expect(shots('1a', '2b', { lines: [{ ...rifles, salvo: true }] })).toEqual([]);
  });

  test('a sniper names whom he means, on the last shot declared', () => {
    const lines = [
      { by: 2, weapon: 0, named: 4, soldier: 2 },
      { by: 2, weapon: 1 },
    ];
    expect(shots('1c', '2b', { lines })).toEqual(['1c 0 x1 at 2b no 2', '1c 1 x1']);
  });

  test('a shot names nobody unless it is told to', () => {
    const t = table('unit 1a rosie at C3\nunit 2a hans at D3');
    expect(fullAttack(t.state, t.unit('1a'), t.unit('2a')).shots[0]).toMatchObject({
      named: -1,
      soldier: -1,
    });
  });

  test('sustained, it is the half that there is', () => {
    const half = (aim: Aim) => fullAttack(state, unit('1c'), unit('2e'), { sustained: true, ...aim }).half;
    expect([half({}), half({ ranged: false })]).toEqual(['ranged', 'close']);
  });

  test('with luck it is everybody’s in the unit', () => {
    expect(fullAttack(state, unit('1a'), unit('2a'), { lucky: true }).lucky).toEqual([0, 1]);
    expect(fullAttack(state, unit('1a'), unit('2a')).lucky).toEqual([]);
    expect(fullAttack(state, unit('1a'), unit('2a'), { spirit: true }).spirit).toBe(true);
  });
});

describe('plans of dice', () => {
  test('bodies: soldiers and a track, two tracks, one', () => {
    expect(['2b', '2e', '2a', '1c'].map((name) => bodyOf(state, unit(name)))).toEqual([
      { soldiers: 5, health: 4, figures: 1 },
      { soldiers: 0, health: 4, figures: 1, mate: 4 },
      { soldiers: 0, health: 5, figures: 1 },
      { soldiers: 2, health: 0, figures: 1 },
    ]);
  });

  test('[dt14.weapon.sniper.assign] who is named takes it alone', () => {
    const assigned = (to: string, who: string, soldier = -1) =>
      planAttack(state, unit('1c'), unit(to), {
        lines: [{ by: 2, weapon: 0, named: unit(who).id, soldier }],
      }).ranged.lines.map(({ assign }) => assign);
    expect(assigned('2b', '2b', 2)).toEqual(['one-soldier']);
    expect(assigned('2b', '2c')).toEqual(['hero-only']);
    expect(assigned('2e', '2e')).toEqual(['hero-only']);
    expect(assigned('2e', '2f')).toEqual(['mate-only']);
  });

  test('each line by itself', () => {
    const lines = planLines(state, unit('1c'), unit('2e'));
    expect(
      lines.map(({ by, weapon, plan }) => [
        `${by} ${weapon}`,
        plan.ranged.lines.length,
        plan.close?.attack.length ?? 0,
      ]),
    ).toEqual([
      ['2 0', 1, 0],
      ['2 1', 1, 0],
      ['2 -1', 0, 1],
    ]);
  });

  test('blows fall by those who live: soldiers one after the other, tracks while they stand', () => {
    const weapons = (lines: readonly { dice: { weapons: unknown } }[]) =>
      lines.map(({ dice }) => dice.weapons);
    const near = planAttack(state, unit('1a'), unit('2e'), { ranged: false }).close!;
    expect(weapons(near.attack)).toEqual([{ bearer: 'health' }, { bearer: 'soldiers', skip: 0, most: 5 }]);
    expect(weapons(near.retaliation)).toEqual([{ bearer: 'health' }, { bearer: 'mate' }]);
    expect(near.first).toBe('together');
  });

  test('[dt14.ruling.riders.back] soldiers strike after those before them, riders for themselves', () => {
    const other = table(`
      unit 1a sturmgrenadier-assault-squad at C5
      unit 2a karl at D5
      unit 2b ranger-assault-squad aboard 2a:rider
    `);
    const { close } = planAttack(other.state, other.unit('1a'), other.unit('2a'), { ranged: false });
    const riders = close!.retaliation.map(({ dice }) => dice.weapons);
    expect(riders.filter((one) => typeof one === 'number').length).toBeGreaterThan(0);
    const squad = table('unit 1a ranger-assault-squad at C5\nunit 2a hans at D5');
    const blows = planAttack(squad.state, squad.unit('1a'), squad.unit('2a'), { ranged: false }).close!
      .attack;
    expect(blows.map(({ dice }) => dice.weapons)).toEqual([
      { bearer: 'soldiers', skip: 0, most: 4 },
      { bearer: 'soldiers', skip: 4, most: 1 },
    ]);
  });

  test('none where nothing reaches', () => {
    expect(planIfAny(state, unit('1c'), unit('2d'))).toBeNull();
    expect(planIfAny(state, unit('1c'), unit('2e'))).not.toBeNull();
  });
});

test('targets by weapon, and whom nobody knows', () => {
  expect(targetsByWeapon(state, unit('1c'))).toEqual({
    'Sniper Rifle': ['2b', '2e'],
    'Automatic Rifle': ['2b', '2e'],
    'Improvised weapon': ['2e'],
  });
  expect(() => named(state, '9z')).toThrow('no unit 9z');
});
