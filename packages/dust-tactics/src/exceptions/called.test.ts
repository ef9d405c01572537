import { expect, test } from 'vitest';
import { CALLED_AT } from './called.ts';

test('[dt1.ability.free] calling an ability takes no action: it happens while actions or shots are announced', () => {
  expect(CALLED_AT.actions.map((skill) => skill.id)).toEqual(['assault']);
  expect(CALLED_AT.declare.map((skill) => skill.id)).toEqual(['berserk', 'all-in-one']);
});
