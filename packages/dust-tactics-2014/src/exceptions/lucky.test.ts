import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

/** Red Yana is an ace: the first die is for her third action. */
const shot = (dice: string, action: string[], use: string[], more = '', rules = 'full') =>
  table(
    `rules ${rules}\nreactions off\nunit 1a red-yana at C5 acted ${more}\nunit 2a hans at E5\nunit 2b honey at L9`,
    `S ${dice}`,
  ).do('activate 1a', ...action, '1a Auto Grenade Launcher x1 at 2a', ...use);
const hits = (t: ReturnType<typeof table>) => t.event('line-rolled')?.hits;
const ATTACK = ['attack', 'nothing'];
const USE = ['use lucky'];

describe('Lucky', () => {
  test.each([
    ['[dt14.skill.lucky.reroll] starter', 'starter'],
    ['[dt14.sp.skill.lucky.reroll] full', 'full'],
  ])('%s: misses are rolled once more', (_rule, rules) => {
    expect(hits(shot('S F', ATTACK, USE, '', rules))).toBe(1);
    expect(hits(shot('S S', ATTACK, USE, '', rules))).toBe(0);
    expect(hits(shot('S', ATTACK, ['keep lucky'], '', rules))).toBe(0);
  });

  test.each([
    ['[dt14.skill.lucky.once] starter', 'starter'],
    ['[dt14.sp.skill.lucky.once] full', 'full'],
  ])('%s: once a game', (_rule, rules) => {
    expect(shot('S F', ATTACK, USE, '', rules).unit('1a').spent).toEqual(['lucky']);
    expect(shot('S', ATTACK, [], 'spent lucky', rules).question).toBe('activate');
  });

  test('[dt14.skill.lucky.actions] in a sustained attack besides its own re-roll', () => {
    expect(hits(shot('S S F', ['sustained'], USE))).toBe(1);
    expect(hits(shot('S S', ['sustained'], ['keep lucky']))).toBe(0);
  });
});
