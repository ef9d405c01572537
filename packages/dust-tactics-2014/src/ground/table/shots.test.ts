import { describe, expect, test } from 'vitest';
import { block, man, measured, tableOf, walker } from '../../../test/tabletop.ts';
import { optionId } from '../../options.ts';
import { unitNamed } from '../../units.ts';
import type { Aim } from '../ground.ts';
import { coverOf, isSheltered } from './cover.ts';
import { byMiniature, covered } from './firing.ts';
import { smoke } from './smoke.ts';
import { pointAt } from './spot.ts';
import type { Feature, Piece } from './words.ts';

describe('[dt14.table.cover] low things close before a target', () => {
  const shooter = man('b', [100, 400], { unit: 'b', side: 'axis' });
  const inCover = (feature: Feature, target: Piece = man('a', [500, 400]), from: Piece = shooter) =>
    coverOf(tableOf([target, from], feature), [from], 'a').cover;
  const low = (id: string, ...line: [number, number][]): Feature => ({ id, kind: 'low-wall', line });
  const crate = (x: number): Feature => ({ ...block('c', [x, 380], [40, 40]), kind: 'crate' }) as Feature;

  test.each<[string, Feature, boolean]>([
    ['a wall within a hundred', low('w', [400, 300], [400, 500]), true],
    ['farther away', low('w', [399, 300], [399, 500]), false],
    ['beyond him', low('w', [520, 300], [520, 500]), false],
    ['beside the line', low('w', [450, 300], [450, 399]), false],
    ['touched at its end', low('w', [450, 300], [450, 400]), true],
    ['touched at its beginning', low('w', [450, 400], [450, 500]), true],
    ['behind the one who fires', low('w', [50, 300], [50, 500]), false],
    ['along the line, to his feet', low('w', [420, 400], [600, 400]), true],
    ['along the line, ending near', low('w', [300, 400], [410, 400]), true],
    ['along the line, ending far away', low('w', [200, 400], [390, 400]), false],
    ['a crate within a hundred', crate(420), true],
    ['a crate farther away', crate(340), false],
    ['in the crate', crate(480), true],
  ])('%s', (_, feature, cover) => {
    expect(inCover(feature)).toBe(cover);
  });

  test('a slanting wall, from either side', () => {
    expect(inCover(low('w', [420, 420], [460, 380]))).toBe(true);
    expect(inCover(low('w', [460, 380], [420, 420]))).toBe(true);
    expect(inCover(low('w', [300, 420], [340, 380]))).toBe(false);
  });

  test('none of nobody', () => {
    expect(coverOf(tableOf([]), [shooter], 'a')).toEqual({ protected: [], cover: false });
    expect(isSheltered(tableOf([]), [])).toBe(false);
  });

  test('[dt14.table.shelter] one thing that covers is enough', () => {
    const wood: Feature = { ...block('w', [480, 380], [40, 40]), kind: 'wood' } as Feature;
    const far = block('x', [0, 0], [10, 10]);
    expect(isSheltered(tableOf([], far, wood), [man('a', [500, 400])])).toBe(true);
    const hull = walker([500, 400], { unit: 'a' });
    const half: Feature = { ...block('w', [500, 300], [200, 200]), kind: 'wood' } as Feature;
    expect(isSheltered(tableOf([], half), [hull])).toBe(true);
    const corner: Feature = { ...block('w', [520, 410], [200, 200]), kind: 'wood' } as Feature;
    expect(isSheltered(tableOf([], corner), [hull])).toBe(false);
  });
});

test('[dt14.table.cover] a low wall along the line covers whoever stands in it', () => {
  const from = man('b', [100, 400], { unit: 'b', side: 'axis' });
  const wall: Feature = {
    id: 'w',
    kind: 'low-wall',
    line: [
      [200, 400],
      [700, 400],
    ],
  };
  expect(coverOf(tableOf([man('a', [500, 400]), from], wall), [from], 'a').cover).toBe(true);
});

