import { playShort } from '@dustfront/testkit';
import { expect, test } from 'vitest';
import { contest } from './contest.ts';

test('the referee agrees with random games of every kind', () => {
  const compared = playShort(contest, 50, 'test');
  for (const kind of ['pairs', 'steps', 'weapons', 'targets', 'dice', 'hits', 'saves', 'losses'])
    expect(compared.get(kind), kind).toBeGreaterThan(0);
});
