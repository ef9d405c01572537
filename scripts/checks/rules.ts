import { gameOfRule } from '@dustfront/games';
import { coverageOf, crowded, kindOf, type SurveyedGame, survey, uncovered } from '@dustfront/rulebook';
import type { Check } from './check.ts';

function findingsIn(game: SurveyedGame): string[] {
  const { id, register, rules, mistakes } = game;
  const { uncited, untested } = uncovered(game);
  const many = crowded(game);
  const foreign = rules.filter((rule) => gameOfRule(rule.id) !== id);
  return [
    ...mistakes.map((mistake) => `${register}:${mistake.line} ${mistake.message}`),
    ...foreign.map((rule) => `${register}:${rule.line} ${rule.id} does not carry the prefix of ${id}`),
    ...uncited.map((rule) => `${register}:${rule.line} ${rule.id} is cited by no code of packages/${id}`),
    ...untested.map((rule) => `${register}:${rule.line} ${rule.id} is quoted by no test or table script`),
    ...many.map(({ path, line }) => `${path}:${line} a title quotes at most three rules`),
  ];
}

export const rules: Check = {
  name: 'every rule is cited and tested, every cited rule exists',
  run(tree) {
    const paths = tree.files.filter((path) => kindOf(path) !== undefined);
    const { games, unknown } = survey(paths.map((path) => ({ path, text: tree.read(path) })));
    const strangers = new Set(unknown.map(({ id, path, line }) => `${path}:${line} ${id} is in no RULES.md`));
    const notes = games
      .map(coverageOf)
      .map(
        ({ id, rules, implemented, cited, tested }) =>
          `${id}: ${rules} rules, ${implemented} implemented, ${cited} cited, ${tested} tested`,
      );
    return { findings: [...strangers, ...games.flatMap(findingsIn)], notes };
  },
};
