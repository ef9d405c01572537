import { expect, test, vi } from 'vitest';
import type { GameFace, Target } from '../../games/face.ts';
import type { OptionRow } from '../../session/table.ts';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});

const { stepsOf } = await import('./hintwords.ts');

const face = {
  target: (row: { target: Target }) => row.target,
  card: (_: unknown, key: string) => (key.startsWith('@') ? null : { name: key.toUpperCase() }),
} as unknown as GameFace;

const row = (id: string, target: Target): OptionRow =>
  ({ id, target, option: {}, message: { key: id } }) as unknown as OptionRow;
const step = (square: string) => row(`step ${square}`, { on: 'square', square });
const line = (weapon: string, target: string) =>
  row(`fire ${weapon}`, { on: 'line', line: weapon, target, shots: 0 });
const told = (...rows: readonly OptionRow[]): readonly string[] => stepsOf(face, {}, rows, ({ id }) => id);

test('a turn is told by who, where to and at whom', () => {
  const who = row('activate', { on: 'piece', piece: 'hot dog' });
  const plan = row('move + shoot', { on: 'button', weight: 'normal' });
  const stop = { ...row('stop', { on: 'button', weight: 'normal' }), option: { do: 'stop' } } as OptionRow;
  expect(told(who, plan, step('C7'), stop)).toEqual(['HOT DOG', 'C7']);
  const open = row('open fire', { on: 'button', weight: 'commit' });
  const shots = [line('mg', 'luther'), line('gun', 'luther')];
  const [unit, square, fire, ...rest] = told(who, plan, step('C7'), step('C6'), ...shots, open);
  expect([unit, square, rest]).toEqual(['HOT DOG', 'C6', []]);
  expect(fire).toBeDefined();
});

test('areas are told by their names, from where and to where', () => {
  const war = { ...face, place: (area: string) => area.toUpperCase() } as unknown as GameFace;
  const units = row('2 tanks', { on: 'button', weight: 'normal' });
  const steps = stepsOf(war, {}, [step('peking'), step('canton'), units], ({ id }) => id);
  expect(steps).toEqual(['PEKING', 'CANTON', '2 tanks']);
  expect(stepsOf(war, {}, [step('peking')], ({ id }) => id)).toEqual(['step peking']);
});

test('an answer that is all there is keeps its words', () => {
  expect(told(step('C7'))).toEqual(['step C7']);
  expect(told(row('react', { on: 'button', weight: 'commit' }))).toEqual(['react']);
  const twice = row('move + move', { on: 'button', weight: 'normal' });
  expect(told(row('sustain', { on: 'button', weight: 'normal' }), line('mg', '@C6'))).toEqual([
    'sustain',
    'fire mg',
  ]);
  expect(told(twice, step('C7'), step('C6'))).toEqual(['move + move', 'C6']);
});
