import { describe, expect, test } from 'vitest';
import { dustfront, STACK } from '../testing.ts';

interface Losses {
  distribution: number[];
  mean: number;
  destroyed: number;
}
interface Answer extends Losses {
  lines: (Losses & { line: string; dice: number })[];
  silent: { line: string; why: string }[];
  retaliation: Losses | null;
}

async function odds(...args: string[]): Promise<Answer> {
  const { code, out, err } = await dustfront(['odds', ...args, '--json']);
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out) as Answer;
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

describe('odds', () => {
  test('every weapon line and the whole attack, as JSON', async () => {
    const answer = await odds('combat-rangers', 'luther', '--range', '3', '--cover', 'soft', '--sustained');
    // One bazooka die of damage 3, re-rolled once: 1 - (2/3)^2. Cover means nothing to a vehicle.
    const bazooka = answer.lines.find(({ line }) => line === 'bazooka')!;
    expect(bazooka.dice).toBe(1);
    expect(bazooka.distribution[3]).toBeCloseTo(5 / 9, 12);
    expect(answer.distribution).toHaveLength(5);
    expect(sum(answer.distribution)).toBeCloseTo(1, 12);
    expect(answer.destroyed).toBeCloseTo(answer.distribution[4]!, 12);
    expect(answer.silent.map(({ line }) => line)).toContain('m1');
  });

  test('cover, lost soldiers, limited shots and heroes count', async () => {
    const open = await odds('combat-rangers', 'recon-grenadiers', '--range', '3');
    const covered = await odds('combat-rangers', 'recon-grenadiers', '--range', '3', '--cover', 'hard');
    expect(covered.mean).toBeLessThan(open.mean);
    const few = await odds('battle-grenadiers', 'hot-dog', '--range', '2', '--figures', '1', '--shots', '0');
    expect(few.silent.find(({ line }) => line === 'panzerfaust')?.why).toBe('no shots');
    const joined = await odds('combat-rangers+joe-brown', 'recon-grenadiers', '--range', '1');
    expect(joined.lines.length).toBeGreaterThan(open.lines.length);
    expect(joined.retaliation!.mean).toBeGreaterThan(0);
  });

  test('units of one bloc may be compared, and the same card with itself', async () => {
    const answer = await odds('luther', 'luther', '--range', '2');
    expect(answer.mean).toBeGreaterThan(0);
  });

  test('as a table with bars', async () => {
    const { code, out } = await dustfront(['odds', 'luther', 'recon-rangers', '--range', '4', '--berserk']);
    expect(code).toBe(0);
    expect(out).toContain('Panzer KpfL. II-A Luther (4 health)');
    expect(out).toMatch(/at least 5 \(all\) +\d+\.\d% +#*/);
    expect(out).toContain('nobody here has berserk');
  });

  test('mistakes are named, with suggestions', async () => {
    const cases: [string[], string][] = [
      [['lother', 'hot-dog'], 'Did you mean "lothar" or "luther"?'],
      [['luther', 'hot-dog', '--range', '0'], 'A whole number from 1 to 60 is needed.'],
      [['luther', 'hot-dog', '--weapon', 'mg'], 'luther has no weapon "mg"; it has flak'],
      [['hot-dog+joe-brown', 'luther'], 'may join a squad only'],
      [['luther', 'hot-dog', '--figures', '2'], 'luther is no squad'],
      [['luther'], "missing required argument 'target'"],
    ];
    for (const [args, message] of cases) {
      const { code, out, err } = await dustfront(['odds', ...args]);
      expect(code).toBe(2);
      expect(out).toBe('');
      expect(err).toContain(message);
      expect(err).not.toMatch(STACK);
    }
  });
});
