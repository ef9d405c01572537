import { describe, expect, test } from 'vitest';
import { boardOf } from './board.ts';
import { readDeck } from './data/read.ts';
import type { CardData, MapData } from './data/types.ts';
import { validateDeck } from './data/validate-deck.ts';
import { validateMap } from './data/validate-map.ts';

const area = (id: string) => ({ id, name: id, kind: 'land' }) as const;

const map = (links: MapData['links'], wrapLinks: MapData['links'] = []): MapData => ({
  id: 'm',
  title: 'M',
  areas: [area('a'), area('b'), area('c')],
  links,
  wrapLinks,
});

describe('lines of a map', () => {
  test('[dust.board.area.adjacent] join areas both ways, and no area is without any', () => {
    const line = map([
      ['c', 'b'],
      ['a', 'c'],
    ]);
    expect(boardOf(line).next).toEqual([[2], [2], [0, 1]]);
    expect(validateMap(line, null)).toEqual([]);
    expect(validateMap(map([['a', 'b']]), null)).toMatchObject([
      { at: 'c', code: 'cut-off', rule: 'dust.board.area.adjacent' },
    ]);
  });

  test('[dust.board.link.wrap] over the edge they join like all others', () => {
    const links: MapData['links'] = [
      ['a', 'b'],
      ['b', 'c'],
    ];
    expect(boardOf(map(links, [['b', 'c']])).next).toEqual([[1], [0, 2], [1]]);
    expect(validateMap(map(links, [['c', 'b']]), null)).toEqual([]);
    expect(validateMap(map(links, [['a', 'c']]), null)).toMatchObject([
      { at: 'wrapLinks a–c', code: 'no-link', rule: 'dust.board.link.wrap' },
    ]);
  });
});

describe('the data of a card', () => {
  const card: CardData = { id: 'x', ability: 'nurse', combat: 9, movement: 0, production: 1, stars: 1 };

  test.each(['combat', 'movement', 'production', 'stars'])(
    '[dust.card.fields] %s is a whole number from 0 to 9',
    (value) => {
      const deck = (number: number) => ({ id: 'd', title: 'D', cards: [{ ...card, [value]: number }] });
      const wrong = {
        code: 'card-value',
        text: `${value} must lie between 0 and 9`,
        rule: 'dust.card.fields',
      };
      expect(validateDeck(deck(9), null)).toEqual([]);
      expect(validateDeck(deck(10), null)).toMatchObject([wrong]);
      expect(readDeck(deck(1.5))).toMatchObject([{ code: 'values', rule: 'dust.card.fields' }]);
    },
  );
});
