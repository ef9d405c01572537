import { expect, test } from 'vitest';
import { describePlan } from './describe.ts';
import { faceSet } from './faces.ts';
import { chainHits, plainLine, rerollMisses } from './line.ts';
import type { DicePlan } from './plan.ts';

const HIT = faceSet(4, 5);
const laser = chainHits(
  rerollMisses(plainLine({ each: 1, weapons: 4, perFigure: false }, HIT, { blows: 1, points: 1 }), 'aimed'),
  HIT,
  'laser',
);
const fists = plainLine(
  { each: 1, weapons: { bearer: 'soldiers', skip: 0, most: null }, perFigure: false },
  HIT,
  { blows: 1, points: 1 },
);

test('a plan tells its stages line by line, in the order in which they are thrown', () => {
  const plan: DicePlan = {
    attacker: { soldiers: 5, health: 0, figures: 1 },
    target: { soldiers: 3, health: 0, figures: 1 },
    ranged: {
      lines: [
        { ...laser, guard: { save: { faces: HIT, again: 3 }, resilience: { soldiers: HIT, health: 0 } } },
      ],
      count: 'each-line',
    },
    close: { attack: [fists], retaliation: [fists], first: 'together' },
  };
  expect(describePlan(plan)).toEqual([
    {
      part: 'ranged',
      line: 0,
      dice: 4,
      stages: [
        { stage: 'hit', dice: 4, faces: HIT },
        { stage: 'reroll', pass: 0, faces: HIT },
        { stage: 'chain', faces: HIT, limit: null },
        { stage: 'save', faces: HIT },
        { stage: 'save-again', faces: 3 },
        { stage: 'damage', damage: { blows: 1, points: 1 }, assign: 'soldiers-first' },
        { stage: 'resilience', soldiers: HIT, health: 0 },
      ],
      because: [
        { rule: 'aimed', what: 'again' },
        { rule: 'laser', what: 'chain' },
      ],
    },
    ...(['attack', 'retaliation'] as const).map((part) => ({
      part,
      line: 0,
      dice: part === 'attack' ? 5 : 3,
      stages: [
        { stage: 'hit', dice: part === 'attack' ? 5 : 3, faces: HIT },
        { stage: 'damage', damage: { blows: 1, points: 1 }, assign: 'soldiers-first' },
      ],
      because: [],
    })),
  ]);
  expect(describePlan({ ...plan, close: null })).toHaveLength(1);
});
