import { playShort } from '@dustfront/testkit';
import { expect, test } from 'vitest';
import { contest, measured } from './contest.ts';

test('the referee agrees with random games of every kind', () => {
  const compared = playShort(contest, 50, 'test');
  for (const kind of ['pairs', 'steps', 'weapons', 'targets', 'dice', 'hits', 'saves', 'losses'])
    expect(compared.get(kind), kind).toBeGreaterThan(0);
});

test('[K32] the referee agrees with random games on tables, and spaces keep their contract', () => {
  const compared = playShort(measured, 3, 'tables');
  for (const kind of [
    'standing',
    'ways',
    'cohesion',
    'gaps',
    'seen',
    'hidden',
    'hits',
    'losses',
    'proposals',
  ])
    expect(compared.get(kind), kind).toBeGreaterThan(0);
});
