import { readFileSync } from 'node:fs';
import { solveBattle } from '@dustfront/odds';
import { describe, expect, test } from 'vitest';
import { defenceDice, unitDice } from '../src/battle/dice.ts';
import { battlePlan } from '../src/battle/plan.ts';
import { supremacy } from '../src/battle/supremacy.ts';
import { UNIT_TYPES, type UnitType, unitsOf } from '../src/units.ts';

interface Survivors extends Partial<Record<UnitType, number>> {
  units: number;
  productionPoints: number;
}

interface Case {
  case: number;
  kind: 'land' | 'amphibious' | 'sea' | 'drop';
  attacker: Partial<Record<UnitType, number>>;
  defender: Partial<Record<UnitType, number>>;
  centre: boolean;
  capital: boolean;
  neutral: boolean;
  firstRoller: string;
  attackerDice: number;
  defenderDice: number;
  attackerTakes: number;
  attackersEliminated: number;
  ceaseFire: number;
  bothEliminated: number;
  attackerSurvivors: Survivors;
  defenderSurvivors: Survivors;
  swing: number;
}

const file = new URL('fixtures/dust-battles.jsonl', import.meta.url);
const cases = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Case);

describe('battles computed apart from this program', () => {
  test.each(cases.map((c) => [c.case, c] as const))(
    'case %i [dust.battle.supremacy.first] [dust.battle.roll.dice] [dust.battle.end.eliminated]',
    (_, c) => {
      const attackers = unitsOf(c.attacker);
      const defenders = unitsOf(c.defender);
      const place = { capital: c.capital, centre: c.centre };
      const plan = battlePlan({
        kind: c.kind,
        attackers,
        defenders,
        place,
        neutral: c.neutral,
        policy: 'fixed',
      });
      expect(c.kind === 'sea' ? 'both' : supremacy(attackers, defenders, place).side).toBe(c.firstRoller);
      expect(unitDice(attackers, false)).toBe(c.attackerDice);
      expect(defenceDice(defenders, false, place)).toBe(c.defenderDice);
      const outcome = solveBattle(plan).outcome();
      const near = (found: number, wanted: number) => {
        expect(Math.abs(found - wanted)).toBeLessThan(1e-10 * Math.max(1, Math.abs(wanted)));
      };
      near(outcome.attackerTakes, c.attackerTakes);
      near(outcome.attackersEliminated, c.attackersEliminated);
      near(outcome.truce, c.ceaseFire);
      near(outcome.bothEliminated, c.bothEliminated);
      near(outcome.swing, c.swing);
      UNIT_TYPES.forEach((type, i) => {
        near(outcome.attackerSurvivors[i]!, c.attackerSurvivors[type] ?? 0);
        near(outcome.defenderSurvivors[i]!, c.defenderSurvivors[type] ?? 0);
      });
    },
  );
});
