/**
 * The fingerprint of a state is taken after every answer and checked for every answer of a record that is opened, so
 * it decides how long a record takes to open: both halves are computed in one walk, and the hashes of what states
 * repeat over and over (small numbers, words, names of fields) are remembered.
 */
const HIGH = 0x243f_6a88;
const LOW = 0x1319_8a2e;

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

const float = new Float64Array(1);
const words = new Int32Array(float.buffer);

function hashNumber(seed: number, value: number): number {
  float[0] = value;
  return mix(mix(mix(seed, 1), words[0]!), words[1]!);
}

/** Numbers from -LEAST up to MOST, which are nearly all there are. */
const LEAST = 16;
const MOST = 2048;
const table = (seed: number) =>
  Int32Array.from({ length: LEAST + MOST }, (_, i) => hashNumber(seed, i - LEAST));
const smallHigh = table(HIGH);
const smallLow = table(LOW);

/** Hashes of texts, forgotten when they grow too many; long ones are hardly ever met twice. */
class Texts {
  private readonly places = new Map<string, number>();
  private readonly seedHigh: number;
  private readonly seedLow: number;
  readonly high = new Int32Array(MOST_TEXTS);
  readonly low = new Int32Array(MOST_TEXTS);

  constructor(seedHigh: number, seedLow: number) {
    this.seedHigh = seedHigh;
    this.seedLow = seedLow;
  }

  /** Where the hashes of this text are. */
  place(text: string): number {
    const known = this.places.get(text);
    return known === undefined ? this.add(text) : known;
  }

  private add(text: string): number {
    if (this.places.size >= MOST_TEXTS) this.places.clear();
    const place = this.places.size;
    this.high[place] = hashText(this.seedHigh, text);
    this.low[place] = hashText(this.seedLow, text);
    if (text.length <= LONGEST) this.places.set(text, place);
    return place;
  }
}

const MOST_TEXTS = 10_000;
const LONGEST = 64;
const keys = new Texts(HIGH, LOW);
const texts = new Texts(mix(HIGH, 2), mix(LOW, 2));

const trueHigh = mix(HIGH, 3);
const trueLow = mix(LOW, 3);
const falseHigh = mix(HIGH, 4);
const falseLow = mix(LOW, 4);
const nullHigh = mix(HIGH, 5);
const nullLow = mix(LOW, 5);
const listHigh = mix(HIGH, 6);
const listLow = mix(LOW, 6);
const recordHigh = mix(HIGH, 7);
const recordLow = mix(LOW, 7);

/** The lower half of the hash that was computed last. */
let low = 0;

/** The upper half of a value's hash; the lower one is left in `low`. */
function hashValue(value: unknown): number {
  if (typeof value === 'number') return hashOneNumber(value);
  if (typeof value === 'string') {
    const place = texts.place(value);
    low = texts.low[place]!;
    return texts.high[place]!;
  }
  if (typeof value !== 'object') {
    low = value ? trueLow : falseLow;
    return value ? trueHigh : falseHigh;
  }
  if (value === null) {
    low = nullLow;
    return nullHigh;
  }
  return Array.isArray(value) ? hashList(value) : hashRecord(value as Record<string, unknown>);
}

function hashOneNumber(value: number): number {
  const place = value + LEAST;
  if (place >= 0 && place < LEAST + MOST && place === (place | 0)) {
    low = smallLow[place]!;
    return smallHigh[place]!;
  }
  low = hashNumber(LOW, value);
  return hashNumber(HIGH, value);
}

function hashList(list: readonly unknown[]): number {
  const packed = list.length <= PACKABLE ? pack(list) : 0;
  if (packed !== 0) {
    const place = lists.get(packed);
    if (place !== undefined) {
      low = listsLow[place]!;
      return listsHigh[place]!;
    }
  }
  let h = mix(listHigh, list.length);
  let l = mix(listLow, list.length);
  for (let i = 0; i < list.length; i++) {
    h = mix(h, hashValue(list[i]));
    l = mix(l, low);
  }
  if (packed !== 0) remember(packed, h, l);
  low = l;
  return h;
}

/** Short lists of small counts (the units of an area, the points of the seats) as one number; 0 for any other list. */
function pack(list: readonly unknown[]): number {
  let packed = 1;
  for (let i = 0; i < list.length; i++) {
    const value = list[i];
    if (typeof value !== 'number' || value < 0 || value > 31 || value !== (value | 0)) return 0;
    packed = (packed << 5) | value;
  }
  return packed;
}

const PACKABLE = 6;
const lists = new Map<number, number>();
const MOST_LISTS = 10_000;
const listsHigh = new Int32Array(MOST_LISTS);
const listsLow = new Int32Array(MOST_LISTS);

function remember(packed: number, h: number, l: number): void {
  if (lists.size >= MOST_LISTS) lists.clear();
  const place = lists.size;
  lists.set(packed, place);
  listsHigh[place] = h;
  listsLow[place] = l;
}

/** Keys in any order give the same hash: their contributions are added up. */
function hashRecord(record: Record<string, unknown>): number {
  let h = 0;
  let l = 0;
  for (const key in record) {
    const place = keys.place(key);
    const keyHigh = keys.high[place]!;
    const keyLow = keys.low[place]!;
    h = (h + mix(keyHigh, hashValue(record[key]))) | 0;
    l = (l + mix(keyLow, low)) | 0;
  }
  low = mix(recordLow, l);
  return mix(recordHigh, h);
}

/** A 64-bit fingerprint of plain JSON as 16 hexadecimal digits; the order of keys does not matter. [K21] */
export function hashJson(value: unknown): string {
  const high = hashValue(value);
  return hex(high) + hex(low);
}

function hex(half: number): string {
  return (half >>> 0).toString(16).padStart(8, '0');
}
