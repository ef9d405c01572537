import { seededPick } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { majoritiesHeld, pointsFor, scoreParts } from './scoring.ts';
import type { RoundScore } from './state.ts';

describe('a round’s score, part by part', () => {
  test.each(['epic', 'premium'] as const)(
    '[dust.vp.formula] the parts add up to the whole (%s)',
    (scoring) => {
      const pick = seededPick(scoring);
      const some = (): number[] => [pick(4), pick(8), pick(6)];
      for (let i = 0; i < 60; i++) {
        const [capitals, sources, none] = [some(), some(), [0, 0, 0]];
        const majorities = { production: pick(4) - 1, sea: pick(4) - 1, land: pick(4) - 1 };
        const score: RoundScore = {
          round: 1,
          capitals,
          sources,
          centres: none,
          seas: none,
          lands: none,
          majorities,
          gained: none,
          totals: none,
        };
        for (const seat of [0, 1, 2]) {
          const parts = scoreParts(score, seat, scoring);
          const held = { capitals: capitals[seat]!, sources: sources[seat]! };
          expect(Object.values(parts).reduce((sum, one) => sum + one, 0)).toBe(
            pointsFor(held, majoritiesHeld(majorities, seat), scoring),
          );
        }
      }
    },
  );
});
