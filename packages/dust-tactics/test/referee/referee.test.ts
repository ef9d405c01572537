import { playShort } from '@dustfront/testkit';
import { expect, test } from 'vitest';
import { contest } from './contest.ts';

test('the referee agrees with random games of every kind', () => {
  const compared = playShort(contest, 120, 'test');
  const kinds = [
    'pairs',
    'steps',
    'charges',
    'reactions',
    'targets',
    'dice: attack',
    'dice: close',
    'dice: cover',
  ];
  for (const kind of [...kinds, 'dice: resilience', 'casualties', 'losses'])
    expect(compared.get(kind), kind).toBeGreaterThan(0);
});
