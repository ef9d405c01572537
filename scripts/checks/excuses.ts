import { lex, lineAt } from '@dustfront/rulebook';
import { isSource, isTest } from '../lib/files.ts';
import type { Check } from './check.ts';

/** A reason is a few words, not a dot. */
const reason = /[A-Za-z][^\n]{9,}/;

/** Silenced compilers and linters, and silenced tests, must say why. (The linter itself forbids `any`.) */
export const excuses: Check = {
  name: 'whatever is silenced says why',
  run(tree) {
    const findings = tree.files.filter(isSource).flatMap((path) => {
      const { code, comments } = lex(tree.read(path));
      const silenced = comments.flatMap(({ text, line }) => {
        const at = `${path}:${line}`;
        if (/@ts-(?:ignore|nocheck)\b/.test(text)) return [`${at} use @ts-expect-error with a reason`];
        const rest =
          /@ts-expect-error(.*)/.exec(text)?.[1] ?? /biome-ignore[\w-]*\s+[^:]*:?(.*)/.exec(text)?.[1];
        return rest === undefined || reason.test(rest) ? [] : [`${at} says no reason`];
      });
      if (!isTest(path)) return silenced;
      const explained = new Set(comments.map(({ text, line }) => line + text.split('\n').length - 1));
      const skipped = [...code.matchAll(/\b(?:test|it|describe)\s*\.\s*(only|skip|todo|fails)\b/g)].flatMap(
        (match) => {
          const line = lineAt(code, match.index);
          if (match[1] === 'only') return [`${path}:${line} .only silences every other test`];
          return explained.has(line) || explained.has(line - 1)
            ? []
            : [`${path}:${line} .${match[1]} needs a comment that says why`];
        },
      );
      return [...silenced, ...skipped];
    });
    return { findings };
  },
};
