import { Match, seededDice, seededPick } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { ARMY_PAIRS } from '../cards/armies.ts';
import { dustTactics } from '../game.ts';
import { SCENARIOS } from '../scenarios/index.ts';
import type { CoreState } from '../state.ts';
import { parsePosition } from './parse.ts';
import { printPosition } from './print.ts';

const setups = [
  ...ARMY_PAIRS.map(([allies, axis]) => ({
    forces: { allies: allies.units, axis: axis.units },
    points: 'open',
  })),
  ...SCENARIOS.map((scenario) => ({ scenario: scenario.id })),
  {
    scenario: 'hold-the-depot',
    seats: ['allies', 'axis', 'axis', 'allies'],
    options: { scale: 'later', reactiveFire: false, fullEntry: true },
  },
  {
    forces: { allies: [{ card: 'pounder' }], axis: [{ card: 'luther' }] },
    battlefield: { by: 'players', tiles: [3, 3], crates: 1, traps: 1, trapsIndoors: true },
    rounds: 0,
  },
];

describe('a position as text', () => {
  test.each(setups.map((setup, i) => [i, setup] as const))(
    'print and parse are exact inverses along a match (%i)',
    (i, setup) => {
      const seats = (setup as { seats?: string[] }).seats ?? ['a', 'b'];
      const match = Match.begin(dustTactics, setup as never, seats, seededDice(`n${i}`));
      const pick = seededPick(`n${i}`);
      for (let n = 0; n < 400 && !match.over; n++) {
        const state = match.state as CoreState;
        const text = printPosition(state);
        const parsed = parsePosition(text);
        expect(parsed).toEqual(state);
        expect(printPosition(parsed as CoreState)).toBe(text);
        const seat = match.asked[0]!;
        const question = match.question(seat)!;
        match.submit(
          seat,
          question.number,
          dustTactics.optionId(question.options.at(pick(question.options.length)) as never),
        );
      }
    },
  );

  test('walls, doors and buildings survive', () => {
    const text =
      'dust-tactics position\nround 1\nturn axis\n\nmap\n  .be\n  .bb\nwall A1 B1\ndoor C1 C2\n' +
      'entry allies A1 A2\nentry axis\n\nallies pounder A1 health=2\n';
    expect(printPosition(parsePosition(text) as CoreState)).toBe(text);
  });

  test('[dt1.ruling.huge-vehicles] Sturm-König on one square is written down and read again', () => {
    const text = 'turn axis\nmap\n  ..\naxis sturm-koenig B1';
    const state = parsePosition(text) as CoreState;
    expect(state.units[0]).toMatchObject({ square: 1 });
    expect(state.units[0]!.size).toBeUndefined();
    expect(printPosition(state)).toContain('axis sturm-koenig B1 size=1');
    expect(parsePosition(printPosition(state))).toEqual(state);
  });

  test('JSON that breaks off after a comma goes on in the next line', () => {
    const position = (own: string) => parsePosition(`map\n  ..\nobjective axis ${own}\nallies pounder A1`);
    const broken = position('{"kind":"eliminate",\n    "worth":2}');
    expect((broken as CoreState).goals.objectives[1]).toEqual({ kind: 'eliminate', worth: 2 });
    expect(broken).toEqual(position('{"kind":"eliminate","worth":2}'));
    expect(parsePosition('map\n  ..\nobjective axis {"kind":"eliminate",')).toMatchObject([{ at: 'line 3' }]);
  });

  test('[dt1.space.cover] a line about a crate that the map shows speaks of that crate', () => {
    const state = parsePosition('map\n  .c\ncrate B1 health=1\nallies pounder A1') as CoreState;
    expect(state.pieces).toEqual([{ id: 0, kind: 'crate', square: 1, health: 1 }]);
  });

  test.each([
    ['map\n  .c\ntrap B1', 'line 3', 'a crate lies in B1 already'],
    ['map\n  ..\nallies pounder Z9', 'line 3', 'no square'],
    ['map\n  ..\nallies pundit A1', 'line 3', 'no card'],
    ['map\n  .x', 'line 2', 'means nothing'],
    ['map\n  ..\n  .', 'line 3', 'squares'],
    ['round two', 'line 1', 'no number'],
    ['hello', 'line 1', 'begins no line'],
    ['map\n  ..\nallies joe-brown A1 with=nobody', 'line 3', 'nobody here'],
    ['options reactive-fire=maybe', 'line 1', 'on or off'],
  ])('%j is refused with its line', (text, at, message) => {
    const problems = parsePosition(text) as readonly { at: string; text: string }[];
    expect(problems[0]!.at).toBe(at);
    expect(problems[0]!.text).toContain(message);
  });
});
