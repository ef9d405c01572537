import { describe, expect, test } from 'vitest';
import { boardOf, isDotted, pairedCapitals } from '../board.ts';
import { DECK, WORLD } from './index.ts';
import { readDeck, readMap } from './read.ts';
import { ABILITIES, type MapData } from './types.ts';
import { validateDeck } from './validate-deck.ts';
import { validateMap } from './validate-map.ts';

const world = boardOf(WORLD);
const at = (id: string) => world.index.get(id)!;

describe('our map', () => {
  test(`[dust.board.capital.six-land] [dust.board.source.sixteen] [dust.board.area.kind]
      has the numbers of the book`, () => {
    expect(validateMap(WORLD)).toEqual([]);
    expect([world.lands.length, world.seas.length]).toEqual([48, 28]);
    expect(world.capitals.every((area) => world.isLand[area])).toBe(true);
    expect([world.capitals.length, world.sources.length]).toEqual([6, 16]);
    expect(world.sources.filter((area) => world.isLand[area])).toHaveLength(12);
    expect(WORLD.links).toHaveLength(197);
  });

  test('[dust.board.area.adjacent] [dust.board.link.wrap] lines make neighbours, over the edge too', () => {
    expect(world.next[at('alaska')]).toContain(at('kamchatka'));
    expect(world.next[at('kamchatka')]).toContain(at('alaska'));
    expect(world.next[at('britain')]).not.toContain(at('france'));
    expect(WORLD.wrapLinks).toHaveLength(8);
  });

  test('[dust.board.link.coast-dotted] a line between land and sea is dotted', () => {
    expect(isDotted(world, at('berlin'), at('north_sea'))).toBe(true);
    expect(isDotted(world, at('berlin'), at('rome'))).toBe(false);
    expect(isDotted(world, at('north_sea'), at('norwegian_sea'))).toBe(false);
  });

  test('[dust.setup.capital.pair] neighbouring capitals are pairs', () => {
    const pairs = world.capitals.map((area) => pairedCapitals(world, area).map((i) => world.areas[i]!.id));
    expect(pairs).toEqual([['houston'], ['new_york'], ['rome'], ['berlin'], ['canton'], ['peking']]);
  });
});

describe('another map', () => {
  const small = (change: Partial<MapData>): MapData => ({
    id: 'm',
    title: 'M',
    areas: [
      { id: 'a', name: 'A', kind: 'land' },
      { id: 'b', name: 'B', kind: 'land' },
    ],
    links: [['a', 'b']],
    ...change,
  });

  test('is told what is wrong with it, and where', () => {
    expect(validateMap(small({}), null)).toEqual([]);
    expect(validateMap(small({ links: [] }), null)[0]).toMatchObject({
      at: 'b',
      rule: 'dust.board.area.adjacent',
    });
    expect(validateMap(small({ links: [['a', 'x']] }), null)[0]!.text).toMatch('no area is called x');
    expect(
      validateMap(
        small({
          links: [
            ['a', 'b'],
            ['b', 'a'],
          ],
        }),
        null,
      )[0]!.text,
    ).toMatch('twice');
    expect(validateMap(small({ wrapLinks: [['a', 'a']] }), null)[0]!.rule).toBe('dust.board.link.wrap');
    const messages = validateMap(small({})).map((problem) => problem.text);
    expect(messages).toContain('capitals: 0, not 6');
    expect(messages).toContain('land power sources: 0 do not serve 6 players');
    const wet = small({
      areas: [
        { id: 'a', name: 'A', kind: 'sea', capital: true },
        { id: 'b', name: 'B', kind: 'sea' },
      ],
    });
    expect(validateMap(wet, null)[0]!.rule).toBe('dust.board.capital.six-land');
  });

  test('that is no map at all is told so', () => {
    expect(readMap(7)).toEqual([{ at: 'map', code: 'map', text: 'a map is an object' }]);
    expect(readMap({ areas: [{ id: 'a', kind: 'air' }], links: [['a']] })).toHaveLength(2);
    expect(readMap(JSON.parse(JSON.stringify(WORLD)))).toMatchObject({ id: 'world' });
  });
});

describe('our deck', () => {
  test('[dust.deck.size] [dust.card.fields] has 45 cards with five data each, no two alike in order of play', () => {
    expect(validateDeck(DECK)).toEqual([]);
    expect(DECK.cards).toHaveLength(45);
    for (const { combat, movement, production } of DECK.cards) expect(combat + movement + production).toBe(7);
    expect(new Set(DECK.cards.map((c) => `${c.combat} ${c.movement} ${c.stars}`)).size).toBe(45);
  });

  test('[dust.ability.count] [dust.ruling.3] shows eleven abilities', () => {
    expect(new Set(DECK.cards.map((card) => card.ability))).toEqual(new Set(ABILITIES));
    expect(ABILITIES).toHaveLength(11);
  });

  test('another deck is told what is wrong with it', () => {
    const cards = DECK.cards.filter((card) => card.ability !== 'koshka');
    const problems = validateDeck({ id: 'd', title: 'D', cards });
    expect(problems.map((p) => p.rule)).toEqual(['dust.deck.size', 'dust.ability.count']);
    expect(readDeck({ cards: [{ id: 'x', ability: 'magic' }] })).toMatchObject([
      { rule: 'dust.ability.count' },
    ]);
    expect(readDeck({ cards: [{ id: 'x', ability: 'nurse', combat: -1 }] })).toMatchObject([
      { rule: 'dust.card.fields' },
    ]);
  });
});
