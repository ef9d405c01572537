import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dustfront, STACK, spawned, temporaryFolder } from '../testing.ts';

const always = (line: string, times: number): string => `${line}\n`.repeat(times);

describe('play', () => {
  test('two people play a whole match through a pipe, and the record proves it', async () => {
    const cwd = temporaryFolder();
    const args = ['play', '--scenario', 'reconnaissance', '--seed', '11', '--record', 'match.record'];
    const { code, out } = await spawned(args, { cwd, input: always('1', 1000) });
    expect(code).toBe(0);
    expect(out).toContain('Allies: Destroy more than you lose.');
    expect(out).toMatch(/(wins?|draw).*Allies \d+, Axis \d+\./);
    expect(out).toContain('Saved as match.record.');
    const verified = await dustfront(['verify', 'match.record'], { cwd });
    expect(verified).toMatchObject({ code: 0, out: expect.stringContaining('played to its end') });
  });

  test('a match against the computer is left, taken up and played to its end', async () => {
    const cwd = temporaryFolder();
    const first = await dustfront(
      ['play', '--scenario', '8', '--level', 'recruit', '--side', 'axis', '--seed', '3'],
      {
        cwd,
        input: `${always('1', 12)}quit\n`,
      },
    );
    expect(first.code).toBe(0);
    expect(first.out).toContain('Take it up again with: dustfront play --record white-noon.record');
    const before = readFileSync(join(cwd, 'white-noon.record'), 'utf8');
    expect(before).toContain('seat 0 "Allies (recruit)"');
    const then = await dustfront(['play', '--record', 'white-noon.record'], {
      cwd,
      input: always('1', 2000),
    });
    expect(then.code).toBe(0);
    expect(then.out).toContain('Allies: recruit, Axis: you');
    const after = readFileSync(join(cwd, 'white-noon.record'), 'utf8');
    expect(after.startsWith(before)).toBe(true);
    expect((await dustfront(['verify', 'white-noon.record'], { cwd })).out).toContain('played to its end');
  });

  test('what a newcomer types', async () => {
    const cwd = temporaryFolder();
    const input = [
      'help',
      'axis begin',
      'undo',
      'allies begin',
      'activate rangers', // two of them
      'recn',
      'recon',
      'move twice',
      'A9',
      'go C7', // too far
      'go B8',
      'units',
      'card luther',
      'log 3',
      'rules soft cover',
      'odds',
      'legend',
      'options',
      'save here.record',
      'save',
      '99',
      'hint',
      'quit',
    ];
    const { code, out, err } = await dustfront(['play', '--scenario', '1', '--seed', '1'], {
      cwd,
      input: `${input.join('\n')}\n`,
    });
    expect(code).toBe(0);
    expect(err).toBe('');
    for (const text of [
      'take the option with that number',
      'Taken back.',
      '"activate rangers" fits 2 options:',
      'Nothing here is called "recn". Did you mean',
      'Recon Rangers entered at A9',
      'Recon Rangers cannot end in C7',
      'Recon Rangers moved from A9 to B8',
      'Anti-aircraft Gun',
      'dt1.cover.crate',
      'Nobody is in range and in sight of anybody.',
      'Saved as here.record',
      'Under which name?',
      'There are options 1 to',
      'would answer:',
    ])
      expect(out).toContain(text);
    expect(out).not.toMatch(STACK);
    expect(existsSync(join(cwd, 'here.record'))).toBe(true);
  });

  test('dice are shown as faces, and odds of what can be declared', async () => {
    const cwd = temporaryFolder();
    const setup = {
      battlefield: {
        id: 'lane',
        title: 'Lane',
        note: '',
        map: ['...', '...'],
        entry: { allies: [[0, 1]], axis: [[2, 0]] },
      },
      forces: { allies: [{ card: 'combat-rangers' }], axis: [{ card: 'luther' }] },
      points: 'open',
      rounds: 2,
    };
    const input = always('odds\n1', 60);
    const { out } = await dustfront(['play', '--setup', JSON.stringify(setup), '--seed', '2'], {
      cwd,
      input,
    });
    expect(out).toMatch(/Attack roll +(\[[X ]\])+ \d+ HIT/);
    expect(out).toMatch(/ 1 .* at .* \d\.\d\d lost, destroyed/);
  });

  test('the computer plays itself, in words and for programs', async () => {
    const cwd = temporaryFolder();
    const told = await dustfront(['play', '--auto', '--seed', '5', '--explain'], { cwd });
    expect(told.out).toContain('--- Round 6 ---');
    const { code, out } = await dustfront(['play', '--auto', '--seed', '5', '--json'], { cwd });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      type: 'result',
      over: true,
      seed: '5',
      outcome: { places: [expect.any(Number), expect.any(Number)] },
    });
  });

  test('programs are asked in JSON and refused in JSON', async () => {
    const { out } = await dustfront(['play', '--seed', '5', '--json'], {
      input: 'allies begin\naxis begin\nnonsense\n',
      cwd: temporaryFolder(),
    });
    const said = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(said.find(({ type }) => type === 'question')).toMatchObject({
      options: [{ id: 'allies begin' }, { id: 'axis begin' }],
    });
    expect(said.filter(({ type }) => type === 'refused')).not.toHaveLength(0);
    expect(said.at(-1)).toMatchObject({ type: 'result', over: false });
  });

  test('mistakes are named', async () => {
    const cwd = temporaryFolder();
    for (const [args, message] of [
      [['--scenario', 'white-non'], 'Did you mean "white-noon"?'],
      [['--battlefield', 'outpst'], 'Did you mean "outpost"?'],
      [['--allies', 'boxed-axis'], 'is an army of the axis'],
      [['--allies', 'hot-dog,lutherr'], 'Did you mean "luther"'],
      [['--level', 'genral'], 'there is no computer player "genral"'],
      [['--setup', '{nonsense'], 'not JSON'],
      [['--setup', '{}'], 'needs forces'],
      [['--record', '.'], 'folder'],
      [['--record', 'nowhere/match.record'], 'no folder to keep it in'],
      [['--table', 'farmyard'], '--table means nothing in dust-tactics'],
      [['--game', 'dust', '--scenario', 'reload'], '--scenario means nothing in dust; it takes --players'],
      [['--setup', '{}', '--rounds', '3'], 'leave out --rounds'],
    ] as const) {
      const { code, err, out } = await dustfront(['play', ...args], { cwd });
      expect({ args, code: code > 0 }).toEqual({ args, code: true });
      expect(err).toContain(message);
      expect(err + out).not.toMatch(STACK);
    }
  });
});

test('[dt1.scenario.campaign] a campaign goes from scenario to scenario and carries the score over', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'dustfront-campaign-')), 'c.json');
  for (const seed of ['1', '2']) {
    const { code } = await dustfront([
      'play',
      '--campaign',
      file,
      '--auto',
      '--level',
      'corporal',
      '--seed',
      seed,
    ]);
    expect(code).toBe(0);
  }
  const { battles } = JSON.parse(readFileSync(file, 'utf8')) as { battles: { scenario: string }[] };
  expect(battles.map(({ scenario }) => scenario)).toEqual(['reconnaissance', 'beacons-on-the-ice']);
  writeFileSync(file, 'no campaign');
  const { code, err } = await dustfront(['play', '--campaign', file, '--auto']);
  expect([code, err]).toEqual([2, expect.stringContaining('holds no campaign')]);
});
