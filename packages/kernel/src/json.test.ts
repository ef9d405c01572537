import { describe, expect, test } from 'vitest';
import { cloneJson, notJson } from './index.ts';

class Thing {
  readonly a = 1;
}

describe('[K2] plain JSON', () => {
  test.each([null, true, false, '', 'x', 0, -1.5, [], {}, [null, [0]], { a: { b: [{}] } }])(
    '%j is',
    (value) => {
      expect(notJson(value)).toBeNull();
    },
  );

  test.each<[unknown, string]>([
    [undefined, 'state'],
    [Number.POSITIVE_INFINITY, 'state'],
    [-0, 'state'],
    [() => 1, 'state'],
    [1n, 'state'],
    [new Thing(), 'state'],
    [new Map(), 'state'],
    [[1, [2, undefined]], 'state[1][1]'],
    [new Array(2), 'state[0]'],
    [{ a: 1, b: [{ c: Number.NaN }] }, 'state.b[0].c'],
    [{ a: new Thing() }, 'state.a'],
    [{ a: [], b: {}, c: undefined }, 'state.c'],
  ])('what is not is found by its place (%#)', (value, path) => {
    expect(notJson(value)).toBe(path);
  });

  test('a place may be given another beginning', () => {
    expect(notJson({ a: undefined }, 'option')).toBe('option.a');
  });

  test('a copy is equal and shares nothing', () => {
    const value = { a: [1, { b: null }, 'x'], c: { d: [true] } };
    const copy = cloneJson(value);
    expect(copy).toEqual(value);
    expect(Array.isArray(copy.a)).toBe(true);
    (copy.a[1] as { b: unknown }).b = 2;
    copy.c.d.push(false);
    expect(value).toEqual({ a: [1, { b: null }, 'x'], c: { d: [true] } });
    expect([null, 3, 'x', false].map(cloneJson)).toEqual([null, 3, 'x', false]);
  });
});
