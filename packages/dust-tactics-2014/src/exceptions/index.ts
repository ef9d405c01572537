import type { Card } from '../cards/card.ts';
import type { SkillRule } from '../hooks.ts';
import type { Unit } from '../state.ts';
import { cardOfUnit } from '../units.ts';
import * as manifest from './manifest.ts';

type Listed = (typeof manifest)[keyof typeof manifest];

/** The skills and pieces of equipment that there are: the ids of the manifest. */
export type Skill = Listed['id'];

const rules: readonly Listed[] = Object.values(manifest);

export const SKILLS: readonly Skill[] = rules.map((rule) => rule.id);

const byId: Readonly<Record<string, SkillRule>> = Object.fromEntries(rules.map((rule) => [rule.id, rule]));

export const skillRule = (id: Skill): SkillRule => byId[id]!;

/** Those that change how dice are rolled. */
export const DICE_SKILLS: readonly SkillRule[] = rules.filter((rule: SkillRule) => rule.dice !== undefined);

const onCards = new WeakMap<Card, readonly SkillRule[]>();

/** The exceptions on a card, in its order. */
export function rulesOn(card: Card): readonly SkillRule[] {
  const known = onCards.get(card);
  if (known !== undefined) return known;
  const found = card.skills.map(skillRule);
  onCards.set(card, found);
  return found;
}

/** The exceptions on a unit's own card, not those that it shares. */
export const ownRules = (unit: Unit): readonly SkillRule[] => rulesOn(cardOfUnit(unit));

/** What the first of them says that has a part at this moment. */
export function own<M extends keyof SkillRule>(unit: Unit, moment: M): SkillRule[M] | undefined {
  for (const rule of ownRules(unit)) {
    const said = rule[moment];
    if (said !== undefined) return said;
  }
  return undefined;
}
