import { seededPick } from '@dustfront/kernel';
import { disagreements, judge, type Verdict } from '@dustfront/testkit/agreement';
import { describe, expect, test } from 'vitest';
import { cardOfUnit, groupOf, unitNamed, WEAPON_RULES } from '../src/asked.ts';
import { SKILLS } from '../src/exceptions/ids.ts';
import { skillRule } from '../src/exceptions/index.ts';
import { skillsOf } from '../src/moments.ts';
import { caseOf, mountedAttacks, randomAttack, randomAttacks } from './attacks.ts';

const ATTACKS = 100;

/** `npm run agreement -- --game dust-tactics-2014 --attacks 2000` goes on where this stops. */
describe('the engine rolls what the odds say, on random attacks', () => {
  test('a hundred of them, throw by throw where they are few', () => {
    const verdicts: Verdict[] = [];
    for (const attack of randomAttacks('short')) {
      verdicts.push(judge(attack, 250, 60));
      if (verdicts.length === ATTACKS) break;
    }
    expect(disagreements(verdicts)).toEqual([]);
    expect(verdicts.filter(({ difference }) => difference !== null).length).toBeGreaterThan(ATTACKS / 3);
  });

  test('so do those of riders, on what they ride and at them', () => {
    const verdicts: Verdict[] = [];
    for (const attack of mountedAttacks('riders')) {
      verdicts.push(judge(attack, 2000, 100));
      if (verdicts.length === 40) break;
    }
    expect(disagreements(verdicts).map(({ name }) => name)).toEqual([]);
    expect(verdicts.filter(({ difference }) => difference !== null).length).toBeGreaterThan(15);
  });

  test('odds that are slightly wrong are noticed', () => {
    const attack = caseOf(randomAttack(seededPick('planted fault')));
    const [[first, chance], [second, other]] = [...attack.expected] as [[string, number], [string, number]];
    const moved = new Map(attack.expected).set(first, chance + 1e-6).set(second, other - 1e-6);
    expect(disagreements([judge(attack, 4000, 0)])).toEqual([]);
    expect(disagreements([judge({ ...attack, expected: moved }, 4000, 0)])).toHaveLength(1);
    const certain = new Map([[second, 1]]);
    expect(disagreements([judge({ ...attack, expected: certain }, 0, 200)])).toHaveLength(1);
  });

  test('every weapon rule and every skill that changes dice, saves or damage is met', () => {
    const pick = seededPick('met');
    const rules = new Set<string>();
    const skills = new Set<string>();
    for (let n = 0; n < 1500; n++) {
      const { state, frame, aim } = randomAttack(pick);
      for (const { by, weapon, salvo } of frame.shots) {
        const line = cardOfUnit(state.units[by]!).weapons[weapon]?.line;
        for (const rule of line?.rules ?? []) if (rule !== 'salvo' || salvo) rules.add(rule);
      }
      for (const name of ['1a', '2a'])
        for (const unit of groupOf(state, unitNamed(state, name)!))
          for (const skill of skillsOf(state, unit))
            if (!['fighting-spirit', 'lucky'].includes(skill)) skills.add(skill);
      if (aim.spirit === true) skills.add('fighting-spirit');
      if (aim.lucky === true) skills.add('lucky');
    }
    expect(WEAPON_RULES.filter((rule) => !rules.has(rule))).toEqual([]);
    const speaking: string[] = SKILLS.filter((skill) => {
      const { dice, shelter, resilience } = skillRule(skill);
      return dice !== undefined || shelter !== undefined || resilience !== undefined;
    });
    expect([...speaking, 'first-strike', 'assassin'].filter((skill) => !skills.has(skill))).toEqual([]);
  });
});
