import type { DustView } from '@dustfront/dust';
import { expect, test } from 'vitest';
import { adviseSalvo } from './salvo.ts';

const view = {
  areas: [
    { id: 'sea', units: { submarine: 2 } },
    { id: 'port', units: { tank: 1, bomber: 1 } },
    { id: 'town', units: { tank: 5 } },
  ],
} as unknown as DustView;

test('[dust.special.sub.all-roll] each submarine rolls one die', () => {
  const { dice, some, losses } = adviseSalvo(view, 'submarines', 'sea', 'town');
  expect(dice).toBe(2);
  expect(some).toBeCloseTo(5 / 9, 12);
  expect(losses).toBeCloseTo(2 / 3, 12);
});

test('no more fall than stand there', () => {
  const { dice, losses } = adviseSalvo(view, 'missiles', null, 'port');
  expect(dice).toBe(3);
  // Three hits of three are one too many: 1/27.
  expect(losses).toBeCloseTo(1 - 1 / 27, 12);
});

test('[dust.special.bomber.all-roll] each bomber rolls two dice', () => {
  expect(adviseSalvo(view, 'bombers', 'port', 'sea').dice).toBe(2);
});
