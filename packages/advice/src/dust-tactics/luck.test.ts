import { readFileSync } from 'node:fs';
import { loadPlayer } from '@dustfront/ai';
import { BOXED_ALLIES, BOXED_AXIS, type CoreState, cardById, dustTactics } from '@dustfront/dust-tactics';
import { loadGame } from '@dustfront/games';
import {
  type AnyGame,
  Match,
  type Option,
  Play,
  parseRecord,
  type State,
  scriptedDice,
  seededDice,
} from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { attacksIn, luckOf } from '../luck.ts';
import { CoreLuck } from './luck.ts';

const setup = { forces: { allies: BOXED_ALLIES.units, axis: BOXED_AXIS.units } } as never;

async function played(seed: string): Promise<Match> {
  const sergeant = await loadPlayer('dust-tactics', 'sergeant');
  const match = Match.begin(dustTactics, setup, ['a', 'b'], seededDice(seed));
  while (!match.over) {
    const seat = match.asked[0]!;
    const question = match.question(seat)!;
    const { option } = sergeant!.answer({
      game: dustTactics,
      view: match.view(seat),
      seat,
      question,
      budget: {},
      seed,
    });
    match.submit(seat, question.number, dustTactics.optionId(option as never));
  }
  return match;
}

describe('the account of luck', () => {
  test('adds up to what was lost in attacks, and its mean over many matches is near nothing', async () => {
    let luck = 0;
    let spread = 0;
    let entries = 0;
    for (let i = 0; i < 12; i++) {
      const match = await played(`luck ${i}`);
      const account = luckOf(dustTactics, new CoreLuck(), match.record());
      const lost = match
        .happenings(null)
        .filter(({ event }) => event.type === 'destroyed')
        .reduce((sum, { event }) => sum + Number(event.points), 0);
      const actual = account.entries.reduce((sum, entry) => sum + entry.actual, 0);
      expect(actual).toBeGreaterThanOrEqual(lost - 1e-9);
      expect(account.series.length).toBe(account.entries.length);
      for (const entry of account.entries) {
        luck += entry.actual - entry.expected;
        spread += (entry.actual - entry.expected) ** 2;
        entries++;
      }
    }
    expect(entries).toBeGreaterThan(300);
    expect(Math.abs(luck)).toBeLessThan(3 * Math.sqrt(spread));
  });

  test('of a record in the repository is the same for browser, command line and review', async () => {
    const url = new URL('../../../dust-tactics/records/v1-station-seven.record', import.meta.url);
    const record = parseRecord(readFileSync(url, 'utf8'));
    const game = (await loadGame(record.header.game, record.header.version))!;
    const account = luckOf(game, new CoreLuck(), record);
    expect(account.series.at(-1)!.map((sum) => sum.toFixed(2))).toEqual(['0.00', '-10.62']);
    const attacks = attacksIn(account);
    expect(attacks.length).toBeLessThan(account.entries.length);
    const sum = attacks.reduce((all, { expected, actual }) => all + actual - expected, 0);
    expect(sum).toBeCloseTo(-10.6198, 4);
  });
});

const position = `round 1 of 8
turn allies
options reactive-fire=off
map
  . . . . . .
  . . . . . .
  . . . . . .
  . . . . . .
  . . . . . .
  . . . . . .
allies recon-rangers D4
axis recon-grenadiers D2
`;

/** Plays some answers on a table with dice that are said, and keeps the account. */
function account(answers: readonly string[], dice: readonly number[]) {
  const game = dustTactics as AnyGame;
  const state = dustTactics.notation!.parsePosition(position) as CoreState;
  const keeper = new CoreLuck();
  const play = new Play<State, Option>(game, state, scriptedDice(dice), keeper.witness(state));
  answers.forEach((wanted, count) => {
    keeper.answered(count);
    const options = play.options(play.seat);
    const found = Array.from({ length: options.length }, (_, i) => options.at(i)!).find((option) =>
      game.optionId(option).startsWith(wanted),
    );
    if (found === undefined) throw new Error(`no option ${wanted}`);
    play.answer(play.seat, found);
  });
  return keeper.account().entries;
}

describe('throws by hand', () => {
  const activate = ['activate recon-rangers', 'shoot + move'];
  const rifles = 'fire recon-rangers/m1';
  const gun = 'fire recon-rangers/victory-mg';
  const each = cardById('recon-grenadiers')!.ap.original / 5;

  test.each([
    ['nobody falls', [5, 5, 5, 5], 0],
    ['two fall', [0, 0, 5, 5], 2],
    ['four fall', [0, 0, 0, 0], 4],
  ])('four rifles are expected to take four thirds of a soldier; %s', (_, dice, fallen) => {
    const lost = new Array<string>(fallen).fill('lose');
    const [entry, ...others] = account([...activate, rifles, 'open fire', ...lost], dice);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      after: 3,
      side: 0,
      by: 'recon-rangers',
      at: 'recon-grenadiers',
      line: 'm1',
    });
    expect(entry!.expected).toBeCloseTo((4 / 3) * each, 12);
    expect(entry!.actual).toBeCloseTo(fallen * each, 12);
  });

  test('what a second line can take is counted on those whom the first has left', () => {
    const lost = new Array<string>(4).fill('lose');
    const dice = [0, 0, 0, 0, ...new Array<number>(12).fill(5)];
    const [first, second] = account([...activate, rifles, gun, 'open fire', ...lost], dice);
    expect(first!.actual).toBeCloseTo(4 * each, 12);
    const shots = cardById('recon-rangers')!.weapons.find(({ id }) => id === 'victory-mg')!.cells[1]!.dice;
    expect(second).toMatchObject({ line: 'victory-mg', actual: 0 });
    expect(second!.expected).toBeCloseTo((1 - (2 / 3) ** shots) * each, 12);
  });
});
