import { coreAdvisor } from '@dustfront/advice/dust-tactics';
import { dustTactics } from '@dustfront/dust-tactics';
import { type AnyGame, type Json, RULES_FAILED } from '@dustfront/kernel';
import { planted } from '@dustfront/testkit';
import { describe, expect, test } from 'vitest';
import { LocalHost } from './local-host.ts';

const setup: Json = { scenario: 'reconnaissance', rounds: 2 };

const begun = (fails: (option: string) => boolean): LocalHost =>
  LocalHost.begin(
    planted(dustTactics as AnyGame, fails),
    { kind: 'new', game: 'dust-tactics', setup, seats: ['a', 'b'], seed: 'failure' },
    0,
    coreAdvisor,
  );

/** Answers the first option until one of the wanted kind is asked about. */
function upTo(host: LocalHost, name: string): void {
  for (;;) {
    const question = host.begun().state.questions[0]!;
    if (question.name === name) return;
    expect(host.submit(question.seat, question.number, question.options[0]!.id).reply).toEqual({ ok: true });
  }
}

describe('the rules fail at an answer given at a table of this page', () => {
  test('it is refused, the table and its dice are as before, another answer goes on', () => {
    let isBroken = true;
    const host = begun(() => isBroken);
    isBroken = false;
    upTo(host, 'activate');
    isBroken = true;
    const before = host.begun();
    const question = before.state.questions[0]!;
    const { reply, ...after } = host.submit(question.seat, question.number, question.options[0]!.id);
    expect(reply).toMatchObject({ ok: false, refusal: { code: RULES_FAILED } });
    expect(after).toEqual(before);
    isBroken = false;
    expect(host.submit(question.seat, question.number, question.options[0]!.id).reply).toEqual({ ok: true });
  });

  test('what was answered before can be taken back', () => {
    let isBroken = false;
    const host = begun(() => isBroken);
    upTo(host, 'activate');
    const { at, questions } = host.begun().state;
    const question = questions[0]!;
    host.submit(question.seat, question.number, question.options[0]!.id);
    isBroken = true;
    const next = host.begun().state.questions[0]!;
    expect(host.submit(next.seat, next.number, next.options[0]!.id).reply.ok).toBe(false);
    expect(host.undo(question.seat, at).done).toBe(true);
    expect(host.begun().state.at).toBe(at);
  });

  test('if every answer fails it can be ended without a result, and is so when it is opened again', () => {
    const host = begun(() => true);
    const question = host.begun().state.questions[0]!;
    for (const { id } of question.options)
      expect(host.submit(question.seat, question.number, id).reply.ok).toBe(false);
    const { state, position } = host.end();
    expect(state).toMatchObject({
      asked: [],
      questions: [],
      outcome: { places: [0, 0], reason: RULES_FAILED },
    });
    const record = host.record();
    const kept = {
      kind: 'record',
      game: 'dust-tactics',
      record,
      until: null,
      seed: 'failure',
      position,
    } as const;
    const again = LocalHost.begin(dustTactics as AnyGame, { ...kept, isEnded: true }, 0, coreAdvisor);
    expect(again.begun().state.outcome).toMatchObject({ reason: RULES_FAILED });
    expect(LocalHost.begin(dustTactics as AnyGame, kept, 0, coreAdvisor).begun().state.outcome).toBeNull();
  });
});
