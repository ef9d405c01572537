import { expect, test } from 'vitest';
import type { Mount } from '../../cards/card.ts';
import { arcHolds } from './arcs.ts';

/** A machine at F5 of a board of eleven columns that faces north. */
const WIDTH = 11;
const square = (word: string) => (Number(word.slice(1)) - 1) * WIDTH + 'ABCDEFGHIJK'.indexOf(word.charAt(0));
const holds = (mount: Mount, target: string) => arcHolds(WIDTH, mount, 0, [square('F5')], square(target));

test.each<[string, Mount, string[], string[]]>([
  [
    '[dt14.arc.front] ahead, no further aside',
    'front',
    ['F4', 'F1', 'G4', 'E4', 'H3'],
    ['G5', 'F6', 'H4', 'G6'],
  ],
  ['[dt14.arc.rear] the same to the back', 'rear', ['F6', 'F9', 'G6', 'E6', 'D7'], ['G5', 'F4', 'H6', 'G4']],
  ['[dt14.arc.side] everything on that side', 'right', ['G5', 'G4', 'G1', 'G9', 'K5'], ['E5', 'E4']],
  ['[dt14.arc.side] and on the other', 'left', ['E5', 'E4', 'A9'], ['G5', 'G4']],
  [
    '[dt14.arc.side.excludes] not straight ahead, not straight behind',
    'right',
    ['G5'],
    ['F4', 'F1', 'F6', 'F9'],
  ],
  ['[dt14.arc.turret] all round', 'turret', ['F4', 'F6', 'G5', 'E5', 'K9', 'A1'], []],
])('%s', (_rule, mount, inside, outside) => {
  expect(inside.filter((target) => !holds(mount, target))).toEqual([]);
  expect(outside.filter((target) => holds(mount, target))).toEqual([]);
});

test('[dt14.arc.overlap] a square on the diagonal lies in two arcs', () => {
  expect([holds('front', 'G4'), holds('right', 'G4'), holds('rear', 'G4'), holds('left', 'G4')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
