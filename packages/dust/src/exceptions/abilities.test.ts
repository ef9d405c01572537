import { describe, expect, test } from 'vitest';
import { ABILITIES } from '../data/types.ts';
import { MOMENTS } from './ability.ts';
import { AFTER_OWN_ROLL, ALL_ABILITIES, AT_BATTLE_START } from './index.ts';

describe('the manifest', () => {
  test('[dust.ability.count] eleven abilities, each once, each with its moment and its rules', () => {
    expect(ALL_ABILITIES.map((ability) => ability.id).sort()).toEqual([...ABILITIES].sort());
    for (const ability of ALL_ABILITIES) {
      expect(MOMENTS).toContain(ability.moment);
      expect(ability.cites.length).toBeGreaterThan(0);
    }
  });

  test(`[dust.ability.timing] [dust.ruling.46]
      every ability that can meet another at a moment stands in the order of that moment`, () => {
    const at = (moment: string) => ALL_ABILITIES.filter((a) => a.moment === moment).map((a) => a.id);
    expect(AT_BATTLE_START.map((a) => a.id).sort()).toEqual(at('battle-begins').sort());
    expect(AFTER_OWN_ROLL.map((a) => a.id).sort()).toEqual(at('after-own-roll').sort());
  });
});
