import { describe, expect, test } from 'vitest';
import { type DiagramEdges, diagram, drawCosts, drawn } from './diagram.ts';
import { type Mover, mayCrush, mayEnd } from './movement.ts';
import { canFinish, nextSteps, reachableSquares, wayTo } from './reach.ts';

const squad: Mover = { kind: 'squad', side: 'allies' };
const hero: Mover = { kind: 'hero', side: 'allies' };
const vehicle: Mover = { kind: 'vehicle', side: 'allies' };

/** Where a unit in 1 may end, drawn with costs. */
function reach(mover: Mover, allowance: number, drawing: string, edges: DiagramEdges = {}): string {
  const { ground, at } = diagram(drawing, edges);
  return drawCosts(ground, reachableSquares(ground, mover, at('1'), allowance));
}

const EMPTY = `
  . . . . .
  . . . . .
  . . 1 . .
  . . . . .
  . . . . .`;

describe('allowance and diagonals', () => {
  test('[dt1.move.allowance] [dt1.move.direction] [dt1.move.no-facing] movement 1: the eight squares around', () => {
    expect(reach(vehicle, 1, EMPTY)).toBe(
      drawn(`
        . . . . .
        . 1 1 1 .
        . 1 0 1 .
        . 1 1 1 .
        . . . . .`),
    );
  });

  test(`[dt1.move.diagonal.first] [dt1.move.diagonal.later] [dt1.move.diagonal.unpaid]
      one cheap diagonal, the next costs 2`, () => {
    expect(reach(vehicle, 2, EMPTY)).toBe(
      drawn(`
        . 2 2 2 .
        2 1 1 1 2
        2 1 0 1 2
        2 1 1 1 2
        . 2 2 2 .`),
    );
    expect(reach(squad, 3, EMPTY)).toBe(
      drawn(`
        3 2 2 2 3
        2 1 1 1 2
        2 1 0 1 2
        2 1 1 1 2
        3 2 2 2 3`),
    );
  });

  test(`[dt1.action.move-move] [dt1.action.move-move.diagonal]
      a double move has twice the points and one cheap diagonal`, () => {
    const movement = 1;
    expect(reach(vehicle, 2 * movement, EMPTY)).toBe(reach(vehicle, 2, EMPTY));
    expect(reach(vehicle, 2 * movement, EMPTY).startsWith('. 2')).toBe(true);
  });

  test('[dt1.skill.agile.diagonal] agile: every diagonal costs 1', () => {
    expect(reach({ ...squad, agile: true }, 2, EMPTY)).toBe(
      drawn(`
        2 2 2 2 2
        2 1 1 1 2
        2 1 0 1 2
        2 1 1 1 2
        2 2 2 2 2`),
    );
  });

  test('[dt1.move.partial] a movement may stop short, even where it stands', () => {
    expect(reach(squad, 3, '1 . . .')).toBe('0 1 2 3');
    expect(reach(squad, 0, '1 . . .')).toBe('0 . . .');
  });

  test(`[dt1.move.turns] [dt1.move.stepwise] [dt1.move.path]
      the way winds from square to square around what is closed`, () => {
    const drawing = `
      1 # . .
      . # . .
      . . . #
      # # . 2`;
    const { ground, at } = diagram(drawing);
    expect(reach(vehicle, 6, drawing)).toBe(
      drawn(`
        0 . 6 6
        1 . 5 6
        2 3 4 .
        . . 5 6`),
    );
    const way = wayTo(ground, vehicle, 'walk', at('1'), at('2'), 6)!;
    expect(way).toHaveLength(7);
    expect(wayTo(ground, vehicle, 'walk', at('1'), at('2'), 5)).toBeNull();
    expect(wayTo(ground, vehicle, 'walk', at('1'), at('1'), 0)).toEqual([at('1')]);
  });
});

