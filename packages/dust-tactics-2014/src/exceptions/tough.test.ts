import { NO_FACE } from '@dustfront/wargame';
import { expect, test } from 'vitest';
import { F, S } from '../faces.ts';
import { table } from '../testing.ts';
import { skillRule } from './index.ts';

/** Three hits of a Pounder's machinegun on a squad behind crates, and what its three save dice stop. */
const saved = (card: string, dice: string, rules = 'full') =>
  table(
    `rules ${rules}\nreactions off\nunit 1a pounder at C5 facing E\nunit 2a ${card} at F5\ncrates F5\n` +
      'unit 2b stefan at L1',
    dice,
  )
    .fire('1a', '1a Heavy Machinegun x1 at 2a')
    .event('line-rolled')?.saved;

test.each([
  ['[dt14.skill.zombie.save] zombies, starter', 'zombie-squad', 'FFFTT', 'starter'],
  ['[dt14.sp.skill.zombie.save] zombies, full', 'zombie-grenadier-squad', 'FFFTT', 'full'],
  ['[dt14.skill.steel.save] Steel Guard', 'steel-guards-assault-squad', 'FFF', 'full'],
  ['[dt14.skill.mindless.zombie] mindless zombies', 'zombie-squad', 'FFFTT', 'full'],
])('%s save on F and S', (_rule, card, dice, rules) => {
  expect([saved(card, `${dice} FST`, rules), saved(card, `${dice} TTS`, rules)]).toEqual([2, 1]);
});

test.each([
  ['[dt14.skill.zombie.no-cover] zombies', 'zombie'],
  ['[dt14.skill.steel.no-cover] Steel Guard', 'steel-guard'],
] as const)('%s have no cover save', (_rule, skill) => {
  const bare = { coverSave: F | S, infantrySave: NO_FACE, again: NO_FACE, closeSave: NO_FACE, because: [] };
  const { shelter } = skillRule(skill);
  expect(shelter?.(bare)).toMatchObject({ coverSave: NO_FACE, infantrySave: NO_FACE });
});
