import { BATTLEFIELDS, type CoreState, dustTactics, SCENARIOS } from '@dustfront/dust-tactics';
import { type Json, Match, seededDice, seededPick } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { makeStyle, visibleLength } from '../terminal/style.ts';
import { drawBoard, legend } from './board.ts';
import { roster } from './roster.ts';
import { setupFrom } from './setup.ts';

const plain = makeStyle(true);
const coloured = makeStyle(false);

function played(setup: Json, answers: number): CoreState {
  const match = Match.begin(dustTactics, setup, ['a', 'b'], seededDice('board'));
  const pick = seededPick('board');
  for (let i = 0; i < answers && !match.over; i++) {
    const question = match.question(match.asked[0]!)!;
    const option = question.options.at(pick(question.options.length))!;
    match.submit(question.seat, question.number, dustTactics.optionId(option as never));
  }
  return match.state as CoreState;
}

const setups = [
  ...SCENARIOS.map(({ id }) => ({ scenario: id })),
  ...BATTLEFIELDS.map(({ id }) => setupFrom({ battlefield: id }).setup),
  setupFrom({ battlefield: 'drill-site', allies: 'regiment-allies' }).setup,
] as unknown as Json[];

describe('the board in a terminal', () => {
  test('fits eighty columns on every battlefield, and is straight', () => {
    for (const setup of setups) {
      const state = played(setup, 80);
      for (const style of [plain, coloured]) {
        const board = drawBoard(state, style);
        const widths = new Set(board.slice(1).map(visibleLength));
        expect(widths.size).toBe(1);
        expect(Math.max(...widths)).toBeLessThanOrEqual(80);
        for (const line of [...roster(state, style), ...legend(style)])
          expect(visibleLength(line)).toBeLessThanOrEqual(86);
      }
    }
  });

  test('is ASCII where colours are not wanted', () => {
    const state = played({ scenario: 'white-noon' }, 120);
    const text = [...drawBoard(state, plain), ...roster(state, plain), ...legend(plain)].join('\n');
    expect(text).toMatch(/^[\n -~]*$/);
  });

  test('shows who stands where, how strong, and whose', () => {
    const state = played({ scenario: 'reconnaissance' }, 0);
    const [ranger, luther] = ['recon-rangers', 'luther'].map(
      (name) => state.units.find((unit) => unit.name === name)!,
    );
    Object.assign(ranger!, { place: 'board', square: 0, figures: [0, 3, 4] });
    Object.assign(luther!, { place: 'board', square: 2, health: 2, activated: true });
    const [, , first, second] = drawBoard(state, plain);
    expect(first).toMatch(/^ 1 \|Recon {2}\| {3}\. {3}\|Luther \|/);
    expect(second).toMatch(/^ {3}\|A ooo {2}\| {3}[v ] {3}\|X\.\+\+ {3}\|/);
  });

  test('numbers the squares of options', () => {
    const state = played({ scenario: 'reconnaissance' }, 0);
    const marks = { numbers: new Map([['B1', '7']]), acting: null, targets: new Set<string>() };
    expect(drawBoard(state, plain, marks)[3]).toContain('|  (7)  |');
  });
});
