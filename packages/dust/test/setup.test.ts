import { describe, expect, test } from 'vitest';
import { holdings } from '../src/control.ts';
import { DECK, type DustState, dust, WORLD } from '../src/index.ts';
import { board, card } from '../src/lookup.ts';
import { openCapitals } from '../src/setup-areas.ts';
import { centresLeft, unitsLeft } from '../src/stock.ts';
import { tokens } from '../src/tokens.ts';
import { answer, begin, options, playUntil, stateOf } from './table.ts';

const question = (match: ReturnType<typeof begin>) => match.question(match.asked[0]!)?.question;
const after = (players: number, seed: string, setup: object = {}) => {
  const match = begin({ players, ...setup }, seed);
  playUntil(match, seed, (m) => stateOf(m).round > 0);
  return match;
};
const ids = (state: DustState, areas: readonly number[]) => areas.map((area) => board(state).areas[area]!.id);

describe('the deck', () => {
  test('[dust.setup.deal.six] [dust.setup.card.choose] everybody has six cards and is asked at once', () => {
    const match = begin({ players: 4 });
    expect(match.asked).toEqual([0, 1, 2, 3]);
    for (const seat of match.asked) expect(options(match, seat)).toHaveLength(6);
    expect(stateOf(match).draw).toHaveLength(45 - 24);
  });

  test('[dust.setup.card.reveal] nothing is shown before the last has chosen, then all at once', () => {
    const match = begin({ players: 2 });
    const [first, second] = [options(match, 0)[2]!, options(match, 1)[3]!];
    match.submit(0, 0, first);
    expect(JSON.stringify(match.view(1))).not.toContain(first.slice(5));
    expect(match.entriesFor(1)[0]!.option).toBeNull();
    expect(match.happenings(1).some((h) => h.event.type === 'setup-cards')).toBe(false);
    match.submit(1, 0, second);
    const shown = match.happenings(null).find((h) => h.event.type === 'setup-cards')!.event;
    expect(shown.cards).toEqual([first.slice(5), second.slice(5)]);
  });

  const chosen = (seed: string) => {
    const match = begin({ players: 6 }, seed);
    for (const seat of [0, 1, 2, 3, 4, 5]) match.submit(seat, 0, options(match, seat)[0]!);
    const { order, players } = stateOf(match);
    return { players, cards: order.map((seat) => card(stateOf(match), players[seat]!.played!)) };
  };
  const neighbours = () =>
    ['a', 'b', 'c', 'd', 'e'].flatMap((seed) => {
      const { cards } = chosen(seed);
      return cards.slice(1).map((later, i) => [cards[i]!, later] as const);
    });

  test('[dust.setup.order.combat] the cards give the order, by combat', () => {
    for (const [earlier, later] of neighbours()) expect(earlier.combat).toBeGreaterThanOrEqual(later.combat);
  });

  test('[dust.setup.order.tie-movement] between equal combat values by movement', () => {
    const tied = neighbours().filter(([earlier, later]) => earlier.combat === later.combat);
    expect(tied.some(([earlier, later]) => earlier.movement > later.movement)).toBe(true);
    for (const [earlier, later] of tied) expect(earlier.movement).toBeGreaterThanOrEqual(later.movement);
  });

  test('[dust.setup.order.tie-stars] between cards equal in both by stars', () => {
    const tied = neighbours().filter(
      ([earlier, later]) => earlier.combat === later.combat && earlier.movement === later.movement,
    );
    expect(tied.some(([earlier, later]) => earlier.stars > later.stars)).toBe(true);
    for (const [earlier, later] of tied) expect(earlier.stars).toBeGreaterThanOrEqual(later.stars);
  });

  test('[dust.setup.hand.five] the other five cards are the hand', () => {
    const match = begin({ players: 2 });
    const cards = options(match, 0).map((id) => id.slice(5));
    answer(match, `card ${cards[2]}`, options(match, 1)[0]!);
    expect(stateOf(match).players[0]!.hand).toEqual(cards.filter((_, at) => at !== 2));
  });
});

