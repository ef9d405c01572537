import { expect, test } from 'vitest';
import { uniqueName } from './units.ts';

test('units of one card are numbered from the second on', () => {
  const taken = new Set<string>();
  const named = [1, 2, 3].map(() => {
    const name = uniqueName(taken, 'gunners');
    taken.add(name);
    return name;
  });
  expect(named).toEqual(['gunners', 'gunners-2', 'gunners-3']);
});
