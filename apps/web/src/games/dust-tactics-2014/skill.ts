import { printedName, rulesAbout } from '@dustfront/dust-tactics-2014/query';
import { t } from '../../i18n/index.ts';
import type { OpenQuestion } from '../../session/table.ts';

/** Skills that are called in an attack. */
const called = ['fighting-spirit', 'lucky'] as const;
type Called = (typeof called)[number];

const isCalled = (id: unknown): id is Called => called.some((skill) => skill === id);

const ruleOf = (skill: Called): string | null => rulesAbout(skill)[0] ?? null;

/** What it means that a hero joins, and the rule that says so. */
const joining: Readonly<Record<string, { readonly text: () => string; readonly rule: string }>> = {
  'join-activation': { text: () => t('tactics.joins.activation'), rule: 'dt14.hero.join.activate.until' },
  'join-under-attack': { text: () => t('tactics.joins.attacked'), rule: 'dt14.hero.join.attacked.until' },
  'join-reaction': { text: () => t('tactics.joins.reaction'), rule: 'dt14.ruling.reaction.hero' },
};

/** The skill that is offered in an attack, or who may join: what it does, and the rule that says so. */
export function tacticsSkill(
  question: OpenQuestion,
): { readonly text: string; readonly rule: string | null } | null {
  const joins = joining[question.name];
  if (joins !== undefined) return { text: joins.text(), rule: joins.rule };
  const word = question.options[0]?.option.word;
  if (question.name !== 'use-skill' || !isCalled(word)) return null;
  return { text: t(`tactics.called.${word}.text`), rule: ruleOf(word) };
}

/** The rule of a skill that was used. */
export const ruleOfSkill = (skill: unknown): string | null => (isCalled(skill) ? ruleOf(skill) : null);

/** "Johnny used Fighting Spirit: target symbols hit too"; null for anything else. */
export const skillWords = (unit: string, skill: unknown): string | null =>
  isCalled(skill)
    ? t('tactics.called.used', {
        unit,
        skill: printedName(skill),
        effect: t(`tactics.called.${skill}.effect`),
      })
    : null;
