import { describe, expect, test } from 'vitest';
import { diagram } from './diagram.ts';
import type { Kind } from './ground.ts';
import { type Aim, canSee, sightLine } from './sight.ts';

/** Whether 1 sees 2 in a drawing; asks both ways round and in both forms. */
function sees(shooter: Kind, aim: Aim, drawing: string, walls: readonly string[] = []): boolean {
  const { ground, at } = diagram(drawing, walls.length > 0 ? { walls } : {});
  const seen = canSee(ground, shooter, aim, at('1'), at('2'));
  expect(sightLine(ground, shooter, aim, at('1'), at('2')).clear).toBe(seen);
  if (aim !== 'piece') expect(canSee(ground, aim, shooter, at('2'), at('1'))).toBe(seen);
  return seen;
}

const SOLDIERS: readonly Kind[] = ['squad', 'hero'];

describe('line of sight', () => {
  test('[dt1.los.line] [dt1.def.measure] runs from dot to dot, whatever the direction', () => {
    expect(
      sees(
        'squad',
        'squad',
        `
        1 . . .
        # . . .
        # # . 2`,
      ),
    ).toBe(true);
    expect(
      sees(
        'squad',
        'squad',
        `
        1 . . .
        . # . .
        . . . 2`,
      ),
    ).toBe(false);
  });

  test('[dt1.los.undotted] a square without a dot closes it for everybody', () => {
    for (const shooter of ['squad', 'hero', 'vehicle'] as const) {
      for (const target of ['squad', 'hero', 'vehicle'] as const) {
        expect(sees(shooter, target, '1 # 2')).toBe(false);
        expect(sees(shooter, target, '1 . 2')).toBe(true);
      }
    }
  });

  test('[dt1.los.crate] crates never block', () => {
    for (const shooter of ['squad', 'hero', 'vehicle'] as const) {
      expect(sees(shooter, 'squad', '1 c 2')).toBe(true);
    }
  });

  test('[dt1.los.trap.soldiers] [dt1.los.trap.hero] a tank trap hides soldiers from soldiers, heroes too', () => {
    for (const shooter of SOLDIERS) {
      for (const target of SOLDIERS) expect(sees(shooter, target, '1 t 2')).toBe(false);
    }
  });

  test('[dt1.los.trap.vehicle] a tank trap hides nobody from or behind a vehicle', () => {
    expect(sees('vehicle', 'squad', '1 t 2')).toBe(true);
    expect(sees('squad', 'vehicle', '1 t 2')).toBe(true);
    expect(sees('vehicle', 'vehicle', '1 t 2')).toBe(true);
  });

  test('[dt1.los.squad.blocks] [dt1.los.squad.either] a third squad, friend or foe, blocks squads', () => {
    expect(sees('squad', 'squad', '1 Q 2')).toBe(false);
    expect(sees('squad', 'squad', '1 q 2')).toBe(false);
    expect(sees('hero', 'squad', '1 q 2')).toBe(false);
  });

  test('a hero alone blocks nobody', () => {
    expect(sees('squad', 'squad', '1 H 2')).toBe(true);
    expect(sees('vehicle', 'squad', '1 h 2')).toBe(true);
  });

  test('[dt1.los.squad.to-vehicle] [dt1.los.squad.from-vehicle] squads block no fire at or from vehicles', () => {
    expect(sees('squad', 'vehicle', '1 Q q 2')).toBe(true);
    expect(sees('vehicle', 'squad', '1 Q q 2')).toBe(true);
  });

  test('[dt1.los.vehicle.squads] [dt1.los.vehicle.vehicles] vehicles of both sides block everybody', () => {
    for (const shooter of ['squad', 'hero', 'vehicle'] as const) {
      for (const target of ['squad', 'hero', 'vehicle'] as const) {
        expect(sees(shooter, target, '1 V 2')).toBe(false);
        expect(sees(shooter, target, '1 v 2')).toBe(false);
      }
    }
  });

  test('[dt1.los.vehicle.as-terrain] a vehicle hides what a terrain square would hide', () => {
    const board = (blocker: string) => `
      1 . . . .
      . ${blocker} . . .
      . . . . .
      . . . . .`;
    const shadow = (blocker: string) => {
      const { ground, at } = diagram(board(blocker));
      return Array.from(ground.flags, (_, to) => canSee(ground, 'squad', 'squad', at('1'), to));
    };
    expect(shadow('v')).toEqual(shadow('#'));
    expect(shadow('v').filter((seen) => !seen).length).toBeGreaterThan(4);
  });

  test('[dt1.los.mutual] who can be shot at can shoot back', () => {
    const { ground } = diagram(`
      . t . # .
      Q . v . .
      . # . c q
      t . . . .`);
    for (let a = 0; a < ground.grid.size; a++) {
      for (let b = 0; b < ground.grid.size; b++) {
        for (const [x, y] of [
          ['squad', 'squad'],
          ['squad', 'vehicle'],
          ['vehicle', 'vehicle'],
        ] as const) {
          expect(canSee(ground, x, y, a, b)).toBe(canSee(ground, y, x, b, a));
        }
      }
    }
  });

  test('[dt1.los.skim] a line that only touches a corner is open', () => {
    expect(
      sees(
        'squad',
        'squad',
        `
        1 #
        . 2`,
      ),
    ).toBe(true);
  });

  test('[dt1.los.corner.same] corners on one side of the line leave it open', () => {
    expect(
      sees(
        'squad',
        'squad',
        `
        1 # . .
        . . # .
        . . . #
        . . . 2`,
      ),
    ).toBe(true);
  });

  test('[dt1.los.corner.opposite] corners on opposite sides close it, at one point or at two', () => {
    expect(
      sees(
        'squad',
        'squad',
        `
        1 #
        # 2`,
      ),
    ).toBe(false);
    expect(
      sees(
        'squad',
        'squad',
        `
        1 # . .
        . . . .
        . . . .
        . . # 2`,
      ),
    ).toBe(false);
  });

  test('[dt1.los.corner.any] whatever blocks makes corners, and only for whom it blocks', () => {
    for (const [left, right] of ['#v', 'Vt', 'tq', 'Qq', '##']) {
      expect(sees('squad', 'squad', `1 ${left}\n${right} 2`), left).toBe(false);
    }
    expect(sees('vehicle', 'squad', '1 t\n# 2')).toBe(true);
    expect(sees('squad', 'vehicle', '1 q\nV 2')).toBe(true);
    expect(sees('vehicle', 'squad', '1 v\n# 2')).toBe(false);
    expect(sees('squad', 'squad', '1 h\n# 2')).toBe(true);
    expect(sees('squad', 'squad', '1 c\n# 2')).toBe(true);
  });

  test('steep lines touch corners too', () => {
    // One column right and three rows down: through the corner points of the second square.
    expect(
      sees(
        'squad',
        'squad',
        `
        1 .
        . .
        . .
        . 2`,
      ),
    ).toBe(true);
    expect(sees('squad', 'squad', '1 .\n. #\n. .\n. 2')).toBe(true);
    expect(sees('squad', 'squad', '1 .\n. #\n# .\n. 2')).toBe(false);
    expect(sees('squad', 'squad', '1 .\n# .\n. .\n. 2')).toBe(false);
  });

  test('names the blockers inside and to the left and right of the one who looks', () => {
    const { ground, at } = diagram(`
      1 # .
      t v .
      . . 2`);
    const line = sightLine(ground, 'squad', 'squad', at('1'), at('2'));
    expect(line).toMatchObject({ clear: false, inside: [at('v')], left: [at('#')], right: [at('t')] });
  });

  test('the end squares never block, nor what shares them', () => {
    expect(sees('squad', 'squad', 'Q1t qv2')).toBe(true);
  });

  test('crates and traps are looked at as vehicles are', () => {
    expect(sees('squad', 'piece', '1 q t2')).toBe(true);
    expect(sees('squad', 'piece', '1 v t2')).toBe(false);
  });

  test('building walls on edges block, with corners at their ends', () => {
    expect(sees('squad', 'squad', '1 2', ['12'])).toBe(false);
    expect(sees('vehicle', 'squad', '1 X 2', ['X2'])).toBe(false);
    expect(sees('squad', 'squad', '1 X\nY 2', ['1X'])).toBe(true);
    expect(sees('squad', 'squad', '1 X\nY 2', ['1X', 'Y2'])).toBe(false);
    expect(sees('squad', 'squad', '1 X\n# 2', ['1X'])).toBe(false);
  });

  test('[dt1.faq.corner.vehicle-in-line] a vehicle across the line forbids the shot', () => {
    expect(
      sees(
        'vehicle',
        'squad',
        `
        1 . .
        . V .
        . . 2`,
      ),
    ).toBe(false);
  });
});
