import { isProblems, type Json, Play, seededDice } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { dustTactics2014 as game } from '../game.ts';
import { parsePosition } from '../notation/parse.ts';
import { printPosition } from '../notation/print.ts';
import { optionId } from '../options.ts';
import type { TacticsState } from '../state.ts';
import { table } from '../testing.ts';
import { ownProgress, ownVerdict, settleGoals } from './goals.ts';
import type { OwnGoal, OwnObjective, OwnScenario } from './own.ts';

const plain: OwnScenario = {
  title: 'A field of one’s own',
  map: ['......', '......', '..tr..', '..#w..', '......', '......'],
  edges: [0, 2],
  rounds: 3,
  goals: [],
};

const forces = [{ cards: ['rosie', 'ranger-attack-squad'] }, { cards: ['stefan', 'hans'] }] as const;

const setUp = (scenario: unknown, cards: readonly unknown[] = forces) =>
  game.setup({ scenario, forces: cards } as unknown as Json);

function started(scenario: unknown, cards: readonly unknown[] = forces): TacticsState {
  const state = setUp(scenario, cards);
  if (isProblems(state)) throw new Error(JSON.stringify(state));
  return state;
}

const places = (scenario: unknown, cards: readonly unknown[] = forces): string[] => {
  const made = setUp(scenario, cards);
  return isProblems(made) ? made.map((problem) => problem.at) : [];
};

const optionsOf = (play: Play<TacticsState, never>): string[] => {
  const found = play.options(play.seat);
  return Array.from({ length: found.length }, (_, i) => optionId(found.at(i)!));
};

describe('[dt14.ruling.scen.own] what is wrong is said at its place', () => {
  test('a field that can be played on', () => expect(places(plain)).toEqual([]));

  test('the board', () => {
    expect(places({ ...plain, map: ['...', '..'] })).toEqual(['map']);
    expect(places({ ...plain, map: ['..', '..'] })).toEqual(['map']);
    expect(places({ ...plain, map: ['......', '..x...', '......'] })).toEqual(['map C2']);
    expect(places({ ...plain, crates: [[2, 3]], traps: [[9, 9]], wire: [[2, 2]] })).toEqual([
      'crates C4',
      'traps',
      'wire C3',
    ]);
    expect(places({ ...plain, crates: [[0, 1]], traps: [[0, 1]] })).toEqual(['traps A2']);
  });

  test('walls, buildings and works', () => {
    const between = (x: number, y: number) => [
      [0, 0],
      [x, y],
    ];
    expect(places({ ...plain, walls: [{ between: between(1, 1), kind: 'wall' }] })).toEqual(['walls A1']);
    expect(places({ ...plain, walls: [{ between: between(1, 0), kind: 'gate' }] })).toEqual(['walls A1']);
    const house = { ...plain, map: ['......', '.bb...', '......', '......'] };
    expect(places(house)).toEqual(['buildings B2', 'buildings C2']);
    expect(
      places({
        ...house,
        buildings: [
          {
            squares: [
              [1, 1],
              [2, 1],
            ],
            storeys: 1,
          },
        ],
      }),
    ).toEqual([]);
  });

  test('[dt14.fort.grid.footprint] works cover four squares of open ground', () => {
    const works = (at: readonly number[]) => ({
      ...plain,
      forts: [{ kind: 'bunker', at, facing: 0, seat: -1 }],
    });
    expect(places(works([0, 0]))).toEqual([]);
    expect(places(works([5, 0]))).toEqual(['forts F1', 'forts F1']);
    expect(places(works([1, 2]))).toEqual(['forts C3', 'forts C4']);
  });

  test('entries, turns, pieces', () => {
    expect(places({ ...plain, edges: [0, 0] })).toEqual(['edges']);
    expect(places({ ...plain, entry: [[], [[2, 3]]] })).toEqual(['entry.0', 'entry.1 C4']);
    expect(places({ ...plain, rounds: 0 })).toEqual(['rounds']);
    expect(places({ ...plain, pieces: ['castle'], reserves: [['ship'], []] })).toEqual([
      'pieces',
      'reserves',
    ]);
  });

  test('goals', () => {
    const goal = (objective: unknown, worth: unknown = 'win') => ({
      ...plain,
      goals: [{ side: 0, worth, objective }],
    });
    expect(places(goal({ kind: 'hold', squares: [], count: 1, round: 'end' }))).toEqual(['goals.0']);
    expect(places(goal({ kind: 'hold', squares: [[2, 3]], count: 2, round: 9 }))).toEqual([
      'goals.0 C4',
      'goals.0',
      'goals.0',
    ]);
    expect(places(goal({ kind: 'destroy', unit: 'boss' }))).toEqual(['goals.0']);
    expect(places(goal({ kind: 'dance' }))).toEqual(['goals.0']);
    expect(places(goal({ kind: 'survive', unit: 'any' }, 0))).toEqual(['goals.0']);
    expect(
      places(goal({ kind: 'destroy', unit: 'boss' }), [
        { cards: ['rosie'] },
        { cards: [{ card: 'stefan', tag: 'boss' }] },
      ]),
    ).toEqual([]);
  });

  test('units on the board and reserves', () => {
    const with_ = (...cards: unknown[]) => places(plain, [{ cards }, { cards: ['stefan'] }]);
    expect(with_({ card: 'rosie', at: [2, 3] })).toEqual(['forces.0.cards.0 C4']);
    expect(with_({ card: 'wildfire', at: [3, 2] }, 'rosie')).toEqual([]);
    expect(with_({ card: 'ranger-attack-squad', at: [0, 0] }, { card: 'wildfire', at: [0, 0] })).toEqual([
      'forces.0.cards.1 A1',
    ]);
    expect(with_({ card: 'rosie', round: 9 })).toEqual(['forces.0.cards.0']);
    expect(with_({ card: 'rosie', round: 2, at: [0, 0] })).toEqual(['forces.0.cards.0']);
    expect(with_({ card: 'rosie', tag: 'two words' })).toEqual(['forces.0.cards.0']);
  });
});