describe('what may be entered', () => {
  test('[dt1.def.terrain.closed] [dt1.board.square.dot] a square under a terrain square is closed to all', () => {
    for (const mover of [squad, hero, vehicle]) expect(reach(mover, 9, '1 # .')).toBe('0 . .');
  });

  test('[dt1.move.enemy] nobody enters a square that an enemy holds', () => {
    for (const enemy of ['q', 'h', 'v']) {
      for (const mover of [squad, hero, vehicle]) expect(reach(mover, 9, `1 ${enemy} .`)).toBe('0 . .');
    }
    expect(reach({ kind: 'squad', side: 'axis' }, 9, '1 q . Q')).toBe('0 . 2 .');
  });

  test('[dt1.crate.enter] every unit enters a crate square', () => {
    for (const mover of [squad, hero, vehicle]) expect(reach(mover, 9, '1 c .')).toBe('0 1 2');
  });

  test('[dt1.trap.soldiers] [dt1.trap.vehicles] soldiers enter tank traps, vehicles do not', () => {
    expect(reach(squad, 9, '1 t .')).toBe('0 1 2');
    expect(reach(hero, 9, '1 t .')).toBe('0 1 2');
    expect(reach(vehicle, 9, '1 t .')).toBe('0 . .');
  });

  test('[dt1.move.vehicle.friends] vehicles do not pass friends', () => {
    for (const friend of ['Q', 'H', 'V']) expect(reach(vehicle, 9, `1 ${friend} .`)).toBe('0 . .');
  });

  test(`[dt1.move.soldiers.friends] [dt1.move.soldiers.vehicles] [dt1.move.end-occupied]
      squads pass friends and do not end there`, () => {
    for (const friend of ['Q', 'H', 'V']) expect(reach(squad, 9, `1 ${friend} .`)).toBe('0 . 2');
  });

  test('[dt1.hero.share] [dt1.hero.share.vehicle] [dt1.hero.share.only] a hero may end with any friend', () => {
    for (const friend of ['Q', 'H', 'V']) expect(reach(hero, 9, `1 ${friend} .`)).toBe('0 1 2');
    expect(reach(hero, 9, '1 QH .')).toBe('0 1 2');
    expect(reach(hero, 9, '1 q .')).toBe('0 . .');
  });

  test('[dt1.crate.crush] [dt1.crate.crush.optional] a vehicle that enters may crush the crate', () => {
    const { ground, at } = diagram('1 c X');
    expect(mayCrush(ground, vehicle, 'walk', at('c'), false)).toBe(true);
    expect(mayCrush(ground, squad, 'walk', at('c'), true)).toBe(false);
    expect(mayCrush(ground, vehicle, 'walk', at('X'), true)).toBe(false);
    expect(mayCrush(ground, vehicle, 'jump', at('c'), false)).toBe(false);
    expect(mayCrush(ground, vehicle, 'jump', at('c'), true)).toBe(true);
  });
});

describe('corners', () => {
  test('[dt1.move.corner.vehicle] [dt1.move.corner.vehicle.what] a vehicle cuts no corner it could not enter', () => {
    for (const closed of ['#', 't', 'q', 'h', 'v', 'Q', 'H', 'V']) {
      expect(reach(vehicle, 1, `1 ${closed}\n. .`)).toBe(drawn('0 .\n1 .'));
    }
    expect(reach(vehicle, 1, '1 c\n. .')).toBe(drawn('0 1\n1 1'));
  });

  test('[dt1.move.corner.vehicle.detour] it goes round in two straight steps', () => {
    expect(reach(vehicle, 2, '1 #\n. .')).toBe(drawn('0 .\n1 2'));
  });

  test(`[dt1.move.corner.soldiers] [dt1.move.corner.soldiers.what] [dt1.move.corner.soldiers.cost]
      soldiers cut one corner at no extra cost`, () => {
    for (const closed of ['#', 'q', 'h', 'v']) {
      expect(reach(squad, 1, `1 ${closed}\n. .`)).toBe(drawn('0 .\n1 1'));
      expect(reach(hero, 1, `1 ${closed}\n. .`)).toBe(drawn('0 .\n1 1'));
    }
  });

  test('[dt1.move.corner.both] nobody passes between two blocked squares', () => {
    for (const mover of [squad, hero, vehicle]) {
      expect(reach(mover, 3, '1 #\nq .')).toBe(drawn('0 .\n. .'));
      expect(reach({ ...mover, agile: true, jump: true }, 3, '1 #\n# .')).toBe(drawn('0 .\n. .'));
    }
  });

  test('friends, traps and crates at both corners do not hinder soldiers', () => {
    expect(reach(squad, 1, '1 V\nQ .')).toBe(drawn('0 .\n. 1'));
    expect(reach(squad, 1, '1 t\nc .')).toBe(drawn('0 1\n1 1'));
  });
});

describe('building walls on edges', () => {
  test('are not crossed, and their ends are corners', () => {
    const drawing = '1 X\nY Z';
    expect(reach(squad, 1, drawing, { walls: ['1X'] })).toBe(drawn('0 .\n1 1'));
    expect(reach(vehicle, 1, drawing, { walls: ['1X'] })).toBe(drawn('0 .\n1 .'));
    expect(reach(squad, 3, drawing, { walls: ['1X', 'YZ'] })).toBe(drawn('0 .\n1 .'));
    expect(reach(vehicle, 3, drawing, { doorways: ['1X'], walls: ['YZ'] })).toBe(drawn('0 1\n1 2'));
  });
});

