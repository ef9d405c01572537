import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

const aimed = (dice: string, rules: string) =>
  table(
    `rules ${rules}\nreactions off\nunit 1a red-army-sniper-squad at C5 acted\nunit 2a ranger-command-squad at F5`,
    dice,
  ).do('activate 1a', 'attack', 'nothing', '1a Sniper Rifle x2 at 2a');
const OFFICER = /officer/;
const named = (dice: string, rules: string) => {
  const t = aimed(dice, rules);
  return t.do(t.options().find((id) => OFFICER.test(id)) ?? '').unit('2a').soldiers;
};

describe('Sniper weapons', () => {
  test.each([
    ['[dt14.weapon.sniper.name] starter', 'starter'],
    ['[dt14.sp.weapon.sniper.name] full', 'full'],
  ])('%s: one miniature may be named', (_rule, rules) => {
    const t = aimed('', rules);
    expect([t.question, t.seat]).toEqual(['name-miniature', 0]);
    expect(t.options()).toContain('anyone');
    expect(t.options().filter((id) => OFFICER.test(id))).toHaveLength(1);
  });

  test.each([
    ['[dt14.weapon.sniper.assign] starter', 'starter'],
    ['[dt14.weapon.sniper.hits] full', 'full'],
  ])('%s: what is not saved is for him', (_rule, rules) => {
    expect(named('FT T', rules)).toEqual([1, 2, 3, 4]);
    expect(named('FT F', rules)).toEqual([0, 1, 2, 3, 4]);
  });

  test.each([
    ['[dt14.weapon.sniper.excess] starter', 'starter'],
    ['[dt14.sp.weapon.sniper.excess] full', 'full'],
  ])('%s: hits beyond him are lost', (_rule, rules) => {
    expect(named('FF TT', rules)).toEqual([1, 2, 3, 4]);
  });
});
