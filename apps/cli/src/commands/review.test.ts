import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { dustfront, STACK, temporaryFolder } from '../testing.ts';

const kept = (path: string): string =>
  fileURLToPath(new URL(`../../../../packages/${path}.record`, import.meta.url));

const core = kept('dust-tactics/records/v1-hold-the-depot');
const dust = kept('dust/records/v1-five-players');
const later = kept('dust-tactics-2014/records/v1-firefight');

interface Told {
  readonly game: string;
  readonly judge: string;
  readonly decisions: number;
  readonly judged: number;
  readonly seats: readonly {
    readonly name: string;
    readonly givenAway: number;
    readonly dice: { readonly own: number; readonly enemy: number } | null;
  }[];
  readonly mistakes: readonly {
    readonly answer: number;
    readonly round: number;
    readonly seat: number;
    readonly done: string;
    readonly betterWhy: string;
    readonly cost: number;
  }[];
}

describe('replay --review', () => {
  test('tells the costliest decisions with what was better, and decisions apart from dice', async () => {
    const { code, out, err } = await dustfront(['replay', core, '--review']);
    expect(code, err).toBe(0);
    expect(out).toMatch(/^The Sergeant could weigh \d+ of \d+ decisions/);
    expect(out).toMatch(/\d\.\d points {2}round \d+, answer \d+, Player [12]: \w/);
    expect(out).toMatch(/\n {2}done {4}\S.*\n {2}better {2}\S.*(to [A-Z]\d|to destroy)/);
    expect(out).toMatch(
      /\nPlayer 1 {2}given away by decisions: \d+\.\d points {3}by the dice: [+-]\d+\.\d \(own attacks/,
    );
    const costs = [...out.matchAll(/^(\d+\.\d) points? {2}round/gm)].map(([, cost]) => Number(cost));
    expect(costs.length).toBeGreaterThan(5);
    expect(costs).toEqual([...costs].sort((a, b) => b - a));
  });

  test.each([core, later])('gives all of it as JSON: %s', async (file) => {
    const { code, out } = await dustfront(['replay', file, '--review', '--json']);
    expect(code).toBe(0);
    const told = JSON.parse(out) as Told;
    expect(told.judge).toBe('Sergeant');
    expect(told.judged).toBeLessThanOrEqual(told.decisions);
    expect(told.seats).toHaveLength(2);
    const answers = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /^\d+ s/.test(line));
    for (const { answer, seat, cost, done, betterWhy } of told.mistakes) {
      expect(answers[answer - 1]).toMatch(new RegExp(`^\\d+ s${seat}`));
      expect(cost).toBeGreaterThanOrEqual(0.3);
      expect(done).not.toMatch(/^option\./);
      expect(betterWhy).not.toMatch(/\bai\.|[{}]/);
    }
    told.seats.forEach(({ givenAway, dice }, seat) => {
      const listed = told.mistakes.filter((mistake) => mistake.seat === seat);
      expect(givenAway).toBeGreaterThan(
        listed.reduce((sum, { cost }) => sum + cost, 0) - 0.1 * listed.length,
      );
      expect(dice).not.toBeNull();
    });
    expect(told.seats[0]!.dice!.own).toBe(told.seats[1]!.dice!.enemy);
  });

  test('tells attacks and battles of DUST too, for as many seats as there are', async () => {
    const { code, out, err } = await dustfront(['replay', dust, '--review']);
    expect(code, err).toBe(0);
    expect(out).toMatch(/^The Staff officer could weigh \d+ of \d+ decisions/);
    expect(out).toMatch(/\d\.\d points {2}round \d+, answer \d+, Player 5: \w/);
    expect(out).toMatch(/\n {2}done {4}\S.*Attacks .*\n {2}better {2}\S/);
    expect(out).toMatch(/\nPlayer 5 {2}given away by decisions: \d+\.\d points {3}by the dice: [+-]\d/);
    expect(out).not.toMatch(/\bai\.|[{}]/);
  });

  test('a broken record has its line', async () => {
    const broken = join(temporaryFolder(), 'broken.record');
    writeFileSync(broken, readFileSync(core, 'utf8').replace(/\w{16}\n$/, '0000000000000000\n'));
    const { code, err } = await dustfront(['replay', broken, '--review']);
    expect(code).toBe(1);
    expect(err).toMatch(/broken\.record:\d+: answer \d+: .*fingerprint/);
    expect(err).not.toMatch(STACK);
  });

  test('the help names it', async () => {
    const { out } = await dustfront(['replay', '--help']);
    expect(out).toContain('--review');
  });
});
