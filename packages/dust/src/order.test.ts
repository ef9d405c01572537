import { describe, expect, test } from 'vitest';
import { position } from '../test/table.ts';
import { compareCards, hasTies, orderOf } from './order.ts';

const table = (cards: readonly (string | null)[], extra = '') =>
  position(
    `${extra}land a\n` +
      `${cards.map((card, seat) => `player ${seat} -${card ? ` played=${card}` : ''}`).join('\n')}\n` +
      'round 1\nnow turns',
  );

describe('turn order', () => {
  test(`[dust.turn.order.combat] [dust.turn.order.tie-movement] [dust.turn.order.tie-stars]
      combat, then movement, then stars`, () => {
    // 1/5/1 with one star, 4/2/1 with two, 4/2/1 with three, 4/1/2 with three
    const state = table(['ballistic_missiles_3', 'sigrid_1', 'nurse_2', 'nurse_3']);
    expect(orderOf(state, [0, 1, 2, 3], [])).toEqual([2, 1, 3, 0]);
    expect(hasTies(state, [0, 1, 2, 3])).toBe(false);
  });

  test('[dust.turn.order.no-seating] the seat does not matter', () => {
    expect(orderOf(table(['nurse_5', 'nurse_1']), [0, 1], [0, 1])).toEqual([1, 0]);
    expect(orderOf(table(['nurse_1', 'nurse_5']), [0, 1], [0, 1])).toEqual([0, 1]);
  });

  test(`[dust.turn.order.tie-random] [dust.setup.order.tie-random] [dust.ruling.63]
      cards alike in all are parted by lot`, () => {
    const deck = 'deck twins Twins\ncard x nurse 2/2/3 1\ncard y nurse 2/2/3 1\n';
    const state = table(['x', 'y'], deck);
    expect(compareCards(state, 0, 1)).toBe(0);
    expect(hasTies(state, [0, 1])).toBe(true);
    expect(orderOf(state, [0, 1], [1, 0])).toEqual([1, 0]);
  });

  test('[dust.init.no-card] [dust.ruling.60] whoever has no card comes last', () => {
    const state = table([null, 'nurse_5']);
    expect(hasTies(state, [0, 1])).toBe(false);
    expect(orderOf(state, [0, 1], [])).toEqual([1, 0]);
  });

  test('[dust.init.no-card.tie] [dust.ruling.94] several without a card are parted by lot', () => {
    const state = table([null, 'nurse_5', null]);
    expect(hasTies(state, [0, 1, 2])).toBe(true);
    expect(orderOf(state, [0, 1, 2], [2, 0, 1])).toEqual([1, 2, 0]);
    expect(orderOf(state, [0, 1, 2], [0, 1, 2])).toEqual([1, 0, 2]);
  });
});
