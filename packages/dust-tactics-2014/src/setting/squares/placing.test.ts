import { describe, expect, test } from 'vitest';
import { optionId, squareWord } from '../../options.ts';
import { table } from '../../testing.ts';
import { fortSites, placingOnSquares } from './placing.ts';

const put = (more: string, ...pieces: string[]) =>
  placingOnSquares.terrain(table(more).state, pieces).map(optionId);

describe('[dt14.ruling.terrain.tiles] where terrain may be put', () => {
  const map = 'map\n. . . .\n. . . .\n. . . .\n. . . .';

  test('off the rows of entry', () => {
    expect(put(map, 'crate')).toEqual(
      ['A2', 'B2', 'C2', 'D2', 'A3', 'B3', 'C3', 'D3'].map((at) => `crate ${at}`),
    );
    const columns = put(`${map}\nscenario fuel-run`, 'crate');
    expect(columns).toEqual(['B1', 'C1', 'B2', 'C2', 'B3', 'C3', 'B4', 'C4'].map((at) => `crate ${at}`));
  });

  test('on open ground with nothing on it, before no opening', () => {
    const taken = `map\n. . . .\n. t . .\n. . . .\n. . . .
      crates A2
      traps C2
      objectives D2
      wall A3 B3 small
      wall B3 C3 wall
      unit 1a rosie at D3`;
    expect(put(taken, 'crate')).toEqual(['crate C3']);
  });

  test('a tile is a tree, rubble or a structure', () => {
    expect(put(map, 'tile').slice(0, 3)).toEqual(['tree A2', 'rubble A2', 'structure A2']);
    expect(put(map, 'trap', 'house').slice(0, 2)).toEqual(['trap A2', 'house A2']);
  });

  test('not where a scenario of one’s own lets units enter', () => {
    const { state } = table(map);
    state.scenario = 'own';
    state.own = { title: 'x', edges: [0, 2], rounds: 3, goals: [], entry: [[[1, 1]], [[2, 2]]] };
    expect(placingOnSquares.terrain(state, ['crate']).map(optionId)).toEqual([
      ...['A2', 'C2', 'D2', 'A3', 'B3', 'D3'].map((at) => `crate ${at}`),
    ]);
  });

  test('[dt14.ruling.scen.oasis] trees and crates in the oasis, no trees in the desert', () => {
    const all = put('scenario the-oasis', 'grove', 'crate', 'trap');
    const at = (square: string) =>
      all.filter((id) => id.endsWith(` ${square}`)).map((id) => id.split(' ')[0]);
    expect([at('F5'), at('B2')]).toEqual([
      ['tree', 'crate'],
      ['structure', 'crate', 'trap'],
    ]);
  });

  test.each([
    ['tree', 'B2', '.... .t.. .... ....'],
    ['rubble', 'C3', '.... .... ..r. ....'],
    ['structure', 'A2', '.... #... .... ....'],
    ['house', 'B2', '.... .b.. .... ....'],
  ])('%s at %s', (word, square, ground) => {
    const { state } = table(map);
    const choice = placingOnSquares
      .terrain(state, ['tile', 'house'])
      .find((one) => optionId(one) === `${word} ${square}`)!;
    placingOnSquares.lay(state, choice);
    expect(state.board.ground.match(/.{4}/g)!.join(' ')).toBe(ground);
  });

  test('crates and traps stand on the ground', () => {
    const { state } = table(map);
    placingOnSquares.lay(state, { do: 'put', word: 'crate', at: 5, w: 4 });
    placingOnSquares.lay(state, { do: 'put', word: 'trap', at: 6, w: 4 });
    expect([state.board.crates, state.board.traps]).toEqual([[5], [6]]);
  });
});

describe('[dt14.fort.place.area] where works may be built', () => {
  const sites = (more: string, side: 0 | 1 = 0) => [
    ...new Set(fortSites(table(more).state, side).map(({ at, w }) => squareWord(at, w))),
  ];

  test('in the first four rows of the own edge, one square from every edge, looking anywhere', () => {
    const all = sites('');
    expect([all.length, all[0], all.at(-1)]).toEqual([18, 'B2', 'J3']);
    const south = sites('', 1);
    expect([south.length, south[0], south.at(-1)]).toEqual([18, 'B6', 'J7']);
    expect(fortSites(table('').state, 0).slice(0, 4).map(optionId)).toEqual([
      ...['fortify B2 N', 'fortify B2 E', 'fortify B2 S', 'fortify B2 W'],
    ]);
    expect(sites('edges W E')).toEqual([
      'B2',
      'C2',
      'B3',
      'C3',
      'B4',
      'C4',
      'B5',
      'C5',
      'B6',
      'C6',
      'B7',
      'C7',
    ]);
    expect(sites('edges W E', 1).slice(0, 3)).toEqual(['I2', 'J2', 'I3']);
  });

  test.each([
    ['objectives C3', false],
    ['crates B2', false],
    ['traps C2', false],
    ['unit 1a rosie at C2', false],
    ['unit 1a rosie at D2', true],
    ['fort bunker E2 N 1', false],
    ['fort bunker F2 N 1', true],
  ])('[dt14.fort.place.apart] B2 with %s: %s', (line, free) => {
    expect(sites(line).includes('B2')).toBe(free);
  });

  test('[dt14.fort.place.impassable] not beside water or structures', () => {
    const map = (letter: string) =>
      `map\n${Array.from({ length: 6 }, (_, row) => (row === 3 ? `. . . ${letter} . .` : '. . . . . .')).join('\n')}`;
    expect(sites(map('.'))).toContain('B2');
    expect(sites(map('w'))).not.toContain('B2');
    expect(sites(map('#'))).not.toContain('B2');
    expect(sites(map('t'))).toContain('B2');
    expect(sites(map('t'))).not.toContain('C3');
  });

  test('they stand where they were put, and look where they were told', () => {
    const { state } = table('');
    placingOnSquares.build(state, 'bunker', { do: 'fortify', at: 13, w: 12, n: 3 }, 1);
    expect(state.board.forts).toEqual([{ kind: 'bunker', at: 13, facing: 3, seat: 1 }]);
  });
});
