import '../outside.ts';
import { describe, expect, test } from 'vitest';
import type { Act } from '../../../acts/act.ts';
import type { MiniModel, Spot, TableScene, TroopModel } from '../../../board/tabletop.ts';
import { sizeAt, tableGround } from './table-ground.ts';
import { changeOf, goingOn, stopsOn } from './walks.ts';

const mini = (key: string, at: Spot): MiniModel => ({
  key,
  at,
  radius: 14,
  corners: null,
  heading: null,
  facing: 0,
  storey: 0,
  art: { kind: 'squad', figures: [], camp: 'axis' } as never,
});
const troop = (key: string, spots: readonly Spot[]): TroopModel => ({
  key,
  name: key,
  label: key,
  sign: 'axis',
  state: 'ready',
  of: null,
  tokens: [],
  boxes: null,
  minis: spots.map((at, n) => mini(`${key}.${n + 1}`, at)),
});
const table = (...troops: readonly TroopModel[]): TableScene => ({
  kind: 'table',
  width: 900,
  height: 900,
  features: [],
  edges: [],
  troops,
});
const told = { after: 1, piece: '1a', name: 'A' };
const went = (...ways: readonly (readonly number[])[]): Act => ({
  ...told,
  kind: 'moves',
  from: '10 | 10 cm',
  to: '30 | 30 cm',
  how: 'walks',
  heavy: false,
  ways,
});
const fell: Act = { ...told, kind: 'falls', at: '10 | 10 cm', points: 3 };

describe('who walks over a table', () => {
  const before = table(
    troop('1a', [
      [100, 100],
      [140, 100],
    ]),
  );
  const after = table(
    troop('1a', [
      [300, 300],
      [340, 300],
    ]),
  );

  test('goes each his own way, around its corners, whoever is told first', () => {
    const { walks } = changeOf(before, after, [went([340, 100, 340, 300], [100, 300, 300, 300])]);
    expect([...(walks[0]?.ways ?? [])]).toEqual([
      [
        '1a.1',
        [
          [100, 100],
          [100, 300],
          [300, 300],
        ],
      ],
      [
        '1a.2',
        [
          [140, 100],
          [340, 100],
          [340, 300],
        ],
      ],
    ]);
  });

  test('goes straight where no way is told, and nobody goes who stands', () => {
    const { walks } = changeOf(
      before,
      table(
        troop('1a', [
          [100, 100],
          [140, 160],
        ]),
      ),
      [],
    );
    expect([...(walks[0]?.ways.keys() ?? [])]).toEqual(['1a.2']);
    expect(changeOf(before, before, []).walks).toEqual([]);
  });

  test('comes in from the edge, by the way he was sent', () => {
    const { walks } = changeOf(table(), after, [went([300, 0, 300, 300], [340, 0, 340, 300])]);
    expect(walks[0]?.ways.get('1a.2')).toEqual([
      [340, 0],
      [340, 300],
    ]);
    expect(changeOf(table(), after, []).walks).toEqual([]);
  });

  test('falls when he is missing in his unit, or his unit is told to have fallen', () => {
    const lost = changeOf(before, table(troop('1a', [[100, 100]])), []).losses;
    expect(lost.map(({ minis }) => minis.map(({ key }) => key))).toEqual([['1a.2']]);
    expect(changeOf(before, table(), [fell]).losses[0]?.minis).toHaveLength(2);
    expect(changeOf(before, table(), []).losses).toEqual([]);
  });
});

describe('how fast', () => {
  test('as over squares, a step is seen and a long way is not waited for', () => {
    const last = (...way: readonly Spot[]): number => stopsOn(way).at(-1)?.at ?? 0;
    expect(last([0, 0], [300, 0])).toBeCloseTo(390);
    expect(last([0, 0], [10, 0])).toBe(200);
    expect(last([0, 0], [900, 0], [900, 900])).toBe(700);
    expect(
      stopsOn([
        [0, 0],
        [300, 0],
        [300, 100],
      ])[1]?.at,
    ).toBeCloseTo(390);
  });

  test('whoever is sent on while he walks goes on from where he is seen', () => {
    const stops = goingOn(
      stopsOn([
        [0, 0],
        [300, 0],
      ]),
      195,
      [
        [300, 0],
        [300, 300],
      ],
    );
    expect(stops.map(({ spot }) => spot)).toEqual([
      [150, 0],
      [300, 0],
      [300, 300],
    ]);
    expect(stops.map(({ at }) => Math.round(at))).toEqual([0, 195, 585]);
    expect(
      goingOn(
        stopsOn([
          [0, 0],
          [300, 0],
        ]),
        400,
        [
          [300, 0],
          [300, 300],
        ],
      )[0]?.spot,
    ).toEqual([300, 0]);
  });
});

describe('where fire is seen', () => {
  const scene = table(
    troop('1a', [
      [100, 100],
      [140, 100],
    ]),
    troop('2a', [
      [500, 100],
      [600, 100],
    ]),
  );
  const fire = { ...told, kind: 'fires', weapon: 'x', shot: 'tracer', from: null, to: null } as const;
  const shot = { ...fire, target: '2a', targetName: 'B', hits: 1, saved: 0, back: false };

  test('from miniature to miniature, the nearest first and then the next', () => {
    expect(tableGround(scene, 1).line(shot, 0)).toEqual({ from: { x: 140, y: 100 }, to: { x: 500, y: 100 } });
    expect(tableGround(scene, 2).line(shot, 1)).toEqual({ from: { x: 50, y: 50 }, to: { x: 300, y: 50 } });
  });

  test('where somebody stood whom nobody sees any more', () => {
    expect(tableGround(scene, 1).at('30 | 40 cm', '9z')).toEqual({ x: 300, y: 400 });
    expect(tableGround(scene, 1).at('', '9z')).toBeNull();
  });

  test('larger from afar, never smaller than the table', () => {
    expect([sizeAt(2), sizeAt(0.31), sizeAt(0.1)]).toEqual([1, 2, 2]);
  });
});
