import { isGenerated } from '../lib/files.ts';
import type { Check } from './check.ts';

const WIDEST = 120;

const isText = (path: string): boolean =>
  /\.(?:ts|tsx|mts|mjs|js|json|css|html|svg|md|yaml|yml)$|(?:^|\/)Containerfile$/.test(path);

/** Texts that nobody wraps. Frozen builds are no part of the tree; records and transcripts are no such text. */
const asTheyAre: readonly RegExp[] = [
  /^package-lock\.json$/, // npm writes it
  /\/fixtures\//, // other programs wrote them
  /^packages\/[^/]+\/RULES(?:\.[a-z]{2})?\.md$/, // a rule is a row of a table, and a row of Markdown is one line
];

export const widths: Check = {
  name: `lines stay within ${WIDEST} characters`,
  run(tree) {
    const measured = tree.files.filter(
      (path) => isText(path) && !isGenerated(path) && !asTheyAre.some((pattern) => pattern.test(path)),
    );
    const findings = measured.flatMap((path) =>
      tree
        .read(path)
        .split('\n')
        .flatMap((line, at) =>
          line.length > WIDEST ? [`${path}:${at + 1} has ${line.length} characters`] : [],
        ),
    );
    return { findings };
  },
};
