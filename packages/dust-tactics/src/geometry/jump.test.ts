import { describe, expect, test } from 'vitest';
import { diagram, drawCosts, drawn } from './diagram.ts';
import type { Mover } from './movement.ts';
import { gaitsOf, reachableSquares, wayTo } from './reach.ts';

const hotDog: Mover = { kind: 'vehicle', side: 'allies', jump: true };
const squad: Mover = { kind: 'squad', side: 'allies', jump: true };
const hero: Mover = { kind: 'hero', side: 'allies', jump: true };

function reach(mover: Mover, allowance: number, drawing: string): string {
  const { ground, at } = diagram(drawing);
  return drawCosts(ground, reachableSquares(ground, mover, at('1'), allowance));
}

describe('jump', () => {
  test(`[dt1.skill.jump.over] [dt1.skill.jump.what] [dt1.skill.jump.enemies]
      crosses cover, friends and enemies`, () => {
    for (const obstacle of ['t', 'q', 'h', 'v', 'Q', 'H', 'V']) {
      expect(reach(hotDog, 2, `1 ${obstacle} .`)).toBe('0 . 2');
    }
    expect(reach(hotDog, 2, '1 c .')).toBe('0 1 2');
    expect(reach(squad, 2, '1 q .')).toBe('0 . 2');
  });

  test('[dt1.skill.jump.land] lands only in a square without any unit', () => {
    expect(reach(hotDog, 4, '1 t q . V')).toBe('0 . . 3 .');
    expect(reach(squad, 3, '1 q t .')).toBe('0 . 2 3');
  });

  test('[dt1.skill.jump.rules] costs what walking would, and no vehicle lands on a trap', () => {
    expect(reach(hotDog, 3, '. . .\n. q .\n1 . .')).toBe(drawn('2 2 3\n1 . 2\n0 1 2'));
    expect(reach(hotDog, 3, '1 t t .')).toBe('0 . . 3');
  });

  test('[dt1.skill.jump.undotted] never crosses a square without a dot, whose corners count', () => {
    expect(reach(hotDog, 9, '1 # .')).toBe('0 . .');
    expect(reach(hotDog, 2, '1 #\nq .')).toBe(drawn('0 .\n. 2'));
    expect(reach(squad, 1, '1 #\nq .')).toBe(drawn('0 .\n. 1'));
    expect(reach(squad, 9, '1 #\n# .')).toBe(drawn('0 .\n. .'));
  });

  test('[dt1.skill.jump.walls] never crosses walls or roofs', () => {
    const { ground, at } = diagram('1 X .', { walls: ['1X'] });
    expect(drawCosts(ground, reachableSquares(ground, hotDog, at('1'), 9))).toBe('0 . .');
    const roofed = diagram('1 q b b .');
    expect(wayTo(roofed.ground, hotDog, 'jump', roofed.at('1'), 4, 9)).toBeNull();
    const open = diagram('1 q . . .');
    expect(wayTo(open.ground, hotDog, 'jump', open.at('1'), 4, 9)).toEqual([0, 1, 2, 3, 4]);
  });

  test('[dt1.skill.jump.diagonal] may be made diagonally past any units', () => {
    expect(reach(hotDog, 1, '1 v\nt .')).toBe(drawn('0 .\n. 1'));
  });

  test('[dt1.skill.jump.as-move] takes the place of the whole movement', () => {
    expect(gaitsOf(hotDog)).toEqual(['walk', 'jump']);
    expect(gaitsOf({ ...hotDog, jump: false })).toEqual(['walk']);
    // Walking, a hero ends with a friend; jumping, he does not: beyond the enemy there is no way to combine.
    expect(reach(hero, 9, '1 Q . q Q .')).toBe('0 1 2 . . 5');
  });

  test('[dt1.skill.jump.move-one] with movement 1 a leap takes both moves', () => {
    const trap = `
      . . .
      . t .
      . 1 .`;
    expect(reach(hotDog, 1, trap)).toBe(drawn('. . .\n1 . 1\n1 0 1'));
    expect(reach(hotDog, 2, trap)).toBe(drawn('2 2 2\n1 . 1\n1 0 1'));
  });

  test('[dt1.faq.jump-fast.both] [dt1.faq.jump-fast.one] with the square of Fast one move is enough', () => {
    const movement = 1;
    const fast = 1;
    expect(reach(hotDog, movement + fast, '# # #\n1 t .\n# # #')).toBe(drawn('. . .\n0 . 2\n. . .'));
  });
});
