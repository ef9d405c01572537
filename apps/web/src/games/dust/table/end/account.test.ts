import { asView, dust } from '@dustfront/dust';
import { type AnyGame, type Json, Match, seededDice, seededPick } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import type { LogLine } from '../../../../session/table.ts';
import { decidedBy, lossesOf, scoredWith, worthOf } from './account.ts';

describe('what a war came to', () => {
  const game = dust as AnyGame;
  const setup: Json = { players: 3, quickSetup: 'recommended', victoryPoints: 10 };
  const match = Match.begin(game, setup, ['a', 'b', 'c'], seededDice('x'));
  const pick = seededPick('x');
  for (let i = 0; i < 3000 && match.asked.length > 0; i++) {
    const seat = match.asked[0] as number;
    const question = match.question(seat);
    if (question === null) break;
    match.submit(seat, question.number, game.optionId(question.options.at(pick(question.options.length))));
  }
  const view = asView(match.view(null));
  const log = match
    .happenings(null)
    .map(({ after, event }): LogLine => ({ after, event, message: { key: event.type } }));

  test('what everybody scored with adds up to his points', () => {
    expect(view.history.length).toBeGreaterThan(0);
    for (const { seat, points } of view.players)
      expect(Object.values(scoredWith(view, seat)).reduce((sum, part) => sum + part, 0)).toBe(points);
  });

  test('what made the difference is where the first was furthest ahead', () => {
    const [first, second] = view.players.toSorted((a, b) => b.points - a.points).map(({ seat }) => seat);
    const most = decidedBy(view, first as number, second as number);
    const [a, b] = [scoredWith(view, first as number), scoredWith(view, second as number)];
    for (const part of ['capitals', 'sources', 'production', 'sea', 'land'] as const)
      expect(a[part] - b[part]).toBeLessThanOrEqual(most?.by ?? 0);
  });

  test('everybody lost what the log says that he lost', () => {
    const all = lossesOf(log, 3);
    const told = [0, 0, 0];
    for (const { event } of log) {
      const holder = event.type === 'special-attack' ? event.defender : event.holder;
      if (!['destroyed', 'no-retreat', 'special-attack'].includes(event.type)) continue;
      const units = Object.values((event.units ?? {}) as Record<string, number>);
      if (typeof holder === 'number' && holder >= 0)
        told[holder] = (told[holder] ?? 0) + units.reduce((sum, count) => sum + count, 0);
    }
    expect(all.map(({ lost }) => lost.length)).toEqual(told);
    expect(told.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
    expect(all.some(({ taken }) => taken > 0)).toBe(true);
    expect(worthOf(['tank', 'mech'])).toBe(7);
  });
});
