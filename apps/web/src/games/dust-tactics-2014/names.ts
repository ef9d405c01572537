import { rules } from 'virtual:rules/dust-tactics-2014';
import type { Skill, WeaponRule } from '@dustfront/dust-tactics-2014';
import { shortWording } from '../register.ts';

const GAME = 'dust-tactics-2014';

/** `advanced-reactive-fire` as it is printed on a card: Advanced Reactive Fire. */
export const printedName = (id: string): string =>
  id
    .split('-')
    .map((word) => (small.has(word) ? word : `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`))
    .join(' ');

const small = new Set(['and', 'the', 'at']);

/** Where the register speaks of an ability, by the beginning of its rule ids, where that is not its own name. */
const prefixes: Readonly<Record<string, readonly string[]>> = {
  'advanced-reactive-fire': ['dt14.skill.adv-react.'],
  'artillery-observer': ['dt14.skill.observer.'],
  'at-the-double': ['dt14.skill.double.'],
  'cheat-death': ['dt14.skill.cheat.'],
  'command-squad': ['dt14.cmd.'],
  'damage-resilient': ['dt14.skill.resilient.'],
  'fighting-spirit': ['dt14.skill.spirit.'],
  'mindless-zombie': ['dt14.skill.mindless.'],
  'move-and-fire': ['dt14.skill.move-fire.'],
  'smoke-launchers': ['dt14.skill.smoke.', 'dt14.equip.smoke.'],
  'command-vehicle': ['dt14.equip.command.'],
  'dozer-blade': ['dt14.equip.dozer.'],
  'ace-air-pilot': ['dt14.skill.ace-air.'],
  helicopter: ['dt14.equip.heli.'],
  'half-tracked': ['dt14.equip.half-track.'],
  'killing-spree': ['dt14.skill.spree.'],
  'power-scopes': ['dt14.weapon.scopes.'],
  resurrection: ['dt14.skill.resurrect.'],
  spotter: ['dt14.weapon.spotter.'],
  medic: ['dt14.cmd.get-up.'],
  airlifter: ['dt14.lift.'],
  sealifter: ['dt14.sea.'],
  pilot: ['dt14.pilot.'],
  stimulants: ['dt14.cmd.stim.'],
  strongpoint: ['dt14.fort.'],
  superhuman: ['dt14.super.'],
  passengers: ['dt14.pass.'],
  'tank-riders': ['dt14.equip.tank-riders.'],
  'under-barrel': ['dt14.weapon.under-barrel.', 'dt14.weapon.underbarrel.'],
  limited: ['dt14.weapon.limited.', 'dt14.weapon.ammo.'],
};

const roots = ['dt14.skill.', 'dt14.equip.', 'dt14.weapon.', 'dt14.sp.skill.'];

type Row = (typeof rules)[number];
const known = new Map<string, readonly Row[]>();

/** The two rules that say most about an ability, a weapon's property or a token. */
function rowsAbout(id: string): readonly Row[] {
  const found = known.get(id);
  if (found !== undefined) return found;
  const wanted = prefixes[id] ?? roots.map((root) => `${root}${id}.`);
  const short = id.split('-')[0] ?? id;
  const looser = roots.map((root) => `${root}${short}.`);
  const pick = (starts: readonly string[]) =>
    rules
      .filter((rule) => starts.some((start) => rule.id.startsWith(start) || `${rule.id}.` === start))
      .filter((rule) => rule.status !== 'overruled' && rule.status !== 'not played')
      .slice(0, 2);
  const exact = pick(wanted);
  const made = exact.length > 0 ? exact : pick(looser);
  known.set(id, made);
  return made;
}

/** The same in our words. */
export const rulesAbout = (
  id: Skill | WeaponRule | string,
): readonly { readonly id: string; readonly text: string }[] =>
  rowsAbout(id).map((rule) => ({ id: rule.id, text: shortWording(GAME, rule) }));

/** A rule by its id, in our words. */
export function ruleText(id: string): string {
  const rule = rules.find((row) => row.id === id);
  return rule === undefined ? '' : shortWording(GAME, rule);
}