describe('capitals', () => {
  const claimed = (players: number, ...capitals: string[]): string[] => {
    const match = begin({ players }, `capitals ${players}`);
    playUntil(match, 'x', (m) => question(m) === 'colour');
    for (const capital of capitals) answer(match, options(match)[0]!, `claim ${capital}`);
    const state = stateOf(match);
    return ids(state, openCapitals(state));
  };

  test('[dust.setup.colour.pick] [dust.stock.army.six] [dust.setup.capital.claim] colour and capital on one go', () => {
    const match = begin({ players: 3 }, 'colours');
    playUntil(match, 'x', (m) => question(m) === 'colour');
    const seat = match.asked[0]!;
    expect(seat).toBe(stateOf(match).order[0]);
    expect(options(match)).toHaveLength(6);
    answer(match, 'colour green');
    expect(match.asked).toEqual([seat]);
    answer(match, 'claim berlin');
    expect(stateOf(match).areas[board(stateOf(match)).index.get('berlin')!]).toMatchObject({
      holder: seat,
      units: [1, 0, 0, 0, 0],
    });
    expect(match.asked).toEqual([stateOf(match).order[1]]);
    expect(options(match)).not.toContain('colour green');
  });

  test('[dust.setup.capital.two-player-pair] two players: not the partner of the first', () => {
    expect(claimed(2, 'berlin')).toEqual(['new_york', 'houston', 'peking', 'canton']);
    const match = begin({ players: 2 }, 'closed');
    playUntil(match, 'x', (m) => question(m) === 'colour');
    answer(match, options(match)[0]!, 'claim berlin');
    answer(match, options(match)[0]!);
    const rome = match.submit(match.asked[0]!, match.state.question, 'claim rome');
    expect(rome).toMatchObject({ refused: { rule: 'dust.setup.capital.two-player-pair' } });
  });

  test('[dust.setup.capital.three-player-pair] three players: three pairs', () => {
    expect(claimed(3, 'berlin', 'houston')).toEqual(['peking', 'canton']);
  });

  test('[dust.setup.capital.four-player-pairs] four players: with two pairs opened the third is closed', () => {
    expect(claimed(4, 'berlin')).toHaveLength(5);
    expect(claimed(4, 'berlin', 'houston')).toEqual(['new_york', 'rome']);
    expect(claimed(4, 'berlin', 'rome')).toEqual(['new_york', 'houston', 'peking', 'canton']);
    expect(claimed(4, 'berlin', 'rome', 'peking')).toEqual(['canton']);
  });

  test('[dust.setup.capital.five-six-free] [dust.ruling.74] five and six players: any that is free', () => {
    expect(claimed(5, 'berlin', 'houston', 'canton')).toEqual(['new_york', 'rome', 'peking']);
    expect(claimed(6, 'berlin', 'houston')).toHaveLength(4);
  });
});

