import { describe, expect, test } from 'vitest';
import { block, man, tableOf, walker } from '../../../test/tabletop.ts';
import type { Feature } from '../../ground/table/words.ts';
import { atGates, stoppedAt, testsOf, treadOn } from './going.ts';

const area = (id: string, kind: string, x: number): Feature =>
  ({ ...block(id, [x, 300], [40, 200]), kind }) as Feature;
const going = (piece: ReturnType<typeof man> | ReturnType<typeof walker>, ...features: Feature[]) => ({
  table: tableOf([piece], ...features),
  starts: [piece],
  parts: [{ way: [[400, 400] as const] }],
  flies: false,
});

describe('[dt14.table.hard-ground] dice for the ground', () => {
  const wire = [area('a', 'wire', 200), area('b', 'wire', 300)];
  const rubble = [area('a', 'rubble', 200), area('b', 'rubble', 300)];

  test('a man rolls for each piece of wire, a vehicle once', () => {
    expect(testsOf(going(man('a', [100, 400]), ...wire))).toEqual([0, 0]);
    expect(testsOf(going(walker([100, 400], { drive: 'wheels' }), ...rubble))).toEqual([0]);
    expect(testsOf({ ...going(man('a', [100, 400]), ...wire), flies: true })).toEqual([]);
  });

  test('who fails is stopped there, the others come to their ends', () => {
    const [stopped] = stoppedAt(going(man('a', [100, 400]), ...wire), [0]);
    expect(stopped!.at[0]).toBeLessThan(240);
    expect(stoppedAt(going(man('a', [100, 400]), ...wire), [])[0]!.at).toEqual([400, 400]);
  });

  test('[dt14.table.mines] mines behind the place where he was stopped do not strike', () => {
    const mined = going(man('a', [100, 400]), area('a', 'wire', 200), area('m', 'mines', 300));
    expect(treadOn(mined, stoppedAt(mined, []), [])).toEqual({ mines: 1, crushed: [] });
    expect(treadOn(mined, stoppedAt(mined, [0]), [0])).toEqual({ mines: 0, crushed: [] });
    expect(treadOn({ ...mined, flies: true }, stoppedAt(mined, []), [])).toEqual({ mines: 0, crushed: [] });
  });
});

test('[dt14.table.enter] whoever comes in begins at his gate', () => {
  const waiting = [man('a', [0, 0]), walker([0, 0])];
  const stride = { length: 300, flies: false };
  const parts = [
    {
      way: [
        [100, 14],
        [100, 100],
      ] as const,
    },
    { way: [[300, 40]] as const },
  ];
  const { starts, parts: rest, table } = atGates({ table: tableOf([]), waiting, edge: 0, stride }, parts);
  expect(starts.map(({ at }) => at)).toEqual([
    [100, 14],
    [300, 40],
  ]);
  expect(rest.map(({ way }) => way)).toEqual([[[100, 100]], [[300, 40]]]);
  expect(table.pieces).toEqual(starts);
});
