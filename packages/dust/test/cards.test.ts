import { describe, expect, test } from 'vitest';
import { DECK } from '../src/index.ts';
import { answer, begin, options, playUntil, stateOf } from './table.ts';

const small = (lines: string) => ({
  position: `land a! b c\nlinks a-b b-c\nat a 0 T1\nat c 1 T1\n${lines}`,
});

describe('initiative', () => {
  test('[dust.init.choose] [dust.init.facedown] [dust.init.reveal] chosen in secret, shown together', () => {
    const match = begin(
      small(
        'round 2\nplayer 0 red hand=nurse_1,nurse_2\nplayer 1 blue hand=sigrid_1,sigrid_2\nnow initiative',
      ),
    );
    expect(match.asked).toEqual([0, 1]);
    expect(options(match, 1)).toEqual(['card sigrid_1', 'card sigrid_2']);
    match.submit(1, match.state.question, 'card sigrid_2');
    expect(match.view(0)).toMatchObject({
      chosen: [1],
      choice: null,
      players: [{ played: null }, { played: null, hand: 2 }],
    });
    expect(match.view(1)).toMatchObject({ choice: 'sigrid_2' });
    expect(JSON.stringify(match.view(0))).not.toContain('sigrid');
    match.submit(0, match.state.question, 'card nurse_1');
    expect(match.view(null)).toMatchObject({
      players: [
        { played: 'nurse_1', hand: 1 },
        { played: 'sigrid_2', hand: 1 },
      ],
    });
    expect(stateOf(match).order).toEqual([0, 1]);
  });

  test('[dust.card.value.ability] the character gives the ability of the round', () => {
    const match = begin(
      small('round 2\nplayer 0 red hand=diplomat_1\nplayer 1 blue hand=sigrid_1\nnow initiative'),
    );
    answer(match, 'card diplomat_1', 'card sigrid_1');
    expect(match.question(0)!.question).toBe('diplomat');
  });

  test(`[dust.init.no-card] [dust.init.no-card.tie] [dust.ruling.94]
      players without cards come last, among themselves by lot`, () => {
    const orders = Array.from({ length: 12 }, (_, n) => {
      const text =
        'round 2\nplayer 0 red\nplayer 1 blue\nplayer 2 green hand=mech_dropper_4\nat b 2 T1\n' +
        'now initiative';
      const match = begin(small(text), `lots ${n}`);
      expect(match.asked).toEqual([2]);
      answer(match, 'card mech_dropper_4');
      return stateOf(match).order.join();
    });
    expect([...new Set(orders)].sort()).toEqual(['2,0,1', '2,1,0']);
  });
});

describe('the deck', () => {
  const shop = (draw: string, discards: string) =>
    begin(
      small(
        `round 2\nplayer 0 red played=koshka_3\nplayer 1 blue played=diplomat_1\n${draw}\n${discards}\n` +
          'now production 0',
      ),
      'deck',
    );

  test(`[dust.card.deck.reshuffle] [dust.card.deck.never-dry] [dust.ruling.61]
      an empty pile is made anew from the discards`, () => {
    const match = shop('draw nurse_1', 'discards nurse_2 nurse_3 nurse_4');
    answer(match, 'buy card', 'buy card', 'buy card', 'done');
    const { hand } = stateOf(match).players[0]!;
    expect(hand[0]).toBe('nurse_1');
    expect([...hand, ...stateOf(match).draw].sort()).toEqual(['nurse_1', 'nurse_2', 'nurse_3', 'nurse_4']);
    expect(stateOf(match).discards).toEqual([]);
    expect(match.happenings(null).some((h) => h.event.type === 'reshuffled')).toBe(true);
    expect(DECK.cards.length - 6 * 6).toBe(9);
  });

  test(`[dust.card.buy.no-second-look] [dust.card.buy.announce]
      after the cards are seen, nothing more is bought`, () => {
    const match = shop('draw nurse_1 nurse_2', 'discards nurse_3');
    answer(match, 'buy card');
    expect(stateOf(match).players[0]!.hand).toEqual([]);
    answer(match, 'done');
    expect(stateOf(match).players[0]!.hand).toEqual(['nurse_2']);
    expect(match.question(0)!.question).not.toBe('purchase');
  });

  test('[dust.prod.cards.to-hand] only the buyer sees what was drawn', () => {
    const match = shop('draw nurse_1 nurse_2', 'discards nurse_3');
    answer(match, 'buy card', 'done');
    const drawn = (viewer: number | null) =>
      match.happenings(viewer).filter((h) => h.event.type === 'cards-drawn');
    expect([drawn(0).length, drawn(1).length, drawn(null).length]).toEqual([1, 0, 0]);
  });
});

describe('the round', () => {
  test('[dust.ability.diplomat.duration] [dust.ability.this-round] alliances and abilities end with the round', () => {
    const match = begin(
      small(
        'round 2\nplayer 0 red played=diplomat_1 hand=nurse_1\nplayer 1 blue hand=nurse_2\norder 0 1\nnow production 0',
      ),
    );
    answer(match, 'ally 1');
    expect(stateOf(match).alliances).toEqual([[0, 1]]);
    playUntil(match, 'on', (m) => stateOf(m).round === 3);
    expect(stateOf(match).alliances).toEqual([]);
    expect(stateOf(match).players.every((player) => !player.used)).toBe(true);
  });

  test('[dust.figure.centre.indestructible] centres never leave the map', () => {
    const match = begin({ players: 6, quickSetup: 'random' }, 'centres stay');
    let before = 0;
    playUntil(match, 'centres stay', (m) => {
      const now = stateOf(m).areas.filter((area) => area.centre).length;
      expect(now).toBeGreaterThanOrEqual(before);
      before = now;
      return false;
    });
    expect(before).toBeGreaterThanOrEqual(18);
  });

  test('[dust.ruling.95] the thirty open questions each have a row and a test', async () => {
    const { readFileSync } = await import('node:fs');
    const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
    for (let n = 1; n <= 30; n++) expect(rules).toContain(`| \`dust.ruling.u${n}\` |`);
  });
});
