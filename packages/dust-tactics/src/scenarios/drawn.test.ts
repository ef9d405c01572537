import { expect, test } from 'vitest';
import { drawnScenario } from '../../test/drawing.ts';
import { SCENARIOS } from './index.ts';

/** As it is drawn here, without the indentation. */
const expectDrawn = (number: number, picture: string): void => {
  const lines = picture.trim().split('\n');
  expect(drawnScenario(SCENARIOS[number - 1]!)).toBe(lines.map((line) => line.trim()).join('\n'));
};

/** The eight scenarios as a player sees them: ground and entries, forces, goals and rounds. */
test('Reconnaissance', () => {
  expectDrawn(
    1,
    `
      1 reconnaissance: Reconnaissance, rules inferred, map ours
      .........  ..vvvvv..
      ..#...#..  .........
      .........  .........
      #..#..#..  .........
      .........  .........
      ..#..#..#  .........
      .........  .........
      ..#...#..  .........
      .........  ^^^^^^^^^
      6 rounds, first: initiative
      allies, even: recon-rangers, combat-rangers, hot-dog
      axis, even: recon-grenadiers, battle-grenadiers, luther
    `,
  );
});

test('Beacons on the Ice', () => {
  expectDrawn(
    2,
    `
      2 beacons-on-the-ice: Beacons on the Ice, rules ours, map ours
      .........  vvvvvvvvv
      .#..#..#.  .........
      ..#...#..  .........
      ..c#.t...  .........
      #.......#  .........
      ...t.#c..  .........
      ..#...#..  .........
      .#..#..#.  .........
      .........  ^^^^^^^^^
      7 rounds, first: initiative
      allies, even: recon-rangers, combat-rangers with joe-brown, pounder
      axis, even: recon-grenadiers, laser-grenadiers with sigrid, ludwig
      allies 2 each: hold 1 of B5 E5 H5, round end
      axis 2 each: hold 1 of B5 E5 H5, round end
    `,
  );
});

test('Hold the Depot', () => {
  expectDrawn(
    3,
    `
      3 hold-the-depot: Hold the Depot, rules ours, map ours
      ...,,,...  vvvvvvvvv
      ...,,,...  .........
      .#.%,%.#.  .........
      ..c,C,c..  .........
      #..,,,..#  .........
      ..t%,%t..  .........
      .........  .........
      .#..#..#.  .........
      .........  ^^^^^^^^^
      7 rounds, first: initiative
      allies, attacker: hot-dog, pounder, recon-rangers, combat-rangers
      axis, defender: luther, ludwig, recon-grenadiers, battle-grenadiers
      allies 4 once: hold 2 of D5 E5 F5, round end
      axis 4 once: hold 2 of D5 E5 F5, round end
    `,
  );
});

test('The Pass', () => {
  expectDrawn(
    4,
    `
      4 the-pass: The Pass, rules ours, map ours
      .........  vvvvvvvvv
      .........  .........
      .#..#..#.  .........
      ....c....  .........
      .#..t..#.  .........
      ....c....  .........
      .#..#..#.  .........
      .........  .........
      .........  ^^^^^^^^^
      8 rounds, first: initiative
      allies, defender: hot-dog, recon-rangers, assault-rangers, combat-rangers with joe-brown
      axis, attacker: luther, recon-grenadiers, battle-grenadiers, laser-grenadiers
      axis win: exit 2 of all by A9 B9 C9 D9 E9 F9 G9 H9 I9
      axis 3 each: exit 1 of all by A9 B9 C9 D9 E9 F9 G9 H9 I9
    `,
  );
});

test('Fuel Dumps', () => {
  expectDrawn(
    5,
    `
      5 fuel-dumps: Fuel Dumps, rules ours, map ours
      ...,,,...  vvvvvvvvv
      ..#,%,#..  .........
      .c.,C,.c.  .........
      ...#.#...  .........
      .#..t..#.  .........
      ...#.#...  .........
      .........  .........
      .#.....#.  .........
      .........  ^^^^^^^^^
      6 rounds, first: initiative
      allies, attacker: hot-dog, recon-rangers, assault-rangers with joe-brown, combat-rangers
      allies win: destroy-cover 3 of B3 E3 H3
      axis, defender: luther, recon-grenadiers, battle-grenadiers, laser-grenadiers with sigrid
    `,
  );
});

test('The Courier', () => {
  expectDrawn(
    6,
    `
      6 the-courier: The Courier, rules ours, map ours
      .........  ..^^^^^^^
      ...#..#..  .........
      .#.......  .........
      ....#.c..  .........
      ..#..t..#  v........
      ....c....  v........
      .#....#..  v........
      ...#.....  v........
      ......#..  v........
      7 rounds, first: initiative
      allies, attacker: hot-dog, pounder, recon-rangers with joe-brown, combat-rangers
      allies win: destroy colonel
      axis, defender: luther, ludwig, recon-grenadiers, laser-grenadiers with sigrid (colonel)
      axis win: exit 1 of colonel by I6 I7 I8 I9
    `,
  );
});

test('Station Seven', () => {
  expectDrawn(
    7,
    `
      7 station-seven: Station Seven, rules ours, map ours
      .........  vvvvvvvvv
      .#.....#.  .........
      ....#....  .........
      ..t%,%t..  ....^....
      .#.,C,.#.  ...^^^...
      ..c%,%c..  ....^....
      ....#....  .........
      .#.....#.  .........
      .........  vvvvvvvvv
      7 rounds, first: axis
      allies, defender: hot-dog, recon-rangers, assault-rangers with joe-brown, combat-rangers
      axis, attacker: luther, ludwig, recon-grenadiers, battle-grenadiers, laser-grenadiers with sigrid
      allies 4 once: survive any
      allies 3 once: hold 1 of E5, round end
      axis 3 once: hold 1 of E5, round end
    `,
  );
});

test('White Noon', () => {
  expectDrawn(
    8,
    `
      8 white-noon: White Noon, rules ours, map ours
      .........  vvvvvvvvv
      .#..#..#.  .........
      ..#...#..  .........
      #.c,%,t.#  .........
      ...,C,...  .........
      #.t,%,c.#  .........
      ..#...#..  .........
      .#..#..#.  .........
      .........  ^^^^^^^^^
      8 rounds, first: initiative
      allies, even: hot-dog, pounder, recon-rangers, assault-rangers with joe-brown, combat-rangers
      axis, even: luther, ludwig, recon-grenadiers, battle-grenadiers, laser-grenadiers with sigrid
      allies 2 once: hold 2 of A5 E5 I5, round 4
      allies 2 once: hold 2 of A5 E5 I5, round 6
      allies 3 once: hold 2 of A5 E5 I5, round end
      axis 3 once: hold 2 of A5 E5 I5, round 4
      axis 3 once: hold 2 of A5 E5 I5, round 6
      axis 4 once: hold 2 of A5 E5 I5, round end
    `,
  );
});
