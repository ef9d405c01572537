import { expect, test } from 'vitest';
import type { Skill } from '../cards/card.ts';
import { skillsOf } from '../moments.ts';
import { table } from '../testing.ts';

/** A hero in a squad, together since before the game. */
const pair = (hero: string, squad: string) =>
  table(`rules starter\nunit 1a ${hero} at A1 joined 1b:game\nunit 1b ${squad} at A1\nunit 2a silence at L1`);

test.each<[string, string, string, Skill]>([
  [
    '[dt14.skill.adv-react.shared] Advanced Reactive Fire',
    'sergeant-victory',
    'heavy-ranger-attack-squad',
    'advanced-reactive-fire',
  ],
  ['[dt14.skill.double.shared] At the Double', 'stefan', 'sturmgrenadier-assault-squad', 'at-the-double'],
  [
    '[dt14.sp.skill.double.shared] At the Double of the second book',
    'action-jackson',
    'heavy-ranger-attack-squad',
    'at-the-double',
  ],
  ['[dt14.skill.charge.shared] Charge', 'rhino', 'heavy-ranger-attack-squad', 'charge'],
  ['[dt14.sp.skill.charge.shared] Charge of the second book', 'rhino', 'heavy-ranger-attack-squad', 'charge'],
  [
    '[dt14.skill.defensive.shared] Defensive Tactics',
    'tanya',
    'mercenary-cleaning-team',
    'defensive-tactics',
  ],
  [
    '[dt14.sp.skill.defensive.shared] Defensive Tactics of the second book',
    'yakov',
    'red-army-command-squad',
    'defensive-tactics',
  ],
  [
    '[dt14.skill.spirit.shared] Fighting Spirit',
    'manfred',
    'sturmgrenadier-assault-squad',
    'fighting-spirit',
  ],
  [
    '[dt14.sp.skill.spirit.shared] Fighting Spirit of the second book',
    'johnny-one-eye',
    'ranger-combat-squad',
    'fighting-spirit',
  ],
  ['[dt14.skill.infantry-ace.shared] Infantry Ace', 'rolf', 'grenadier-battle-squad', 'infantry-ace'],
  [
    '[dt14.skill.inf-ace.shared] Infantry Ace of the second book',
    'red-yana',
    'mercenary-cleaning-team',
    'infantry-ace',
  ],
  ['[dt14.skill.move-fire.shared] Move and Fire', 'manfred', 'sturmgrenadier-assault-squad', 'move-and-fire'],
  ['[dt14.skill.scout.shared] Scout', 'machete-mack', 'usmc-rifle-squad', 'scout'],
  ['[dt14.sp.skill.scout.shared] Scout of the second book', 'machete-mack', 'usmc-rifle-squad', 'scout'],
  ['[dt14.skill.trailblazer.shared] Trailblazer', 'christoph', 'grenadier-battle-squad', 'trailblazer'],
  [
    '[dt14.skill.share.hero-to-unit] what says nothing else',
    'machete-mack',
    'usmc-rifle-squad',
    'trailblazer',
  ],
  [
    '[dt14.skill.share.hero] what says nothing else in the second book',
    'rolf',
    'grenadier-battle-squad',
    'infantry-ace',
  ],
])('%s serves the squad that he has joined', (_rule, hero, squad, skill) => {
  const t = pair(hero, squad);
  expect([
    skillsOf(t.state, t.unit('1a')).includes(skill),
    skillsOf(t.state, t.unit('1b')).includes(skill),
  ]).toEqual([true, true]);
});

test.each<[string, string, string, Skill]>([
  ['[dt14.skill.ace-pilot.unshared] Ace Pilot', 'panzerprinz', 'grenadier-battle-squad', 'ace-pilot'],
  [
    '[dt14.skill.ace-pilot.alone] Ace Pilot of the second book',
    'koshka',
    'red-army-command-squad',
    'ace-pilot',
  ],
  [
    '[dt14.skill.ace-air.alone] Ace Air Pilot',
    'the-bloody-baron',
    'sturmgrenadier-assault-squad',
    'ace-air-pilot',
  ],
  ['[dt14.skill.air-pilot.alone] Air Pilot', 'sky-ranger', 'ranger-combat-squad', 'air-pilot'],
  ['[dt14.skill.pilot.alone] Pilot', 'nikolai', 'red-army-command-squad', 'pilot'],
  ['[dt14.skill.and-stay-down.unshared] And Stay Down', 'roza', 'red-army-command-squad', 'and-stay-down'],
  ['[dt14.skill.assassin.unshared] Assassin', 'sigrid', 'sturmgrenadier-assault-squad', 'assassin'],
  [
    '[dt14.skill.assassin.alone] Assassin of the second book',
    'ozz-117',
    'heavy-ranger-attack-squad',
    'assassin',
  ],
  ['[dt14.skill.berserk.unshared] Berserk', 'sigrid', 'sturmgrenadier-assault-squad', 'berserk'],
  ['[dt14.skill.berserk.alone] Berserk of the second book', 'rhino', 'heavy-ranger-attack-squad', 'berserk'],
  ['[dt14.skill.blutkreuz.alone] Blutkreuz', 'totenmeister', 'zombie-squad', 'blutkreuz'],
  ['[dt14.skill.camouflage.unshared] Camouflage', 'roza', 'red-army-command-squad', 'camouflage'],
  ['[dt14.skill.camo.alone] Camouflage of the second book', 'roza', 'red-army-command-squad', 'camouflage'],
  ['[dt14.skill.first-strike.alone] First Strike', 'rhino', 'heavy-ranger-attack-squad', 'first-strike'],
  ['[dt14.skill.spree.alone] Killing Spree', 'johnny-one-eye', 'ranger-combat-squad', 'killing-spree'],
  ['[dt14.skill.lucky.unshared] Lucky', 'stefan', 'sturmgrenadier-assault-squad', 'lucky'],
  ['[dt14.skill.lucky.alone] Lucky of the second book', 'red-yana', 'mercenary-cleaning-team', 'lucky'],
  ['[dt14.skill.take-aim.alone] Take Aim', 'nikolai', 'red-army-command-squad', 'take-aim'],
  ['[dt14.skill.tank-head.alone] Tank Head', 'rosie', 'ranger-combat-squad', 'tank-head'],
])('%s stays with the hero', (_rule, hero, squad, skill) => {
  const t = pair(hero, squad);
  expect([
    skillsOf(t.state, t.unit('1a')).includes(skill),
    skillsOf(t.state, t.unit('1b')).includes(skill),
  ]).toEqual([true, false]);
});

test.each<[string, string, string, Skill, boolean]>([
  [
    '[dt14.skill.share.unit-to-hero] Move and Fire serves',
    'machete-mack',
    'usmc-rifle-squad',
    'move-and-fire',
    true,
  ],
  ['[dt14.skill.share.unit] Scout serves', 'rosie', 'ranger-recon-squad', 'scout', true],
  [
    '[dt14.skill.resilient.unshared] [dt14.skill.resilient.alone] resilience does not serve',
    'rhino',
    'heavy-grenadier-antiaircraft-squad',
    'damage-resilient',
    false,
  ],
])('%s the hero of a squad that has it', (_rule, hero, squad, skill, serves) => {
  const t = pair(hero, squad);
  expect(skillsOf(t.state, t.unit('1a')).includes(skill)).toBe(serves);
});
