import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from './files.ts';
import { usageIn } from './options.ts';

const folder = mkdtempSync(join(tmpdir(), 'dustfront-options-'));
afterAll(() => rmSync(folder, { recursive: true }));

const script = join(folder, 'script.ts');
writeFileSync(
  script,
  `// npm run script: does nothing.
// \`-- --games N\` says how often.
import { numberIn, told } from '${join(root, 'scripts/lib/options.ts')}';
const { values } = told(import.meta.filename, { options: { games: { type: 'string', default: '3' } } });
console.log(numberIn(import.meta.filename, '--games', values.games, 1) + 1);
`,
);

const run = (...args: string[]): { status: number | null; stdout: string; stderr: string } =>
  spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });

test('a script is told its options, or how it is used', () => {
  expect(run('--games', '4')).toMatchObject({ status: 0, stdout: '5\n' });
  const usage = 'npm run script: does nothing.\n`-- --games N` says how often.\n';
  expect(run('--help')).toMatchObject({ status: 0, stdout: usage });
  expect(run('--gmaes', '4')).toMatchObject({ status: 2, stderr: `Unknown option '--gmaes'\n\n${usage}` });
  expect(run('4')).toMatchObject({ status: 2, stderr: expect.stringMatching(/^Unexpected argument '4'/) });
  const wrong = run('--games', 'many');
  expect(wrong).toMatchObject({
    status: 2,
    stderr: `--games wants a number, 1 or more, not "many"\n\n${usage}`,
  });
});

test('usage is the comment at the head, of either kind', () => {
  expect(usageIn('/**\n * One.\n *   Two.\n */\nimport x;')).toBe('One.\n  Two.');
  expect(usageIn('/** One. */\nimport x;')).toBe('One.');
  expect(usageIn('import x;\n// later')).toBe('');
});

test('every script that is called by hand says how it is used', () => {
  const folders = ['scripts', 'apps/server/scripts', 'apps/web/scripts'];
  const silent = folders.flatMap((of) =>
    readdirSync(join(root, of))
      .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
      .map((name) => join(of, name))
      .filter((path) => {
        const source = readFileSync(join(root, path), 'utf8');
        return /process\.argv|parseArgs/.test(source) && !source.includes('told(import.meta.filename');
      }),
  );
  expect(silent).toEqual([]);
});
