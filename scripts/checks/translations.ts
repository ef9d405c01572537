import { LANGUAGES } from '@dustfront/kernel';
import { translationMistakes, untranslated } from '@dustfront/rulebook';
import type { Check } from './check.ts';

const [, ...others] = LANGUAGES;
const SHOWN = 3;

/** A rule that has changed is read in English until somebody has translated it anew; that is told, no failure. */
export const translations: Check = {
  name: 'rules in other languages are well written',
  run(tree) {
    const files = tree.files
      .filter((path) => /^packages\/[^/]+\/RULES\.md$/.test(path))
      .flatMap((register) =>
        others.map((language) => ({ register, path: register.replace('.md', `.${language}.md`) })),
      );
    const there = files.filter(({ path }) => tree.has(path));
    const findings = there.flatMap(({ register, path }) =>
      translationMistakes(tree.read(register), tree.read(path)).map(
        ({ line, message }) => `${path}:${line} ${message}`,
      ),
    );
    const notes = there.flatMap(({ register, path }) => {
      const missing = untranslated(tree.read(register), tree.read(path));
      const named = missing.slice(0, SHOWN).map(({ id, from }) => `${id} (${from})`);
      return missing.length === 0 ? [] : [`${path} lacks ${missing.length}: ${named.join(', ')}`];
    });
    const absent = files.filter(({ path }) => !tree.has(path)).map(({ path }) => `${path} is missing`);
    return { findings: [...findings, ...absent], notes };
  },
};
