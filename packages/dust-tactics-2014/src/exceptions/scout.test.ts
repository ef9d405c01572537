import { expect, test } from 'vitest';
import { table } from '../testing.ts';

const recon = (rules: string, token = '') =>
  table(
    `rules ${rules}\nreactions off\nunit 1a sturmgrenadier-recon-squad at A1 ${token}\nunit 2a rosie at G1`,
  ).do('activate 1a');

test.each([
  ['[dt14.skill.scout.march] starter', 'starter'],
  ['[dt14.skill.scout.first] full', 'full'],
])('%s: Scout, a march as the very first action of the game, not later', (_rule, rules) => {
  const t = recon(rules).do('scout', 'nothing', 'B1', 'C1', 'D1', 'E1');
  expect([t.at('1a'), t.unit('1a').acted]).toEqual(['E1', true]);
  expect(recon(rules, 'acted').options()).not.toContain('scout');
  expect(recon(rules).do('nothing').options()).not.toContain('scout');
});

test.each([
  ['[dt14.skill.scout.second] starter', 'starter'],
  ['[dt14.skill.scout.single] full', 'full'],
])('%s: Scout takes one action, the other is still there', (_rule, rules) => {
  expect(recon(rules).do('scout').options()).toEqual(expect.arrayContaining(['attack', 'nothing']));
  expect(recon(rules).do('march').question).toBe('move');
});
