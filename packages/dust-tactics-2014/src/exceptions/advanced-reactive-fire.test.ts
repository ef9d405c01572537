import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Advanced Reactive Fire', () => {
  test(`[dt14.skill.adv-react.range] [dt14.skill.adv-react.dice] [dt14.skill.adv-react.shared]
      reacts at six squares, on F and S`, () => {
    const t = table(
      'unit 1a honey at C5\nunit 2a wildfire at I5 facing W\nunit 2b hans at I9',
      'SF TTTTT TTTTT',
    );
    t.do('activate 1a', 'move', 'nothing', 'face N');
    expect(t.options()).toEqual(['hold-fire', 'react 2a']);
    t.do('react 2a', '2a Quad Heavy Machinegun x1 at 1a');
    expect(t.event('reaction')).toMatchObject({ successes: 2 });
    expect(t.unit('2a').activated).toBe(true);
  });
});
