import { isGenerated, isSource, isTest } from '../lib/files.ts';
import type { Check } from './check.ts';

const WIDEST = 120;

/** Tables of cards and catalogues of words are data; so is a text that has a line to itself. */
const isMeasured = (path: string): boolean =>
  path.startsWith('packages/') &&
  isSource(path) &&
  !isTest(path) &&
  !isGenerated(path) &&
  !/\/(cards|words)\//.test(path);
const isText = (line: string): boolean => /^\s*'(?:[^'\\]|\\.)*',?$/.test(line);

export const widths: Check = {
  name: `lines of packages stay within ${WIDEST} characters`,
  run(tree) {
    const findings = tree.files.filter(isMeasured).flatMap((path) =>
      tree
        .read(path)
        .split('\n')
        .flatMap((line, at) =>
          line.length > WIDEST && !isText(line) ? [`${path}:${at + 1} has ${line.length} characters`] : [],
        ),
    );
    return { findings };
  },
};
