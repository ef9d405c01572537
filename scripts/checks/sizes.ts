import { isGenerated, isSource, isTest } from '../lib/files.ts';
import type { Check } from './check.ts';

const SOFT = 400;
const HARD = 600;

const isMeasured = (path: string): boolean =>
  isSource(path) && !isTest(path) && !isGenerated(path) && !/\/(data|cards|fixtures|i18n|words)\//.test(path);

export const sizes: Check = {
  name: `files stay under ${HARD} lines`,
  run(tree) {
    const long = tree.files
      .filter(isMeasured)
      .map((path) => ({ path, lines: tree.read(path).trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > SOFT);
    const tell = ({ path, lines }: { path: string; lines: number }): string => `${path} has ${lines} lines`;
    return {
      findings: long.filter(({ lines }) => lines > HARD).map(tell),
      notes: long.filter(({ lines }) => lines <= HARD).map((file) => `${tell(file)} (aim for ${SOFT})`),
    };
  },
};
