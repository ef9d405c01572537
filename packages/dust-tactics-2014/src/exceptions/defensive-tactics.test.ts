import { expect, test } from 'vitest';
import { resilienceOf } from '../attack/shelter.ts';
import { F } from '../faces.ts';
import { table } from '../testing.ts';

test.each([
  ['[dt14.skill.defensive.cover] starter', 'starter'],
  ['[dt14.sp.skill.defensive.cover] full', 'full'],
])('%s: Defensive Tactics, resilient while in cover only', (_rule, rules) => {
  const t = table(`rules ${rules}\nunit 1a tanya at C5\nunit 1b rosie at D5\nunit 2a hans at L9`);
  const faces = (name: string, cover: boolean) => resilienceOf(t.state, t.unit(name), cover);
  expect([faces('1a', true), faces('1a', false), faces('1b', true)]).toEqual([F, 0, 0]);
});
