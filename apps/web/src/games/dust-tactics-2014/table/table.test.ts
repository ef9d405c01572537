import '../outside.ts';
import {
  asView,
  dustTactics2014 as game,
  READY_FORCES,
  type TacticsView,
} from '@dustfront/dust-tactics-2014';
import { marchAsked, marchTo, type Reach } from '@dustfront/dust-tactics-2014/query';
import { isProblems, Play, seededDice } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import type { Spot } from '../../../board/tabletop.ts';
import { spotName, spotNamed, titleOf } from '../model.ts';
import { tacticsWording } from '../options.ts';
import { reviewedOn } from './advised.ts';
import { degrees, farAway, isInside, lengthOf, pathOf, strewn } from './geometry.ts';
import { ghostOf } from './ghost.ts';
import { outlineAround } from './outline.ts';
import { prospectsOf } from './prospects.ts';
import { tablePicture, tableScene } from './scene.ts';
import { tableChosen } from './setups.ts';

const POSITION = `reactions off
table 900 900
wood copse 300,300 500,300 500,500 300,500
house farm 600,600 700,600 800,600 800,800 600,800 storeys 2 opening 0-1 small
unit 1a sturmgrenadier-assault-squad at 100,300 140,300 180,300 100,340 140,340
unit 2a bazooka-joe at 700,300`;

/** A position after some answers. */
function playedFrom(position: string, ...ids: string[]): TacticsView {
  const state = game.notation!.parsePosition(position);
  if (isProblems(state)) throw new Error(JSON.stringify(state));
  const play = new Play(game, state, seededDice('x'));
  for (const id of ids) {
    const options = play.options(play.seat);
    const at = Array.from({ length: options.length }, (_, n) => game.optionId(options.at(n)!)).indexOf(id);
    play.answer(play.seat, options.at(at)!);
  }
  return asView(game.view(play.state, null));
}

const begun = (...ids: string[]): TacticsView => playedFrom(POSITION, ...ids);

