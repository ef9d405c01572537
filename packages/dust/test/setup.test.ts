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

  test('[dust.setup.order.combat] [dust.setup.order.tie-movement] [dust.setup.order.tie-stars] [dust.setup.hand.five] the cards give the order, the other five are the hand', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const match = begin({ players: 6 }, seed);
      for (const seat of [0, 1, 2, 3, 4, 5]) match.submit(seat, 0, options(match, seat)[0]!);
      const { order, players } = stateOf(match);
      const values = order.map((seat) => {
        const { combat, movement, stars } = card(stateOf(match), players[seat]!.played!);
        return combat * 100 + movement * 10 + stars;
      });
      expect(values).toEqual([...values].sort((a, b) => b - a));
      expect(players.map((player) => player.hand.length)).toEqual([5, 5, 5, 5, 5, 5]);
    }
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
  test('[dust.setup.source.draft] [dust.setup.source.no-snake] [dust.setup.source.land-only] [dust.setup.land.draft] [dust.ruling.72] drafts go round in the same order', () => {
    const match = begin({ players: 3 }, 'drafts');
    playUntil(match, 'x', (m) =>
      stateOf(m).stack.some((f) => f.kind === 'draft' && 'what' in f && f.what === 'source'),
    );
    const { order } = stateOf(match);
    const land = WORLD.areas.filter((a) => a.powerSource && a.kind === 'land').map((a) => `claim ${a.id}`);
    expect(options(match)).toEqual(land);
    const seats: number[] = [];
    for (let i = 0; i < 6; i++) {
      seats.push(match.asked[0]!);
      answer(match, options(match)[0]!);
    }
    expect(seats).toEqual([...order, ...order]);
    expect(question(match)).toBe('draft');
    expect(options(match)).toHaveLength(30);
    for (let i = 0; i < 15; i++) {
      expect(match.asked[0]).toBe(order[i % 3]);
      answer(match, options(match)[i]!);
    }
  });

  test('[dust.setup.source.two-each] [dust.setup.land.five-each] [dust.setup.land.ordinary] [dust.setup.centre.three-each] [dust.setup.source.tokens] [dust.ruling.73] one capital, two sources, five lands, three centres each', () => {
    for (const players of [2, 3, 4, 5, 6]) {
      const state = stateOf(after(players, `whole ${players}`));
      const held = state.players.map((_, seat) => holdings(state, seat));
      expect(held).toEqual(
        state.players.map(() => ({ capitals: 1, sources: 2, centres: 3, lands: 8, seas: 0 })),
      );
      for (const seat of state.players.keys()) {
        expect(tokens(state).sources.filter((token) => token.holder === seat)).toHaveLength(2);
      }
    }
  });

  test('[dust.setup.neutral.count] [dust.setup.capital.neutral-garrison] [dust.setup.source.neutral] [dust.setup.land.neutral] [dust.setup.capital.neutral-no-centre] [dust.ruling.14] [dust.ruling.75] the rest is neutral, tank and mech, no centre', () => {
    const counts = [2, 3, 4, 5, 6].map((players) => {
      const state = stateOf(after(players, `neutral ${players}`));
      const neutral = state.areas.filter((area) => area.holder === -2);
      for (const area of neutral) expect(area).toEqual({ holder: -2, units: [1, 1, 0, 0, 0], centre: false });
      return neutral.length;
    });
    expect(counts).toEqual([32, 24, 16, 8, 0]);
  });

  test('[dust.stock.neutral.no-limit] [dust.setup.capital.neutral-colour] [dust.ruling.11] neutrals are not short of mechs', () => {
    const state = stateOf(after(2, 'many neutrals'));
    const mechs = state.areas.reduce((sum, area) => sum + (area.holder === -2 ? area.units[1]! : 0), 0);
    expect(mechs).toBe(32);
  });

  test('[dust.setup.marker] one tank of sixty counts points and does not fight', () => {
    const state = stateOf(begin({ players: 2 }));
    expect(unitsLeft(state, 0, 0)).toBe(59);
    expect(state.players[0]!.points).toBe(0);
  });

  test('[dust.setup.centre.draft] [dust.setup.centre.own-tank] [dust.setup.centre.capital-ok] [dust.setup.centre.one-per-area] [dust.setup.centre.not-source] centres go to own lands, capitals too, never to sources or beside another', () => {
    const match = begin({ players: 2 }, 'centres');
    playUntil(match, 'x', (m) => m.asked.length === 1 && options(m)[0]!.startsWith('centre'));
    const state = stateOf(match);
    const seat = match.asked[0]!;
    const own = ids(
      state,
      board(state).lands.filter((area) => state.areas[area]!.holder === seat && !board(state).isSource[area]),
    );
    expect(options(match)).toEqual(own.map((id) => `centre ${id}`));
    expect(own).toHaveLength(6);
    const capital = own.find((id) => WORLD.areas.some((area) => area.id === id && area.capital))!;
    answer(match, `centre ${capital}`);
    answer(match, options(match)[0]!);
    expect(match.asked).toEqual([seat]);
    expect(options(match)).not.toContain(`centre ${capital}`);
  });

  test('[dust.setup.capital.neutral-ordinary-switch] [dust.ruling.91] [dust.ruling.u29] under the option neutral capitals are ordinary lands with a centre from the stock', () => {
    const state = stateOf(after(2, 'ordinary', { neutralCapitalsAreOrdinary: true }));
    expect(state.ordinary).toHaveLength(4);
    for (const area of state.ordinary) expect(state.areas[area]!.centre).toBe(true);
    expect(centresLeft(state)).toBe(14);
    expect(tokens(state).capitals).toHaveLength(2);
  });
});

