import { describe, expect, test } from 'vitest';
import { block, man, tableOf, walker } from '../../../test/tabletop.ts';
import { spaceOfEntry } from './entering.ts';
import { spaceOfMarch } from './formation.ts';
import { mayGo, refusesMarch, refusesWay, type Stride } from './march.ts';
import { spaceOfGettingOff } from './placing.ts';
import { standingAround } from './stand.ts';
import type { Feature, Piece } from './words.ts';
import { readParts, textOf } from './written.ts';

const FOOT: Stride = { length: 300, flies: false };
const go = (text: string) => readParts('go', text)!;
const [part] = go('go 100,200').parts;
/** Numbers told beforehand, then nothing but zeros. */
const scripted =
  (...numbers: number[]) =>
  () =>
    numbers.shift() ?? 0;

describe('why a miniature cannot go', () => {
  const alone = man('a1', [100, 100]);
  const why = (stride: Partial<Stride>, ...others: Piece[]) => {
    const found = refusesWay(tableOf([alone, ...others]), alone, part!, { ...FOOT, ...stride });
    return found === null ? null : [found.code, ...(found.about ?? [])].join(' ');
  };

  test('it is told who, and what is in the way', () => {
    expect(why({})).toBeNull();
    expect(why({ length: 99 })).toBe('too-far a1');
    expect(why({ least: 101 })).toBe('too-short a1');
    expect(why({ least: 100 })).toBeNull();
    expect(why({}, man('e', [100, 150], { unit: 'e', side: 'axis' }))).toBe('barred a1 e');
  });

  test('[dt14.skill.trailblazer.pass] enemies may be passed by those who can, friendly hulls not', () => {
    const enemy = man('e', [100, 150], { unit: 'e', side: 'axis' });
    expect(why({ overEnemies: true }, enemy)).toBeNull();
    const hulls = tableOf([walker([100, 100], { id: 'w1', unit: 'w1' }), walker([100, 250])]);
    const [first] = hulls.pieces;
    const way = go('go 100,400').parts[0]!;
    expect(refusesWay(hulls, first!, way, { ...FOOT, overEnemies: true })?.about).toEqual(['w1', 'w']);
  });

  test('what is asked many times is what is asked once', () => {
    const house = block('b', [80, 140], [40, 20]);
    const table = tableOf([alone], house);
    const free = mayGo(table, alone, { ...FOOT, least: 50 });
    const ways = ['go 100,200', 'go 200,100', 'go 120,100', 'go 401,100', 'go 40,100>40,200'];
    const judged = ways.map((text) => free(alone, go(text).parts[0]!));
    expect(judged).toEqual([false, true, false, false, true]);
    for (const [at, text] of ways.entries())
      expect(refusesWay(table, alone, go(text).parts[0]!, { ...FOOT, least: 50 }) === null, text).toBe(
        judged[at],
      );
    expect(mayGo(table, alone, FOOT)(alone, go('go 120,100').parts[0]!)).toBe(true);
  });

  test('[dt14.ruling.flying.bunker] asked often, who jumps out of a bunker leaves it by its door as well', () => {
    const bunker: Feature = { id: 'k', kind: 'bunker', at: [500, 500], heading: 0 };
    const inside = man('a1', [500, 500]);
    const table = tableOf([inside], bunker);
    const jumps = { ...FOOT, flies: true };
    const ways = ['go 650,500', 'go 350,500'].map((text) => go(text).parts[0]!);
    expect(ways.map((way) => refusesWay(table, inside, way, jumps) === null)).toEqual([false, true]);
    expect(ways.map((way) => mayGo(table, inside, jumps)(inside, way))).toEqual([false, true]);
  });

  test('nobody ends on another', () => {
    const table = tableOf([alone, man('b', [100, 220], { unit: 'b' })]);
    expect(refusesMarch(table, [alone], go('go 100,200'), FOOT)?.about).toEqual(['a1', 'b']);
  });
});

describe('movements that are proposed', () => {
  const two = [man('a1', [100, 100]), man('a2', [140, 100])];
  const space = (stride: Partial<Stride> = {}, goals: [number, number][] = [], members: Piece[] = two) =>
    spaceOfMarch(tableOf(members), members, { ...FOOT, ...stride }, () => goals);
  const proposed = (one: ReturnType<typeof space>, pick: (n: number) => number, most?: number) =>
    one.propose(pick, most).map(textOf);

  test('in any direction, so far as is drawn', () => {
    expect(proposed(space(), scripted(1, 16, 100), 1)).toEqual(['go 100,200 140,200']);
  });

  test('towards a goal', () => {
    expect(proposed(space({}, [[500, 100]]), scripted(0, 0, 50), 1)).toEqual(['go 150,100 190,100']);
    expect(
      proposed(
        space({}, [
          [900, 900],
          [100, 800],
        ]),
        scripted(0, 1, 60),
        1,
      ),
    ).toEqual(['go 100,160 140,160']);
  });

  test('at least as far as they must', () => {
    expect(proposed(space({ least: 120 }), scripted(1, 16, 0), 1)).toEqual(['go 100,220 140,220']);
  });

  test('turned by quarters where the table is too short that way', () => {
    expect(proposed(space(), scripted(1, 48, 300), 1)).toEqual(['go 400,100 440,100']);
  });

  test('towards a goal no farther than the table goes', () => {
    expect(proposed(space({}, [[100, 0]]), scripted(0, 0, 300), 1)).toEqual(['go 100,14 140,14']);
  });

  test('three of them, none twice, and none where none is wanted', () => {
    expect(proposed(space(), scripted(1, 16, 100, 0, 1, 16, 100, 0, 1, 0, 100))).toEqual([
      'go 100,200 140,200',
      'go 200,100 240,100',
    ]);
    expect(proposed(space(), scripted(1, 16, 100, 0, 1, 0, 100, 0, 1, 16, 50), 2)).toHaveLength(2);
  });

  test('hulls are turned', () => {
    const hull = [walker([300, 300])];
    expect(proposed(space({}, [], hull), scripted(1, 16, 100, 5), 1)).toEqual(['go 300,400@5']);
    expect(proposed(space({}, [[300, 800]], hull), scripted(0, 0, 100), 1)).toEqual(['go 300,400@16']);
  });

  test('what is meant too far comes as near as they can together', () => {
    const found = space().nearest(go('go 100,500 140,500'))!;
    expect(textOf(found)).toBe('go 100,400 140,400');
    expect(space().nearest(go('go 100,200'))).toBeNull();
    expect(textOf(space().nearest(go('go 100,200 140,200'))!)).toBe('go 100,200 140,200');
  });
});

