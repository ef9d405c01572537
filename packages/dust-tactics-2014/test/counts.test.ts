import { Play, seededDice } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { dustTactics2014, type TacticsState } from '../src/index.ts';
import { table } from '../src/testing.ts';

/** How many different sequences of answers there are, chance held fast. */
function sequences(state: TacticsState, depth: number): number {
  const play = new Play(dustTactics2014, dustTactics2014.clone(state), seededDice('counts'));
  if (play.seat < 0) return 1;
  const options = play.options(play.seat);
  if (depth === 1) return options.length;
  let all = 0;
  for (let i = 0; i < options.length; i++) {
    const branch = play.branch(seededDice('counts'));
    branch.answer(branch.seat, options.at(i)!);
    all += sequences(branch.state, depth - 1);
  }
  return all;
}

const counts = (position: string) => [1, 2, 3].map((depth) => sequences(table(position).state, depth));

describe('node counts', () => {
  test('two machines in the open', () => {
    expect(counts('reactions off\nunit 1a hans at C5 acted\nunit 2a pounder at F5')).toMatchInlineSnapshot(`
      [
        1,
        4,
        21,
      ]
    `);
  });
  test('a command squad with a carrier and a hero', () => {
    expect(
      counts(
        'unit 1a sturmgrenadier-command-squad at C5\nunit 1b hanomag at C6\nunit 1c stefan at C5\n' +
          'unit 2a pounder at F5\nunit 2b rosie at F6',
      ),
    ).toMatchInlineSnapshot(`
      [
        3,
        9,
        57,
      ]
    `);
  });
  test('in and around a building', () => {
    expect(
      counts(`map
        . . . . .
        . b b . .
        . . . . .
        wall B1 B2 wall
        wall C1 C2 large
        wall A2 B2 wall
        wall C2 D2 small
        wall B2 B3 wall
        wall C2 C3 wall
        building 2 B2 C2
        unit 1a ranger-attack-squad at C2
        unit 1b wildfire at D1
        unit 2a sturmgrenadier-assault-squad at E3`),
    ).toMatchInlineSnapshot(`
      [
        2,
        10,
        34,
      ]
    `);
  });
});
