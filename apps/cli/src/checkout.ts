import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@dustfront/kernel';
import { kindOf, type Survey, survey, translatedTexts } from '@dustfront/rulebook';

/** The folder of the repository that this command line belongs to. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

const PASSED_OVER = new Set(['node_modules', 'dist', 'coverage', 'screenshots', '.cache', '.git', '.vite']);

function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (PASSED_OVER.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesUnder(path);
    return entry.isFile() ? [path] : [];
  });
}

/** Everything that this checkout says about rules: registers, code that cites them, tests that quote them. */
export function surveyCheckout(): Survey {
  known ??= surveyed();
  return known;
}

let known: Survey | undefined;

function surveyed(): Survey {
  const paths = ['packages', 'apps', 'docs']
    .flatMap((place) => filesUnder(join(root, place)))
    .map((path) => relative(root, path).split(sep).join('/'))
    .filter((path) => kindOf(path) !== undefined)
    .sort();
  return survey(paths.map((path) => ({ path, text: textAt(path) })));
}

const textAt = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The same with what the rules say in another language. */
export function surveyIn(language: Language): Survey {
  const survey = surveyCheckout();
  if (language === 'en') return survey;
  const games = survey.games.map((game) => {
    const words = translatedTexts(
      textAt(game.register),
      textAt(game.register.replace('.md', `.${language}.md`)),
    );
    return { ...game, rules: game.rules.map((rule) => ({ ...rule, text: words[rule.id] ?? rule.text })) };
  });
  return { ...survey, games };
}
