/// <reference path="../virtual.d.ts" />
import { dustTactics, SCENARIOS } from '@dustfront/dust-tactics';
import { dustTactics2014, SCENARIOS as SCENARIOS_2014, type TacticsView } from '@dustfront/dust-tactics-2014';
import { type AnyGame, isProblems, type Json, type State } from '@dustfront/kernel';
import { describe, expect, test, vi } from 'vitest';
import type { Draft, DraftGoal, EditorKit } from './draft.ts';
import type { GoalsModel } from './face.ts';

vi.mock('../i18n/index.ts', async () => {
  const { pages } = await import('../i18n/en/index.ts');
  const { flat } = await import('../i18n/flat.ts');
  const { fill } = await import('@dustfront/kernel');
  const texts = flat(pages);
  return {
    language: () => 'en',
    num: String,
    plural: () => (n: number) => (n === 1 ? 'one' : 'other'),
    t: (key: string, params: Record<string, string | number> = {}) => {
      const text = texts[key];
      if (text === undefined) throw new Error(`no text ${key}`);
      return fill(text, params, String, (n) => (n === 1 ? 'one' : 'other'));
    },
  };
});
vi.mock('virtual:rules/dust-tactics-2014', () => ({ rules: [] }));
vi.mock('virtual:rules/dust-tactics', () => ({ rules: [] }));
const { coreFace } = await import('./dust-tactics/index.ts');
const { coreKit } = await import('./dust-tactics/editor.ts');
const { tacticsFace } = await import('./dust-tactics-2014/index.ts');
const { tacticsKit } = await import('./dust-tactics-2014/editor.ts');
const { needTurnWords } = await import('./dust-tactics-2014/turns.ts');
await needTurnWords();

const faces = { 'dust-tactics': coreFace, 'dust-tactics-2014': tacticsFace };
const games: Readonly<Record<string, AnyGame>> = {
  'dust-tactics': dustTactics as AnyGame,
  'dust-tactics-2014': dustTactics2014 as AnyGame,
};

function goalsOf(game: keyof typeof faces, setup: unknown, change: (state: State) => void = () => undefined) {
  const state = games[game]!.setup(setup as Json);
  if (isProblems(state)) throw new Error(JSON.stringify(state));
  change(state);
  return faces[game].goals!(games[game]!.view(state, null)) as GoalsModel;
}

const squareNames = (kit: EditorKit, draft: Draft): string[] =>
  kit.scene(draft).squares.map(({ key }) => key);

