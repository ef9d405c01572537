import { lex, lineAt } from '@dustfront/rulebook';
import { isSource, isTest, workspaceOf } from '../lib/files.ts';
import { importsOf } from '../lib/imports.ts';
import type { Check } from './check.ts';

/** What would make two runs of the same match differ, or tie a rule to one machine. */
const forbidden: readonly (readonly [RegExp, string])[] = [
  [/\bMath\s*(?:\.\s*random\b|\[)/g, 'Math.random: dice come from the kernel'],
  [/(?<![\w$.])Date\b/g, 'Date: rules know no clock'],
  [/(?<![\w$.])(?:setTimeout|setInterval|setImmediate|queueMicrotask)\b/g, 'timers: rules know no clock'],
  [
    /(?<![\w$.])(?:process|performance|console|crypto)\s*(?:\?\.|[.[])/g,
    'environment: only apps may touch it',
  ],
  [/(?<![\w$.])globalThis\b/g, 'globalThis: only apps may touch the environment'],
  [/(?<![\w$.])fetch\s*\(/g, 'fetch: only apps may use the network'],
  [/(?<![\w$])Intl\b|\.\s*(?:localeCompare|toLocale\w+)\b/g, 'locale: it differs from machine to machine'],
];

const isPure = (path: string): boolean =>
  /^packages\/[^/]+\/src\//.test(path) &&
  isSource(path) &&
  !isTest(path) &&
  workspaceOf(path) !== 'packages/testkit';

export const purity: Check = {
  name: 'packages are pure',
  run(tree) {
    const findings = tree.files.filter(isPure).flatMap((path) => {
      const text = tree.read(path);
      const { code } = lex(text);
      const used = forbidden.flatMap(([pattern, reason]) =>
        [...code.matchAll(pattern)].map((match) => `${path}:${lineAt(code, match.index)} ${reason}`),
      );
      const imported = importsOf(text)
        .filter(({ specifier }) => specifier.startsWith('node:'))
        .map(({ specifier, line }) => `${path}:${line} ${specifier}: only apps may use Node.js`);
      return [...used, ...imported];
    });
    return { findings };
  },
};
