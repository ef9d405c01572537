import type { Question } from '@dustfront/kernel';
import { expect, test } from 'vitest';
import { type CoreOption, optionId } from './options.ts';
import { passive } from './passive.ts';

const chosen = (...options: object[]): string | null => {
  const option = passive({ options } as unknown as Question<CoreOption>);
  return option === null ? null : optionId(option);
};

/** Where a player's time is up, and what is said for him. */
test.each<[string, object[]]>([
  [
    'yield to seat 2',
    [
      { do: 'activate', unit: 'luther', alone: false },
      { do: 'yield', seat: 2 },
    ],
  ],
  ['hold', [{ do: 'react', unit: 'luther' }, { do: 'hold' }]],
  ['stop', [{ do: 'step', to: 'A1' }, { do: 'stop' }]],
  ['spare', [{ do: 'crush' }, { do: 'spare' }]],
  ['none', [{ do: 'choose', unit: 'luther' }, { do: 'none' }]],
  [
    'open fire',
    [{ do: 'fire', unit: 'luther', line: 'gun', at: { unit: 'x' }, shots: 0 }, { do: 'open-fire' }],
  ],
  ['count points', [{ do: 'fight-on' }, { do: 'count' }]],
  ['walk', [{ do: 'jump' }, { do: 'walk' }]],
  [
    'activate luther',
    [
      { do: 'use', skill: 'berserk' },
      { do: 'activate', unit: 'luther', alone: false },
      { do: 'activate', unit: 'ludwig', alone: false },
    ],
  ],
  [
    'do nothing',
    [
      { do: 'actions', first: 'move', second: 'shoot' },
      { do: 'stop' },
      { do: 'actions', first: 'nothing', second: 'nothing' },
    ],
  ],
  [
    'enter A1',
    [
      { do: 'enter', to: 'A1' },
      { do: 'enter', to: 'B1' },
    ],
  ],
])('%s', (said, options) => {
  expect(chosen(...options)).toBe(said);
});

test('nothing to choose from', () => {
  expect(chosen()).toBeNull();
});