describe('[dt14.table.bearers] who may fire', () => {
  const state = measured(
    'unit 1a ranger-sniper-squad at 100,400 140,400',
    'unit 1b hans at 400,700@0',
    'unit 2a ranger-sniper-squad at 300,400 700,400',
    'unit 2b rosie aboard 2c:rider',
    'unit 2c mickey at 700,700@0',
  );
  const unit = (name: string) => unitNamed(state, name)!;
  const aim = (change: Partial<Aim> = {}): Aim => ({
    ...{ by: unit('1a'), men: [0, 1], close: false, least: 0, range: 2, mounts: null, artillery: false },
    watcher: unit('1a'),
    ...change,
  });
  const bearers = (change: Partial<Aim>, target = '2a') =>
    byMiniature.bearers(state, aim(change), unit(target), 'sight');

  test('each measures for himself', () => {
    expect(bearers({})).toEqual([0, 1]);
    expect(bearers({ range: 1.5 })).toEqual([1]);
  });
  test('one of the target who is too near is enough to forbid it', () => {
    expect(bearers({ least: 1, range: 9 })).toEqual([0, 1]);
    expect(bearers({ least: 1.5, range: 9 })).toEqual([0]);
  });
  test('within the arcs of its mount', () => {
    const hans = { by: unit('1b'), watcher: unit('1b'), men: [-1], range: 9 };
    expect(bearers({ ...hans, mounts: ['front'] }, '2c')).toEqual([-1]);
    expect(bearers({ ...hans, mounts: ['rear'] }, '2c')).toEqual([]);
    expect(bearers({ ...hans, mounts: null }, '2c')).toEqual([-1]);
  });
  test('hand to hand only those who touch, within their arcs', () => {
    const near = measured(
      'unit 1a hans at 400,400@0',
      'unit 2a rosie at 454,400',
      'unit 2b rosie at 346,400',
    );
    const blows = (target: string, mounts: Aim['mounts']) => {
      const hans = near.units[0]!;
      const blow = { ...aim(), by: hans, watcher: hans, men: [-1], close: true, mounts };
      return byMiniature.bearers(near, blow, unitNamed(near, target)!, 'arc');
    };
    expect([blows('2a', ['front']), blows('2b', ['front'])]).toEqual([[-1], []]);
    expect([blows('2a', null), blows('2b', null)]).toEqual([[-1], [-1]]);
    expect(bearers({ close: true })).toEqual([]);
  });
  test('riders have the cover of what carries them', () => {
    const shielded = measured(
      'low-wall w 640,600 640,800',
      'unit 1b hans at 400,700@0',
      'unit 2b rosie aboard 2c:rider',
      'unit 2c mickey at 700,700@0',
    );
    const [hans, rosie, mickey] = shielded.units;
    expect([covered(shielded, hans!, mickey!), covered(shielded, hans!, rosie!)]).toEqual([true, true]);
    expect(covered(state, unit('1b'), unit('2b'))).toBe(false);
  });
});

describe('[dt14.table.blast] templates', () => {
  const state = measured(
    'unit 1a rosie at 100,400',
    'unit 2a ranger-sniper-squad at 300,400 340,400',
    'unit 2b hans at 400,400@0 dug',
    'unit 2c grenadier-mortar-squad at 300,340',
    'unit 2d rosie gone',
  );
  const unit = (name: string) => unitNamed(state, name)!;
  const shooter = { unit: unit('1a'), overVehicles: false };
  const blast = (name: string, man: number) =>
    byMiniature
      .blast(state, shooter, [unit(name).id, man])
      .map((one) => `${one.unit.name} ${one.figures} ${one.cover}`);

  test('count figures, the crew of a gun too; who is dug in has cover', () => {
    expect(blast('2a', 0)).toEqual(['2a 2 false', '2c 4 false']);
    expect(blast('2a', 1)).toEqual(['2a 2 false', '2b 1 true', '2c 4 false']);
    expect(blast('2d', -1)).toEqual([]);
  });
  test('[dt14.table.flame] burn everybody near the jet, the target first', () => {
    const burnt = (name: string, man: number, from = '1a') =>
      byMiniature.flame(state, { ...shooter, unit: unit(from) }, [unit(name).id, man]).map((one) => one.name);
    expect(burnt('2c', -1)).toEqual(['2c', '2a']);
    expect(burnt('2d', -1)).toEqual([]);
    expect(burnt('2a', 0, '2d')).toEqual([]);
  });
});

