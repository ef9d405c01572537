import { describe, expect, test } from 'vitest';
import { measured } from '../../../test/tabletop.ts';
import { gameFrame } from '../../frames/make.ts';
import { optionId } from '../../options.ts';
import { fieldFrom, TABLES, tableText } from '../../scenarios/tables/index.ts';
import type { TacticsState } from '../../state.ts';
import { onTable } from './index.ts';
import { lay, layingOf, pieceLaid, refusesLay, someLays, spaceOfLaying } from './laying.ts';
import { type Fortify, roomForWorks, siteNear, workBuilt } from './works.ts';

const PIECES = ['wood', 'rubble', 'block', 'wall', 'crate', 'tank-trap'];
const field = (...lines: string[]): TacticsState => measured(...lines, 'unit 1a rosie', 'unit 2a hans');
const read = (id: string) => spaceOfLaying(layingOf(field(), PIECES)).parse(id);

/** Why a piece cannot lie so, and what is in its way. */
function why(id: string, ...lines: string[]): string {
  const found = refusesLay(layingOf(field(...lines), PIECES), read(id) as never);
  return found === null ? 'free' : [found.code, ...(found.about ?? [])].join(' ');
}

describe('[dt14.table.terrain] where a piece may lie', () => {
  test.each([
    ['in the open', 'lay crate 40 450,450@0', 'free'],
    ['too large', 'lay crate 50 450,450@0', 'no-such-piece'],
    ['a millimetre more', 'lay wood 151 450,450@0', 'no-such-piece'],
    ['turned too far', 'lay crate 40 450,450@64', 'no-such-piece'],
    ['unknown', 'lay pond 40 450,450@0', 'no-such-piece'],
    ['over the border', 'lay crate 40 19,450@0', 'piece-off'],
    ['at a side nobody comes from', 'lay crate 40 20,450@0', 'free'],
    ['at the northern edge', 'lay crate 40 450,119@0', 'piece-at-edge'],
    ['with room there', 'lay crate 40 450,120@0', 'free'],
    ['at the southern edge', 'lay crate 40 450,781@0', 'piece-at-edge'],
    ['with room there', 'lay crate 40 450,780@0', 'free'],
  ])('%s: %s', (_, id, told) => {
    expect(why(id)).toBe(told);
  });

  test('each side keeps its own edge free', () => {
    const judged = (id: string) => {
      const state = { ...field(), edges: [1, 3] as [number, number] };
      return refusesLay(layingOf(state, PIECES), read(id) as never)?.code ?? 'free';
    };
    expect(judged('lay crate 40 780,450@0')).toBe('free');
    expect(judged('lay crate 40 781,450@0')).toBe('piece-at-edge');
    expect(judged('lay crate 40 119,450@0')).toBe('piece-at-edge');
    expect(judged('lay crate 40 120,20@0')).toBe('free');
  });

  test.each([
    ['touching a wood', 'wood w 470,450 600,400 600,500', 'piece-crowded w'],
    ['a millimetre beside it', 'wood w 471,450 600,400 600,500', 'free'],
    ['near a marker', 'marker m 520,450', 'piece-crowded m'],
    ['far enough from it', 'marker m 521,450', 'free'],
    ['in a place', 'place p 400,400 500,400 500,500 400,500', 'free'],
    ['before an opening', 'wall w 569,400 569,470 569,600 opening 0-1 small', 'piece-crowded w'],
    ['with room before it', 'wall w 570,400 570,470 570,600 opening 0-1 small', 'free'],
  ])('a crate %s', (_, line, told) => {
    expect(why('lay crate 40 450,450@0', line)).toBe(told);
  });

  test('what bars keeps away from what bars', () => {
    const block = 'block b 569,400 700,400 700,500 569,500';
    expect(why('lay tank-trap 40 450,450@0', block)).toBe('piece-crowded b');
    expect(why('lay tank-trap 40 449,450@0', block)).toBe('free');
    expect(why('lay tank-trap 40 450,450@0', 'bunker b 669,450@0')).toBe('piece-crowded b');
    expect(why('lay crate 40 540,450@0', block)).toBe('free');
  });

  test('nobody is buried, aircraft hang above', () => {
    expect(why('lay crate 40 450,450@0', 'unit 1b rosie at 460,450')).toBe('piece-crowded 1b');
    expect(why('lay crate 40 450,450@0', 'unit 1b striker at 460,450@0')).toBe('free');
  });
});

