import { describe, expect, test } from 'vitest';
import { cardIdsOf, pointsOf } from '../cards/army.ts';
import { cardById } from '../cards/index.ts';
import { BATTLEFIELDS, SCENARIOS, scenarioById } from './index.ts';
import type { Layout, Scenario } from './scenario.ts';
import { count, validateLayout, validateScenario } from './validate.ts';

const forceOf = (scenario: Scenario, bloc: 'allies' | 'axis') =>
  cardIdsOf(scenario.sides[bloc].force).map((id) => cardById(id)!);
const points = (scenario: Scenario, bloc: 'allies' | 'axis') => pointsOf(forceOf(scenario, bloc)).original;

describe('scenarios', () => {
  test(`[dt1.scenario.eight] [dt1.scenario.campaign] [dt1.ruling.scenarios]
      eight, numbered in order, one of them published`, () => {
    expect(SCENARIOS.map((scenario) => scenario.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(new Set(SCENARIOS.map((scenario) => scenario.id)).size).toBe(8);
    expect(
      SCENARIOS.filter(({ provenance }) => provenance.rules === 'inferred').map((s) => s.number),
    ).toEqual([1]);
    for (const { provenance } of SCENARIOS.slice(1))
      expect(provenance).toEqual({ rules: 'ours', map: 'ours' });
    for (const scenario of SCENARIOS) expect(scenarioById(scenario.id)).toBe(scenario);
  });

  test.each(SCENARIOS.map((scenario) => [scenario.id, scenario] as const))(
    '[dt1.setup.scenario-map] %s is sound and has a map of nine tiles',
    (_, scenario) => {
      expect(validateScenario(scenario)).toEqual([]);
      expect([scenario.map.length, scenario.map[0]?.length]).toEqual([9, 9]);
      expect(JSON.parse(JSON.stringify(scenario))).toEqual(scenario);
    },
  );

  /** A map of so many rows of nine, with these signs at its beginning. */
  const mapOf = (signs: string, rows = 9, ground = '.'): string[] =>
    Array.from({ length: rows }, (_, row) => signs.slice(row * 9, row * 9 + 9).padEnd(9, ground));
  const wrongWith = (map: readonly string[]): string[] =>
    validateScenario({ ...SCENARIOS[0]!, map }).filter((problem) => !/open square|reached/.test(problem));

  test('[dt1.box.tiles] a scenario needs no more than nine tiles', () => {
    expect(wrongWith(mapOf('', 12))).toEqual(['108 squares, nine tiles have 81']);
    expect(wrongWith(mapOf('', 9))).toEqual([]);
  });

  test('[dt1.box.terrain] no more than eighteen terrain squares', () => {
    expect(wrongWith(mapOf('#'.repeat(19)))).toEqual(['19 terrain squares, the box has 18']);
    expect(wrongWith(mapOf('#'.repeat(18)))).toEqual([]);
  });

  test('[dt1.box.cover] no more than four crates and two tank traps', () => {
    expect(wrongWith(mapOf('cccccttt'))).toEqual(['5 crates, the box has 4', '3 tank traps, the box has 2']);
    expect(wrongWith(mapOf('cccctt'))).toEqual([]);
  });

  test('[dt1.setup.cover.no-trap] no tank trap on a base tile', () => {
    expect(wrongWith(mapOf('T', 9, ','))).toHaveLength(1);
    expect(wrongWith(mapOf('C', 9, ','))).toEqual([]);
  });

  test(`[dt1.ap.scenario]
      forces rise to the 16 AP of the box; those who break through have less,
      those who storm the last stand more`, () => {
    expect(SCENARIOS.map((scenario) => [points(scenario, 'allies'), points(scenario, 'axis')])).toEqual([
      [8, 8],
      [10, 10],
      [12, 12],
      [12, 10],
      [12, 12],
      [14, 14],
      [12, 16],
      [16, 16],
    ]);
  });

  test('forces come out of the two boxes, each card once', () => {
    for (const scenario of SCENARIOS)
      for (const bloc of ['allies', 'axis'] as const) {
        const ids = cardIdsOf(scenario.sides[bloc].force);
        expect(new Set(ids).size).toBe(ids.length);
      }
  });

  test(`[dt1.faq.scenario1.pieces]
      the first has two squads of infantry 2 and a vehicle a side and no cover pieces`, () => {
    const [first] = SCENARIOS;
    expect(count(first!.map, 'cCtT')).toBe(0);
    for (const bloc of ['allies', 'axis'] as const) {
      const force = forceOf(first!, bloc);
      expect(force.map((card) => card.kind).sort()).toEqual(['squad', 'squad', 'vehicle']);
      for (const card of force.filter((each) => each.kind === 'squad')) expect(card.armour.level).toBe(2);
    }
  });

  test('[dt1.setup.cover.crates-in] crates stand on base tiles in some', () => {
    expect(SCENARIOS.some((scenario) => count(scenario.map, 'C') > 0)).toBe(true);
  });
});

describe('battlefields without scenario', () => {
  test.each(BATTLEFIELDS.map((field) => [field.id, field] as const))('%s is sound', (_, field) => {
    expect(validateLayout(field)).toEqual([]);
  });

  const sizeOf = ({ map }: (typeof BATTLEFIELDS)[number]): number => map.join('').length;
  const terrain = (density: string, squares: number): number[] =>
    BATTLEFIELDS.filter((field) => field.density === density && sizeOf(field) === squares).map((field) =>
      count(field.map, '#%'),
    );

  test.each([
    ['[dt1.setup.light] light', 'light', 8],
    ['[dt1.setup.medium] medium', 'medium', 12],
    ['[dt1.setup.heavy] heavy', 'heavy', 18],
  ])('%s: so many terrain squares on nine tiles', (_title, density, squares) => {
    expect([...new Set(terrain(density, 81))]).toEqual([squares]);
  });

  test('[dt1.setup.twelve] more of them on twelve tiles', () => {
    const found = ['light', 'medium', 'heavy'].flatMap((density) => [...new Set(terrain(density, 108))]);
    const allowed = { light: 12, medium: 18, heavy: 24 };
    const fields = BATTLEFIELDS.filter((field) => sizeOf(field) === 108);
    expect(found).toEqual([...new Set(fields.map(({ density }) => allowed[density]))].sort());
    expect(found.length).toBeGreaterThan(0);
  });

  test('[dt1.setup.size] a board may be larger than nine tiles', () => {
    expect([...new Set(BATTLEFIELDS.map(sizeOf))].sort((a, b) => a - b)).toEqual([81, 108]);
  });

  test('[dt1.setup.cover.four] [dt1.setup.cover.zone] four pieces outdoors on nine tiles, all in the middle', () => {
    for (const field of BATTLEFIELDS) {
      const outer = [...field.map.slice(0, 3), ...field.map.slice(-3)];
      expect([field.id, count(outer, 'cCtT')]).toEqual([field.id, 0]);
      if (field.place === 'outdoor') expect([count(field.map, 'c'), count(field.map, 't')]).toEqual([2, 2]);
      if (field.place === 'indoor') expect([count(field.map, 'C'), count(field.map, 'tT')]).toEqual([4, 0]);
    }
  });
});

const textsOf = (layout: Layout): string[] => validateLayout(layout).map(({ text }) => text);

describe('a faulty scenario', () => {
  const first = SCENARIOS[0]!;

  test('says what is wrong with its map', () => {
    expect(validateScenario({ ...first, map: ['..', '..'] })).toContain(
      '2 by 2 squares are no whole number of tiles',
    );
    const mixed = ['.,.', '...', '...'];
    expect(textsOf({ ...first, map: mixed })).toEqual(['tile at A1 is both indoors and outdoors']);
    const closed = ['.#.', '##.', '...'];
    const entry = { allies: [[2, 2]], axis: [[1, 0]] } as const;
    expect(textsOf({ ...first, map: closed, entry })).toEqual([
      'B1 is no open square',
      'C1 cannot be reached by straight steps',
      'C2 cannot be reached by straight steps',
      'A3 cannot be reached by straight steps',
      'B3 cannot be reached by straight steps',
      'C3 cannot be reached by straight steps',
    ]);
  });

  test('says what is wrong with its forces and objectives', () => {
    const sides = {
      ...first.sides,
      allies: {
        ...first.sides.allies,
        force: [{ card: 'luther' }, { card: 'nobody' }],
        objective: { kind: 'destroy', unit: 'colonel' },
      },
    } as const;
    expect(validateScenario({ ...first, sides })).toEqual([
      'allies: luther belongs to the other bloc',
      'allies: there is no card nobody',
      'allies destroy: the enemy has no unit called colonel',
    ]);
    const hold = { kind: 'hold', squares: [[0, 3]], count: 2, round: 9 } as const;
    const bonus = { side: 'axis', points: 1, per: 'once', objective: hold, text: 'x' } as const;
    expect(validateScenario({ ...first, bonuses: [bonus] })).toEqual([
      'axis hold: A4 is not open',
      'axis hold: count 2',
      'axis hold: there is no round 9',
    ]);
  });
});
