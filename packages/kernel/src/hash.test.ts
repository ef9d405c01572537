import { describe, expect, test } from 'vitest';
import { hashJson, seededPick } from './index.ts';

/** The fingerprint by its definition, half by half, with nothing remembered. */
function plainly(value: unknown): string {
  const half = (seed: number) => (one(seed, value) >>> 0).toString(16).padStart(8, '0');
  return half(0x243f_6a88) + half(0x1319_8a2e);
}

function mix(h: number, x: number): number {
  const k = Math.imul(h ^ x, 0x9e37_79b1);
  const m = Math.imul(k ^ (k >>> 15), 0x85eb_ca77);
  return (m ^ (m >>> 13)) | 0;
}

function text(seed: number, letters: string): number {
  let k = mix(seed, letters.length);
  for (let i = 0; i < letters.length; i++) k = Math.imul(k ^ letters.charCodeAt(i), 0x0100_0193);
  return mix(k, 0x5bd1);
}

function one(seed: number, value: unknown): number {
  if (typeof value === 'number') {
    const [a, b] = new Int32Array(Float64Array.of(value).buffer);
    return mix(mix(mix(seed, 1), a!), b!);
  }
  if (typeof value === 'string') return text(mix(seed, 2), value);
  if (typeof value === 'boolean') return mix(seed, value ? 3 : 4);
  if (value === null) return mix(seed, 5);
  if (Array.isArray(value))
    return value.reduce((h, v) => mix(h, one(seed, v)), mix(mix(seed, 6), value.length));
  const sum = Object.entries(value as object).reduce(
    (s, [k, v]) => (s + mix(text(seed, k), one(seed, v))) | 0,
    0,
  );
  return mix(mix(seed, 7), sum);
}

describe('[K21] the fingerprint', () => {
  test.each([
    [[], '7a5393d86edb49b1'],
    [{}, '453d5f0e13bd351d'],
    [[0], '1bf1f5866015916b'],
    [[31, 31, 31, 31, 31], '359d0d280b03e72f'],
    [[0, 0, 0, 0, 0, 0], 'df1043833e7be518'],
    [2047, 'a8e819ef986de2bc'],
    [2048, '6a4c193f1e91455b'],
    [-17, 'd7cf43e43de5a566'],
    [0.5, 'ea92ab6ac6a0e260'],
    [{ a: 1, b: [true, null, 'text'], c: { d: -3 } }, '154a5085ba421915'],
  ])('of %j never changes, or no old record could be opened', (value, hash) => {
    expect(hashJson(value)).toBe(hash);
  });

  test('is what its definition says, however much is remembered', () => {
    const pick = seededPick('fingerprints');
    const make = (depth: number): unknown => {
      const kind = pick(depth > 0 ? 8 : 5);
      if (kind === 0) return [null, true, false][pick(3)];
      if (kind === 1) return pick(60) - 20;
      if (kind === 2) return pick(3) === 0 ? pick(5000) / 8 - 300 : 2000 + pick(100);
      if (kind === 3) return `word ${pick(15_000)}`;
      if (kind === 4) return 'long '.repeat(pick(30));
      if (kind < 7) return Array.from({ length: pick(9) }, () => (pick(3) ? pick(34) : make(depth - 1)));
      return Object.fromEntries(
        Array.from({ length: pick(6) }, () => [`key ${pick(15_000)}`, make(depth - 1)]),
      );
    };
    for (let n = 0; n < 20_000; n++) {
      const value = make(4);
      if (hashJson(value) !== plainly(value))
        expect(hashJson(value), JSON.stringify(value)).toBe(plainly(value));
    }
  });
});