describe('areas', () => {
  const drafting = () => {
    const match = begin({ players: 3 }, 'drafts');
    playUntil(match, 'x', (m) =>
      stateOf(m).stack.some((f) => f.kind === 'draft' && 'what' in f && f.what === 'source'),
    );
    return match;
  };
  /** Who is asked, while so many answers are given. */
  const drafters = (match: ReturnType<typeof begin>, count: number): number[] =>
    Array.from({ length: count }, () => {
      const seat = match.asked[0]!;
      answer(match, options(match)[0]!);
      return seat;
    });
  const unitsAt = (match: ReturnType<typeof begin>, option: string) => {
    const { areas } = stateOf(match);
    return areas[board(stateOf(match)).index.get(option.split(' ')[1]!)!];
  };

  test('[dust.setup.source.land-only] the power sources on land are drafted', () => {
    const land = WORLD.areas.filter((a) => a.powerSource && a.kind === 'land').map((a) => `claim ${a.id}`);
    expect(options(drafting())).toEqual(land);
  });

  test('[dust.setup.source.draft] each player in turn puts a tank on a free power source', () => {
    const match = drafting();
    const [option, seat] = [options(match)[3]!, match.asked[0]!];
    expect(seat).toBe(stateOf(match).order[0]);
    answer(match, option);
    expect(unitsAt(match, option)).toMatchObject({ holder: seat, units: [1, 0, 0, 0, 0] });
    expect(match.asked).toEqual([stateOf(match).order[1]]);
    expect(options(match)).not.toContain(option);
  });

  test('[dust.setup.source.no-snake] [dust.ruling.72] drafts go round in the same order', () => {
    const match = drafting();
    const { order } = stateOf(match);
    expect(drafters(match, 6)).toEqual([...order, ...order]);
    expect(drafters(match, 15)).toEqual([...order, ...order, ...order, ...order, ...order]);
  });

  test('[dust.setup.land.draft] then each puts a tank on a free land', () => {
    const match = drafting();
    drafters(match, 6);
    expect(question(match)).toBe('draft');
    expect(options(match)).toHaveLength(30);
    const [option, seat] = [options(match)[7]!, match.asked[0]!];
    answer(match, option);
    expect(unitsAt(match, option)).toMatchObject({ holder: seat, units: [1, 0, 0, 0, 0] });
    expect(options(match)).not.toContain(option);
  });

  const whole = (players: number) => stateOf(after(players, `whole ${players}`));
  const everyone = () =>
    [2, 5].map(whole).flatMap((state) => state.players.map((_, seat) => ({ state, seat })));

  test('[dust.setup.source.two-each] everybody has two power sources', () => {
    for (const { state, seat } of everyone()) expect(holdings(state, seat).sources).toBe(2);
  });

  test('[dust.setup.land.five-each] everybody has a capital, two sources and five lands, and nothing at sea', () => {
    for (const { state, seat } of everyone()) {
      expect(holdings(state, seat)).toMatchObject({ capitals: 1, lands: 8, seas: 0 });
    }
  });

  test('[dust.setup.land.ordinary] [dust.ruling.73] the five lands are neither capitals nor sources', () => {
    const match = drafting();
    drafters(match, 6);
    const special = WORLD.areas.filter((area) => area.capital || area.powerSource).map(({ id }) => id);
    expect(options(match).filter((option) => special.includes(option.split(' ')[1]!))).toEqual([]);
  });

  test('[dust.setup.centre.three-each] everybody has three centres', () => {
    for (const { state, seat } of everyone()) expect(holdings(state, seat).centres).toBe(3);
  });

  test('[dust.setup.source.tokens] everybody has the tokens of his two sources', () => {
    for (const { state, seat } of everyone()) {
      expect(tokens(state).sources.filter((token) => token.holder === seat)).toHaveLength(2);
    }
  });

  /** The neutral areas of a kind, with two players. */
  const neutrals = (wanted: (area: (typeof WORLD.areas)[number]) => boolean | undefined) =>
    whole(2).areas.filter((area, at) => area.holder === -2 && wanted(WORLD.areas[at]!));

  test('[dust.setup.neutral.count] [dust.ruling.75] the rest is neutral', () => {
    const counts = [2, 3, 4, 5, 6].map(
      (players) => whole(players).areas.filter((area) => area.holder === -2).length,
    );
    expect(counts).toEqual([32, 24, 16, 8, 0]);
  });

  test('[dust.setup.capital.neutral-garrison] a neutral capital has a tank and a mech', () => {
    const found = neutrals((area) => area.capital);
    expect(found.map(({ units }) => units)).toEqual(Array.from({ length: 4 }, () => [1, 1, 0, 0, 0]));
  });

  test('[dust.setup.source.neutral] so has a neutral power source', () => {
    const found = neutrals((area) => area.powerSource);
    expect(found.map(({ units }) => units)).toEqual(Array.from({ length: 8 }, () => [1, 1, 0, 0, 0]));
  });

  test('[dust.setup.land.neutral] and any other neutral land', () => {
    const found = neutrals((area) => !area.capital && !area.powerSource);
    expect(found.map(({ units }) => units)).toEqual(Array.from({ length: 20 }, () => [1, 1, 0, 0, 0]));
  });

  test('[dust.setup.capital.neutral-no-centre] [dust.ruling.14] a neutral capital has no centre', () => {
    expect(neutrals((area) => area.capital).map(({ centre }) => centre)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test(`[dust.stock.neutral.no-limit] [dust.setup.capital.neutral-colour] [dust.ruling.11]
      neutrals are not short of mechs`, () => {
    const state = stateOf(after(2, 'many neutrals'));
    const mechs = state.areas.reduce((sum, area) => sum + (area.holder === -2 ? area.units[1]! : 0), 0);
    expect(mechs).toBe(32);
  });

  test('[dust.setup.marker] one tank of sixty counts points and does not fight', () => {
    const state = stateOf(begin({ players: 2 }));
    expect(unitsLeft(state, 0, 0)).toBe(59);
    expect(state.players[0]!.points).toBe(0);
  });

  describe('centres', () => {
    const placing = () => {
      const match = begin({ players: 2 }, 'centres');
      playUntil(match, 'x', (m) => m.asked.length === 1 && options(m)[0]!.startsWith('centre'));
      return match;
    };
    const areasOf = (match: ReturnType<typeof begin>) =>
      options(match).map((option) => WORLD.areas.find(({ id }) => option === `centre ${id}`)!);

    test('[dust.setup.centre.draft] each player in turn places one', () => {
      const match = placing();
      const { order } = stateOf(match);
      expect(match.asked).toEqual([order[0]]);
      const [option] = options(match);
      answer(match, option!);
      expect(unitsAt(match, option!)!.centre).toBe(true);
      expect(match.asked).toEqual([order[1]]);
    });

    test('[dust.setup.centre.own-tank] on his own lands', () => {
      const match = placing();
      const state = stateOf(match);
      const held = board(state).lands.filter((area) => state.areas[area]!.holder === match.asked[0]);
      expect(held).toHaveLength(8);
      expect(options(match)).toHaveLength(6);
      for (const { id } of areasOf(match)) expect(ids(state, held)).toContain(id);
    });

    test('[dust.setup.centre.capital-ok] in his capital too', () => {
      expect(areasOf(placing()).filter((area) => area.capital)).toHaveLength(1);
    });

    test('[dust.setup.centre.not-source] never on a power source', () => {
      expect(areasOf(placing()).filter((area) => area.powerSource)).toEqual([]);
    });

    test('[dust.setup.centre.one-per-area] never beside another', () => {
      const match = placing();
      const [seat, [option]] = [match.asked[0], options(match)];
      answer(match, option!);
      answer(match, options(match)[0]!);
      expect(match.asked).toEqual([seat]);
      expect(options(match)).not.toContain(option);
    });
  });

  test(`[dust.setup.capital.neutral-ordinary-switch] [dust.ruling.91] [dust.ruling.u29]
      under the option neutral capitals are ordinary lands with a centre from the stock`, () => {
    const state = stateOf(after(2, 'ordinary', { neutralCapitalsAreOrdinary: true }));
    expect(state.ordinary).toHaveLength(4);
    for (const area of state.ordinary) expect(state.areas[area]!.centre).toBe(true);
    expect(centresLeft(state)).toBe(14);
    expect(tokens(state).capitals).toHaveLength(2);
  });
});

describe('quick set-up and options', () => {
  test('[dust.option.quick-setup] begins at the first round with a whole legal set-up', () => {
    for (const quickSetup of ['random', 'recommended']) {
      for (const players of [2, 3, 4, 5, 6]) {
        const match = begin({ players, quickSetup }, `${quickSetup} ${players}`);
        const state = stateOf(match);
        expect([state.round, match.question(0)!.question]).toEqual([1, 'initiative']);
        for (const seat of state.players.keys()) {
          expect(holdings(state, seat)).toEqual({ capitals: 1, sources: 2, centres: 3, lands: 8, seas: 0 });
          expect(unitsLeft(state, seat, 0)).toBeLessThan(59 - 8);
        }
      }
    }
  });

  test('what is wrong with the options is told by place', () => {
    expect(dust.setup({ players: 7, scoring: 'mine', wrong: 1 })).toMatchObject([
      { at: 'wrong' },
      { at: 'players' },
      { at: 'scoring' },
    ]);
    expect(dust.setup({ players: 2, victoryPoints: 1 })).toMatchObject([{ at: 'victoryPoints' }]);
    expect(
      dust.setup({ players: 2, deck: JSON.parse(JSON.stringify({ cards: DECK.cards.slice(1) })) }),
    ).toMatchObject([{ at: 'deck.cards', rule: 'dust.deck.size' }]);
    expect(dust.setup({ players: 2, map: { areas: [], links: [] } })).not.toHaveProperty('stack');
    expect(dust.setup(null)).toHaveLength(1);
  });

  test(`[dust.setup.order.tie-random] [dust.turn.order.tie-random] [dust.ruling.63]
      with a deck of equal cards the lot decides, in set-up and in every round`, () => {
    const cards = DECK.cards.map((one) => ({ ...one, combat: 2, movement: 2, production: 3, stars: 1 }));
    const [ofSetup, ofTurns] = [new Set<string>(), new Set<string>()];
    for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8']) {
      const match = begin(
        { players: 3, quickSetup: 'random', deck: JSON.parse(JSON.stringify({ ...DECK, cards })) },
        seed,
      );
      ofSetup.add(stateOf(match).order.join());
      playUntil(match, seed, (m) => stateOf(m).stack.some((frame) => frame.kind === 'player-turn'));
      ofTurns.add(stateOf(match).order.join());
      expect([...stateOf(match).order].sort()).toEqual([0, 1, 2]);
    }
    expect(ofSetup.size).toBeGreaterThan(2);
    expect(ofTurns.size).toBeGreaterThan(2);
  });

  test('another map and deck can take the place of ours', () => {
    const map = { ...JSON.parse(JSON.stringify(WORLD)), id: 'mine' };
    const match = begin(
      { players: 2, map, deck: JSON.parse(JSON.stringify({ ...DECK, id: 'mine' })) },
      'other',
    );
    playUntil(match, 'other', (m) => stateOf(m).round === 2);
    expect(stateOf(match).round).toBe(2);
  });
});
