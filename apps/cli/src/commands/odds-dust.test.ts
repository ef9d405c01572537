import { describe, expect, test } from 'vitest';
import { dustfront } from '../testing.ts';

async function battle(...args: string[]): Promise<
  Record<string, number> & {
    expectedSurvivors: Record<'attacker' | 'defender', Record<string, number>>;
    firstRoller: string;
    advice: unknown;
  }
> {
  const { code, out, err } = await dustfront(['odds', 'dust', ...args, '--json']);
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out);
}

describe('odds dust', () => {
  test('the chances of a battle add up', async () => {
    const found = await battle('3 tank, 1 mech, 1 fighter', '2 tanks + mech', '--centre');
    const { attackerWins, attackersEliminated, bothEliminated, ceaseFire, attackersRetreat } = found;
    expect(
      attackerWins! + attackersEliminated! + bothEliminated! + ceaseFire! + attackersRetreat!,
    ).toBeCloseTo(1, 10);
    expect(found.expectedSurvivors.attacker.tank).toBeLessThan(3);
    expect(found.advice).not.toBeNull();
  });

  test('under the fixed policy equal submarines have equal chances', async () => {
    const found = await battle('2 submarine', '2 submarine', '--sea', '--policy', 'fixed');
    expect(found.firstRoller).toBe('both');
    expect(found.attackerWins).toBeCloseTo(found.attackersEliminated!, 12);
    expect(found.attackersRetreat).toBe(0);
  });

  test('in words, with best play', async () => {
    const { code, out } = await dustfront(['odds', 'dust', '2 tank', '1 tank', '--capital']);
    expect(code).toBe(0);
    expect(out).toContain('2 tanks against 1 tank (capital)');
    expect(out).toContain('the attacker takes it');
    expect(out).toContain('Best play at the first roll');
  });

  test('mistakes are named', async () => {
    for (const [args, message] of [
      [['2 tnk', '1 tank'], 'there is no unit "tnk". Did you mean "tank"?'],
      [['2 tank', '1 tank', '--sea'], 'a tank does not fight at sea'],
      [['1 submarine', '1 tank'], 'add --sea'],
      [['1 tank', '1 tank', '--attacker-ability', 'nurs'], 'Did you mean "nurse"?'],
      [['1 tank, 1 mech', '1 tank', '--drop'], 'a tank cannot be dropped'],
      [['2 mech', '1 tank', '--drop', '--attacker-ability', 'nurse'], 'dropped mechs have no other ability'],
      [['1 submarine', '1 submarine', '--sea', '--capital'], '--capital does not go with --sea'],
      [['1 submarine', '1 submarine', '--sea', '--centre'], '--centre does not go with --sea'],
      [['1 tank', '1 tank', '--neutral', '--defender-ability', 'nurse'], 'neutrals play no card'],
    ] as const) {
      const { code, err } = await dustfront(['odds', 'dust', ...args]);
      expect(code).toBe(2);
      expect(err).toContain(message);
    }
  });
});