describe('the drawing of a table', () => {
  const corner: readonly Spot[] = [
    [0, 0],
    [100, 0],
    [100, 40],
    [40, 40],
    [40, 100],
    [0, 100],
  ];

  test('strews trees and stones inside an outline only, the same every time', () => {
    const trees = strewn(corner, 20, 4);
    expect(trees.length).toBeGreaterThan(8);
    expect(trees.every(({ at }) => isInside(corner, at))).toBe(true);
    expect(strewn(corner, 20, 4)).toEqual(trees);
    expect(isInside(corner, [70, 70])).toBe(false);
  });

  test('counts every leg of a way as the rules do, rounded up', () => {
    const way: readonly Spot[] = [
      [0, 0],
      [30, 40],
      [31, 41],
    ];
    expect(lengthOf(way)).toBe(52);
    expect(pathOf(way, true)).toBe('M0 0L30 40L31 41Z');
    expect(degrees(16)).toBe(90);
  });

  const around = (places: readonly Spot[], most: number): Reach => ({
    step: 20,
    places,
    corners: places.map(() => []),
    legs: places.map(() => ({ from: [0, 0], most })),
    room: [
      [-250, -250],
      [150, 250],
    ],
  });
  const lines = (path: string): number => path.match(/M/g)?.length ?? 0;

  test('draws one line around places that lie together, and another around a hole in them', () => {
    const ring: Spot[] = [0, 20, 40].flatMap((x) => [0, 20, 40].map((y): Spot => [x, y]));
    expect(lines(outlineAround(around(ring, 500)))).toBe(1);
    const hole = ring.filter(([x, y]) => x !== 20 || y !== 20);
    expect(lines(outlineAround(around(hole, 500)))).toBe(2);
    expect(lines(outlineAround(around([[0, 0]], 500)))).toBe(1);
    expect(outlineAround(around([], 500))).toBe('');
  });

  test('ends the reach where the way ends, to the millimetre, and not at the last place of the grid', () => {
    const most = 207;
    const grid = Array.from({ length: 31 }, (_, n) => (n - 15) * 20);
    const disc = grid
      .flatMap((x) => grid.map((y): Spot => [x, y]))
      .filter(([x, y]) => x <= 150 && Math.hypot(x, y) <= most);
    const path = outlineAround(around(disc, most));
    expect(lines(path)).toBe(1);
    const spots = [...path.matchAll(/Q(-?[\d.]+) (-?[\d.]+)/g)].map(
      ([, x, y]): Spot => [Number(x), Number(y)],
    );
    expect(spots.length).toBeGreaterThan(40);
    for (const far of spots.filter(([x]) => x < 150).map(([x, y]) => Math.hypot(x, y)))
      expect(Math.abs(far - most)).toBeLessThan(0.2);
    // Nor beyond the edge of the table.
    expect(Math.max(...spots.map(([x]) => x))).toBe(150);
  });

  test('shows what lies beside a unit: that it is under fire, what it has lost, who is aboard', () => {
    const { troops } = tableScene(
      playedFrom(`reactions off
table 900 900
unit 1a ranger-combat-squad at 100,300 140,300 180,300 220,300 160,340 under-fire
unit 1b wildfire at 300,400@0 marks 1
unit 1c rosie aboard 1b:rider
unit 2a bazooka-joe at 800,800`),
    );
    const told = troops.map(({ key, tokens, boxes }) => [key, tokens, boxes?.filled ?? null]);
    expect(told).toEqual([
      ['1a', [{ kind: 'under-fire' }], null],
      ['1b', [{ kind: 'aboard', text: '1' }], 1],
      ['2a', [], 0],
    ]);
  });

  test('has every miniature on its base, and every stretch of a wall', () => {
    const { width, features, troops } = tableScene(begun());
    expect(width).toBe(900);
    expect(features.map(({ kind, storeys }) => [kind, storeys])).toEqual([
      ['wood', 0],
      ['house', 2],
    ]);
    expect(features[1]!.stretches.map(({ opening }) => opening)).toEqual(['small', null, null, null, null]);
    expect(troops.map(({ key, minis }) => [key, minis.length])).toEqual([
      ['1a', 5],
      ['2a', 1],
    ]);
    expect(troops[0]!.minis[1]!.at).toEqual([140, 300]);
    expect(troops.every(({ minis }) => minis.every(({ art }) => art.kind === 'squad'))).toBe(true);
    expect(tablePicture(begun()).replace(/[^ax]/g, '')).toContain('x');
  });

  const opened = (setup: object, ...answers: string[]) => {
    const state = game.setup(setup as never);
    if (isProblems(state)) throw new Error(JSON.stringify(state));
    const play = new Play(game, state, seededDice('x'));
    for (const id of answers) {
      const options = play.options(play.seat);
      const all = Array.from({ length: options.length }, (_, n) => options.at(n)!);
      play.answer(play.seat, all.find((one) => game.optionId(one) === id)!);
    }
    return tableScene(asView(game.view(play.state, null)));
  };

  test('shows by which edge each side comes in, before anybody has', () => {
    const before = opened({ scenario: 'reload', table: 'crossroads' });
    expect(before.edges.map(({ seat, edge, from, to }) => [seat, edge, from, to])).toEqual([
      [null, 0, 0, 1200],
      [null, 2, 0, 1200],
    ]);
    const { edges, troops } = opened({ scenario: 'reload', table: 'crossroads' }, 'edge S');
    expect(troops).toEqual([]);
    expect(edges.map(({ edge }) => edge).sort()).toEqual([0, 2]);
    expect(edges.map(({ seat, awaits }) => [seat, awaits])).toEqual([
      [0, true],
      [1, true],
    ]);
    expect(new Set(edges.map(({ sign }) => sign)).size).toBe(2);
    expect(tableScene(begun()).edges.map(({ awaits }) => awaits)).toEqual([false, false]);
  });

  test.each([
    ['reload', 'crossroads', ['marker', 'marker']],
    ['free-for-all', 'crossroads', []],
    ['first-machines', 'chapel', []],
    ['the-oasis', 'oasis', ['place']],
    ['no-mans-land', 'oasis', ['marker', 'marker']],
  ])('of %s on %s it has the marks that count there', (scenario, table, kinds) => {
    const { features } = opened({ scenario, table });
    expect(features.map(({ kind }) => kind).filter((kind) => kind === 'marker' || kind === 'place')).toEqual(
      kinds,
    );
  });

  test('shows where everybody would end, by which way, and what is left of it', () => {
    const view = begun('activate 1a', 'move', 'nothing');
    const ghost = ghostOf(view, marchTo(view, [200, 400])!);
    expect(ghost.minis[0]!.at).toEqual([200, 400]);
    expect(ghost.ways[0]).toEqual([
      [100, 300],
      [200, 400],
    ]);
    expect([ghost.length, ghost.allowance]).toEqual([142, 200]);
  });

  test('shows a machine that comes in as it will stand: looking straight in', () => {
    const made = game.setup({ table: 'farmyard', forces: [{ cards: ['wildfire'] }, { cards: ['hans'] }] });
    if (isProblems(made)) throw new Error(JSON.stringify(made));
    const play = new Play(game, made, seededDice('in'));
    for (let i = 0; i < 20 && marchAsked(asView(game.view(play.state, null))) === null; i++)
      play.answer(play.seat, play.options(play.seat).at(0)!);
    const view = asView(game.view(play.state, null));
    const choice = marchTo(view, [450, 450])!;
    const ghost = ghostOf(view, choice);
    const mover = marchAsked(view)!.unit;
    play.answer(play.seat, choice);
    const [stand] = asView(game.view(play.state, null)).units[mover]!.bases!;
    expect([...ghost.minis[0]!.at, ghost.heading]).toEqual([stand![0], stand![1], stand![3]]);
  });
});

