import type { Question } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { type DustOption, optionId } from './options.ts';
import { passive } from './passive.ts';
import type { UnitType } from './units.ts';

function answered(options: readonly DustOption[]): string {
  const list = { length: options.length, at: (i: number) => options.at(i) };
  return optionId(passive({ options: list } as Question<DustOption>)!);
}

const destroy = (...units: UnitType[]) => units.map((unit) => ({ do: 'destroy', unit }) as const);

describe('a player whose time is up', () => {
  test.each<[string, DustOption[]]>([
    ['buys nothing', [{ do: 'buy', ware: 'tank' }, { do: 'done' }]],
    ['stays where he is', [{ do: 'move', kind: 'land', from: 'a' }, { do: 'stop' }]],
    ['attacks nobody', [{ do: 'attack', form: 'land', from: 'a' }, { do: 'end' }]],
    ['stands his ground', [{ do: 'withdraw', unit: 'tank', count: 1 }, { do: 'stand' }]],
    ['uses no ability', [{ do: 'use' }, { do: 'pass' }]],
    ['keeps his cards', [{ do: 'discard', card: 'nurse_1' }, { do: 'keep' }]],
  ])('%s', (_title, options) => {
    expect(answered(options)).toBe(optionId(options[1]!));
  });

  test('destroys what is cheapest, wherever it stands', () => {
    expect(answered(destroy('mech', 'fighter', 'bomber'))).toBe('destroy fighter');
    expect(answered(destroy('tank', 'fighter'))).toBe('destroy tank');
    expect(answered(destroy('mech', 'bomber'))).toBe('destroy mech');
  });

  test('takes the first card that he must choose', () => {
    const cards = ['nurse_2', 'nurse_1'].map((card) => ({ do: 'card', card }) as const);
    expect(answered(cards)).toBe('card nurse_2');
  });
});