describe('[dt14.weapon.smoke.where] smoke on a table', () => {
  const state = (...lines: string[]) =>
    measured(...lines, 'unit 1a hans at 100,400@0', 'unit 2a rosie at 300,400', 'unit 2b rosie at 100,700');
  const shell = (one: ReturnType<typeof state>, change: object = {}) => {
    const gun = one.units[0]!;
    return { gun, watcher: gun, mount: 'turret' as const, least: 0, range: 4, ...change };
  };
  const spots = (change: object, most = 99, ...lines: string[]) => {
    const one = state(...lines);
    return smoke.spots(one, shell(one, change), most).map((spot) => pointAt(spot).join());
  };

  test('on anybody, and half-way between enemies', () => {
    expect(spots({})).toEqual(['200,400', '100,550', '100,400', '300,400', '100,700']);
    expect(spots({}, 2)).toEqual(['200,400', '100,550']);
  });
  test('between every two enemies, those of the first unit first', () => {
    const one = measured(
      'unit 1a hans at 100,400@0',
      'unit 1b rosie at 500,400',
      'unit 2a rosie at 100,600',
      'unit 2b rosie at 500,600',
    );
    const found = smoke.spots(one, shell(one, { range: 9 }), 4).map((spot) => pointAt(spot).join());
    expect(found).toEqual(['100,500', '300,500', '500,500', '100,400']);
    const two = measured(
      'unit 1a hans at 100,400@0',
      'unit 1b rosie at 500,400',
      'unit 2a rosie at 100,600',
      'unit 2b rosie at 520,600',
    );
    expect(smoke.spots(two, shell(two, { range: 9 }), 4).map((spot) => pointAt(spot).join())).toEqual([
      ...['100,500', '310,500', '300,500', '510,500'],
    ]);
  });
  test('within its range and arc', () => {
    expect(spots({ range: 1 })).toEqual(['200,400', '100,400']);
    expect(spots({ least: 1 })).toEqual(['100,550', '300,400', '100,700']);
    expect(spots({ mount: 'front' })).toEqual(['200,400', '100,400', '300,400']);
  });
  test('in no house and no bunker, but in a strongpoint', () => {
    const built = (line: string) => spots({}, 99, line).includes('200,400');
    expect(built('bunker b 220,400@0')).toBe(false);
    expect(built('house h 150,350 250,350 250,450 150,450')).toBe(false);
    expect(built('strongpoint s 220,500@0')).toBe(true);
  });
  test('answers are read, proposed once each, and moved to where one may lie', () => {
    const one = state();
    const by = { do: 'smoke' as const, unit: 0, who: '1a', word: 'Mortar', n: 1, m: 1 };
    const space = smoke.space!(one, shell(one), (place) => ({ ...by, ...place }));
    expect(optionId(space.parse('1a smoke at 200,400')!)).toBe('1a smoke at 200,400');
    expect([space.parse('1a smoke at 0200,400'), space.parse('2a smoke at 1,1')]).toEqual([null, null]);
    const all = space.propose(() => 0, 9).map(optionId);
    expect([all.length, new Set(all).size]).toEqual([5, 5]);
    expect(space.propose(() => 0)).toHaveLength(3);
    const near = (id: string) => optionId(space.nearest(space.parse(id)!)!);
    expect(near('1a smoke at 250,420')).toBe('1a smoke at 250,420');
    expect(near('1a smoke at 899,410')).toBe('1a smoke at 300,400');
    expect(near('1a smoke at 110,899')).toBe('1a smoke at 100,700');
    expect(space.refuses(space.parse('1a smoke at 899,410')!)?.code).toBe('no-smoke');
  });
  test('is laid under a name of its own and cleared in its turn', () => {
    const one = state('smoke smoke-1 500,500 until 1');
    smoke.lay(one, smoke.around(one, one.units[0]!)[0]!, 2);
    expect(one.table!.features.at(-1)).toEqual({ id: 'smoke-2', kind: 'smoke', at: [100, 400], until: 2 });
    smoke.clear(one);
    expect(one.table!.features.map(({ id }) => id)).toEqual(['smoke-2']);
    const before = one.table;
    smoke.clear(one);
    expect(one.table).toBe(before);
  });
});
