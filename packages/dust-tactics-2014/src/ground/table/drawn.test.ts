import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { problem } from '../../problem.ts';
import { drawTable, readTable } from './drawn.ts';
import type { Feature } from './words.ts';

const FARM = `table 900 900
wood copse 100,100 260,100 260,220
house farm 400,400 700,400 700,600 400,600 storeys 2 opening 0-1 small opening 3-0 large no-roof
wall hedge 0,300 120,300 190,300 400,300 opening 1-2 small
low-wall fence 10,10 90,10
bunker fort 450,150@16
smoke cloud 300,300
marker well 450,450
`;

const faultsOf = (text: string): string[] => {
  const found = readTable(text);
  return 'width' in found
    ? []
    : found.map(({ line, code, params }) => `${line}: ${problem('', code, params).text}`);
};

describe('a table as text', () => {
  test('is read as it was written', () => {
    const table = readTable(FARM);
    if (!('width' in table)) throw new Error(JSON.stringify(table));
    expect(drawTable(table)).toBe(FARM);
    expect(table.features[1]).toEqual({
      id: 'farm',
      kind: 'house',
      outline: [
        [400, 400],
        [700, 400],
        [700, 600],
        [400, 600],
      ],
      storeys: 2,
      openings: [
        [0, 1, 'small'],
        [3, 0, 'large'],
      ],
      roof: false,
    });
    expect(readTable(`// a note\n\n  ${FARM}`)).toEqual(table);
  });

  test('every random table is printed and read back the same', () => {
    const file = new URL('../../../test/fixtures/geometry-table.jsonl', import.meta.url);
    for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
      const { table, features } = JSON.parse(line) as {
        table: { width: number; height: number };
        features: Feature[];
      };
      expect(readTable(drawTable({ ...table, features }))).toEqual({ ...table, features });
    }
  });

  test('[dt14.table.size] a side is 600 to 2400 millimetres, and points lie on the table', () => {
    expect(faultsOf('table 600 2400')).toEqual([]);
    expect(faultsOf('table 599 900')).toEqual(['1: "599" is no number from 600 to 2400']);
    expect(faultsOf('table 900 2401')).toHaveLength(1);
    expect(faultsOf('table 900 900\nmarker m 900,901')).toEqual(['2: "901" is no number from 0 to 900']);
  });

  test.each([
    ['marker m 1,1', 'the table comes first'],
    ['table 900 900\nlake l 1,1', 'what is a "lake"'],
    ['table 900 900\nwood w 1,1 2,2', '3 points at least'],
    ['table 900 900\nwood w 1,1 2,2 3,1 deep', 'what is "deep"'],
    ['table 900 900\nwall w 1,1 9,9 opening 1-0 small', 'do not follow one another'],
    ['table 900 900\nwall w 1,1 9,9 opening 0-1 tiny', 'an opening is small, large, huge'],
    ['table 900 900\nbunker b 100,100@64', '"64" is no number from 0 to 63'],
    ['table 900 900\nmarker m 1,2,3', 'is no point'],
    ['table 900 900\nmarker m 1,1\nmarker m 2,2', 'a name of its own, not "m"'],
    ['', 'there is no table'],
  ])('%j is refused: %s', (text, fault) => {
    expect(faultsOf(text)[0]).toContain(fault);
  });
});
