import { type CoreState, dustTactics } from '@dustfront/dust-tactics';
import type { Json } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import type { RefusedAdvice } from '../advice.ts';
import { coreAdvisor } from './advisor.ts';

const refused = (from: string, target: string): RefusedAdvice => {
  const state = dustTactics.notation?.parsePosition(`round 1 of 8
turn allies
map
  . . . . . . . .
  . . # . . . . .
  . . . . . . . .
  . . . . . . . .
allies recon-rangers ${from}
axis recon-grenadiers D2
axis ludwig H4
`);
  if (state === undefined || Array.isArray(state)) throw new Error(JSON.stringify(state));
  return coreAdvisor.advise(state as CoreState as unknown as Json, {
    ask: 'refused',
    unit: 'recon-rangers',
    from,
    target,
  }) as RefusedAdvice;
};

describe('why nobody is shot at', () => {
  test('a wall in the way [dt1.range.needs-sight]', () => {
    expect(refused('A2', 'recon-grenadiers')).toMatchObject({
      reason: 'sight',
      rule: 'dt1.range.needs-sight',
    });
  });

  test('too far for what could harm it [dt1.attack.eligible]', () => {
    expect(refused('A4', 'ludwig')).toEqual({
      reason: 'range',
      range: 7,
      most: 4,
      rule: 'dt1.attack.eligible',
    });
  });
});
