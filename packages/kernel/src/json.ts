/** What state, options and events are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A deep copy of plain JSON, for frames and other small values; games copy their own state by hand. */
export function cloneJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const copy = new Array(value.length);
    for (let i = 0; i < value.length; i++) copy[i] = cloneJson(value[i]);
    return copy as T;
  }
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = cloneJson(value[key]);
  return copy as T;
}

/** Where `value` stops being JSON, as a path, or null if it is JSON all through. [K2] */
export function notJson(value: unknown, path = 'state'): string | null {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return null;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : path;
  if (typeof value !== 'object') return path;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const wrong = i in value ? notJson(value[i], `${path}[${i}]`) : `${path}[${i}]`;
      if (wrong) return wrong;
    }
    return null;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return path;
  for (const [key, inner] of Object.entries(value)) {
    const wrong = notJson(inner, `${path}.${key}`);
    if (wrong) return wrong;
  }
  return null;
}

const MASK = 0xffff_ffff;

function mix(h: number, x: number): number {
  let k = Math.imul(h ^ x, 0x9e37_79b1);
  k ^= k >>> 15;
  k = Math.imul(k, 0x85eb_ca77);
  return (k ^ (k >>> 13)) | 0;
}

function hashText(h: number, text: string): number {
  let k = mix(h, text.length);
  for (let i = 0; i < text.length; i++) k = Math.imul(k ^ text.charCodeAt(i), 0x0100_0193);
  return mix(k, 0x5bd1);
}

const HIGH = 0x243f_6a88;
const LOW = 0x1319_8a2e;

/** Hashes of keys, which states repeat over and over; forgotten when they grow too many. */
const keys = new Map<number, Map<string, number>>([
  [HIGH, new Map()],
  [LOW, new Map()],
]);
const MOST_KEYS = 10_000;

function hashKey(seed: number, key: string): number {
  const known = keys.get(seed)!;
  let hash = known.get(key);
  if (hash === undefined) {
    hash = hashText(seed, key);
    if (known.size >= MOST_KEYS) known.clear();
    known.set(key, hash);
  }
  return hash;
}

const float = new Float64Array(1);
const words = new Int32Array(float.buffer);

function hashOne(seed: number, value: unknown): number {
  if (typeof value === 'number') {
    float[0] = value;
    return mix(mix(mix(seed, 1), words[0]!), words[1]!);
  }
  if (typeof value === 'string') return hashText(mix(seed, 2), value);
  if (typeof value !== 'object') return mix(seed, value ? 3 : 4);
  if (value === null) return mix(seed, 5);
  if (Array.isArray(value)) {
    let h = mix(mix(seed, 6), value.length);
    for (const inner of value) h = mix(h, hashOne(seed, inner));
    return h;
  }
  // Keys in any order give the same hash: their contributions are added up.
  let sum = 0;
  for (const key in value) {
    sum = (sum + mix(hashKey(seed, key), hashOne(seed, (value as Record<string, unknown>)[key]))) | 0;
  }
  return mix(mix(seed, 7), sum);
}

/** A 64-bit fingerprint of plain JSON as 16 hexadecimal digits; the order of keys does not matter. [K21] */
export function hashJson(value: unknown): string {
  const high = hashOne(HIGH, value) & MASK;
  const low = hashOne(LOW, value) & MASK;
  return (high >>> 0).toString(16).padStart(8, '0') + (low >>> 0).toString(16).padStart(8, '0');
}
