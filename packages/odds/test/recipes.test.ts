import {
  type Body,
  chainHits,
  type DiceLine,
  type DicePlan,
  faceSet,
  hitAlsoOn,
  multiplyDice,
  otherFaces,
  plainLine,
  rerollMisses,
  reverseFaces,
} from '@dustfront/wargame';
import { describe, expect, test } from 'vitest';
import { attackOdds, rememberedOdds } from '../src/index.ts';

/** Each exception of the two editions as a plan, with a chance that is easy to work out by hand. */

const squad = (soldiers: number): Body => ({ soldiers, health: 0, figures: 1 });
const track = (health: number): Body => ({ soldiers: 0, health, figures: 1 });
const joined = (soldiers: number, health: number): Body => ({ soldiers, health, figures: 1 });
const at = (target: Body, ...lines: DiceLine[]): DicePlan => ({
  attacker: squad(1),
  target,
  ranged: { lines, count: 'each-line' },
  close: null,
});
const destroyed = (plan: DicePlan) => attackOdds(plan).target.destroyed;
const guarded = (line: DiceLine, guard: Partial<DiceLine['guard']>): DiceLine => ({
  ...line,
  guard: { ...line.guard, ...guard },
});

describe('Core Set', () => {
  const HIT = faceSet(4, 5);
  const MISS = otherFaces(HIT);
  const shot = plainLine({ each: 1, weapons: 1, perFigure: false }, HIT, { blows: 1, points: 1 });
  const shots = (dice: number, points: number) =>
    plainLine({ each: dice, weapons: 1, perFigure: false }, HIT, { blows: points, points: 1 });

  test('a plain line: two dice, two points each, take four health with two hits', () => {
    expect(destroyed(at(track(4), shots(2, 2)))).toBeCloseTo(1 / 9, 15);
    expect(attackOdds(at(track(4), shots(2, 2))).target.distribution).toHaveLength(5);
  });

  test('sustained, then Berserk', () => {
    expect(destroyed(at(squad(1), rerollMisses(shot, 'again')))).toBeCloseTo(5 / 9, 15);
    expect(destroyed(at(squad(1), rerollMisses(rerollMisses(shot, 'again'), 'again')))).toBeCloseTo(
      19 / 27,
      15,
    );
  });

  test('a laser takes three with one die if it hits three times running', () => {
    expect(destroyed(at(squad(3), chainHits(shot, HIT, 'chain')))).toBeCloseTo(1 / 27, 15);
  });

  test('Spotter reverses every throw, the laser’s too', () => {
    expect(destroyed(at(squad(2), reverseFaces(chainHits(shot, HIT, 'chain'), 'turned')))).toBeCloseTo(
      4 / 9,
      15,
    );
  });

  test('blast: a die for every miniature', () => {
    const blast = { ...shot, dice: { ...shot.dice, perFigure: true } };
    expect(destroyed(at(squad(3), blast))).toBeCloseTo(1 / 27, 15);
    expect(destroyed(at(track(3), blast))).toBe(0);
  });

  test('kill: a die for every miniature, a hit takes a whole vehicle', () => {
    const kill = {
      ...shot,
      dice: { ...shot.dice, perFigure: true },
      damage: { blows: 1, points: 'kill' as const },
    };
    expect(destroyed(at(track(7), kill))).toBeCloseTo(1 / 3, 15);
  });

  test('soft and hard cover', () => {
    expect(destroyed(at(squad(1), guarded(shot, { save: { faces: HIT, again: 0 } })))).toBeCloseTo(2 / 9, 15);
    expect(destroyed(at(squad(1), guarded(shot, { save: { faces: MISS, again: 0 } })))).toBeCloseTo(
      1 / 9,
      15,
    );
  });

  test('Damage Resilient: a die for every point', () => {
    const line = guarded(shots(1, 2), { resilience: { soldiers: HIT, health: HIT } });
    expect(attackOdds(at(track(2), line)).target.distribution[1]).toBeCloseTo(4 / 27, 15);
    expect(destroyed(at(track(2), line))).toBeCloseTo(4 / 27, 15);
  });

  test('a joined hero takes what his owner wants, and has no cover when the squad is gone', () => {
    const line: DiceLine = {
      ...guarded(shots(1, 1), { save: { faces: MISS, again: 0 } }),
      alone: { save: null, resilience: null },
    };
    const heroFirst = { ...line, assign: 'hero-while-safe' as const };
    expect(attackOdds(at(joined(1, 2), line)).target.states[1]).toMatchObject({ soldiers: 0, health: 2 });
    expect(attackOdds(at(joined(1, 2), heroFirst)).target.states[1]).toMatchObject({
      soldiers: 1,
      health: 1,
    });
    expect(destroyed(at(joined(1, 1), line, line))).toBeCloseTo(1 / 27, 15);
  });

  test('close combat with retaliation, at once', () => {
    const fists: DiceLine = {
      ...shot,
      dice: { each: 1, weapons: { bearer: 'soldiers', skip: 0, most: null }, perFigure: false },
    };
    const odds = attackOdds({
      attacker: squad(1),
      target: squad(1),
      ranged: { lines: [], count: 'each-line' },
      close: { attack: [fists], retaliation: [fists], first: 'together' },
    });
    expect(
      odds.joint.find(({ attacker, target }) => attacker.soldiers + target.soldiers === 0)?.chance,
    ).toBeCloseTo(1 / 9, 15);
    expect(odds.attacker.destroyed).toBeCloseTo(1 / 3, 15);
  });
});

