import type { Question } from '@dustfront/kernel';
import { expect, test } from 'vitest';
import type { Choice } from './choice.ts';
import { optionId } from './options.ts';
import { passive } from './passive.ts';

const kept = (...list: object[]): string =>
  optionId(passive({ options: list } as unknown as Question<Choice>)!);

const LOUD = { do: 'activate', who: '1a', unit: 0 };
const action = (word: string) => ({ do: 'action', word });

test.each([
  ['pass', { do: 'pass' }],
  ['hold-fire', { do: 'hold-fire' }],
  ['hold Rifle', { do: 'hold', word: 'Rifle' }],
  ['stop', { do: 'stop' }],
  ['alone', { do: 'alone' }],
  ['stay', { do: 'stay' }],
  ['separate', { do: 'separate' }],
  ['wait', { do: 'wait' }],
  ['nobody', { do: 'nobody' }],
  ['no-reload', { do: 'no-reload' }],
  ['keep lucky', { do: 'keep', word: 'lucky' }],
  ['own-weapons', { do: 'own-weapons' }],
  ['anyone', { do: 'anyone' }],
  ['face N', { do: 'face', n: 0 }],
  ['nothing', action('nothing')],
  ['enough', action('enough')],
])('a side whose time is up chooses "%s" before all that does something', (id, option) => {
  expect(kept(LOUD, option, action('attack'))).toBe(id);
});

test('to announce nothing comes before all other quiet words, and the first where all are loud', () => {
  expect(kept({ do: 'pass' }, action('nothing'))).toBe('nothing');
  expect(kept({ do: 'stop' }, { do: 'pass' })).toBe('pass');
  expect(kept(LOUD, action('attack'))).toBe('activate 1a');
});
