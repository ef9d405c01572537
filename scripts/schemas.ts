// Writes the JSON schemas of set-ups, views, options and events that the server serves, from the types of the games.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository, root } from './lib/files.ts';
import { told } from './lib/options.ts';
import { schemaFiles } from './lib/schemas.ts';

told(import.meta.filename, {});
const tree = repository();
for (const { path, text } of schemaFiles(tree)) {
  const fresh = tree.has(path) && tree.read(path) === text;
  if (!fresh) writeFileSync(join(root, path), text);
  console.log(`${fresh ? 'unchanged' : 'written  '} ${path}`);
}
