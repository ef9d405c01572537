import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { dustfront, STACK, temporaryFolder } from '../testing.ts';

const folder = temporaryFolder();
const file = join(folder, 'battle.record');
let lines: string[] = [];

beforeAll(async () => {
  await dustfront([
    'play',
    '--auto',
    '--scenario',
    'white-noon',
    '--seed',
    'records',
    '--record',
    file,
    '--json',
  ]);
  lines = readFileSync(file, 'utf8').split('\n');
});

const written = (name: string, change: (lines: string[]) => string[]): string => {
  const path = join(folder, name);
  writeFileSync(path, change([...lines]).join('\n'));
  return path;
};

describe('a record of an earlier rules version', () => {
  const kept = fileURLToPath(
    new URL('../../../../packages/dust-tactics/records/v1-hold-the-depot.record', import.meta.url),
  );

  test('is verified and goes on by the rules that it began with', async () => {
    expect((await dustfront(['verify', kept])).out).toMatch(/^valid/);
    const half = join(folder, 'half.record');
    const text = readFileSync(kept, 'utf8').trimEnd().split('\n');
    writeFileSync(half, `${text.slice(0, Math.floor(text.length / 2)).join('\n')}\n`);
    const { code } = await dustfront(['play', '--record', half, '--auto', '--json']);
    expect(code).toBe(0);
    expect(readFileSync(half, 'utf8')).toContain('\nversion 1\n');
    expect((await dustfront(['verify', half])).out).toMatch(/^valid {4}.*played to its end\n$/);
  });

  test('that is not kept is refused, with those that are', async () => {
    const other = written('version.record', (all) =>
      all.map((line) => (line.startsWith('version ') ? 'version 99' : line)),
    );
    const { code, err } = await dustfront(['replay', other]);
    expect(code).not.toBe(0);
    expect(err).toMatch(
      /version\.record: rules version 99 of dust-tactics is not kept; this program plays 1, \d/,
    );
  });
});

describe('verify', () => {
  test('a good record is valid', async () => {
    const { code, out } = await dustfront(['verify', file]);
    expect(code).toBe(0);
    expect(out).toMatch(/^valid {4}.*played to its end\n$/);
  });

  test('another die, option or fingerprint is found, with its line', async () => {
    const at = lines.findIndex((line) => / s\d activate /.test(line));
    const dice = written('dice.record', (all) =>
      all.map((line) => (line.startsWith('start') ? line.replace(/dice \d /, 'dice ') : line)),
    );
    const option = written('option.record', (all) =>
      all.map((line, i) => (i === at ? line.replace(/activate [\w-]+/, 'activate nobody') : line)),
    );
    const hash = written('hash.record', (all) =>
      all.map((line, i) => (i === at ? line.replace(/\w{16}$/, '0000000000000000') : line)),
    );
    const { code, out } = await dustfront(['verify', file, dice, option, hash, '--json']);
    expect(code).toBe(1);
    const verdicts = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(verdicts.map(({ valid }) => valid)).toEqual([true, false, false, false]);
    expect(verdicts[1]).toMatchObject({
      at: 0,
      line: lines.findIndex((line) => line.startsWith('start')) + 1,
    });
    expect(verdicts[2]).toMatchObject({
      line: at + 1,
      reason: '"activate nobody" is refused: not-an-option',
    });
    expect(verdicts[3]).toMatchObject({ line: at + 1, reason: expect.stringContaining('fingerprint') });
  });

  test('broken files are named with line and reason, and the others are still checked', async () => {
    const broken = written('broken.record', (all) => all.map((line, i) => (i === 9 ? 'what is this' : line)));
    const { code, out, err } = await dustfront([
      'verify',
      broken,
      join(folder, 'missing.record'),
      folder,
      file,
    ]);
    expect(code).toBe(1);
    expect(out).toContain('broken.record:10: expected "NUMBER sSEAT OPTION ; DICE # HASH"');
    expect(out).toContain('missing.record: there is no such file');
    expect(out).toContain(`${folder}: this is a folder`);
    expect(out).toContain('valid    ');
    expect(out + err).not.toMatch(STACK);
  });

  test('what is wrong is said in the language that was chosen, and in English to programs', async () => {
    const broken = written('german.record', (all) => all.map((line, i) => (i === 9 ? 'was ist das' : line)));
    const other = written('hash.record', (all) =>
      all.map((line) => line.replace(/^(start.*) # \w+$/, '$1 # 0')),
    );
    const { out } = await dustfront(['verify', broken, other, '--language', 'de']);
    expect(out).toContain('german.record:10: erwartet wird „NUMMER sPLATZ OPTION ; WÜRFEL # PRÜFSUMME“');
    expect(out).toMatch(/die Prüfsumme der Stellung ist \w+, in der Aufzeichnung steht 0/);
    const forPrograms = await dustfront(['verify', broken, '--json', '--language', 'de']);
    expect(JSON.parse(forPrograms.out)).toMatchObject({
      line: 10,
      reason: expect.stringContaining('expected'),
    });
  });
});

describe('replay', () => {
  test('shows the table after any answer', async () => {
    const start = await dustfront(['replay', file, '--at', '0']);
    expect(start.out).toContain('the start');
    expect(start.out).toContain('Initiative');
    const later = await dustfront(['replay', file, '--at', '40']);
    expect(later.code).toBe(0);
    expect(later.out).toMatch(/\n40\/\d+ {2}A/);
    expect(later.out).toContain('+-------+');
  });

  test('tells the whole match in a pipe', async () => {
    const { code, out } = await dustfront(['replay', file]);
    expect(code).toBe(0);
    expect(out).toContain('--- Round 8 ---');
    expect(out).toContain('The last round is over.');
  });

  test('gives states as JSON, whose last one is the result', async () => {
    const { out } = await dustfront(['replay', file, '--json']);
    const states = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(states).toHaveLength(lines.filter((line) => /^\d+ s/.test(line)).length + 1);
    expect(states[0]).toMatchObject({ number: 0, answer: null, over: false });
    expect(states.at(-1)).toMatchObject({
      over: true,
      outcome: { scores: [expect.any(Number), expect.any(Number)] },
    });
    const one = JSON.parse((await dustfront(['replay', file, '--at', '7', '--json'])).out) as unknown;
    expect(one).toEqual(states[7]);
  });

  test('mistakes are named', async () => {
    const beyond = await dustfront(['replay', file, '--at', '99999']);
    expect(beyond.code).toBe(2);
    expect(beyond.err).toContain('is beyond its end');
    const missing = await dustfront(['replay', join(folder, 'missing.record')]);
    expect(missing.code).toBe(2);
    expect(missing.err).toContain('there is no such file');
    const other = written('game.record', (all) =>
      all.map((line) => (line.startsWith('game ') ? 'game chess' : line)),
    );
    expect((await dustfront(['replay', other])).err).toContain('there is no game "chess"');
  });
});
