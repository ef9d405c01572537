import { describe, expect, test } from 'vitest';
import { measured } from '../../../test/tabletop.ts';
import { optionId } from '../../options.ts';
import type { TacticsState, Unit } from '../../state.ts';
import { unitNamed } from '../../units.ts';
import { table as ground } from './ground.ts';
import { pointAt, spotAt } from './spot.ts';

const unit = (state: TacticsState, name: string) => unitNamed(state, name)!;

describe('[dt14.table.slit] a bunker’s slit', () => {
  const state = measured(
    'bunker fort 400,400@0',
    'unit 1a ranger-sniper-squad at 400,360 400,440',
    'unit 1b rosie at 100,100',
    'unit 2a hans at 700,400@0',
    'unit 2b hans at 100,400@0',
    'unit 2c hans at 400,800@0',
  );
  test('bears on those before it, from its centre', () => {
    const bears = (from: string, to: string) => ground.slitBears(state, unit(state, from), unit(state, to));
    expect([bears('1a', '2a'), bears('1a', '2b'), bears('1a', '2c')]).toEqual([true, false, false]);
    expect(bears('1b', '2b')).toBe(true);
  });
});

describe('[dt14.table.arcs] what a weapon bears on', () => {
  const state = measured(
    'unit 1a hans at 400,400@0',
    'unit 1b hans',
    'unit 2a rosie at 700,400',
    'unit 2b rosie at 100,400',
  );
  test.each([
    ['front', true, false],
    ['rear', false, true],
    ['left', false, false],
    ['turret', true, true],
    ['all', true, true],
    ['crew', true, true],
  ] as const)('%s: ahead %s, behind %s', (mount, ahead, behind) => {
    const bears = (to: string) => ground.bears(state, unit(state, '1a'), mount, unit(state, to));
    expect([bears('2a'), bears('2b')]).toEqual([ahead, behind]);
  });
  test('nothing for those who wait outside', () => {
    expect(ground.bears(state, unit(state, '1b'), 'all', unit(state, '2a'))).toBe(false);
  });
});

describe('where nobody may stand', () => {
  const wrong = (...lines: string[]) => {
    const state = measured(...lines);
    return ground.misplaced(state, state.units[0]!);
  };
  test.each([
    ['in the open', ['unit 1a rosie at 100,100'], null],
    ['over the border', ['unit 1a rosie at 13,100'], 'hangs over the edge'],
    ['on another', ['unit 1a rosie at 100,100', 'unit 1b rosie at 110,100'], 'stands on 1b'],
    ['on a block', ['block b 100,100 200,100 200,200', 'unit 1a rosie at 150,120'], 'stands on b'],
    ['outside', ['unit 1a rosie'], 'stands nowhere'],
  ])('%s', (_, lines, told) => {
    expect(wrong(...lines)).toBe(told);
  });
  test('with fewer places than men', () => {
    const state = measured('unit 1a ranger-sniper-squad at 100,100 140,100');
    state.units[0]!.bases = [...state.units[0]!.bases!, [200, 200, 0, 0]];
    expect(ground.misplaced(state, state.units[0]!)).toBe('stands nowhere');
  });
});

describe('[dt14.table.shelter] what shelters', () => {
  const state = measured(
    'wood w 100,100 300,100 300,300 100,300',
    'unit 1a rosie at 200,200',
    'unit 1b rosie at 500,500',
    'unit 1c rosie at 600,600 dug',
    'unit 1d striker at 200,150@0',
  );
  test('a wood, a hole in the ground, and nothing in the air', () => {
    const shelters = (name: string) => ground.shelters(state, unit(state, name));
    expect(['1a', '1b', '1c', '1d'].map(shelters)).toEqual([true, false, true, false]);
  });
  test('one who is dug in is covered from everybody, but no aircraft', () => {
    const covered = (name: string) => ground.covered(state, unit(state, '1b'), unit(state, name));
    expect(['1a', '1c', '1d'].map(covered)).toEqual([true, true, false]);
  });
  test('how far those may be apart who touch: across works', () => {
    expect(ground.farthestTouch(state)).toBe(0.1);
    expect(ground.farthestTouch(measured('bunker b 400,400@0'))).toBe(3);
  });
});

