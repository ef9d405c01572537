import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Expert', () => {
  test(`[dt14.skill.expert.hits] [dt14.skill.expert.hit] [dt14.dice.hit.skill]
      the named weapon hits on F and T`, () => {
    const t = table('reactions off\nunit 1a bazooka-joe at C5\nunit 2a hans at E5', 'T').do(
      'activate 1a',
      'attack',
      'nothing',
      '1a Grenade Launcher x1 at 2a',
    );
    expect(t.event('line-rolled')).toMatchObject({ hits: 1 });
  });

  test(`[dt14.ruling.expert.shared]
      full: companions with exactly that weapon are experts with him; starter: they are not`, () => {
    const hits = (rules: string) =>
      table(
        `rules ${rules}\nreactions off\nunit 1a machete-mack at C5 joined 1b:game acted\n` +
          'unit 1b usmc-rifle-squad at C5 acted\nunit 2a pounder at A1\n' +
          'unit 2b sturmgrenadier-assault-squad at F5',
        rules === 'full' ? 'TSS S' : 'TSS',
      )
        .fire('1b', '1b BAR Automatic Rifle x1 at 2b')
        .events.find((event) => event.type === 'line-rolled');
    expect(hits('starter')).toMatchObject({ hits: 0 });
    expect(hits('full')).toMatchObject({ hits: 1 });
  });
});
