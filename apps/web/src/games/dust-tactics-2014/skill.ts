import { t } from '../../i18n/index.ts';
import type { OpenQuestion } from '../../session/table.ts';

/** Skills that are called in an attack, as cards print them, and the rule that says what each does. */
const called = {
  'fighting-spirit': { name: 'Fighting Spirit', rule: 'dt14.skill.spirit.hit' },
  lucky: { name: 'Lucky', rule: 'dt14.skill.lucky.reroll' },
} as const;
type Called = keyof typeof called;

const isCalled = (id: unknown): id is Called => typeof id === 'string' && id in called;

/** The skill that is offered in an attack, what it does, and the rule that says so. */
export function tacticsSkill(
  question: OpenQuestion,
): { readonly text: string; readonly rule: string } | null {
  const word = question.options[0]?.option.word;
  if (question.name !== 'use-skill' || !isCalled(word)) return null;
  return { text: t(`tactics.called.${word}.text`), rule: called[word].rule };
}

/** The rule of a skill that was used. */
export const ruleOfSkill = (skill: unknown): string | null => (isCalled(skill) ? called[skill].rule : null);

/** "Johnny used Fighting Spirit: target symbols hit too"; null for anything else. */
export const skillWords = (unit: string, skill: unknown): string | null =>
  isCalled(skill)
    ? t('tactics.called.used', {
        unit,
        skill: called[skill].name,
        effect: t(`tactics.called.${skill}.effect`),
      })
    : null;