describe('answers that lay pieces', () => {
  test('are written as they are read', () => {
    expect(optionId(read('lay tank-trap 40 450,7@63') as never)).toBe('lay tank-trap 40 450,7@63');
    for (const id of [
      'lay crate 40 450,450',
      'lay crate 040 450,450@0',
      'lay 40 1,1@0',
      'lay crate 40 01,1@0',
    ])
      expect(read(id), id).toBeNull();
  });

  const nearest = (id: string, ...lines: string[]) => {
    const found = spaceOfLaying(layingOf(field(...lines), PIECES)).nearest(read(id)!);
    return found === null ? null : optionId(found);
  };
  test('move to where there is room, and stay where there is', () => {
    expect(nearest('lay crate 40 450,450@0')).toBe('lay crate 40 450,450@0');
    expect(nearest('lay crate 40 450,110@0')).toMatch(/^lay crate 40 4\d\d,120@0$/);
    expect(nearest('lay crate 40 0,450@0')).toBe('lay crate 40 20,450@0');
    expect(nearest('lay crate 40 900,450@5')).toMatch(/^lay crate 40 8\d\d,4\d\d@5$/);
    expect(nearest('lay pond 40 450,450@0')).toBeNull();
  });

  /** Numbers told beforehand, then nothing but zeros. */
  const scripted =
    (...numbers: number[]) =>
    () =>
      numbers.shift() ?? 0;

  test('go to the barest of a few places', () => {
    const lake = 'deep-water d 0,0 900,0 900,600 0,600';
    const points = [100, 100, 200, 200, 450, 740, 300, 300, 400, 400, 500, 500];
    const laying = layingOf(field(lake), ['crate']);
    const proposed = spaceOfLaying(laying).propose(scripted(...points), 1);
    expect(proposed.map(optionId)).toEqual(['lay crate 40 450,740@0']);
  });

  test('are few, none twice, and none where nobody wants one', () => {
    const space = spaceOfLaying(layingOf(field(), ['crate']));
    expect(space.propose(() => 0)).toHaveLength(1);
    expect(space.propose(() => 0, 0)).toEqual([]);
    expect(spaceOfLaying(layingOf(field(), [])).propose(() => 0)).toEqual([]);
    const { length } = someLays(layingOf(field(), PIECES));
    expect([length > 1, length <= 6]).toEqual([true, true]);
  });

  test('a tile is whatever of it a table knows', () => {
    expect(layingOf(field(), ['tile', 'wood', 'wood']).kinds).toEqual(['rubble', 'wood']);
  });

  test('lie there under a name of their own', () => {
    const state = field('crate crate-1 100,500 140,500 140,540 100,540');
    lay(state, read('lay crate 40 450,450@0')!);
    lay(state, read('lay crate 40 650,450@0')!);
    expect(state.table!.features.map(({ id }) => id)).toEqual(['crate-1', 'crate-2', 'crate-3']);
    expect(pieceLaid(read('lay crate 40 450,450@0') as never)).toEqual({
      ...state.table!.features[1],
      id: 'laid',
    });
  });
});

