import { expect, test } from 'vitest';
import { callableAt } from './called.ts';

test('[dt1.ability.free] calling an ability takes no action: it happens while actions or shots are announced', () => {
  expect(callableAt('actions')).toEqual(['assault']);
  expect(callableAt('declare')).toEqual(['berserk', 'all-in-one']);
});
