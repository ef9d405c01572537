import { describe, expect, test } from 'vitest';
import { Camera } from './camera.ts';

const world = { width: 800, height: 400 };
const camera = (lens = {}): Camera => {
  const made = new Camera(world, { closest: 4, ...lens });
  made.resize(400, 400);
  return made;
};

describe('zooming', () => {
  test('the place under the finger stays where it is', () => {
    const made = camera();
    made.by(2);
    const at = [100, 300] as const;
    const seen = (): number[] => {
      const { x, y, scale } = made.frame.peek();
      return [x + at[0] / scale, y + at[1] / scale];
    };
    const [x = 0, y = 0] = seen();
    made.by(1.5, at);
    expect(seen()[0]).toBeCloseTo(x, 6);
    expect(seen()[1]).toBeCloseTo(y, 6);
  });

  test('never further away than the whole, never closer than the closest', () => {
    const made = camera();
    expect(made.isClose).toBe(false);
    made.by(0.1);
    expect(made.frame.peek().width).toBe(800);
    made.by(100);
    expect(made.frame.peek().width).toBe(200);
    expect(made.isClose).toBe(true);
    made.whole();
    expect(made.frame.peek().width).toBe(800);
  });
});

describe('what is in sight', () => {
  test('stays inside the drawing', () => {
    const made = camera();
    made.by(4);
    made.pan(99_999, 99_999);
    expect(made.frame.peek()).toMatchObject({ x: 0, y: 0 });
    made.pan(-99_999, -99_999);
    expect(made.frame.peek()).toMatchObject({ x: 600, y: 200 });
  });

  test('room that is left over is shared, or lies below', () => {
    expect(camera().frame.peek().y).toBe(-200);
    expect(camera({ atTop: true }).frame.peek().y).toBe(0);
  });

  test('a tall space begins close where that is asked for, and only once', () => {
    const made = camera({ tallBeginsClose: true });
    expect(made.frame.peek().height).toBe(400);
    made.whole();
    made.resize(300, 400);
    expect(made.frame.peek().width).toBe(800);
  });

  test('goes to a place that is out of sight, and nowhere for one that is in sight', () => {
    const made = camera();
    made.by(4);
    const before = made.frame.peek();
    made.show([400, 200]);
    expect(made.frame.peek()).toEqual(before);
    made.show([50, 50]);
    expect(made.sees([50, 50])).toBe(true);
  });
});
