// Writes packages/<game>/src/rulebook.generated.ts and rule-id.generated.ts from packages/<game>/RULES.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository, root } from './lib/files.ts';
import { told } from './lib/options.ts';
import { generated } from './lib/rulebook.ts';

told(import.meta.filename, {});
const tree = repository();
for (const { path, text } of generated(tree)) {
  const fresh = tree.has(path) && tree.read(path) === text;
  if (!fresh) writeFileSync(join(root, path), text);
  console.log(`${fresh ? 'unchanged' : 'written  '} ${path}`);
}
