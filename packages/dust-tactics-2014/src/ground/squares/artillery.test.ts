import { expect, test } from 'vitest';
import { table } from '../../testing.ts';
import { gunMayFire } from './artillery.ts';

/** A machine of four squares, B2 to C3, with a wood over some of them. */
const stands = (rows: string) => {
  const t = table(`reactions off\nmap\n${rows}\nunit 1a sturmluther at B2\nunit 2a hans at F6`);
  return (square: string) =>
    gunMayFire(t.state, t.unit('1a'), ['ABCDEF'.indexOf(square[0]!) + 6 * (Number(square[1]) - 1)]);
};

test(`[dt14.weapon.artillery.part-outside] [dt14.weapon.artillery.not-across]
    half in a wood a large gun fires from outside, not across it`, () => {
  const half = stands('. . . . . .\n. t . . . .\n. t . . . .\n. . . . . .\n. . . . . .\n. . . . . .');
  expect([half('F3'), half('F1'), half('A2'), half('A3')]).toEqual([true, true, false, false]);
  const whole = stands('. . . . . .\n. t t . . .\n. t t . . .\n. . . . . .\n. . . . . .\n. . . . . .');
  expect(whole('F3')).toBe(false);
  const deep = stands('. t . . . .\n. t . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n. . . . . .');
  expect([deep('B4'), deep('A1'), deep('F2')]).toEqual([true, false, true]);
});
