import { describe, expect, test } from 'vitest';
import { position } from '../../test/table.ts';
import { momentOf } from './moments.ts';
import { printPosition } from './print.ts';

const FULL = `dust 1
map world
deck standard
options points=40 scoring=epic ordinary=no quick=no
round 3
player 0 red points=4 hand=nurse_1,nurse_2 played=nurse_3 used acted
player 1 - points=0 out
at berlin - centre
at north_sea 0 S2
at rome neutral T1 M1 F2 B1 centre
draw sigrid_1
discards sigrid_2
order 1 0
allies 0-1
majorities production=0 sea=- land=neutral
ordinary rome
score {"round":1}
question 7
held {"1":{"do":"card","card":"nurse_1"}}
now movement 0
`;

const SPARE = `dust 1
map small small
area a land capital
area b sea source lon=3.5 lat=-2 "The b"
link a b wrap
deck few Few cards
card x nurse 1/2/3 1
options points=30 scoring=premium ordinary=yes quick=random
round 0
player 0 red points=0
draw x
order 0
majorities production=- sea=- land=-
ending {"winners":[0],"reason":"points","rule":"dust.win.forty"}
over
`;

/** Areas stand in the order of the map. */
const sorted = (text: string) => text.split('\n').sort();

describe('a position as text', () => {
  test('says what is there', () => {
    expect(sorted(printPosition(position(FULL)))).toEqual(sorted(FULL));
  });

  test('is silent about what is not', () => {
    expect(printPosition(position(SPARE))).toBe(SPARE);
  });
});

describe('where it stands', () => {
  const at = (now: string, flags = '') =>
    position(`land a b\nlinks a-b\nround 2\nplayer 0 red\nplayer 1 blue${flags}\nat a 0 T1\nnow ${now}`);

  test.each([
    'round',
    'initiative',
    'turns',
    'turn 0',
    'turn 1',
    'production 1',
    'movement 0',
    'combat 1',
    'scoring',
  ])('%s', (moment) => {
    expect(momentOf(at(moment))).toBe(moment);
  });

  test('the middle of something is no moment, and is written out', () => {
    const state = at('combat 1');
    state.players[1]!.acted = false;
    expect(momentOf(state)).toBeNull();
    expect(printPosition(state)).toContain(`\nstack ${JSON.stringify(state.stack)}\n`);
  });
});