describe('[dt14.ruling.scen.own] playing it', () => {
  test('units stand where they were put, reserves wait, entry squares are those named', () => {
    const state = started({ ...plain, entry: [[[0, 1]], [[5, 5]]] }, [
      { cards: ['rosie', { card: 'honey', at: [1, 1], facing: 1 }] },
      { cards: ['stefan', { card: 'hans', round: 2 }] },
    ]);
    const play = new Play(game, state, seededDice('own'));
    expect(state.units[1]).toMatchObject({ place: 'board', at: 7, facing: 1 });
    while (optionsOf(play as never)[0]?.startsWith('edge'))
      play.answer(play.seat, play.options(play.seat).at(0)!);
    expect(play.state.edges).toEqual([0, 2]);
    const seen = new Set<string>();
    while (play.seat >= 0 && play.state.turn === 1) {
      for (const id of optionsOf(play as never)) seen.add(id);
      const ids = optionsOf(play as never);
      const march = ids.findIndex((id) => id === 'march' || id.startsWith('enter'));
      play.answer(play.seat, play.options(play.seat).at(Math.max(0, march))!);
    }
    expect([...seen].filter((id) => id.startsWith('enter')).sort()).toEqual(['enter A2', 'enter F6']);
    expect(seen.has('activate 2a')).toBe(true);
    expect(seen.has('activate 2b')).toBe(false);
    while (play.seat >= 0 && play.state.turn === 2 && !seen.has('activate 2b')) {
      for (const id of optionsOf(play as never)) seen.add(id);
      play.answer(play.seat, play.options(play.seat).at(0)!);
    }
    expect(seen.has('activate 2b')).toBe(true);
  });

  const at = (
    units: string,
    objective: OwnObjective,
    more: Partial<OwnGoal> = {},
    turn = 3,
  ): TacticsState => {
    const t = table(`scenario own\nturn ${turn} of 3\n${units}`);
    t.state.own = { ...plain, goals: [{ side: 0, worth: 4, ...more, objective }] };
    return t.state;
  };
  const met = (units: string, objective: OwnObjective) => ownProgress(at(units, objective), 0, objective);

  test('each kind of goal', () => {
    const squares = [
      [0, 0],
      [4, 4],
    ] as const;
    const hold = { kind: 'hold', squares, count: 1, round: 'end' } as const;
    expect(met('unit 1a rosie at A1\nunit 2a stefan at L9', hold)).toBe(1);
    expect(met('unit 1a rosie at A1\nunit 2a stefan at B2', hold)).toBe(0);
    expect(met('unit 1a rosie at A1\nunit 2a stefan at B2', { ...hold, place: true })).toBe(1);
    const control = { kind: 'control', squares } as const;
    expect(met('unit 1a rosie at A1\nunit 2a stefan at L9', control)).toBe(1);
    expect(met('unit 1a rosie at A1\nunit 2a stefan at E5', control)).toBe(0);
    const reach = { kind: 'reach', squares, count: 1, unit: 'vip' } as const;
    expect(met('unit 1a rosie at A1\nunit 1b honey at E5 tag vip', reach)).toBe(1);
    expect(met('unit 1a rosie at A1\nunit 1b honey at F5 tag vip', reach)).toBe(0);
    const destroy = { kind: 'destroy', unit: 'vip' } as const;
    expect(met('unit 1a rosie at A1\nunit 2a hans gone tag vip', destroy)).toBe(1);
    expect(met('unit 1a rosie at A1\nunit 2a hans at C3 tag vip', destroy)).toBe(0);
    expect(met('unit 1a rosie gone tag vip', { kind: 'survive', unit: 'vip' })).toBe(0);
    expect(met('unit 1a rosie gone\nunit 1b honey at A1', { kind: 'survive', unit: 'any' })).toBe(1);
  });

  test('points are paid once, in their turn; a winning goal decides', () => {
    const hold = { kind: 'hold', squares: [[0, 0]], count: 1, round: 2 } as const;
    const units = 'unit 1a rosie at A1\nunit 2a stefan at L9';
    for (const [turn, score] of [
      [1, 0],
      [2, 4],
      [3, 0],
    ] as const) {
      const state = at(units, hold, {}, turn);
      const told: number[] = [];
      settleGoals(state, (_, points) => told.push(points));
      settleGoals(state, (_, points) => told.push(points));
      expect(told).toEqual(score === 0 ? [] : [score]);
      expect(state.scores[0]).toBe(score);
    }
    expect(ownVerdict(at(units, hold, { worth: 'win' }, 1))).toBeNull();
    expect(ownVerdict(at(units, hold, { worth: 'win' }, 3))).toMatchObject({
      winner: 0,
      reason: 'objective',
    });
    const both = at(units, hold, { worth: 'win' }, 3);
    both.own = {
      ...both.own!,
      goals: [...both.own!.goals, { side: 1, worth: 'win', objective: { kind: 'survive', unit: 'any' } }],
    };
    both.scores = [1, 3];
    expect(ownVerdict(both)).toMatchObject({ winner: 1, reason: 'points' });
  });

  test('a position of such a match is read back as it was written', () => {
    const hold = { kind: 'hold', squares: [[0, 0]], count: 1, round: 2 } as const;
    const state = at('unit 1a rosie at A1\nunit 1b honey from 3 tag vip', hold, {}, 2);
    settleGoals(state, () => {});
    const text = printPosition(state);
    expect(parsePosition(text)).toMatchObject({
      own: state.own,
      paid: [0],
      units: [{}, { from: 3, tag: 'vip' }],
    });
    expect(printPosition(parsePosition(text) as TacticsState)).toBe(text);
  });
});
