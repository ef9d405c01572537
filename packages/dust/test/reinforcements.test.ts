import { describe, expect, test } from 'vitest';
import type { DustState } from '../src/index.ts';
import { board, card } from '../src/lookup.ts';
import { answer, begin, options, playUntil, stateOf } from './table.ts';

const question = (match: ReturnType<typeof begin>) => match.question(match.asked[0]!)?.question;
const after = (players: number, seed: string) => {
  const match = begin({ players }, seed);
  playUntil(match, seed, (m) => stateOf(m).round > 0);
  return match;
};
const ids = (state: DustState, areas: readonly number[]) => areas.map((area) => board(state).areas[area]!.id);

describe('reinforcements', () => {
  const ready = () => {
    const match = begin({ players: 2 }, 'reinforcements');
    playUntil(match, 'x', (m) => question(m) === 'reinforcements');
    return match;
  };

  const pointsOf = (match: ReturnType<typeof begin>) => {
    const { production } = match.view(match.asked[0]!) as { production: { points: number } };
    return production.points;
  };
  const refusal = (match: ReturnType<typeof begin>, option: string) =>
    match.submit(match.asked[0]!, match.state.question, option);
  /** Six tanks are bought and wait for their places. */
  const bought = () => {
    const match = ready();
    answer(match, ...Array.from({ length: 6 }, () => 'buy tank'), 'done');
    return match;
  };

  test('[dust.setup.reinf.budget] [dust.ruling.71] twelve points and those of the card', () => {
    const match = ready();
    const { production } = card(stateOf(match), stateOf(match).players[match.asked[0]!]!.played!);
    expect(pointsOf(match)).toBe(12 + production);
    answer(match, 'buy mech');
    expect(pointsOf(match)).toBe(7 + production);
  });

  test('[dust.setup.reinf.units-only] neither centres nor cards', () => {
    const match = ready();
    expect(options(match)).toEqual(['buy tank', 'buy mech', 'buy fighter', 'buy bomber', 'done']);
    const rule = 'dust.setup.reinf.units-only';
    expect(refusal(match, 'buy card')).toMatchObject({ refused: { rule } });
    expect(refusal(match, 'buy centre')).toMatchObject({ refused: { rule } });
  });

  test('[dust.setup.reinf.no-sea] no submarine', () => {
    expect(refusal(ready(), 'buy submarine')).toMatchObject({
      refused: { rule: 'dust.setup.reinf.no-sea' },
    });
  });

  test('[dust.setup.reinf.place] they are placed where an own centre is', () => {
    const match = bought();
    const { areas } = stateOf(match);
    const own = areas.flatMap(({ holder, centre }, at) => (centre && holder === match.asked[0] ? [at] : []));
    expect(own).toHaveLength(3);
    expect(options(match)).toEqual(ids(stateOf(match), own).map((id) => `place tank ${id}`));
  });

  test('[dust.setup.reinf.five-per-centre] five at most for a centre', () => {
    const match = bought();
    const places = options(match);
    for (let i = 0; i < 5; i++) {
      expect(options(match)).toEqual(places);
      answer(match, places[0]!);
    }
    expect(options(match)).toEqual(places.slice(1));
  });

  test(`[dust.setup.reinf.order] [dust.setup.reinf.all-at-once]
      the first player is done before the second begins`, () => {
    const match = ready();
    const [first, second] = stateOf(match).order;
    const asked = Array.from({ length: 13 }, (_, i) => {
      const seat = match.asked[0]!;
      answer(match, i < 6 ? 'buy tank' : i === 6 ? 'done' : options(match).at(-1)!);
      return seat;
    });
    expect(asked).toEqual(Array.from({ length: 13 }, () => first));
    expect(match.asked).toEqual([second]);
    expect(question(match)).toBe('reinforcements');
  });

  test('[dust.setup.reinf.excess-lost] points that are not spent are lost', () => {
    const match = ready();
    const [seat, points] = [match.asked[0], pointsOf(match)];
    answer(match, 'buy tank', 'done');
    answer(match, options(match)[0]!);
    const lost = match.happenings(null).find(({ event }) => event.type === 'points-lost')!.event;
    expect(lost).toMatchObject({ seat, points: points - 2 });
  });

  test(`[dust.setup.discard] [dust.setup.steps] [dust.ruling.u28]
      then the set-up cards are discarded and round one begins`, () => {
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
