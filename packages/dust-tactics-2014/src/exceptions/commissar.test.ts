import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';
import { hasRole } from '../units.ts';

describe('Commissar', () => {
  test(`[dt14.skill.commissar.attach] [dt14.skill.commissar.stay]
      a soldier of his unit from the start, for the whole game`, () => {
    const card = table('unit 1a red-army-commissar-squad at A1\nunit 2a hans at L9').unit('1a');
    expect(card.soldiers).toHaveLength(6);
    expect(hasRole(card, 'commissar')).toBe(true);
    card.soldiers.pop();
    expect(hasRole(card, 'commissar')).toBe(false);
  });
});
