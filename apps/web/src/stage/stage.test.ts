import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Act } from '../acts/act.ts';
import type { Scene } from '../games/face.ts';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});
const { change } = await import('../settings.ts');
const { scriptOf } = await import('./beats.ts');
const { diceLength } = await import('./dice.ts');
const { Stage } = await import('./stage.ts');
change({ sound: false });

const told = { after: 3, piece: 'a', name: 'A' };
const fires = (shot: 'tracer' | 'shell', hits: number): Act => ({
  ...told,
  kind: 'fires',
  weapon: 'gun',
  shot,
  from: 'A1',
  target: 'b',
  targetName: 'B',
  to: 'C3',
  hits,
  saved: 0,
  back: false,
});
const loses: Act = { ...told, piece: 'b', kind: 'suffers', at: 'C3', lost: 2, of: 'soldiers' };
const falls: Act = { ...told, piece: 'b', kind: 'falls', at: 'C3', points: 2 };

describe('what is shown, in order', () => {
  test('fire comes first, then what it cost, then who fell', () => {
    const { beats, length } = scriptOf([fires('tracer', 2), loses, loses, falls]);
    expect(beats.map(({ kind }) => kind)).toEqual(['shot', 'loss', 'fall']);
    const [shot, loss, fall] = beats;
    expect(loss?.at).toBeGreaterThanOrEqual((shot?.at ?? 0) + (shot?.length ?? 0));
    expect(loss).toMatchObject({ square: 'C3', lost: 4 });
    expect(length).toBeCloseTo((fall?.at ?? 0) + (fall?.length ?? 0));
  });

  test('many weapons are told faster, not longer', () => {
    const many = scriptOf([...Array.from({ length: 12 }, () => fires('shell', 1)), loses, falls]);
    expect(many.length).toBeLessThanOrEqual(1400);
    expect(many.beats).toHaveLength(14);
  });

  test('nobody falls before the dice lie, and many of them fall faster', () => {
    for (const dice of [3, 14, 40]) {
      const { beats, length } = scriptOf([fires('tracer', 2), loses, falls], dice);
      const [shot, loss, fall] = beats;
      expect(shot?.at).toBe(0);
      expect(loss?.at).toBeGreaterThanOrEqual(diceLength(dice));
      expect(length).toBeCloseTo((fall?.at ?? 0) + (fall?.length ?? 0));
      expect(length).toBeLessThan(1700);
    }
    expect(scriptOf([loses], 14)).toEqual(scriptOf([loses]));
  });

  test('ways alone hold nothing up', () => {
    expect(
      scriptOf([{ ...told, kind: 'moves', from: 'A1', to: 'A2', how: 'walks', heavy: false }]).length,
    ).toBe(0);
  });
});

describe('what a map shows', () => {
  const army = 2;
  const column: Act = {
    ...told,
    kind: 'moves',
    from: 'houston',
    to: 'mexico',
    how: 'walks',
    heavy: true,
    column: { units: ['tank'], army },
  };
  const takes: Act = { ...told, kind: 'takes', at: 'mexico', from: 'houston', army };

  test('columns slide, and a conquest floods after the fire', () => {
    const { beats, length } = scriptOf([column, fires('shell', 1), loses, takes]);
    expect(beats.map(({ kind }) => kind)).toEqual(['slide', 'shot', 'loss', 'flood']);
    const [, , loss, flood] = beats;
    expect(flood?.at).toBeGreaterThanOrEqual((loss?.at ?? 0) + (loss?.length ?? 0) - 0.001);
    expect(length).toBeCloseTo((flood?.at ?? 0) + (flood?.length ?? 0));
  });
});

describe('the board while something is shown', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const scene = (rows: number): Scene =>
    ({ kind: 'grid', columns: 1, rows, tile: 1, squares: [], pieces: [] }) as const;

  test('stays as it was until the dice lie, then as it was before the next', () => {
    const stage = new Stage();
    const [first, second] = [scene(1), scene(2)];
    stage.show([fires('tracer', 1)], first);
    stage.show([loses], second);
    expect(stage.held.value).toBe(first);
    vi.advanceTimersByTime(scriptOf([fires('tracer', 1)]).length);
    expect(stage.held.value).toBe(second);
    vi.advanceTimersByTime(scriptOf([loses]).length);
    expect(stage.held.value).toBeNull();
  });

  test('what is new is told when it has been seen; what is seen once more is told already', () => {
    const stage = new Stage();
    const before = { at: 7, view: null };
    stage.show([fires('tracer', 1)], scene(1), before);
    expect(stage.told.value).toBe(before);
    vi.advanceTimersByTime(scriptOf([fires('tracer', 1)]).length);
    expect(stage.told.value).toBeNull();
    stage.again([{ acts: [fires('tracer', 1)], before: scene(1) }]);
    expect(stage.told.value).toBeNull();
  });

  test('what is seen once more goes answer by answer: who walked and fired walks before he fires', () => {
    const stage = new Stage();
    const [here, there] = [scene(1), scene(2)];
    stage.again([
      { acts: [], before: here },
      { acts: [fires('tracer', 1)], before: there },
    ]);
    expect([stage.held.value, stage.playing.value?.script.beats.length]).toEqual([here, 0]);
    vi.advanceTimersByTime(400 + 150);
    expect([stage.held.value, stage.playing.value?.script.beats.length]).toEqual([there, 1]);
  });

  test('a click shows the end at once', () => {
    const stage = new Stage();
    stage.show([fires('tracer', 1)], scene(1));
    stage.show([falls], scene(1));
    stage.finish();
    expect(stage.held.value).toBeNull();
    vi.advanceTimersByTime(5000);
    expect(stage.playing.value).toBeNull();
  });
});
