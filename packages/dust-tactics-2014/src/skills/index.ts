import type { SkillRule } from '../hooks.ts';
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
