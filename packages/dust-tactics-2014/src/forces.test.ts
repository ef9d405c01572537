import { describe, expect, test } from 'vitest';
import { costOf, forceProblems, STARTER_FORCES, WORKS_COST, worksOf } from './forces.ts';
import { readSetup } from './setup.ts';

const problems = (cards: string[], works: string[] = [], limit: number | null = null) =>
  forceProblems({ name: 'x', cards, works }, 'x', limit).map((problem) => problem.rule);

describe('forces', () => {
  test('[dt14.setup.force.default] five starter forces of exactly 25 points', () => {
    for (const force of Object.values(STARTER_FORCES)) {
      expect(costOf(force), force.name).toBe(25);
      expect(forceProblems(force, '', 25)).toEqual([]);
    }
  });
  test('[dt14.setup.force.size] a limit is kept', () => {
    expect(problems(['punisher', 'cobra'], [], 25)).toEqual(['dt14.setup.force.size']);
    expect(problems(['punisher', 'cobra'], [], 75)).toEqual([]);
  });
  test.each([
    ['[dt14.hero.unique] [dt14.sp.hero.unique] a hero', 'stefan', ['dt14.hero.unique']],
    [
      '[dt14.skill.pilot-name.unique] [dt14.equip.pilot-name.unique] a machine with a pilot\u2019s name',
      'grandma',
      ['dt14.skill.pilot-name.unique'],
    ],
    ['[dt14.hero.unique] anything else', 'hans', []],
  ])('%s twice in a force', (_rule, card, rules) => {
    expect(problems([card, card])).toEqual(rules);
  });
  test(`[dt14.card.bloc] [dt14.skill.mercenary] [dt14.ruling.army.blocs]
      one bloc, mercenaries with any, Blutkreuz with the Axis`, () => {
    expect(problems(['stefan', 'rosie'])).toEqual(['dt14.card.bloc']);
    expect(problems(['stefan', 'tanya'])).toEqual([]);
    expect(problems(['stefan', 'zombie-squad'])).toEqual([]);
    expect(problems(['zombie-squad', 'tanya'])).toEqual([]);
  });
  test(`[dt14.fort.field.bunker-cost] [dt14.fort.field.strongpoint-cost] [dt14.ruling.fort.no-price]
      works cost 15 and 10, an upgrade 5`, () => {
    expect(WORKS_COST).toEqual({ bunker: 15, strongpoint: 10, upgrade: 5 });
    expect(costOf({ name: '', cards: ['hans'], works: ['bunker', 'strongpoint'] })).toBe(32);
  });
  test('[dt14.fort.field.bought] bunkers and strongpoints are for sale, trenches are not', () => {
    expect(problems(['hans'], ['trench'])).toEqual(['dt14.fort.field.bought']);
    expect(problems(['hans'], ['bunker', 'strongpoint'])).toEqual([]);
  });
  test(`[dt14.fort.field.upgrade] [dt14.fort.field.included]
      an upgrade wants a Strongpoint unit, whose works become a bunker`, () => {
    expect(problems(['hans'], ['upgrade'])).toEqual(['dt14.fort.field.upgrade']);
    expect(problems(['field-laser-gun'], ['upgrade'])).toEqual([]);
    const force = { name: '', cards: ['hans', 'field-laser-gun'], works: ['upgrade', 'strongpoint'] };
    expect(worksOf(force)).toEqual(['strongpoint', 'bunker:1']);
  });
  test('[dt14.ruling.two-sides] [dt14.hero.supp.squares] two sides; nothing is suppressed on squares', () => {
    expect(readSetup({ forces: ['allies', 'axis', 'ssu'] })).toMatchObject([
      { rule: 'dt14.ruling.two-sides' },
    ]);
    expect(readSetup({ forces: ['allies', 'axis'] })).toHaveProperty('suppression', false);
  });
  test('[dt14.gen.override] the special rules are played unless the starter rules are asked for', () => {
    expect(readSetup({})).toMatchObject({ rules: 'full', reactions: true });
    expect(readSetup({ rules: 'starter' })).toMatchObject({ rules: 'starter', reactions: false });
  });
  test(`[dt14.gen.both-games] [dt14.gen.optional]
      on squares, too, but for suppression; each may be left out or added`, () => {
    expect(readSetup({})).toMatchObject({ rules: 'full', suppression: false });
    expect(readSetup({ suppression: true, reactions: false })).toMatchObject({
      suppression: true,
      reactions: false,
    });
  });
  test(`[dt14.ruling.starter.no-reactions]
      reactions: on in full matches, off in starter ones, either way on demand`, () => {
    const reactions = (setup: Record<string, string | boolean>) =>
      (readSetup(setup) as { reactions: boolean }).reactions;
    expect([reactions({}), reactions({ reactions: false })]).toEqual([true, false]);
    expect([reactions({ rules: 'starter' }), reactions({ rules: 'starter', reactions: true })]).toEqual([
      false,
      true,
    ]);
  });
});
