import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Expert', () => {
  test('[dt14.skill.expert.hits] [dt14.skill.expert.hit] [dt14.dice.hit.skill] the named weapon hits on F and T', () => {
    const t = table('reactions off\nunit 1a bazooka-joe at C5\nunit 2a hans at E5', 'T').do(
      'activate 1a',
      'attack',
      'nothing',
      '1a Grenade Launcher x1 at 2a',
    );
    expect(t.event('line-rolled')).toMatchObject({ hits: 1 });
  });
});
