import { isGenerated, isSource, isTest } from '../lib/files.ts';
import type { Check } from './check.ts';

const WIDEST = 120;

/** Tables of cards and catalogues of words are data. */
const isMeasured = (path: string): boolean =>
  /^(?:packages|apps|scripts|bench|training)\//.test(path) &&
  isSource(path) &&
  !isTest(path) &&
  !isGenerated(path) &&
  !/\/(cards|words|i18n|fixtures)\//.test(path);

/** So is a text, a pattern or the outline of a drawing that has a line to itself, named or not. */
const literal = String.raw`'(?:[^'\\]|\\.)*'|"[^"]*"|\`[^\`$]*\`|/.*/`;
const alone = new RegExp(String.raw`^\s*(?:[\w.'-]+[:=]\s*)?(?:${literal})[,;]?$`);
const isText = (line: string): boolean => alone.test(line);

export const widths: Check = {
  name: `lines stay within ${WIDEST} characters`,
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
