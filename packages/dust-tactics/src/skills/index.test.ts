import { expect, test } from 'vitest';
import { SKILL_IDS } from '../cards/card.ts';
import { callableAt, SKILLS } from './index.ts';

test('every ability that a card may name is there, once', () => {
  expect(SKILLS.map((skill) => skill.id).sort()).toEqual([...SKILL_IDS].sort());
});

test('[dt1.ability.free] calling an ability takes no action: it happens while actions or shots are announced', () => {
  expect(callableAt('actions')).toEqual(['assault']);
  expect(callableAt('declare')).toEqual(['berserk', 'all-in-one']);
});
