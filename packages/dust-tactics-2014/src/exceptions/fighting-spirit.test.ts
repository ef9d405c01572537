import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

const JOHNNY = 'unit 1a johnny-one-eye at C5';
const declared = (dice = '', hero = JOHNNY, action = ['attack', 'nothing'], rules = 'full') =>
  table(
    `rules ${rules}\nreactions off\n${hero}\nunit 2a sturmgrenadier-assault-squad at F5\nunit 2b hans at L9`,
    dice,
  ).do('activate 1a', ...action, '1a Machinegun x1 at 2a');
const hits = (t: ReturnType<typeof table>) => t.events.find(({ type }) => type === 'line-rolled')?.hits;

describe('Fighting Spirit', () => {
  test.each([
    ['[dt14.skill.spirit.hits] starter', 'starter'],
    ['[dt14.skill.spirit.hit] full', 'full'],
  ])('%s: F and T hit', (_rule, rules) => {
    const t = declared('TSSSSS T S', JOHNNY, ['attack', 'nothing'], rules).do('use fighting-spirit');
    expect(hits(t)).toBe(1);
    expect(hits(declared('TTSSSS', JOHNNY, ['attack', 'nothing'], rules).do('keep fighting-spirit'))).toBe(0);
  });

  test('[dt14.skill.spirit.once] once a game', () => {
    expect(declared('TSSSSS T S').do('use fighting-spirit').unit('1a').spent).toEqual(['fighting-spirit']);
    const spent = declared('TTTTTT', `${JOHNNY} spent fighting-spirit`);
    expect([hits(spent), spent.question]).toEqual([0, 'activate']);
  });

  test('[dt14.skill.spirit.attacks] [dt14.skill.spirit.actions] in a sustained attack as well', () => {
    const t = declared('TSSSSS TSSSS TS S S', `${JOHNNY} acted`, ['sustained']).do('use fighting-spirit');
    expect(hits(t)).toBe(2);
  });

  test('[dt14.close.retaliate.skills] not when striking back', () => {
    const t = table('reactions off\nunit 1a hans at C5\nunit 2a johnny-one-eye at D5', 'S T').fire(
      '1a',
      '1a Improvised weapon x1 at 2a',
    );
    expect(t.event('line-rolled')).toMatchObject({ by: '2a', hits: 0 });
  });

  test(`[dt14.target.skills] [dt14.skill.declare] [dt14.sp.skill.declare]
      named with the targets, before any die falls`, () => {
    const t = declared();
    expect(t.options()).toEqual(['use fighting-spirit', 'keep fighting-spirit']);
    expect(t.events.some(({ type }) => type === 'line-rolled')).toBe(false);
  });
});
