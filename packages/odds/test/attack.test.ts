import { type Body, chainHits, type DiceLine, type DicePlan, faceSet, plainLine } from '@dustfront/wargame';
import { describe, expect, test } from 'vitest';
import { attackOdds, rememberedOdds } from '../src/index.ts';

const squad = (soldiers: number): Body => ({ soldiers, health: 0, figures: 1 });
const HALF = faceSet(0, 1, 2);
const shot = plainLine({ each: 1, weapons: 1, perFigure: false }, HALF, { blows: 1, points: 1 });
const fists: DiceLine = {
  ...shot,
  dice: { each: 1, weapons: { bearer: 'soldiers', skip: 0, most: null }, perFigure: false },
};
const plain: DicePlan = {
  attacker: squad(1),
  target: squad(2),
  ranged: { lines: [shot], count: 'each-line' },
  close: null,
};

describe('the lines of an attack', () => {
  test('come in order, each with its part and what it adds', () => {
    const { lines } = attackOdds({
      ...plain,
      attacker: squad(3),
      target: squad(5),
      ranged: { lines: [shot, shot], count: 'each-line' },
      close: { attack: [shot], retaliation: [shot], first: 'together' },
    });
    expect(lines.map(({ part, line, adds }) => [part, line, adds])).toEqual([
      ['ranged', 0, 0.5],
      ['ranged', 1, 0.5],
      ['attack', 0, 0.5],
      ['retaliation', 0, 0.5],
    ]);
    expect(lines.map(({ mean }) => mean)).toEqual([0.5, 1, 1.5, 0.5]);
  });

  test('a chain that goes on with one face of six', () => {
    const line = chainHits(shot, faceSet(0), 'chain');
    expect(attackOdds({ ...plain, ranged: { ...plain.ranged, lines: [line] } }).target.distribution).toEqual([
      expect.closeTo(1 / 2, 15),
      expect.closeTo((1 / 2) * (5 / 6), 15),
      expect.closeTo((1 / 2) * (1 / 6), 15),
    ]);
  });
});

describe('who is stunned', () => {
  const stunning: DiceLine = { ...shot, stuns: true };
  const fight = (line: DiceLine): DicePlan => ({
    ...plain,
    ranged: { lines: [line], count: 'each-line' },
    close: { attack: [], retaliation: [fists], first: 'target' },
  });

  test('strikes back no more', () => {
    // Two soldiers strike back if the shot missed; one is left after a hit, who strikes only unless he is stunned.
    expect(attackOdds(fight(shot)).attacker.destroyed).toBeCloseTo((1 / 2) * (3 / 4) + (1 / 2) * (1 / 2), 15);
    expect(attackOdds(fight(stunning)).attacker.destroyed).toBeCloseTo((1 / 2) * (3 / 4), 15);
  });

  test('was struck: a blow that nobody can take stuns nobody', () => {
    const lost = fight({ ...stunning, assign: 'hero-only' });
    expect(attackOdds(lost).attacker.destroyed).toBeCloseTo(3 / 4, 15);
  });

  test('is told together with those who are not, where as many are left', () => {
    // Three dice, and two points: the one that is gone may have been taken by the blow that stuns, or by another.
    const track: Body = { soldiers: 0, health: 2, figures: 1 };
    const { joint } = attackOdds({
      ...plain,
      target: track,
      ranged: { lines: [stunning, shot], count: 'each-line' },
      close: { attack: [shot], retaliation: [], first: 'together' },
    });
    expect(joint.map(({ target }) => target.health).sort()).toEqual([0, 1, 2]);
    const chances = Object.fromEntries(joint.map(({ target, chance }) => [target.health, chance]));
    expect(chances).toEqual({
      2: expect.closeTo(1 / 8, 15),
      1: expect.closeTo(3 / 8, 15),
      0: expect.closeTo(1 / 2, 15),
    });
  });
});

describe('remembered odds', () => {
  test('as many as the limit says are kept, the oldest goes first', () => {
    const odds = rememberedOdds(2);
    const [one, two, three] = [1, 2, 3].map((soldiers) => ({ ...plain, target: squad(soldiers) }));
    odds(one!);
    const second = odds(two!);
    const third = odds(three!);
    expect(odds(two!)).toBe(second);
    expect(odds(three!)).toBe(third);
  });
});
