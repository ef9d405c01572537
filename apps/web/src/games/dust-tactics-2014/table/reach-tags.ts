import type { Reach } from '@dustfront/dust-tactics-2014/query';
import { MARGIN, type MiniModel, type Spot } from '../../../board/tabletop.ts';
import type { SideSign } from '../../../drawings/emblems.tsx';
import { apart } from './geometry.ts';
import { type Box, firstFree, roomOf, type Table } from './plates.ts';

/** Where somebody may go, as a path around it; far where that takes the longer of two ways. */
export interface Outline {
  readonly sign: SideSign;
  readonly path: string;
  readonly far: boolean;
  /** By which action, and how far. */
  readonly words: string;
  /** Places at its edge where that may be written, the best first. */
  readonly edge: readonly Spot[];
}

/** Places this near to the end of a straight way count as its edge. */
const RIM = 0.93;
const MOST = 16;

/** Where the straight ways end: to the left of whoever goes for the shorter, to the right for the longer. */
export function rimOf({ places, legs }: Reach, far: boolean): readonly Spot[] {
  const longest = Math.max(0, ...legs.map(({ most }) => most));
  const ends = places.filter((place, n) => {
    const leg = legs[n];
    return leg !== undefined && leg.most === longest && apart(leg.from, place) >= longest * RIM;
  });
  return ends.sort((a, b) => (far ? b[0] - a[0] : a[0] - b[0])).slice(0, MOST);
}

export interface ReachTag extends Pick<Outline, 'sign' | 'far' | 'words'> {
  readonly box: Box;
}

interface Seen {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** Sizes on the screen, whatever the zoom. */
const LETTER = 6.9;
const TALL = 22;

/** What stands at the edge of each reach: where it is seen, over nobody and not over another. */
export function reachTags(
  all: readonly Outline[],
  minis: readonly MiniModel[],
  { x, y, width, height, scale }: Seen,
  table: Table,
): readonly ReachTag[] {
  const taken = minis.map(roomOf);
  return all.flatMap(({ sign, far, words, edge }): ReachTag[] => {
    const [wide, tall] = [(words.length * LETTER + 16) / scale, TALL / scale];
    const isSeen = ([left, top]: Spot): boolean =>
      Math.abs(left + MARGIN - x - width / 2) < (width - wide) / 2 &&
      Math.abs(top + MARGIN - y - height / 2) < (height - tall) / 2;
    const seen = edge.filter(isSeen);
    if (seen.length === 0) return [];
    const box = firstFree(seen, { wide, tall }, taken, table);
    taken.push(box);
    return [{ sign, far, words, box }];
  });
}