describe('whom one could fire at', () => {
  const NEAR = `reactions off
table 900 900
unit 1a sturmgrenadier-assault-squad at 100,300 140,300 180,300 100,340 140,340
unit 2a bazooka-joe at 401,300`;

  test('is told with the odds of the attack that was announced', () => {
    const mean = (...attack: string[]): number => {
      const view = playedFrom(NEAR, 'activate 1a', ...attack);
      return prospectsOf(view, view.units[0]!)[0]!.mean;
    };
    expect(mean('sustained')).toBeGreaterThan(mean('attack', 'nothing'));
  });

  test('is told with what is declared already and all that may still join it', () => {
    const meanAfter = (...shots: string[]): number => {
      const view = playedFrom(NEAR, 'activate 1a', 'attack', 'nothing', ...shots);
      return prospectsOf(view, view.units[0]!)[0]!.mean;
    };
    expect(meanAfter('1a Assault Rifle x4 at 2a')).toBeCloseTo(meanAfter());
    expect(meanAfter('hold Assault Rifle')).toBeLessThan(meanAfter());
    const two = ['1a Assault Rifle x2 at 2a', 'hold Assault Rifle'];
    expect(meanAfter(...two)).toBeLessThan(meanAfter());
    expect(meanAfter(...two)).toBeGreaterThan(meanAfter('hold Assault Rifle'));
  });

  test('is approached by a movement whose button says how far it leads', () => {
    const view = playedFrom(NEAR, 'activate 1a');
    const words = (id: string) =>
      tacticsWording(
        { id, option: { do: 'action', word: id }, message: { key: '' } } as never,
        view,
        ({ key }) => key,
      );
    expect(['move', 'march', 'attack'].map((id) => / 20| 40/.exec(words(id))?.[0])).toEqual([
      ' 20',
      ' 40',
      undefined,
    ]);
  });

  test('is beyond 20 cm where he is one millimetre beyond it', () => {
    expect([200, 201, 209, 210].map(farAway)).toEqual([20, 21, 21, 21]);
  });
});

describe('what a computer player advises', () => {
  const march = (x: number, y: number) => ({
    key: 'ai.march',
    params: { unit: 'Sturmgrenadier Assault Squad', x, y, heading: 0 },
  });

  test('is drawn as the formation where it would land, and at whom it would fire from there', () => {
    const view = begun();
    const aimed = {
      key: 'ai.attack',
      params: { kill: 20, target: titleOf(view, view.units[1]!), points: 3 },
    };
    const done = { piece: '1a', words: [march(250, 300)], number: 1 };
    const better = { piece: '1a', words: [aimed, march(150, 600)], number: 2 };
    const drawn = reviewedOn(view, [done, better]);
    expect(drawn.map(({ number, shot }) => [number, shot])).toEqual([
      [1, null],
      [
        2,
        [
          [150, 600],
          [700, 300],
        ],
      ],
    ]);
    expect(drawn[0]!.ghost!.minis.map(({ at }) => at)).toContainEqual([290, 300]);
    expect(drawn[1]!.ghost!.ways[0]).toEqual([
      [100, 300],
      [150, 600],
    ]);
  });

  test('is nothing where it speaks of neither a way nor a target', () => {
    expect(reviewedOn(begun(), [{ piece: '1a', words: [{ key: 'ai.no-reply' }], number: 1 }])).toEqual([]);
  });
});

describe('a place on a table', () => {
  test('is named in centimetres, and found again by its name', () => {
    expect(spotName([443, 207])).toBe('44 | 21 cm');
    expect(spotNamed('44 | 21 cm')).toEqual([440, 210]);
    expect(spotNamed('D5')).toBe(null);
  });
});

test.each([
  ['t:farmyard', 'ssu-25', 'axis-25'],
  ['t:crossroads', 'ssu-50', 'axis-50'],
  ['t:meadow', 'ssu-25', 'axis-25'],
  ['t:quarry', 'ssu-100', 'axis-100'],
  ['t:canal/fuel-run', 'allies-50', 'blutkreuz-50'],
])('%s is played with as many points as it has room for', (choice, first, second) => {
  expect(tableChosen(choice)?.cards).toEqual([READY_FORCES[first]?.cards, READY_FORCES[second]?.cards]);
});
