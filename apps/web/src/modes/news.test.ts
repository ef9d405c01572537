import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import type { Act } from '../acts/act.ts';
import type { Table } from '../session/table.ts';
import { AnswerQueues } from './answer-queues.ts';
import type { Sitting } from './sitting.ts';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});

const { News } = await import('./news.ts');

const of = (piece: string, sign: 'allies' | 'axis', after: number) => ({ piece, name: piece, sign, after });
const begins = (piece: string, sign: 'allies' | 'axis', after: number, reacting = false): Act => ({
  ...of(piece, sign, after),
  ...{ kind: 'begins', reacting },
});
const walks = (piece: string, sign: 'allies' | 'axis', after: number, from: string, to: string): Act => ({
  ...of(piece, sign, after),
  ...{ kind: 'moves', from, to, how: 'walks', heavy: false },
});
const fires = (piece: string, sign: 'allies' | 'axis', after: number, target: string): Act => ({
  ...of(piece, sign, after),
  ...{ kind: 'fires', weapon: '', shot: 'tracer', from: 'C1', target, targetName: target, to: 'C3' },
  ...{ hits: 0, saved: 0, back: false },
});
const vain = (piece: string, sign: 'allies' | 'axis', after: number): Act => ({
  ...of(piece, sign, after),
  ...{ kind: 'fails-to-react', at: 'F1' },
});

/** The news of whoever sits at the first seat, of the Allies, when these answers were given. */
function news(acts: readonly Act[], seats: readonly number[], clicks: ReadonlyMap<number, number>) {
  const entries = seats.map((seat) => ({ seat }));
  const side = (sign: string, seat: number) => ({ sign, seats: [seat], pips: [] });
  return new News({
    table: { state: signal({ log: [], entries, view: {}, header: { setup: null }, at: entries.length }) },
    face: { acts: () => acts, status: () => ({ sides: [side('allies', 0), side('axis', 1)] }) },
    seats: signal([0]),
    question: signal({ seat: 0 }),
    past: signal(null),
    shown: signal(null),
    byItself: new Set<number>(),
    clickOf: (at: number) => clicks.get(at) ?? at,
  } as unknown as Sitting);
}

const pieces = (of: ReturnType<typeof news>) => of.fresh.value.map(({ piece }) => piece);

const walk = [
  begins('rangers', 'allies', 0),
  walks('rangers', 'allies', 1, 'C1', 'C2'),
  vain('luther', 'axis', 2),
  walks('rangers', 'allies', 3, 'C2', 'C3'),
];

test('who tried in vain to react to a walk is told when it went on by itself, and the walk is not', () => {
  const walked = news(walk, [0, 0, 1, 0], new Map([1, 3].map((at) => [at, 0])));
  expect(pieces(walked)).toEqual(['luther']);
  expect(walked.traces.value).toEqual([{ kind: 'vain', sign: 'axis', square: 'F1', number: 0 }]);
  expect(walked.own.value).toBeNull();
});

test('the next order that is given by hand ends it', () => {
  expect(pieces(news(walk, [0, 0, 1, 0], new Map([[1, 0]])))).toEqual([]);
});

test('what one does after the reaction is the own result, whoever gave the answer that brought it', () => {
  const shot = [
    begins('rangers', 'allies', 0),
    vain('luther', 'axis', 1),
    fires('rangers', 'allies', 1, 'luther'),
  ];
  const fought = news(shot, [0, 1], new Map());
  expect(pieces(fought)).toEqual(['luther']);
  expect(fought.own.value?.piece).toBe('rangers');
});

test('who is hit on the way, chosen by hand, is no order either', () => {
  const acts = [
    ...walk.slice(0, 2),
    begins('luther', 'axis', 2, true),
    fires('luther', 'axis', 2, 'rangers'),
    { ...of('rangers', 'allies', 3), kind: 'suffers', at: 'C2', lost: 1, of: 'soldiers' } as const,
    walks('rangers', 'allies', 4, 'C2', 'C3'),
  ];
  expect(pieces(news(acts, [0, 0, 1, 0, 0], new Map([1, 4].map((at) => [at, 0]))))).toEqual(['luther']);
});

test('answers of a queue belong to the click with which it began, until they are taken back', async () => {
  const state = signal({
    at: 4,
    outcome: null,
    questions: [{ seat: 0, number: 4, options: [{ id: 'go' }] }],
  });
  const submit = async () => {
    const at = state.value.at + 1;
    state.value = { at, outcome: null, questions: [{ seat: 0, number: at, options: [{ id: 'go' }] }] };
    return { ok: true };
  };
  const table = { state, submit } as unknown as Table;
  const ended = Promise.withResolvers<void>();
  const queues = new AnswerQueues(table, () => false, ended.resolve);
  queues.begin(state.value.questions[0] as never, ['go', 'go', 'go']);
  await ended.promise;
  expect([3, 4, 5, 6, 7].map((at) => queues.clickOf(at))).toEqual([3, 4, 4, 4, 7]);
  queues.forget(5);
  expect([4, 5, 6].map((at) => queues.clickOf(at))).toEqual([4, 5, 6]);
});