describe('reinforcements', () => {
  const ready = () => {
    const match = begin({ players: 2 }, 'reinforcements');
    playUntil(match, 'x', (m) => question(m) === 'reinforcements');
    return match;
  };

  test('[dust.setup.reinf.budget] [dust.setup.reinf.units-only] [dust.setup.reinf.no-sea] [dust.ruling.71] twelve and the card, for land and air units only', () => {
    const match = ready();
    const seat = match.asked[0]!;
    expect(seat).toBe(stateOf(match).order[0]);
    const { production } = card(stateOf(match), stateOf(match).players[seat]!.played!);
    expect(match.view(seat)).toMatchObject({ production: { points: 12 + production } });
    expect(options(match)).toEqual(['buy tank', 'buy mech', 'buy fighter', 'buy bomber', 'done']);
    const refused = match.submit(seat, match.state.question, 'buy submarine');
    expect(refused).toMatchObject({ refused: { rule: 'dust.setup.reinf.no-sea' } });
    expect(match.submit(seat, match.state.question, 'buy card')).toMatchObject({
      refused: { rule: 'dust.setup.reinf.units-only' },
    });
  });

  test('[dust.setup.reinf.place] [dust.setup.reinf.five-per-centre] [dust.setup.reinf.all-at-once] [dust.setup.reinf.order] [dust.setup.reinf.excess-lost] five at most in an own centre area, one player whole before the next', () => {
    const match = ready();
    const [first, second] = stateOf(match).order;
    answer(match, ...Array.from({ length: 6 }, () => 'buy tank'), 'done');
    const places = options(match);
    expect(places).toHaveLength(3);
    for (let i = 0; i < 5; i++) answer(match, places[0]!);
    expect(match.asked).toEqual([first]);
    expect(options(match)).toEqual(places.slice(1));
    answer(match, places[1]!);
    expect(match.asked).toEqual([second]);
    expect(match.happenings(null).some((h) => h.event.type === 'points-lost' && h.event.seat === first)).toBe(
      true,
    );
  });

  test('[dust.setup.discard] [dust.setup.steps] [dust.ruling.u28] then the set-up cards are discarded and round one begins', () => {
    const match = after(3, 'steps');
    const state = stateOf(match);
    expect([state.round, state.discards.length]).toEqual([1, 3]);
    expect(state.players.every((player) => player.played === null && player.hand.length === 5)).toBe(true);
    expect(match.asked).toEqual([0, 1, 2]);
    const used = match.happenings(null).filter((h) => h.event.type === 'ability-used');
    expect(used).toEqual([]);
    const drafted = match
      .happenings(null)
      .flatMap(({ event }) => (event.rule?.split('.')[1] === 'setup' ? [event.rule] : []));
    const first = [...new Set(drafted)].filter((rule) =>
      /reveal|capital.claim|source.draft|land.draft|centre.draft|reinf.budget/.test(rule!),
    );
    expect(first).toEqual([
      'dust.setup.card.reveal',
      'dust.setup.capital.claim',
      'dust.setup.source.draft',
      'dust.setup.land.draft',
      'dust.setup.centre.draft',
      'dust.setup.reinf.budget',
    ]);
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

  test('[dust.setup.order.tie-random] [dust.turn.order.tie-random] [dust.ruling.63] with a deck of equal cards the lot decides, in set-up and in every round', () => {
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
