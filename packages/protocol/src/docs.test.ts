import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as socket from './schema/socket.ts';

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');

/** A hash of everything that goes over the wire: the schemas, the patch, the dice, the version. */
function sourceHash(): string {
  const root = fileURLToPath(new URL('.', import.meta.url));
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

test('docs/protocol.md was looked at since the protocol last changed', () => {
  const written = /Protocol source: `(\w+)`/.exec(page)?.[1];
  expect(written, `read docs/protocol.md against the change, then write ${sourceHash()} there`).toBe(
    sourceHash(),
  );
});

test('every socket message has its place on the page', () => {
  for (const union of [socket.ClientMessage, socket.ServerMessage]) {
    for (const { properties } of union.anyOf) {
      expect(page).toContain(`\`${(properties as { t: { const: string } }).t.const}\``);
    }
  }
});
