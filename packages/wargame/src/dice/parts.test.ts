import { describe, expect, test } from 'vitest';
import { PROVENANCES } from '../provenance.ts';
import { diceOf, figuresOf, guardOf, isGone, pointsOf } from './body.ts';
import { faultOfPlan } from './check.ts';
import { victimOf } from './damage.ts';
import { describeLine } from './describe.ts';
import { faceSet, NO_FACE } from './faces.ts';
import { chainHits, plainLine, UNGUARDED } from './line.ts';
import type { Body, DiceLine, DicePlan, Guard, Weapons } from './plan.ts';
import { hitFaces } from './roll.ts';

const body = (soldiers: number, health: number, mate?: number, figures = 1): Body => ({
  soldiers,
  health,
  figures,
  ...(mate === undefined ? {} : { mate }),
});
const whole = body(3, 2, 4);
const plain = plainLine({ each: 1, weapons: 2, perFigure: false }, 3, { blows: 1, points: 1 });

describe('a body of soldiers, a track and a second one', () => {
  test('has the points of all three and is gone when none is left', () => {
    expect([whole, body(0, 0, 1), body(1, 0), body(0, 1), body(0, 0)].map(pointsOf)).toEqual([9, 1, 1, 1, 0]);
    expect([body(0, 0, 1), body(1, 0), body(0, 1), body(0, 0, 0), body(0, 0)].map(isGone)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  test('has a miniature for each soldier, those of the track while it has health, and one for the second', () => {
    expect([whole, body(3, 0, 1), body(0, 1, 0, 3), body(2, 0, 0, 3)].map(figuresOf)).toEqual([5, 4, 3, 2]);
  });

  test('strikes with the weapons of those who live', () => {
    const dice = (weapons: Weapons, striker: Body): number =>
      diceOf({ each: 2, weapons, perFigure: false }, striker, whole);
    const each = (weapons: Weapons, ...strikers: Body[]): number[] => strikers.map((s) => dice(weapons, s));
    expect(each({ bearer: 'mate' }, whole, body(3, 2, 1), body(3, 2, 0), body(3, 2))).toEqual([2, 2, 0, 0]);
    expect(each({ bearer: 'points', most: 3 }, body(0, 5), body(0, 3), body(1, 1), body(1, 0))).toEqual([
      6, 6, 2, 0,
    ]);
    expect(each({ bearer: 'health' }, body(0, 1), body(1, 1), body(1, 0))).toEqual([2, 2, 0]);
    expect(each({ bearer: 'health', beside: true }, body(0, 1), body(1, 1), body(1, 0))).toEqual([0, 2, 0]);
    expect(each({ bearer: 'health', beside: false }, body(0, 1), body(1, 1), body(1, 0))).toEqual([2, 0, 0]);
    expect(each({ bearer: 'soldiers', skip: 1, most: 2 }, body(1, 1), body(2, 0), body(9, 0))).toEqual([
      0, 2, 4,
    ]);
    expect(each({ bearer: 'soldiers', skip: 2, most: null }, body(1, 1), body(9, 0))).toEqual([0, 14]);
  });

  test('does not strike when it is stunned, nor strikes the gone', () => {
    const count = plain.dice;
    expect(diceOf(count, { ...whole, stunned: true }, whole)).toBe(0);
    expect(diceOf(count, { ...whole, stunned: false }, whole)).toBe(2);
    expect([diceOf(count, body(0, 0), whole), diceOf(count, whole, body(0, 0))]).toEqual([0, 0]);
  });

  test('is struck in the order that the line says', () => {
    const damage = { blows: 1, points: 2 };
    const victims = (assign: DiceLine['assign'], ...bodies: Body[]) =>
      bodies.map((one) => victimOf(assign, damage, one, 0));
    const [all, squad, hero, mate] = [body(1, 3, 1), body(1, 0, 1), body(0, 3, 1), body(0, 0, 1)];
    expect(victims('soldiers-first', all, squad, hero, mate)).toEqual([
      'soldiers',
      'soldiers',
      'health',
      'mate',
    ]);
    expect(victims('hero-first', all, squad, hero, mate)).toEqual(['health', 'mate', 'health', 'mate']);
    expect(victims('hero-while-safe', all, squad, hero, mate)).toEqual([
      'health',
      'soldiers',
      'health',
      'mate',
    ]);
    expect(victims('hero-while-safe', body(1, 2), body(0, 2), body(0, 0))).toEqual([
      'soldiers',
      'health',
      null,
    ]);
    expect(victims('hero-only', all, squad)).toEqual(['health', null]);
    expect(victims('mate-only', all, body(1, 1))).toEqual(['mate', null]);
    expect(victims('one-soldier', all, hero)).toEqual(['soldiers', null]);
    expect(victimOf('one-soldier', damage, all, 1)).toBeNull();
  });
});

describe('faults', () => {
  const planOf = (line: DiceLine, attacker = whole): DicePlan => ({
    attacker,
    target: whole,
    ranged: { lines: [line], count: 'each-line' },
    close: null,
  });
  const guarded = (guard: Partial<Guard>): DiceLine => ({ ...plain, guard: { ...UNGUARDED, ...guard } });
  const weapons = (given: Weapons): DiceLine => ({ ...plain, dice: { ...plain.dice, weapons: given } });

  test.each<[string | null, DicePlan]>([
    [null, planOf(plain)],
    [null, planOf(weapons({ bearer: 'points', most: 2 }))],
    ['weapons', planOf(weapons({ bearer: 'points', most: -1 }))],
    [null, planOf(weapons({ bearer: 'soldiers', skip: 0, most: null }))],
    [null, planOf(weapons({ bearer: 'mate' }))],
    [null, planOf(guarded({ save: { faces: 63, again: 63 } }))],
    ['faces', planOf(guarded({ save: { faces: 64, again: 0 } }))],
    ['faces', planOf(guarded({ save: { faces: 0, again: 64 } }))],
    [null, planOf(guarded({ resilience: { soldiers: 1, health: 2 } }))],
    ['faces', planOf(guarded({ resilience: { soldiers: 64, health: 2 } }))],
    ['faces', planOf(guarded({ resilience: { soldiers: 1, health: 64 } }))],
    ['faces', planOf(guarded({ resilience: { soldiers: 1, health: 2, mate: 64 } }))],
    [
      'faces',
      planOf(guarded({ resilience: { soldiers: 1, health: 2, bereft: { soldiers: 1, health: -1 } } })),
    ],
    ['faces', planOf({ ...plain, roll: { ...plain.roll, rerolls: [64] } })],
    ['faces', planOf(chainHits(plain, 64, 'chain', 1))],
    [null, planOf(chainHits(plain, 63, 'chain', 1))],
    [null, planOf(chainHits(plain, 31, 'chain'))],
    ['endless chain', planOf(chainHits(plain, 63, 'chain'))],
    [null, planOf({ ...plain, damage: { blows: 1, points: 'kill' } })],
    ['damage', planOf({ ...plain, damage: { blows: -1, points: 'kill' } })],
    ['damage', planOf({ ...plain, damage: { blows: 1, points: 0.5 } })],
    ['body', planOf(plain, body(1, -1))],
    ['body', planOf(plain, body(1, 1, -1))],
    ['body', planOf(plain, body(1, 1, 1, 0.5))],
  ])('%s (%#)', (fault, plan) => {
    expect(faultOfPlan(plan)).toBe(fault);
  });
});

describe('small things', () => {
  test('no face is none, and a throw that is done has no faces', () => {
    expect([NO_FACE, faceSet(), faceSet(0), faceSet(5)]).toEqual([0, 0, 1, 32]);
    const now = { pass: 0, dice: 1, hits: 0 };
    expect(hitFaces(chainHits(plain, 7, 'chain').roll, { ...now, stage: 'chain' })).toBe(7);
    expect(hitFaces(chainHits(plain, 7, 'chain').roll, { ...now, stage: 'done' })).toBe(NO_FACE);
    expect(hitFaces(plain.roll, { ...now, stage: 'chain' })).toBe(NO_FACE);
  });

  test('a second save is told where it has faces', () => {
    const stages = (again: number) =>
      describeLine({ ...plain, guard: { save: { faces: 3, again }, resilience: null } }, whole, whole).map(
        ({ stage }) => stage,
      );
    expect(stages(0)).toEqual(['hit', 'save', 'damage']);
    expect(stages(1)).toEqual(['hit', 'save', 'save-again', 'damage']);
  });

  test('the guard of one alone is asked for where there is one and no soldier', () => {
    const alone: Guard = { save: { faces: 1, again: 0 }, resilience: null };
    const line = { ...plain, alone };
    expect(guardOf(line, body(0, 1))).toBe(alone);
    expect(guardOf(line, body(1, 1))).toBe(UNGUARDED);
    expect(guardOf(plain, body(0, 1))).toBe(UNGUARDED);
  });

  test('things are printed, inferred or ours', () => {
    expect(PROVENANCES).toEqual(['printed', 'inferred', 'ours']);
  });
});
