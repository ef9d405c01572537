import './outside.ts';
import type { Json } from '@dustfront/kernel';
import { expect, test } from 'vitest';
import type { Aim } from '../../modes/controller.ts';
import type { OpenQuestion, OptionRow } from '../../session/table.ts';
import { tacticsFire } from './fire.ts';

const view = (row: number): Json =>
  ({
    stack: [
      {
        kind: 'attack',
        rows: [
          { by: 0, weapon: 0 },
          { by: 0, weapon: 1 },
        ],
        row,
        sustained: true,
      },
    ],
    units: [{ name: '1a' }, { name: '2a' }, { name: '2b' }],
  }) as unknown as Json;
const option = (id: string, more: Readonly<Record<string, unknown>>): OptionRow =>
  ({ id, option: more, message: { key: id } }) as unknown as OptionRow;
const fire = (weapon: string, n: number, whom: string): OptionRow =>
  option(`1a ${weapon} x${n} at ${whom}`, { do: 'fire', whom, n, m: 1 });
const ask = (name: string, options: readonly OptionRow[]): OpenQuestion => ({
  number: 1,
  seat: 0,
  name,
  message: { key: name },
  options,
  greyed: [],
  free: false,
});
const aim = (lines: Aim['lines']): Aim => ({
  unit: '1a',
  from: 'A1',
  target: '2a',
  lines,
  sustained: true,
  before: ['activate 1a', 'sustained'],
});
const line = (id: string, on: boolean, shots = 0) => ({
  unit: '1a',
  line: id,
  shots,
  most: shots,
  close: false,
  on,
});
const hold = option('hold Rifle', { do: 'hold', word: 'Rifle' });

test('it declares row by row what was ticked, and ends when something else is asked', () => {
  let now = view(0);
  const policy = tacticsFire(aim([line('0', true), line('1', true, 2)]), () => now);
  expect(policy.answer(ask('activate', [option('activate 1a', { do: 'activate' })]))).toBe('activate 1a');
  expect(policy.answer(ask('declare-action', [option('move', {}), option('sustained', {})]))).toBe(
    'sustained',
  );
  expect(policy.answer(ask('declare-target', [fire('Rifle', 4, '2a'), fire('Rifle', 3, '2a'), hold]))).toBe(
    '1a Rifle x4 at 2a',
  );
  now = view(1);
  expect(policy.answer(ask('declare-target', [fire('Faust', 3, '2a'), fire('Faust', 2, '2a'), hold]))).toBe(
    '1a Faust x2 at 2a',
  );
  expect(policy.answer(ask('declare-target', [fire('Faust', 1, '2a'), fire('Faust', 1, '2b'), hold]))).toBe(
    'hold Rifle',
  );
  expect(policy.answer(ask('activate', [option('activate 1a', { do: 'activate' })]))).toBe(null);
});

test('what was not ticked is held, or left to the player where another target is left', () => {
  const policy = tacticsFire(aim([line('0', false)]), () => view(0));
  expect(policy.answer(ask('declare-target', [fire('Rifle', 4, '2a'), hold]))).toBe('hold Rifle');
  expect(policy.answer(ask('declare-target', [fire('Rifle', 4, '2a'), fire('Rifle', 4, '2b'), hold]))).toBe(
    undefined,
  );
});

test('skills and named miniatures are the player’s to decide', () => {
  const policy = tacticsFire(aim([line('0', true)]), () => view(0));
  const two = [option('use lucky', { do: 'use' }), option('keep lucky', { do: 'keep' })];
  expect(policy.answer(ask('use-skill', two))).toBe(undefined);
});
