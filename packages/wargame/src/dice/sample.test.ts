import { describe, expect, test } from 'vitest';
import { faceSet, otherFaces } from './faces.ts';
import { plainLine } from './line.ts';
import type { Body, DiceLine, DicePlan, Guard } from './plan.ts';
import { type Faces, samplePlan } from './sample.ts';

const HIT = faceSet(4, 5);
const squad = (soldiers: number): Body => ({ soldiers, health: 0, figures: 1 });
const vehicle = (health: number): Body => ({ soldiers: 0, health, figures: 1 });

/** These throws and no others: h a hit, m a miss. */
function scripted(...throws: readonly string[]): { faces: Faces; left: string[] } {
  const left = [...throws];
  const faces: Faces = (count) => {
    const next = left.shift();
    expect(next).toHaveLength(count);
    return [...next!].map((letter) => (letter === 'h' ? 5 : 0));
  };
  return { faces, left };
}

function played(plan: DicePlan, ...throws: readonly string[]) {
  const { faces, left } = scripted(...throws);
  const after = samplePlan(plan, faces);
  expect(left).toEqual([]);
  return after;
}

const gun = (weapons: number, points = 1): DiceLine =>
  plainLine({ each: 1, weapons, perFigure: false }, HIT, { blows: points, points: 1 });
const blast: DiceLine = plainLine({ each: 1, weapons: 1, perFigure: true }, HIT, { blows: 1, points: 1 });
const fists: DiceLine = plainLine(
  { each: 1, weapons: { bearer: 'soldiers', skip: 0, most: null }, perFigure: false },
  HIT,
  { blows: 1, points: 1 },
);
const shots = (lines: DiceLine[], target: Body, count: 'each-line' | 'at-start' = 'each-line'): DicePlan => ({
  attacker: squad(4),
  target,
  ranged: { lines, count },
  close: null,
});

describe('carrying out a plan', () => {
  test('hits, then saves, then blows, then resilience for each point', () => {
    const guard: Guard = { save: { faces: HIT, again: 0 }, resilience: { soldiers: 0, health: HIT } };
    const line = { ...gun(3, 2), guard };
    const after = played(shots([line], vehicle(6)), 'hhh', 'hmm', 'h', 'm', 'm', 'h');
    expect(after.target.health).toBe(4);
  });

  test('blast dice count the living for each line, or those at the start', () => {
    expect(played(shots([gun(2), blast], squad(5)), 'hh', 'hmh').target.soldiers).toBe(1);
    expect(played(shots([gun(2), blast], squad(5), 'at-start'), 'hh', 'hmhmm').target.soldiers).toBe(1);
  });

  test('a kill allows a die for every point that is left', () => {
    const line: DiceLine = {
      ...plainLine({ each: 1, weapons: 2, perFigure: false }, HIT, { blows: 1, points: 'kill' }),
      guard: { save: null, resilience: { soldiers: HIT, health: HIT } },
    };
    expect(played(shots([line], vehicle(4)), 'hh', 'hmmh', 'hm').target.health).toBe(1);
  });

  test('a line at a target that is gone rolls nothing', () => {
    expect(played(shots([gun(2), gun(3)], squad(1)), 'hh').target.soldiers).toBe(0);
  });

  test('close combat: both sides at once, or one before the other counts his dice', () => {
    const melee = (first: 'together' | 'attacker' | 'target'): DicePlan => ({
      ...shots([], squad(3)),
      close: { attack: [fists], retaliation: [fists], first },
    });
    const left = ({ attacker, target }: { attacker: Body; target: Body }) => [
      attacker.soldiers,
      target.soldiers,
    ];
    expect(left(played(melee('together'), 'hhh', 'hhmm'))).toEqual([1, 1]);
    expect(left(played(melee('attacker'), 'hhmm', 'h'))).toEqual([3, 1]);
    expect(left(played(melee('target'), 'hhm', 'hh'))).toEqual([2, 1]);
  });

  test('nobody strikes back who fell to ranged fire', () => {
    const plan: DicePlan = {
      ...shots([gun(2)], squad(2)),
      close: { attack: [fists], retaliation: [fists], first: 'together' },
    };
    expect(played(plan, 'hh').attacker.soldiers).toBe(4);
  });

  test('a second chance to save is thrown after the first', () => {
    const guard: Guard = { save: { faces: HIT, again: otherFaces(HIT) }, resilience: null };
    expect(played(shots([{ ...gun(2), guard }], squad(2)), 'hh', 'hm', 'h').target.soldiers).toBe(1);
  });
});
