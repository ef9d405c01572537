import { generated } from '../lib/rulebook.ts';
import { schemaFiles } from '../lib/schemas.ts';
import type { Check } from './check.ts';

export const generatedFiles: Check = {
  name: 'generated files are fresh',
  run(tree) {
    const stale = (files: { path: string; text: string }[], verb: string): string[] =>
      files
        .filter(({ path, text }) => !tree.has(path) || tree.read(path) !== text)
        .map(({ path }) => `${path} is stale: run npm run ${verb}`);
    return { findings: [...stale(generated(tree), 'rulebook'), ...stale(schemaFiles(tree), 'schemas')] };
  },
};
