import { describe, expect, test } from 'vitest';
import { position } from '../test/table.ts';
import { recommendedArea, recommendedCard, recommendedUnits } from './quick.ts';
import { COST } from './units.ts';

describe('what is proposed to those who want to start at once', () => {
  test('the card with the most production, among equals the one with the least combat', () => {
    const state = position(
      `deck few Few cards
card poor nurse 1/1/1 1
card rich nurse 4/1/3 1
card mild nurse 2/1/3 1
land a\nplayer 0 red\nover`,
    );
    expect(recommendedCard(state, ['poor', 'rich', 'mild'])).toBe('mild');
    expect(recommendedCard(state, ['rich', 'poor'])).toBe('rich');
  });

  test('one point of production outweighs any combat value', () => {
    const state = position(
      'deck few Few cards\ncard more nurse 9/1/1 1\ncard less nurse 0/1/0 1\nland a\nplayer 0 red\nover',
    );
    expect(recommendedCard(state, ['less', 'more'])).toBe('more');
  });

  test.each([
    [12, [2, 1, 1, 0, 0]],
    [15, [3, 1, 1, 0, 0]],
    [3, [0, 0, 1, 0, 0]],
    [2, [1, 0, 0, 0, 0]],
  ])('%i points: a fighter, then mechs behind tanks', (points, units) => {
    expect(recommendedUnits(points)).toEqual(units);
    expect(units.reduce((sum, count, type) => sum + count * COST[type]!, 0)).toBeLessThanOrEqual(points);
  });

  test('the open area nearest to the own capital', () => {
    const state = position('land a b c d!\nlinks a-b b-c c-d\nplayer 0 red\nat d 0 T1\nover');
    expect(recommendedArea(state, 0, [0, 1])).toBe(1);
    expect(recommendedArea(state, 0, [2, 0])).toBe(2);
  });

  test('without a capital the first', () => {
    const state = position('land a b c\nlinks a-b b-c\nplayer 0 red\nat c 0 T1\nover');
    expect(recommendedArea(state, 0, [0, 1])).toBe(0);
  });
});
