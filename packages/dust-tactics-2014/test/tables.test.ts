import { readdirSync, readFileSync } from 'node:fs';
import { readScript, runScript } from '@dustfront/table-scripts';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { dustTactics2014 } from '../src/index.ts';

const folder = new URL('../tables/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.yaml'),
);

describe('table scripts', () => {
  test.each(files)('%s', (file) => {
    const script = readScript(parse(readFileSync(new URL(file, folder), 'utf8')));
    if (Array.isArray(script)) throw new Error(JSON.stringify(script));
    const result = runScript(script as Exclude<typeof script, readonly unknown[]>, dustTactics2014);
    expect(result.failures).toEqual([]);
  });
});
