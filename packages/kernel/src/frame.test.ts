import { expect, test } from 'vitest';
import {
  type AnyFrameRules,
  done,
  fill,
  frameTable,
  imagine,
  type Option,
  permute,
  RULES_FAILED,
  type State,
} from './index.ts';

test('[K3] done says so, with a value or without one', () => {
  expect(done()).toEqual({ done: true, value: undefined });
  expect(done(3)).toEqual({ done: true, value: 3 });
  expect(done()).toBe(done());
});

test('[K27] a table has one frame of each kind', () => {
  const rules = (kind: string): AnyFrameRules<State, Option> => ({ kind, cites: [], steps: {} });
  expect(Object.keys(frameTable(rules('a'), rules('b')))).toEqual(['a', 'b']);
  expect(() => frameTable(rules('a'), rules('b'), rules('a'))).toThrow('two frames of kind a');
});

test('[K19] a shuffle leaves the things as they were', () => {
  const things = ['a', 'b'];
  expect(permute(things, [1, 0])).toEqual(['b', 'a']);
  expect(things).toEqual(['a', 'b']);
});

test('[K6] the code of a failure is what clients know it by', () => {
  expect(RULES_FAILED).toBe('rules-failed');
});

test('a word for one and a word for many may be empty', () => {
  expect([1, 2].map((n) => fill('{n} die{n||s}', { n }))).toEqual(['1 die', '2 dies']);
});

test('[K25] what lacks a part of a state is no whole state', () => {
  const clone = (state: State) => state;
  const game = { id: 'bare', clone } as unknown as Parameters<typeof imagine>[0];
  const whole = { stack: [], question: 3, held: null };
  const pick = () => 0;
  expect(imagine(game, whole, 0, pick)).toEqual(whole);
  const { held: _, ...unheld } = whole;
  for (const view of [
    { ...whole, stack: 1 },
    { ...whole, question: '3' },
    unheld,
    { question: 3, held: null },
  ])
    expect(() => imagine(game, view, 0, pick)).toThrow('bare shows less than its state');
});
