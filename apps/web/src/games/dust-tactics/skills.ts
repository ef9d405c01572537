import { rules } from 'virtual:rules/dust-tactics';
import { shortWording } from '../register.ts';

const GAME = 'dust-tactics';

/** Where the register speaks of an ability, by the beginning of its rule ids. */
const prefixes: Readonly<Record<string, string>> = {
  'damage-resilient': 'dt1.skill.resilient.',
  'fighting-spirit': 'dt1.skill.spirit.',
  'self-repair': 'dt1.skill.repair.',
  'command-squad': 'dt1.cmd.',
  commander: 'dt1.cmd.hero',
  'artillery-strike': 'dt1.faq.artillery.',
  'advanced-reactive-fire': 'dt1.faq.reactive.',
  wiederbelebungsserum: 'dt1.faq.serum.',
};

/** The two rules that say most about an ability, in our words. */
export function skillRules(id: string): readonly { readonly id: string; readonly text: string }[] {
  const prefix = prefixes[id] ?? `dt1.skill.${id}.`;
  return rules
    .filter((rule) => rule.id.startsWith(prefix) && rule.status !== 'overruled')
    .slice(0, 2)
    .map((rule) => ({ id: rule.id, text: shortWording(GAME, rule) }));
}

/** What some rules say, in our words. */
export const rulesById = (ids: readonly string[]): string =>
  ids
    .flatMap((id) => rules.find((rule) => rule.id === id) ?? [])
    .map((rule) => shortWording(GAME, rule))
    .join(' ');
