import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyPatch, diff, type PatchJson } from './patch.ts';

const json = fc.jsonValue({ maxDepth: 4 }).map((v) => JSON.parse(JSON.stringify(v)) as PatchJson);

describe('patches between views', () => {
  test('turn any value into any other, through text as on the wire', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const frozen = JSON.stringify(before);
        const patch = JSON.parse(JSON.stringify(diff(before, after)));
        expect(applyPatch(before, patch)).toEqual(after);
        expect(JSON.stringify(before)).toBe(frozen);
      }),
      { numRuns: 500, seed: 7 },
    );
  });

  test('of equal values are empty', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(diff(value, JSON.parse(JSON.stringify(value)) as PatchJson)).toEqual([]);
      }),
      { numRuns: 200, seed: 7 },
    );
  });

  test('say only what changed', () => {
    const before = {
      units: [
        { id: 'a', at: 'D5', hp: 3 },
        { id: 'b', at: 'E5', hp: 1 },
      ],
      round: 1,
    };
    const after = { units: [{ id: 'a', at: 'D6', hp: 3 }], round: 2 };
    expect(diff(before, after)).toEqual([
      [['units'], 1, 'length'],
      [['units', 0, 'at'], 'D6'],
      [['round'], 2],
    ]);
    expect(applyPatch(before, diff(before, after))).toEqual(after);
  });

  test('never reach the prototype of anything', () => {
    const step = JSON.parse('[[["__proto__", "planted"], 1], [["a", "constructor", "planted"], 1]]');
    applyPatch({ a: {} }, step);
    expect([({} as { planted?: number }).planted, (Object as { planted?: number }).planted]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('share what did not change', () => {
    const before = { a: { deep: [1, 2] }, b: 1 };
    const after = applyPatch(before, diff(before, { a: { deep: [1, 2] }, b: 2 })) as typeof before;
    expect(after.a).toBe(before.a);
  });
});