describe('coming in and getting off', () => {
  const entry = (waiting: Piece[], table = tableOf([])) =>
    spaceOfEntry({ table, waiting, edge: 0, stride: FOOT });
  const one = [man('a1', [0, 0])];

  test('straight in, as deep and as far along as is drawn', () => {
    expect(entry(one).propose(scripted(80, 300), 1).map(textOf)).toEqual(['come 300,14>300,100']);
    expect(entry(one).propose(scripted(80, 300, 80, 300), 2)).toHaveLength(1);
  });

  test('elsewhere along the edge where there is no room', () => {
    const full = tableOf([], block('b', [0, 0], [700, 900]));
    const [text] = entry(one, full).propose(scripted(80, 300), 1).map(textOf);
    expect(text).toMatch(/^come 7\d\d,14/);
    expect(entry(one, tableOf([], block('b', [0, 0], [900, 900]))).propose(scripted(80, 300), 1)).toEqual([]);
  });

  test('beside the hull, and it is told what is in the way', () => {
    const hull = walker([400, 400]);
    const space = spaceOfGettingOff({ table: tableOf([hull]), waiting: one, beside: [hull] });
    const why = (text: string) => space.refuses(readParts('stand', text)!)?.about;
    expect(why('stand 400,600')).toEqual(['a1', 'w']);
    expect(why('stand 400,400')).toEqual(['a1', 'w']);
    expect(why('stand 400,460')).toBeUndefined();
    expect(textOf(space.nearest(readParts('stand', 'stand 400,400')!)!)).toMatch(/^stand \d+,\d+$/);
    expect(space.nearest(readParts('stand', 'stand 400,400 500,500')!)).toBeNull();
  });

  test('where many places are asked about it is as for each', () => {
    const hull = walker([400, 400]);
    const aircraft = man('f', [400, 400], { kind: 'aircraft', unit: 'f', radius: 30 });
    const table = tableOf([hull, aircraft, man('u', [600, 600], { unit: 'u', storey: 1 })]);
    const may = standingAround(table, [], man('a1', [500, 500]), 200);
    expect(
      [
        [400, 400],
        [600, 600],
        [500, 500],
      ].map((at) => may(at[0]!, at[1]!)),
    ).toEqual([false, true, true]);
    const above = standingAround(
      table,
      [],
      man('g', [500, 500], { kind: 'aircraft', unit: 'g', storey: 1 }),
      200,
    );
    expect(above(500, 500)).toBe(true);
  });
});

describe('what is drawn, and how often', () => {
  /** Numbers told beforehand, and of how many each was drawn. */
  const recorded = (...numbers: number[]) => {
    const asked: number[] = [];
    const pick = (n: number) => {
      asked.push(n);
      return numbers.shift() ?? 0;
    };
    return { asked, pick };
  };
  const one = [man('a', [450, 450])];
  const foot = { length: 300, flies: false };

  test('a movement: towards a goal or not, where to, how far, how turned', () => {
    const { asked, pick } = recorded(1, 16, 100);
    spaceOfMarch(tableOf(one), one, foot, () => [[1, 1]]).propose(pick, 1);
    expect(asked).toEqual([2, 64, 301, 64]);
  });

  test('an entry: how deep, and any point of the edge', () => {
    const { asked, pick } = recorded(80, 300);
    spaceOfEntry({ table: tableOf([]), waiting: one, edge: 0, stride: foot }).propose(pick, 1);
    expect(asked).toEqual([300, 901]);
  });

  test('where there is no room it is the nearest gate', () => {
    const table = tableOf([], block('b', [200, 0], [500, 900]));
    const space = spaceOfEntry({ table, waiting: one, edge: 0, stride: foot });
    expect(space.propose(recorded(80, 600).pick, 1).map(textOf)[0]).toMatch(/^come 7\d\d,14/);
    expect(space.propose(recorded(80, 300).pick, 1).map(textOf)[0]).toMatch(/^come 1\d\d,14/);
  });
});

test('[dt14.table.storeys] upstairs one stands inside a house only', () => {
  const house: Feature = {
    ...block('h', [300, 300], [200, 200]),
    kind: 'house',
    openings: [],
    storeys: 2,
  } as Feature;
  const may = standingAround(tableOf([], house), [], man('a', [400, 400], { storey: 1 }), 300);
  expect([may(400, 400), may(600, 400)]).toEqual([true, false]);
});

test('[dt14.table.length] a refusal tells how long the way is', () => {
  const alone = man('a', [100, 100]);
  const judged = (stride: object) =>
    refusesWay(tableOf([alone]), alone, { way: [[100, 200]] }, { length: 300, flies: false, ...stride });
  expect(judged({ length: 90 })?.params).toEqual({ length: 100, most: 90 });
  expect(judged({ least: 120 })?.params).toEqual({ length: 100, least: 120 });
});