describe('moving square by square', () => {
  const steps = (
    mover: Mover,
    left: number,
    spent: boolean,
    drawing: string,
    gait: 'walk' | 'jump' = 'walk',
  ) => {
    const { ground, at } = diagram(drawing);
    return drawCosts(ground, nextSteps(ground, mover, gait, at('1'), left, spent));
  };

  test('[dt1.move.diagonal.first] [dt1.move.diagonal.later] the price of a diagonal depends on the one before', () => {
    expect(steps(squad, 2, false, '. . .\n. 1 .\n. . .')).toBe(drawn('1 1 1\n1 . 1\n1 1 1'));
    expect(steps(squad, 2, true, '. . .\n. 1 .\n. . .')).toBe(drawn('2 1 2\n1 . 1\n2 1 2'));
    expect(steps({ ...squad, agile: true }, 1, true, '. .\n. 1')).toBe(drawn('1 1\n1 .'));
  });

  test('[dt1.move.diagonal.unpaid] with one point left no second diagonal is offered', () => {
    expect(steps(squad, 1, true, '. . .\n. 1 .\n. . .')).toBe(drawn('. 1 .\n1 . 1\n. 1 .'));
    expect(steps(squad, 0, false, '. 1 .')).toBe('. . .');
  });

  test('[dt1.move.end-occupied] a squad enters a friend’s square only with the points to leave it', () => {
    expect(steps(squad, 1, false, '1 Q .')).toBe('. . .');
    expect(steps(squad, 2, false, '1 Q .')).toBe('. 1 .');
    expect(steps(squad, 2, false, '1 Q Q .')).toBe('. 1 . .');
    expect(steps(squad, 2, false, 'Q1 Q Q .')).toBe('. . . .');
    expect(steps(squad, 3, false, 'Q1 Q Q .')).toBe('. 1 . .');
    expect(steps(hero, 1, false, '1 Q .')).toBe('. 1 .');
  });

  test('a way out by a diagonal counts what it costs then', () => {
    expect(steps(squad, 2, true, '1 Q #\n# # .')).toBe(drawn('. 1 .\n. . .'));
    expect(steps(squad, 3, true, 'Q1 Q #\n# q .')).toBe(drawn('. . .\n. . .'));
    expect(steps(squad, 3, true, 'Q1 Q .\n# q .')).toBe(drawn('. 1 .\n. . .'));
    const { ground, at } = diagram('Q1 Q . 2');
    expect(canFinish(ground, squad, 'walk', at('1'), 1, false)).toBe(false);
    expect(canFinish(ground, squad, 'walk', at('1'), 2, false)).toBe(true);
    expect(canFinish(ground, squad, 'walk', at('2'), 0, false)).toBe(true);
  });

  test('[dt1.skill.jump.land] a jump is begun only if it can land', () => {
    const jumper: Mover = { ...vehicle, jump: true };
    expect(steps(jumper, 1, false, '1 q .', 'jump')).toBe('. . .');
    expect(steps(jumper, 2, false, '1 q .', 'jump')).toBe('. 1 .');
    expect(steps(jumper, 2, false, '1 q t', 'jump')).toBe('. 1 .');
    expect(steps(jumper, 2, false, 'Q1 q t', 'jump')).toBe('. . .');
  });

  test('any sequence of offered steps that uses up its points ends where it may', () => {
    const { ground, at } = diagram(`
      . Q # . V
      Q 1 Q q .
      . V . Q .
      # Q t . c`);
    for (const mover of [squad, hero]) {
      const ends = new Map<number, number>([[at('1'), 0]]);
      const walk = (square: number, spent: number, left: number, diagonal: boolean) => {
        const next = nextSteps(ground, mover, 'walk', square, left, diagonal);
        if (mayEnd(ground, mover, 'walk', square)) {
          ends.set(square, Math.min(spent, ends.get(square) ?? Number.POSITIVE_INFINITY));
        } else expect(next.length).toBeGreaterThan(0);
        for (const step of next) walk(step.square, spent + step.cost, left - step.cost, step.diagonalSpent);
      };
      walk(at('1'), 0, 4, false);
      const found = [...ends].map(([square, cost]) => ({ square, cost })).sort((a, b) => a.square - b.square);
      expect(found).toEqual(reachableSquares(ground, mover, at('1'), 4));
    }
  });
});
