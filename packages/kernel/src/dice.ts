import { fault, faultInEnglish } from './fault.ts';
import type { Message, Params } from './words.ts';

/** A request for dice: what for, how many, with how many faces, from which stream. */
export interface Roll<R extends string = string> {
  /** Public dice and hidden shuffles draw from different streams. */
  readonly stream: string;
  /** Why they are rolled, in the game's own words, for log and drawings. */
  readonly reason: string;
  readonly count: number;
  /** Faces per die, numbered from 0. */
  readonly sides: number;
  /** Each die has one face fewer than the one before: a shuffle. */
  readonly falling?: boolean;
  /** Faces that nobody may see: the order of a deck. */
  readonly secret?: boolean;
  readonly rule?: R;
  /** The faces that are a success, where there is such a thing. */
  readonly success?: readonly number[];
  /** The rules that made it so: how many dice, which faces, why once more. */
  readonly because?: readonly R[];
}

/** Where faces come from. */
export interface Dice {
  roll(roll: Roll): number[];
  /** Remembers where they stand; what it returns puts them back there. Dice that cannot go back have none. */
  mark?(): () => void;
}

/** Dice whose position can be stored and taken up again. */
export interface StoredDice extends Dice {
  /** How many faces each stream has given. */
  position(): Record<string, number>;
}

export function sidesOf(roll: Roll, die: number): number {
  return roll.falling ? roll.sides - die : roll.sides;
}

/** A shuffle of `count` things as a roll; `permute` carries it out. */
export function shuffle<R extends string>(stream: string, reason: string, count: number, rule?: R): Roll<R> {
  const roll: Roll<R> = { stream, reason, count, sides: Math.max(count, 1), falling: true, secret: true };
  return rule === undefined ? roll : { ...roll, rule };
}

/** The things in the order that the faces of a shuffle give. */
export function permute<T>(things: readonly T[], faces: readonly number[]): T[] {
  const left = things.slice();
  return faces.map((face) => left.splice(face, 1)[0]!);
}

interface Stream {
  key0: number;
  key1: number;
  given: number;
}

function scramble(x: number): number {
  let h = x | 0;
  h = Math.imul(h ^ (h >>> 16), 0x21f0_aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a_2d97);
  return h ^ (h >>> 15);
}

function keyOf(text: string, start: number): number {
  let h = start;
  for (let i = 0; i < text.length; i++) h = scramble(h ^ Math.imul(text.charCodeAt(i), 0x9e37_79b1)) + i;
  return h | 0;
}

/** The n-th word of a stream, the same wherever it is computed. */
function word(stream: Stream, index: number): number {
  const low = scramble(stream.key0 + Math.imul(index, 0x9e37_79b9));
  return scramble(low ^ stream.key1 ^ Math.imul(index >>> 16, 0x85eb_ca6b)) >>> 0;
}

/** Dice from a seed: counter-based, each stream on its own, so that one never disturbs another. [K16] */
export function seededDice(seed: string, from: Readonly<Record<string, number>> = {}): StoredDice {
  const streams = new Map<string, Stream>();
  const streamOf = (name: string): Stream => {
    let stream = streams.get(name);
    if (!stream) {
      const text = `${seed}\u0000${name}`;
      stream = { key0: keyOf(text, 0x243f_6a88), key1: keyOf(text, 0x1319_8a2e), given: from[name] ?? 0 };
      streams.set(name, stream);
    }
    return stream;
  };
  const position = (): Record<string, number> => {
    const given: Record<string, number> = { ...from };
    for (const [name, stream] of streams) given[name] = stream.given;
    return given;
  };
  return {
    roll(roll) {
      const stream = streamOf(roll.stream);
      const faces = new Array<number>(roll.count);
      for (let i = 0; i < roll.count; i++) faces[i] = below(stream, sidesOf(roll, i));
      return faces;
    },
    position,
    mark() {
      const before = position();
      return () => {
        for (const [name, stream] of streams) {
          const given = before[name];
          if (given === undefined) streams.delete(name);
          else stream.given = given;
        }
      };
    },
  };
}

/** The last full multiple of each small n within 32 bits. */
const LIMITS = Float64Array.from({ length: 257 }, (_, n) =>
  n === 0 ? 0 : 0x1_0000_0000 - (0x1_0000_0000 % n),
);

/** A number below n, without bias: words beyond the last full multiple of n are passed over. */
function below(stream: Stream, n: number): number {
  const limit = n <= 256 ? LIMITS[n]! : 0x1_0000_0000 - (0x1_0000_0000 % n);
  for (;;) {
    const w = word(stream, stream.given++);
    if (w < limit) return w % n;
  }
}

/** A picker of numbers below n, for random players and tests; never for a match's own dice. */
export function seededPick(seed: string): (n: number) => number {
  const text = `${seed}\u0000pick`;
  const stream: Stream = { key0: keyOf(text, 0x243f_6a88), key1: keyOf(text, 0x1319_8a2e), given: 0 };
  return (n) => below(stream, n);
}

/** Thrown when scripted or recorded faces do not fit what the game rolls. */
export class DiceMismatch extends Error {
  override name = 'DiceMismatch';
  readonly fault: Message;
  constructor(found: Message, text = faultInEnglish(found)) {
    super(text);
    this.fault = found;
  }
}

const mismatch = (
  code: 'dice-out' | 'no-face' | 'no-roll' | 'other-roll',
  { reason, count }: Roll,
  params: Params = {},
): DiceMismatch => new DiceMismatch(fault(code, { reason, count, ...params }));

/** Faces given one after the other, as tests and table scripts do; too few is an error, `left` tells too many. */
export function scriptedDice(script: readonly number[]): Dice & { left(): number } {
  let next = 0;
  return {
    roll(roll) {
      const faces = script.slice(next, next + roll.count);
      if (faces.length < roll.count) {
        throw mismatch('dice-out', roll, { left: faces.length });
      }
      faces.forEach((face, i) => {
        const sides = sidesOf(roll, i);
        if (!Number.isInteger(face) || face < 0 || face >= sides)
          throw mismatch('no-face', roll, { face, sides });
      });
      next += roll.count;
      return faces;
    },
    left: () => script.length - next,
    mark() {
      const before = next;
      return () => {
        next = before;
      };
    },
  };
}

/** What fell in one roll, as a record keeps it. */
export interface Rolled {
  readonly stream: string;
  readonly faces: readonly number[];
  readonly secret?: boolean;
}

/** Faces of a record, roll by roll; a roll of another stream or size is an error. */
export function recordedDice(record: readonly Rolled[]): Dice & { left(): number } {
  let next = 0;
  return {
    roll(roll) {
      const rolled = record[next];
      if (!rolled) throw mismatch('no-roll', roll);
      if (rolled.stream !== roll.stream || rolled.faces.length !== roll.count) {
        const { faces, stream } = rolled;
        throw mismatch('other-roll', roll, { kept: faces.length, keptStream: stream, stream: roll.stream });
      }
      next++;
      return scriptedDice(rolled.faces).roll(roll);
    },
    left: () => record.length - next,
  };
}
