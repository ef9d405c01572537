import { dust } from '@dustfront/dust';
import type { AnyGame, Json } from '@dustfront/kernel';
import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import type { Controller } from '../../../modes/controller.ts';
import { LocalHost } from '../../../session/local-host.ts';
import type { OpenQuestion } from '../../../session/table.ts';
import { optionOf, placeOf } from '../model.ts';
import { Till } from './till.ts';

const game = dust as AnyGame;
const setup: Json = { players: 6, quickSetup: 'recommended', victoryPoints: 20 };
const seats = ['Anna', 'Bruno', 'Clara', 'Dora', 'Emil', 'Fritz'];

/** A war in which somebody may throw cards away before he buys, with a free mech to place. */
function building(): { host: LocalHost; question: OpenQuestion } {
  const host = LocalHost.begin(game, { kind: 'new', game: game.id, setup, seats, seed: 'till' }, null, null);
  for (let i = 0; i < 60; i++) {
    const question = host.begun().state.questions[0];
    if (question === undefined) break;
    const next = question.name === 'discard' ? host.foresee(question.seat, ['keep']) : null;
    if (next?.options.some((row) => optionOf(row).do === 'free-mech')) return { host, question };
    const ids = question.options.map(({ id }) => id);
    const wanted = ids.find((id) => /^(keep|done|stop|end|card mech_builder.*)$/.test(id));
    host.submit(question.seat, question.number, wanted ?? ids[i % ids.length] ?? '');
  }
  throw new Error('nobody built a mech for nothing');
}

describe('a shop that is open before cards were thrown away', () => {
  const { host, question } = building();
  const asked = signal<OpenQuestion | null>(question);
  const runs: unknown[] = [];
  const c = {
    question: asked,
    table: { foresee: async (seat: number, ids: readonly string[]) => host.foresee(seat, ids) },
    run: (answers: unknown) => runs.push(answers),
    submit: async (id: string) => runs.push(id),
  } as unknown as Controller;
  const till = new Till(c);

  test('offers areas for a free mech at once; choosing one throws no card away', async () => {
    till.ask(question);
    expect(till.opening.value).toBe(true);
    await expect.poll(() => till.opening.value).toBe(false);
    const mech = till.offers(question).options.find((row) => optionOf(row).do === 'free-mech');
    expect(mech && placeOf(optionOf(mech))).toBeTruthy();
    till.answer(mech?.id ?? '');
    expect(runs).toEqual([['keep', mech?.id]]);
  });

  test('is answered by itself once it is asked about', () => {
    const shop = host.foresee(question.seat, ['keep']);
    asked.value = shop;
    till.ask(shop);
    runs.length = 0;
    till.buy('tank', false);
    expect(runs).toEqual(['buy tank']);
    expect(till.offers(shop as OpenQuestion)).toBe(shop);
  });
});
