import { generated } from '../lib/rulebook.ts';
import type { Check } from './check.ts';

export const generatedFiles: Check = {
  name: 'generated files are fresh',
  run(tree) {
    const stale = generated(tree).filter(({ path, text }) => !tree.has(path) || tree.read(path) !== text);
    return { findings: stale.map(({ path }) => `${path} is stale: run npm run rulebook`) };
  },
};
