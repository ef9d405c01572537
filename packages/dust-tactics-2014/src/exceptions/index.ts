import type { Card } from '../cards/card.ts';
import { cardOf } from '../cards/index.ts';
import type { SkillRule } from '../hooks.ts';
import type { RuleId } from '../rule-id.generated.ts';
import type { Unit } from '../state.ts';
import type { Skill } from './ids.ts';
import * as manifest from './manifest.ts';

const rules: readonly SkillRule[] = Object.values(manifest);

const byId: Readonly<Record<string, SkillRule>> = Object.fromEntries(rules.map((rule) => [rule.id, rule]));

export const skillRule = (id: Skill): SkillRule => byId[id]!;

/** The rules that say most about a skill: those that it cites first. */
export const rulesAbout = (id: Skill): readonly RuleId[] => skillRule(id).cites.slice(0, 2);

/** Those that change how dice are rolled. */
export const DICE_SKILLS: readonly SkillRule[] = rules.filter((rule) => rule.dice !== undefined);

/** What the exceptions on a card say by moment; where several speak, the first of the card. */
type Said = { readonly [Moment in keyof SkillRule]?: SkillRule[Moment] | undefined };

/** All moments, nobody speaking: every card's answers have this one shape, which keeps asking cheap. */
const NOTHING: Said = Object.fromEntries(rules.flatMap(Object.keys).map((moment) => [moment, undefined]));

interface Borne {
  readonly card: string;
  readonly rules: readonly SkillRule[];
  readonly said: Said;
}

/** By card, without a prototype. */
const borne: Record<string, Borne> = Object.create(null);

function read(card: Card): Borne {
  const found = card.skills.map(skillRule);
  const said = { ...NOTHING, ...Object.assign({}, ...found.toReversed()) };
  const known = { card: card.id, rules: found, said };
  borne[card.id] = known;
  return known;
}

/** A unit is asked about many times in a row. */
let latest: Borne = { card: '', rules: [], said: NOTHING };

function borneBy(id: string): Borne {
  if (latest.card !== id) latest = borne[id] ?? read(cardOf(id));
  return latest;
}

/** The exceptions on a card, in its order. */
export const rulesOn = ({ id }: Card): readonly SkillRule[] => borneBy(id).rules;

/** The exceptions on a unit's own card, not those that it shares. */
export const ownRules = (unit: Unit): readonly SkillRule[] => borneBy(unit.card).rules;

/** What they say, by moment. */
export const own = (unit: Unit): Said => borneBy(unit.card).said;