describe('engineers', () => {
  const state = () =>
    measured(
      'bunker fort 400,400@0',
      'wire w 100,100 200,100 200,120',
      'unit 1a rosie at 400,380',
      'unit 1b rosie at 514,400',
      'unit 1c rosie gone left 400,400',
    );
  const fort = spotAt([400, 400]);

  test('[dt14.ruling.bury.block] a buried bunker is a block, wire is gone', () => {
    const one = state();
    ground.engineering.remove(one, 'bunker', fort);
    ground.engineering.remove(one, 'wire', spotAt([100, 100]));
    expect(one.table!.features).toEqual([
      {
        id: 'fort',
        kind: 'block',
        outline: [
          [500, 300],
          [500, 500],
          [300, 500],
          [300, 300],
        ],
      },
    ]);
  });
  test('who is inside, and what is near', () => {
    const one = state();
    expect(ground.engineering.inside(one, fort).map(({ name }) => name)).toEqual(['1a']);
    const near = (kind: 'wire' | 'bunker') =>
      ground.engineering.near(one, unit(one, '1b'), kind).map(pointAt);
    expect([near('bunker'), near('wire')]).toEqual([[[400, 400]], []]);
    expect([ground.engineering.has(one, 'wire'), ground.engineering.has(one, 'mines')]).toEqual([
      true,
      false,
    ]);
  });
});

describe('those who come back, and vessels', () => {
  const comesBack = (state: TacticsState, squad: Unit, man: number) => {
    const [answer] = ground.landing.returning!(state, squad, [man])!.propose(() => 0, 1);
    ground.landing.gains(squad, [man], answer!);
    squad.soldiers = [...squad.soldiers, man].sort((a, b) => a - b);
  };
  test('a soldier who comes back stands with the others', () => {
    const state = measured('unit 1a ranger-sniper-squad at 200,300 soldiers 1');
    const squad = state.units[0]!;
    comesBack(state, squad, 0);
    const [back, other] = squad.bases!;
    expect(other).toEqual([200, 300, 0, 0]);
    expect(Math.hypot(back![0] - 200, back![1] - 300)).toBeLessThanOrEqual(128);
    expect(pointAt(squad.at)).toEqual([back![0], back![1]]);
    expect(ground.misplaced(state, squad)).toBeNull();
  });
  test('where there is no room, as near as there is', () => {
    const state = measured(
      'block b 0,0 900,0 900,186 0,186',
      'block c 0,214 900,214 900,700 0,700',
      'unit 1a ranger-sniper-squad at 14,200 soldiers 1',
      'unit 1b ranger-combat-squad at 42,200 70,200 98,200 126,200 154,200',
      'unit 1c ranger-combat-squad at 182,200 210,200 238,200 266,200 294,200',
    );
    const squad = state.units[0]!;
    comesBack(state, squad, 4);
    expect(squad.bases![0]).toEqual([14, 200, 0, 0]);
    expect(ground.misplaced(state, squad)).toBeNull();
    expect(squad.bases![1]![0]).toBeGreaterThan(294);
  });
  test('what is remembered of a unit: where it stands, stood, or nothing', () => {
    const state = measured('unit 1a hans at 300,300@5', 'unit 1b rosie gone left 0,0', 'unit 1c rosie');
    const of = (name: string) => ground.landing.of(state, unit(state, name));
    expect([of('1a'), of('1b'), of('1c')]).toEqual([[300, 300, 0, 5, 80, 60], [0, 0, 0, 0, 14, 0], []]);
  });
  test('[dt14.ruling.naval.fielded] a vessel needs deep water at its edge', () => {
    const could = (line: string, edges = '') => {
      const state = measured(line, edges, 'unit 1a lcm-46', 'unit 1b hans');
      return ['1a', '1b'].map((name) => ground.landing.couldEnter(state, unit(state, name)));
    };
    expect(could('deep-water d 0,0 900,0 900,300 0,300')).toEqual([true, true]);
    expect(could('deep-water d 0,600 900,600 900,900 0,900')).toEqual([false, true]);
    expect(could('deep-water d 0,600 900,600 900,900 0,900', 'edges - -')).toEqual([true, true]);
  });
  test('who is put beside a wreck stands there', () => {
    const state = measured('unit 1a rosie', 'unit 2a hans');
    const space = ground.landing.beside!(state, unit(state, '1a'), [300, 300, 0, 0, 80, 60]);
    const [answer] = space!.propose(() => 0, 1);
    expect(optionId(answer!)).toMatch(/^stand \d+,\d+$/);
    expect(ground.landing.beside!(state, unit(state, '1a'), [])).toBeNull();
  });
});