describe('[dt14.table.works-sites] where works may stand', () => {
  const sites = (edge: number, ...lines: string[]) => {
    const state = { ...field(...lines), edges: [edge, (edge + 2) % 4] as [number, number] };
    return onTable.sites(state, 0).map(optionId);
  };
  const corners = (ids: readonly string[]) => [ids.length, ids[0], ids.at(-1)];

  test('within four hundred millimetres of the own edge, away from all edges', () => {
    expect(corners(sites(0))).toEqual([3 * 11 * 4, 'fortify 200,200 N', 'fortify 700,300 W']);
    expect(corners(sites(1))).toEqual([3 * 11 * 4, 'fortify 600,200 N', 'fortify 700,700 W']);
    expect(corners(sites(2))).toEqual([3 * 11 * 4, 'fortify 200,600 N', 'fortify 700,700 W']);
    expect(corners(sites(3))).toEqual([3 * 11 * 4, 'fortify 200,200 N', 'fortify 300,700 W']);
  });

  test('not over what lies there, nor near other works', () => {
    const has = (line: string) => sites(0, line).includes('fortify 400,200 N');
    expect(has('house h 500,200 600,200 600,300 storeys 1')).toBe(true);
    expect(has('house h 499,200 600,200 600,300 storeys 1')).toBe(false);
    expect(has('wood w 400,200 600,200 600,300')).toBe(true);
    expect(has('marker m 501,200')).toBe(true);
    expect(has('marker m 500,200')).toBe(false);
    expect(has('bunker b 800,200@0')).toBe(true);
    expect(has('bunker b 799,200@0')).toBe(false);
  });

  test('[dt14.fort.place.impassable] nor near what nobody enters', () => {
    const has = (line: string) => sites(0, line).includes('fortify 400,200 N');
    for (const kind of ['block', 'deep-water']) {
      expect(has(`${kind} b 600,200 700,200 700,300`)).toBe(true);
      expect(has(`${kind} b 599,200 700,200 700,300`)).toBe(false);
    }
  });

  test('closer together where there are none fifty millimetres apart', () => {
    const walls = ['wall w 305,0 305,500', 'wall v 95,0 95,500', 'block b 405,100 900,100 900,500 405,500'];
    expect(sites(0, ...walls).map((id) => id.split(' ')[1])).toContain('200,200');
    expect(sites(0, 'wall u 295,0 295,500', 'block b 395,0 900,0 900,500 395,500')).toEqual([]);
    const narrow = ['wall w 315,0 315,500', 'wall v 110,0 110,500', 'block b 415,0 900,0 900,500 415,500'];
    expect(new Set(sites(0, ...narrow).map((id) => id.split(' ')[1]))).toEqual(
      new Set(Array.from({ length: 11 }, (_, n) => `210,${200 + 10 * n}`)),
    );
  });

  test('every ready-made table has room for works at the edges by which one comes', () => {
    for (const name of TABLES)
      expect([name, ...[0, 2].map((edge) => roomForWorks(fieldFrom(tableText(name)!)!, edge, 1))]).toEqual([
        name,
        1,
        1,
      ]);
  });

  test('each is built with a name and looks where it was told', () => {
    const state = field('bunker b 700,700@0');
    onTable.build(state, 'strongpoint', { do: 'fortify', at: 200 * 4096 + 300, w: 0, n: 2 }, 1);
    expect(state.table!.features.at(-1)).toEqual({
      id: 'strongpoint-2-2',
      kind: 'strongpoint',
      at: [300, 200],
      heading: 16,
    });
  });
});

describe('[dt14.table.works-sites] where somebody points who builds works', () => {
  const stack = [gameFrame()];
  const pointed = (heading: number | null, edge: number) => {
    const state = { ...field(), edges: [edge, (edge + 2) % 4] as [number, number] };
    const places = onTable.sites(state, 0) as Fortify[];
    return siteNear({ ...state, stack }, places, [330, 90], heading);
  };

  test('the nearest place, looking away from the own edge unless turned', () => {
    expect(optionId(pointed(null, 0)!)).toBe('fortify 350,200 S');
    expect(optionId(pointed(44, 0)!)).toBe('fortify 350,200 N');
    expect(optionId(pointed(60, 0)!)).toBe('fortify 350,200 E');
    expect(optionId(pointed(null, 2)!)).toBe('fortify 350,600 N');
    expect(siteNear({ edges: [0, 2], stack }, [], [0, 0], null)).toBe(null);
  });

  test('what would stand there is what is bought first', () => {
    const works: [string[], string[]] = [['bunker:1', 'strongpoint'], []];
    expect(workBuilt({ works, stack }, pointed(null, 0)!)).toEqual({
      id: 'built',
      kind: 'bunker',
      at: [350, 200],
      heading: 16,
    });
  });
});

describe('[dt14.table.own] units that stand from the start', () => {
  const stationed = (card: string, at: readonly [number, number], more: object = {}) => {
    const state = measured(`unit 1a ${card}`, 'unit 2a hans');
    const why = onTable.station(state, state.units[0]!, { at, ...more });
    return why ?? state.units[0]!.bases;
  };

  test('on the table, looking away from their edge', () => {
    expect(stationed('rosie', [0, 0])).toBe('cannot-stand');
    expect(stationed('rosie', [901, 100])).toBe('off-table');
    expect(stationed('rosie', [100.5, 100])).toBe('off-table');
    expect(stationed('hans', [450, 450])).toEqual([[450, 450, 0, 16]]);
    expect(stationed('hans', [450, 450], { heading: 5 })).toEqual([[450, 450, 0, 5]]);
  });

  test('a spy comes from nowhere', () => {
    expect(stationed('the-chef', [450, 450])).toBe('own-placing');
  });
});
