import { describe, expect, test } from 'vitest';
import { position } from '../test/table.ts';
import type { ProductionFrame } from './frames/production.ts';
import { leakIn, secretsOf } from './secrecy.ts';

const table = () =>
  position(`land a b
links a-b
round 2
player 0 red hand=nurse_1 played=nurse_2
player 1 blue hand=sigrid_1
at a 0 T1
at b 1 T1
draw koshka_1 koshka_2
discards koshka_3
now production 0`);

describe('cards that not everybody may see', () => {
  test('hands belong to their seats, the draw pile to nobody; what lies open is no secret', () => {
    expect(secretsOf(table())).toEqual(
      new Map([
        ['koshka_1', -1],
        ['koshka_2', -1],
        ['nurse_1', 0],
        ['sigrid_1', 1],
      ]),
    );
  });

  test('what is being drawn is still nobody’s', () => {
    const state = table();
    (state.stack.at(-1) as ProductionFrame).drawn = [state.draw.pop()!];
    expect(secretsOf(state).get('koshka_2')).toBe(-1);
  });
});

describe('a leak', () => {
  const secrets = new Map([
    ['mine', 0],
    ['his', 1],
    ['deck', -1],
  ]);

  test.each<[string, unknown, number | null, string | null]>([
    ['an own card is none', 'mine', 0, null],
    ['another’s card is one', 'his', 0, 'his'],
    ['a spectator has no cards', 'mine', null, 'mine'],
    ['the draw pile is for nobody', 'deck', 1, 'deck'],
    ['any other word is none', 'tank', 0, null],
    ['nor are numbers and nothing', 3, 0, null],
    ['nor is nothing', null, 0, null],
    ['in a list', ['mine', 'his'], 0, 'his'],
    ['in the only place of a list', ['deck'], 0, 'deck'],
    ['after numbers in a list', [1, true, null, 'his'], 0, 'his'],
    ['deep in lists', [['mine'], [[{ inside: 'his' }]]], 0, 'his'],
    ['a list without one', ['mine', 2, ['tank']], 0, null],
    ['as a value', { points: 3, card: 'his' }, 0, 'his'],
    ['as a key', { his: 3 }, 0, 'his'],
    ['an object without one', { mine: 3, card: 'mine', more: { n: 1 } }, 0, null],
  ])('%s', (_title, shown, viewer, leak) => {
    expect(leakIn(shown, viewer, secrets)).toBe(leak);
  });
});
