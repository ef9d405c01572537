import type { Point } from '@dustfront/wargame/tabletop';
import { hasHeading, type Piece, storeyOf } from './words.ts';

/** What one miniature does in the movement of its unit. */
export interface Part {
  /** At most two corners, then its end. */
  readonly way: readonly Point[];
  /** A hull's heading at its end; as before if missing. */
  readonly heading?: number;
  /** The storey on which it walks, and the one on which it ends; each as before if missing. */
  readonly on?: number;
  readonly to?: number;
}

/**
 * Where miniatures go as people write it: `go 300,400 320,410>340,430`, for each the points of its way. Behind them
 * stand a hull's heading (`@12`), the storey on which it ends (`^2`) and the one on which it walks (`~1`), where they
 * change. The word says how they come there: they `go`, `come` onto the table or are put to `stand`.
 */
export interface Written<Word extends string = string> {
  readonly do: Word;
  readonly parts: readonly Part[];
}

const pointText = ([x, y]: Point): string => `${x},${y}`;

const partText = ({ way, heading, on, to }: Part): string =>
  [
    way.map(pointText).join('>'),
    heading === undefined ? '' : `@${heading}`,
    to === undefined ? '' : `^${to}`,
    on === undefined ? '' : `~${on}`,
  ].join('');

export const textOf = ({ do: word, parts }: Written): string => `${word} ${parts.map(partText).join(' ')}`;

const POINT = /^(0|[1-9]\d{0,3}),(0|[1-9]\d{0,3})$/;
const PART = /^([\d,>]+)(?:@(0|[1-9]\d?))?(?:\^(\d))?(?:~(\d))?$/;

function readPart(text: string): Part | null {
  const found = PART.exec(text);
  if (found === null) return null;
  const [, points = '', heading, to, on] = found;
  const way: Point[] = [];
  for (const one of points.split('>')) {
    const numbers = POINT.exec(one);
    if (numbers === null) return null;
    way.push([Number(numbers[1]), Number(numbers[2])]);
  }
  return {
    way,
    ...(heading === undefined ? {} : { heading: Number(heading) }),
    ...(on === undefined ? {} : { on: Number(on) }),
    ...(to === undefined ? {} : { to: Number(to) }),
  };
}

/** What a text with this word says, or null if it says nothing. */
export function readParts<Word extends string>(word: Word, text: string): Written<Word> | null {
  const [first, ...rest] = text.trim().split(/\s+/);
  if (first !== word || rest.length === 0) return null;
  const parts = rest.map(readPart);
  return parts.every((part) => part !== null) ? { do: word, parts } : null;
}

/** Only what differs from where a miniature stands is written. */
export function partTo(piece: Piece, end: Piece, corners: readonly Point[] = []): Part {
  const turned = hasHeading(piece) && end.heading !== piece.heading;
  return {
    way: [...corners, end.at],
    ...(turned ? { heading: end.heading ?? 0 } : {}),
    ...(storeyOf(end) === storeyOf(piece) ? {} : { to: storeyOf(end) }),
  };
}
