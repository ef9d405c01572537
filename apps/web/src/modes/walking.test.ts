import type { Journey } from '@dustfront/advice';
import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import type { Policy, Wanted } from './answer-queue.ts';
import type { Controller } from './controller.ts';
import { walkTo } from './mode.ts';
import { orders } from './orders.ts';
import { pick } from './pick.ts';

const way = (square: string, more: Partial<Journey> = {}): Journey => ({
  square,
  answers: [`step ${square}`],
  alarms: [],
  ...more,
});

/** As much of a table as a walk needs. */
function table(ways: readonly Journey[], far: readonly string[] = [], offered: readonly string[] = []) {
  const ran: (readonly Wanted[])[] = [];
  const c = {
    ahead: {
      way: (square: string) => ways.find((one) => one.square === square),
      isFar: (square: string) => far.includes(square),
    },
    question: signal({ options: offered.map((id) => ({ id })) }),
    preview: signal<string | null>(null),
    face: { idle: 'nothing' },
    run: (answers: readonly Wanted[]) => ran.push(answers),
  } as unknown as Controller;
  return { c, ran };
}

test.each([
  ['is chosen', pick],
  ['acts', orders],
])('a click on somebody of the same side is the way to his square, while a unit %s', (_, mode) => {
  const { c, ran } = table([way('D4')]);
  const pieces = [
    { key: 'joe', sign: 'allies', square: 'C4' },
    { key: 'rangers', sign: 'allies', square: 'D4' },
    { key: 'gunners', sign: 'allies', square: 'F4' },
  ];
  Object.assign(c, {
    selected: signal('joe'),
    scene: signal({ kind: 'grid', pieces }),
    state: { view: {} },
  });
  expect(mode.onPiece(c, 'rangers', false)).toBe(true);
  expect(ran).toEqual([['step D4']]);
  expect(mode.onPiece(c, 'gunners', false)).toBe(false);
});

describe('walking to a square', () => {
  test('a safe step is made at once, one on which somebody may shoot first is asked about', () => {
    const { c, ran } = table([way('D4'), way('E4', { alarms: [{ square: 'E4', units: ['luther'] }] })]);
    expect(walkTo(c, 'D4', false)).toBe(true);
    expect(ran).toEqual([['step D4']]);
    expect(walkTo(c, 'E4', false)).toBe(true);
    expect(ran).toHaveLength(1);
    expect(c.preview.value).toBe('E4');
    walkTo(c, 'E4', false);
    expect(ran[1]).toEqual(['step E4']);
  });

  test('so is one on which a die decides whether mines strike', () => {
    const { c, ran } = table([way('D4', { peril: { what: 'mines', from: '', to: 'D4' } })]);
    expect(walkTo(c, 'D4', false)).toBe(true);
    expect([c.preview.value, ran]).toEqual(['D4', []]);
    walkTo(c, 'D4', false);
    expect(ran).toEqual([['step D4']]);
  });

  test('an action is never given away unasked while something else could be done with it', () => {
    const { c, ran } = table([way('D4', { answers: ['move', 'attack', 'nothing', 'step D4'] })]);
    walkTo(c, 'D4', false);
    const [, , third, last] = ran[0] ?? [];
    const asked = (...ids: string[]) =>
      (third as Policy).answer({ options: ids.map((id) => ({ id })) } as never);
    expect(last).toBe('step D4');
    expect(asked('nothing', 'reload')).toBeUndefined();
    expect(asked('nothing')).toBe('nothing');
    expect(asked('step D4', 'stop')).toBeNull();
  });

  test('whoever is asked for his last action and goes all the same, twice, goes without it', () => {
    const { c, ran } = table([way('D4', { answers: ['nothing', 'step D4'] })], [], ['nothing', 'reload']);
    walkTo(c, 'D4', false);
    expect(ran).toEqual([]);
    expect(c.preview.value).toBe('D4');
    walkTo(c, 'D4', false);
    expect(ran).toEqual([['nothing', 'step D4']]);
  });

  test('an action for which nothing is offered needs no second click', () => {
    const { c, ran } = table([way('D4', { answers: ['nothing', 'step D4'] })], [], ['nothing']);
    walkTo(c, 'D4', false);
    expect(ran).toEqual([['nothing', 'step D4']]);
  });
});