describe('2013/14', () => {
  const FACTION = faceSet(0, 1);
  const TARGET = faceSet(2, 3);
  const SHIELD = faceSet(4, 5);
  const shot = plainLine({ each: 1, weapons: 1, perFigure: false }, FACTION, { blows: 1, points: 1 });
  const save = (faces: number, again = 0) => guarded(shot, { save: { faces, again } });

  test('faction or target', () => {
    expect(destroyed(at(squad(1), hitAlsoOn(shot, TARGET, 'wide')))).toBeCloseTo(2 / 3, 15);
  });

  test('wire-guided, lucky: two re-rolls', () => {
    expect(destroyed(at(squad(1), rerollMisses(rerollMisses(shot, 'again'), 'again')))).toBeCloseTo(
      19 / 27,
      15,
    );
  });

  test('chain: the target symbol counts in the roll, never in the chain', () => {
    expect(destroyed(at(squad(2), hitAlsoOn(chainHits(shot, FACTION, 'chain'), TARGET, 'wide')))).toBeCloseTo(
      2 / 9,
      15,
    );
  });

  test('salvo and volley multiply dice', () => {
    expect(multiplyDice(multiplyDice(shot, 2, 'more'), 3, 'more').dice.each).toBe(6);
    expect(destroyed(at(squad(2), multiplyDice(shot, 2, 'more')))).toBeCloseTo(1 / 9, 15);
  });

  test('infantry save, cover save, bunker re-roll, zombies', () => {
    expect(destroyed(at(squad(1), save(FACTION)))).toBeCloseTo(2 / 9, 15);
    expect(destroyed(at(squad(1), save(FACTION | SHIELD)))).toBeCloseTo(1 / 9, 15);
    expect(destroyed(at(squad(1), save(FACTION, FACTION | SHIELD)))).toBeCloseTo(2 / 27, 15);
  });

  test('a hit of three points takes one soldier, or three points of a track; resilience a die a point', () => {
    const heavy: DiceLine = { ...shot, damage: { blows: 1, points: 3 } };
    expect(destroyed(at(squad(2), heavy))).toBe(0);
    expect(destroyed(at(track(3), heavy))).toBeCloseTo(1 / 3, 15);
    const tough = guarded(heavy, { resilience: { soldiers: FACTION, health: FACTION } });
    expect(destroyed(at(track(3), tough))).toBeCloseTo(8 / 81, 15);
  });

  test('automatic kill', () => {
    expect(destroyed(at(track(9), { ...shot, damage: { blows: 1, points: 'kill' } }))).toBeCloseTo(1 / 3, 15);
  });

  test('blast dice of every weapon count the target as it stood', () => {
    const blast = { ...shot, dice: { ...shot.dice, perFigure: true } };
    const volley: DicePlan = {
      ...at(squad(2), blast, blast),
      ranged: { lines: [blast, blast], count: 'at-start' },
    };
    expect(destroyed(volley)).toBeCloseTo(33 / 81, 15);
  });

  test('First Strike: the fallen do not strike back', () => {
    const fists: DiceLine = {
      ...shot,
      dice: { each: 1, weapons: { bearer: 'soldiers', skip: 0, most: null }, perFigure: false },
    };
    const odds = attackOdds({
      ...at(squad(1)),
      close: { attack: [fists], retaliation: [fists], first: 'attacker' },
    });
    expect(odds.attacker.destroyed).toBeCloseTo(2 / 9, 15);
  });
});

describe('odds', () => {
  const shot = plainLine({ each: 1, weapons: 1, perFigure: false }, 3, { blows: 1, points: 1 });

  test('refuse what is no plan', () => {
    expect(() => attackOdds(at(squad(1), chainHits(shot, 63, 'chain')))).toThrow(
      'not a dice plan: endless chain',
    );
  });

  test('are remembered for equal plans, up to a limit', () => {
    const odds = rememberedOdds(2);
    const first = odds(at(squad(1), shot));
    expect(odds(at(squad(1), shot))).toBe(first);
    odds(at(squad(2), shot));
    odds(at(squad(3), shot));
    expect(odds(at(squad(1), shot))).not.toBe(first);
    expect(odds(at(squad(1), shot))).toEqual(first);
  });
});
