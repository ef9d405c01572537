import { expect, test } from 'vitest';
import { parsePosition } from '../notation/parse.ts';
import type { CoreState } from '../state.ts';
import { unitNamed } from '../table/units.ts';
import { reload } from './reload.ts';

const position = (units: string): CoreState => {
  const read = parsePosition(`map\n  ...\n${units}`);
  if ('stack' in read) return read;
  throw new Error(JSON.stringify(read));
};

test('[dt1.ruling.reload] only who has a weapon to reload', () => {
  const has = (card: string, bloc: string) => {
    const state = position(`${bloc} ${card} A1`);
    return reload.has(state, unitNamed(state, card));
  };
  expect([has('lothar', 'axis'), has('luther', 'axis'), has('leathernecks', 'allies')]).toEqual([
    true,
    false,
    true,
  ]);
});

test('[dt1.ruling.reload] a hero with the gunners does not keep them from it', () => {
  const state = position(
    'allies leathernecks A1 with=joe-brown unloaded=mortar-120\nallies joe-brown A1 with=leathernecks',
  );
  const head = unitNamed(state, 'leathernecks');
  expect([reload.has(state, head), reload.refuses(state, head, false)]).toEqual([true, null]);
  reload.carryOut({ state } as never, head, null);
  expect(head.unloaded).toEqual([]);
  expect(reload.refuses(state, head, false)).toEqual({ code: 'already-loaded', rule: 'dt1.ruling.reload' });
  expect(reload.refuses(state, head, true)).toBeNull();
});
