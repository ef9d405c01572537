import type { Rule, Survey, SurveyedGame } from '@dustfront/rulebook';

export interface FoundRule {
  readonly game: SurveyedGame;
  readonly rule: Rule;
}

export function allRules(survey: Survey): FoundRule[] {
  return survey.games.flatMap((game) => game.rules.map((rule) => ({ game, rule })));
}

const stem = (word: string): string =>
  word.length > 4 ? word.toLowerCase().replace(/(?:ing|ed|es|s)$/, '') : word.toLowerCase();

/** Rules that hold every word, those that name it in their id first, then the shortest. */
export function searchRules(survey: Survey, words: readonly string[]): FoundRule[] {
  const wanted = words.flatMap((word) => word.split(/\s+/)).filter((word) => word !== '');
  const stems = wanted.map(stem);
  return allRules(survey)
    .map((found) => {
      const id = found.rule.id.toLowerCase();
      const text = found.rule.text.toLowerCase();
      const score = stems.reduce((sum, word) => {
        if (id.split(/[.-]/).some((part) => part === word)) return sum + 4;
        if (id.includes(word)) return sum + 2;
        return text.includes(word) ? sum + 1 : Number.NEGATIVE_INFINITY;
      }, 0);
      return { found, score };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.found.rule.text.length - b.found.rule.text.length)
    .map(({ found }) => found);
}