describe('what wins, in words', () => {
  test('every printed scenario of both games says what is worth points and how long it lasts', () => {
    const all = [
      ...SCENARIOS.map(({ id }) => goalsOf('dust-tactics', { scenario: id })),
      ...SCENARIOS_2014.map(({ id }) => goalsOf('dust-tactics-2014', { scenario: id, placement: false })),
    ];
    for (const { rows, points, notes } of all) {
      expect(rows.map(({ text }) => text)).toContain('Destroy enemy units');
      expect(points).toHaveLength(2);
      expect(notes.join(' ')).toMatch(/(rounds|turns) left/);
      expect(new Set(rows.map(({ text, worth }) => text + worth)).size).toBe(rows.length);
      for (const { text } of rows) expect(text).not.toMatch(/no \w+$|undefined| {2}/);
    }
  });

  test('what both sides may do is one line, with how both stand', () => {
    const { rows } = goalsOf('dust-tactics', { scenario: 'beacons-on-the-ice' });
    const beacons = rows.find(({ text }) => text.startsWith('Hold'))!;
    expect(beacons.sides).toEqual([0, 1]);
    expect(beacons.worth).toMatch(/points? each/);
    expect(beacons.now).toBe('Allies: 0, Axis: 0');
    expect(beacons.squares.length).toBeGreaterThan(1);
  });

  test('a printed scenario of 2013/14 tells the ways to its goal', () => {
    const { rows, notes } = goalsOf('dust-tactics-2014', { scenario: 'reload', placement: false });
    expect(rows.map(({ text, worth }) => `${text}: ${worth}`)).toEqual([
      'Hold C5, J5 at the end of turn 3 or later: wins the match',
      'Hold more of C5, J5 than the enemy at the end of the match: wins the match',
      'Destroy all enemy units: wins the match',
      'Destroy enemy units: their AP as points',
    ]);
    expect(notes).toContain('A square is held by a unit on it, with no enemy on it or next to it.');
  });

  test('who holds an objective of 2013/14 is said, and shown on its square', () => {
    const reload = { scenario: 'reload', placement: false };
    expect(goalsOf('dust-tactics-2014', reload).rows[0]?.now).toBe('Held by nobody now');
    const onObjective = (state: State): void => {
      const { board, units } = state as unknown as TacticsView;
      const objectives = SCENARIOS_2014.find(({ id }) => id === 'reload')?.board.objectives ?? [];
      Object.assign(board, { objectives });
      Object.assign(units[0]!, { place: 'board', at: objectives[0] });
    };
    expect(goalsOf('dust-tactics-2014', reload, onObjective).rows[0]?.now).toBe('C5 held by Allies');
    const state = dustTactics2014.setup(reload);
    if (isProblems(state)) throw new Error(JSON.stringify(state));
    onObjective(state as unknown as State);
    const scene = tacticsFace.scene(dustTactics2014.view(state, null));
    if (scene.kind !== 'grid') throw new Error('no board');
    const [held, free] = scene.squares.filter(({ objective }) => objective !== undefined);
    expect([held?.key, held?.held, held?.label]).toEqual(['C5', 'allies', 'objective A, held by Allies']);
    expect(free?.held).toBeUndefined();
  });

  test('a place of 2013/14 says who is alone in it', () => {
    const { rows } = goalsOf('dust-tactics-2014', { scenario: 'the-oasis', placement: false }, (state) => {
      const { units } = state as unknown as TacticsView;
      const place = SCENARIOS_2014.find(({ id }) => id === 'the-oasis')?.place ?? [];
      Object.assign(units.find(({ side }) => side === 1)!, { place: 'board', at: place[0] });
    });
    expect(rows[0]?.now).toBe('Axis alone there now');
  });

  test('every kind of goal that the editor makes has its line at the table', () => {
    for (const kit of [coreKit, tacticsKit]) {
      const base = kit.ready()[1]!.draft();
      const draft = {
        ...base,
        forces: base.forces.some((force) => force.length === 0)
          ? ([[{ key: 'a', unit: 'bazooka-joe' }], [{ key: 'b', unit: 'manfred' }]] as const)
          : base.forces,
      };
      const [corner = ''] = squareNames(kit, draft);
      for (const kind of kit.goals) {
        const unit = kind === 'destroy' ? draft.forces[1][0]!.key : '';
        const goal: DraftGoal = {
          side: 0,
          kind,
          worth: 3,
          each: false,
          squares: [[0, 0]],
          count: 1,
          round: 2,
          unit,
        };
        const cover = kind === 'destroy-cover';
        const map = cover ? draft.map.map((row, y) => (y === 0 ? `c${row.slice(1)}` : row)) : draft.map;
        const { rows } = goalsOf(kit.game, kit.setup({ ...draft, map, goals: [goal] }));
        const row = rows.find(({ worth }) => worth === '3 points');
        expect(row, `${kit.game} ${kind}`).toBeDefined();
        expect(row!.sides).toEqual([0]);
        if (!['destroy', 'survive'].includes(kind)) expect(row!.squares).toEqual([corner]);
      }
    }
  });

  test('points that were given are said to be', () => {
    const base = tacticsKit.blank();
    const goal: DraftGoal = {
      side: 'both',
      kind: 'hold',
      worth: 2,
      each: true,
      squares: [[1, 1]],
      count: 1,
      round: 2,
      unit: '',
    };
    const { rows } = goalsOf(
      'dust-tactics-2014',
      tacticsKit.setup({
        ...base,
        goals: [goal],
        forces: [[{ key: 'a', unit: 'bazooka-joe' }], [{ key: 'b', unit: 'manfred' }]],
      }),
      (state) => {
        (state as unknown as { paid: number[] }).paid = [1];
      },
    );
    expect(rows[0]).toMatchObject({
      sides: [0, 1],
      text: 'Hold B2 at the end of turn 2',
      worth: '2 points each',
      now: 'Held by nobody now, Axis: points given',
    });
  });
});
