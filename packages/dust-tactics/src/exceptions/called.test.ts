import { expect, test } from 'vitest';
import { callableAt } from './called.ts';

test('[dt1.ability.free] calling an ability takes no action: it happens while actions or shots are announced', () => {
  expect(callableAt('actions').map((skill) => skill.id)).toEqual(['assault']);
  expect(callableAt('declare').map((skill) => skill.id)).toEqual(['berserk', 'all-in-one']);
});
