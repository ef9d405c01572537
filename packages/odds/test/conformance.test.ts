import type { DicePlan } from '@dustfront/wargame';
import { describe, expect, test } from 'vitest';
import { type AttackOdds, attackOdds, type SideOdds, type StateChance } from '../src/index.ts';
import { type CaseUnit, type ExpectedSide, type OddsCase, readCases } from './cases.ts';
import { type Case1e, plan1e } from './dust-tactics.ts';
import { type Case2014, plan2014 } from './dust-tactics-2014.ts';

/** The expected figures carry 15 digits: they must agree in 12, however small they are. */
function differs(actual: number, expected: string): boolean {
  const wanted = Number(expected);
  return Math.abs(actual - wanted) > 1e-12 * Math.abs(wanted);
}

function chanceOf(states: readonly StateChance[], [soldiers, health]: readonly [number, number]): number {
  return states.find((one) => one.soldiers === soldiers && one.health === health)?.chance ?? 0;
}

function sideFaults(name: string, odds: SideOdds, expected: ExpectedSide): string[] {
  const faults: string[] = [];
  const check = (what: string, actual: number, wanted: string) => {
    if (differs(actual, wanted)) faults.push(`${name} ${what}: ${actual} instead of ${wanted}`);
  };
  if (odds.distribution.length !== Object.keys(expected.loss).length) faults.push(`${name} length`);
  odds.distribution.forEach((chance, loss) => {
    check(`loss ${loss}`, chance, expected.loss[loss]!);
  });
  check('mean', odds.mean, expected.mean);
  check('destroyed', odds.destroyed, expected.destroyed);
  for (const [state, chance] of expected.states ?? []) {
    check(`state ${state}`, chanceOf(odds.states, state), chance);
  }
  if (expected.states !== undefined && expected.states.length !== odds.states.length)
    faults.push(`${name} states`);
  return faults;
}

function jointFaults(
  odds: AttackOdds,
  joint: NonNullable<OddsCase<CaseUnit, unknown>['expect']['joint']>,
): string[] {
  const keyed = new Map(
    odds.joint.map(({ attacker: a, target: t, chance }) => [
      `${a.soldiers},${a.health} ${t.soldiers},${t.health}`,
      chance,
    ]),
  );
  const faults = joint.flatMap(([attacker, target, wanted]) => {
    const key = `${attacker} ${target}`;
    const actual = keyed.get(key) ?? 0;
    return differs(actual, wanted) ? [`joint ${key}: ${actual} instead of ${wanted}`] : [];
  });
  return keyed.size === joint.length ? faults : [...faults, 'joint states'];
}

function faultsOf<U extends CaseUnit, L>(one: OddsCase<U, L>, plan: DicePlan): string[] {
  const odds = attackOdds(plan);
  const { expect: wanted } = one;
  if (one.shape !== 'close') return sideFaults('target', odds.target, wanted as ExpectedSide);
  return [
    ...sideFaults('attacker', odds.attacker, wanted.attacker!),
    ...sideFaults('target', odds.target, wanted.target!),
    ...jointFaults(odds, wanted.joint!),
  ];
}

describe('odds computed apart from the program', () => {
  test('Core Set: all 600 cases agree', () => {
    const cases = readCases<Case1e>('odds-1e.jsonl');
    expect(cases).toHaveLength(600);
    expect(cases.flatMap((one) => faultsOf(one, plan1e(one)).map((fault) => `${one.id} ${fault}`))).toEqual(
      [],
    );
  });

  test('2013/14: all 600 cases agree', () => {
    const cases = readCases<Case2014>('odds-2014.jsonl');
    expect(cases).toHaveLength(600);
    expect(cases.flatMap((one) => faultsOf(one, plan2014(one)).map((fault) => `${one.id} ${fault}`))).toEqual(
      [],
    );
  });
});
