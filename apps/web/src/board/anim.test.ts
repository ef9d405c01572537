import { describe, expect, test, vi } from 'vitest';
import type { GridScene, PieceModel } from './scene.ts';

vi.mock('../settings.ts', () => ({ isStill: () => true }));
const { compare, wayOn } = await import('./anim.ts');

const squares = ['A1', 'B1', 'A2', 'B2'].map((key, i) => ({
  key,
  x: i % 2,
  y: Math.floor(i / 2),
  ground: 'outdoor' as const,
  terrain: [],
  label: '',
}));

const piece = (key: string, square: string, soldiers = 5): PieceModel => ({
  key,
  square,
  sign: 'allies',
  art: {
    kind: 'squad',
    figures: Array.from({ length: soldiers }, () => ({ head: 'pot', weapon: 'rifle' }) as const),
  },
  glyph: 'squad',
  name: key,
  label: key,
  state: 'ready',
  boxes: null,
  small: false,
  flip: false,
});

const scene = (...pieces: PieceModel[]): GridScene => ({
  kind: 'grid',
  columns: 2,
  rows: 2,
  tile: 0,
  squares,
  pieces,
});

describe('animation by comparing two scenes', () => {
  test('nothing moves between equal scenes', () => {
    expect(compare(scene(piece('a', 'A1')), scene(piece('a', 'A1')))).toEqual({
      moved: [],
      turned: [],
      hurt: [],
      gone: [],
      came: [],
    });
  });

  test('a unit that stands elsewhere has moved, from where it was', () => {
    const { moved } = compare(scene(piece('a', 'A1')), scene(piece('a', 'B2')));
    expect(moved).toEqual([{ key: 'a', dx: -80, dy: -80, squares: 1 }]);
  });

  test('fewer soldiers are a hurt unit; missing and new units are told', () => {
    const change = compare(
      scene(piece('a', 'A1'), piece('b', 'B1')),
      scene(piece('a', 'A1', 3), piece('c', 'A2')),
    );
    expect(change.hurt).toEqual(['a']);
    expect(change.gone.map((gone) => gone.key)).toEqual(['b']);
    expect(change.came).toEqual(['c']);
  });

  test('a machine that faces another way has turned', () => {
    const facing = (way: number): GridScene => scene({ ...piece('a', 'A1'), facing: way });
    expect(compare(facing(0), facing(3)).turned).toEqual([{ key: 'a', from: 0, to: 3 }]);
  });
});

describe('steps that follow one another quickly', () => {
  const step = { key: 'a', dx: -80, dy: 0, squares: 1 };

  test('a single step goes straight from where it stood', () => {
    expect(wayOn(step, undefined, 0)).toEqual([
      { dx: -80, dy: 0, at: 0 },
      { dx: 0, dy: 0, at: 130 },
    ]);
  });

  test('the next begins where the piece is seen, and goes over the corner', () => {
    const stops = wayOn({ ...step, dx: 0, dy: -80 }, { stops: wayOn(step, undefined, 0), since: 1000 }, 1065);
    expect(stops).toEqual([
      { dx: -40, dy: -80, at: 0 },
      { dx: 0, dy: -80, at: 65 },
      { dx: 0, dy: 0, at: 195 },
    ]);
  });
});
