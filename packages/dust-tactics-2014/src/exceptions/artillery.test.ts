import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Artillery weapons', () => {
  test(`[dt14.weapon.artillery.direct] [dt14.weapon.artillery.area]
      fires at what it sees, not from woods or houses`, () => {
    const fires = (where: string) =>
      table(
        'reactions off\nmap\nt . . . . . . . .\n. . . . . . . . .\n' +
          `unit 1a ranger-heavy-mortar-squad at ${where} acted\nunit 2a hans at I2`,
      )
        .do('activate 1a')
        .options()
        .includes('attack');
    expect([fires('A2'), fires('A1')]).toEqual([true, false]);
  });

  const MORTAR =
    'reactions off\nturn 2 of 8\nunit 1a ranger-heavy-mortar-squad at A5 acted\nunit 2a hans at I5';
  const laid = (face: string) => table(MORTAR, face).do('activate 1a', 'attack', 'nothing', '1a smoke at F5');

  test('[dt14.weapon.smoke.die] smoke comes on F alone', () => {
    expect(['F', 'T', 'S'].map((face) => laid(face).state.board.smoke.length)).toEqual([1, 0, 0]);
  });

  test('[dt14.weapon.smoke.square] [dt14.weapon.smoke.lasts] it fills one square until the next turn is over', () => {
    expect(laid('F').state.board.smoke).toEqual([{ at: 53, until: 3 }]);
  });

  test('[dt14.weapon.smoke.instead] it takes the place of the attack', () => {
    const t = laid('F');
    expect([t.question, t.unit('2a').marks]).toEqual(['activate', 0]);
  });

  test('[dt14.weapon.smoke.where] it needs arc, range and sight', () => {
    const t = table(MORTAR).do('activate 1a', 'attack', 'nothing');
    expect(t.options()).toEqual(expect.arrayContaining(['1a smoke at E5', '1a smoke at F5']));
    expect(t.options()).not.toContain('1a smoke at D5');
  });

  test('[dt14.weapon.smoke.no-building] no smoke in buildings or bunkers', () => {
    const t = table(`reactions off
      map
      . . . . . . . .
      . . . . . b . .
      . . . . . . . .
      building 1 F2
      wall F1 F2 large
      wall F2 F3 large
      wall E2 F2 wall
      wall F2 G2 wall
      fort bunker G2 W 2
      unit 1a ranger-heavy-mortar-squad at A1 acted
      unit 2a hans at H1`).do('activate 1a', 'attack', 'nothing');
    expect(t.options()).toContain('1a smoke at F1');
    for (const square of ['F2', 'G2', 'H3']) expect(t.options()).not.toContain(`1a smoke at ${square}`);
  });
});
