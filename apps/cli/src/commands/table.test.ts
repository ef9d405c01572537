import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../checkout.ts';
import { dustfront, temporaryFolder } from '../testing.ts';

const folder = temporaryFolder();
const written = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

const script = (steps: string): string => `title: A Pounder looks at a squad
game: dust-tactics
position: |
  round 2
  turn allies
  map
    . . . . . .
  allies pounder A1
  axis laser-grenadiers E1
steps:
${steps}
`;

async function run(...files: string[]): Promise<{ code: number; results: Record<string, unknown>[] }> {
  const { code, out } = await dustfront(['table', ...files], { cwd: root });
  return {
    code,
    results: out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

describe('table', () => {
  test('a script that is right passes, one object a line', async () => {
    const good = written(
      'good.yaml',
      script('  - ask: { range: [pounder, laser-grenadiers] }\n    expect: 4'),
    );
    const example = 'packages/dust-tactics/tables/examples/pounder-fires-everything.yaml';
    const { code, results } = await run(good, example);
    expect(code).toBe(0);
    expect(results).toMatchObject([
      { file: good, passed: true, failures: [], answers: [4] },
      { file: example, passed: true, failures: [] },
    ]);
  });

  test('what fails is told with step and line', async () => {
    const wrong = written(
      'wrong.yaml',
      script('  - note: so far so good\n  - ask: { range: [pounder, laser-grenadiers] }\n    expect: 5'),
    );
    const refused = written('refused.yaml', script('  - activate luther'));
    const { code, results } = await run(wrong, refused);
    expect(code).toBe(1);
    expect(results[0]).toMatchObject({ passed: false, failures: [{ step: 2, line: 12 }] });
    expect(JSON.stringify(results[1])).toContain('activate pounder');
  });

  test('broken files say what is wrong and where', async () => {
    const yaml = written('yaml.yaml', 'title: "open\n');
    const fields = written('fields.yaml', 'titel: x\ngame: dust-tactics\nsteps: []\n');
    const game = written('game.yaml', script('  - note: x').replace('dust-tactics', 'chess'));
    const unit = written('unit.yaml', script('  - ask: { range: [pounder, nobody] }\n    expect: 1'));
    const { code, results } = await run(yaml, fields, game, unit, join(folder, 'missing.yaml'));
    expect(code).toBe(1);
    expect(results.every(({ passed }) => passed === false)).toBe(true);
    const said = results.map(({ failures }) => JSON.stringify(failures));
    expect(said[0]).toContain('not YAML');
    expect(said[1]).toContain('"line":1');
    expect(said[2]).toContain('there is no game \\"chess\\"');
    expect(said[3]).toContain('nobody');
    expect(said[4]).toContain('there is no such file');
  });
});
