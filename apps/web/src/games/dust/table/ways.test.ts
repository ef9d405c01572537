import { dust } from '@dustfront/dust';
import type { AnyGame, Json } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { LocalHost } from '../../../session/local-host.ts';
import type { OpenQuestion, Table } from '../../../session/table.ts';
import { optionOf } from '../model.ts';
import { waysOf } from './ways.ts';

const game = dust as AnyGame;
const setup: Json = { players: 3, quickSetup: 'recommended', victoryPoints: 20 };
const seats = ['Anna', 'Bruno', 'Clara'];

/** A war up to the first question for an attack. */
function attacking(): { host: LocalHost; question: OpenQuestion } {
  const host = LocalHost.begin(game, { kind: 'new', game: game.id, setup, seats, seed: 'ways' }, null, null);
  for (let i = 0; i < 900; i++) {
    const question = host.begun().state.questions[0];
    if (question === undefined) break;
    if (question.name === 'combat') return { host, question };
    host.submit(question.seat, question.number, question.options[i % question.options.length]?.id ?? '');
  }
  throw new Error('nobody could attack');
}

describe('all attacks there are', () => {
  const { host, question } = attacking();
  const table = {
    foresee: async (seat: number, ids: readonly string[]) => host.foresee(seat, ids),
  } as unknown as Table;
  const starts = question.options.filter((row) => optionOf(row).do === 'attack');

  test('each says where it starts and can be answered', async () => {
    const { routes } = await waysOf(table, question, starts);
    expect(routes.length).toBeGreaterThan(0);
    for (const { from, attack, answers } of routes) {
      expect(from).not.toBeNull();
      expect(attack).toBe(true);
      expect(() => host.foresee(question.seat, answers)).not.toThrow();
    }
  });

  test('what can be attacked is not closed; what is closed says why, once', async () => {
    const { routes, closed } = await waysOf(table, question, starts);
    const shut = closed.map(({ to }) => to);
    expect(new Set(shut).size).toBe(shut.length);
    expect(routes.filter(({ to }) => shut.includes(to))).toEqual([]);
    expect(closed.filter(({ rule }) => rule === null)).toEqual([]);
  });
});
