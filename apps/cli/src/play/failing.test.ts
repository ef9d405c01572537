import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, Match, parseRecord, seededDice } from '@dustfront/kernel';
import { planted, ticTacToe } from '@dustfront/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../testing.ts';
import { answerSomehow, keepFailure } from './failing.ts';

const home = process.cwd();
const folder = temporaryFolder();
beforeAll(() => process.chdir(folder));
afterAll(() => process.chdir(home));

const begun = (game: AnyGame): Match => Match.begin(game, {}, ['a', 'b'], seededDice('1'));

test('the record of a match whose rules failed is written to a file of its own, and the line says which', () => {
  const match = begun(planted(ticTacToe, (option) => option === 'mark 4'));
  match.submit(0, 0, 'mark 0');
  const reply = match.submit(1, 1, 'mark 4');
  const said = keepFailure(match, 'failure' in reply ? reply.failure! : (undefined as never));
  expect(said).toContain('The rules failed at "mark 4" (a planted bug). Nothing has changed');
  expect(said).toContain('is in rules-failed.record');
  expect(parseRecord(readFileSync(join(folder, 'rules-failed.record'), 'utf8'))).toEqual(match.record());
});

test('a computer answers otherwise; where every answer fails it says so, with one record', () => {
  const told: string[] = [];
  const some = begun(planted(ticTacToe, (option) => option !== 'mark 7'));
  expect(answerSomehow(some, 0, 'mark 2', (line) => told.push(line))).toBe(true);
  expect(some.entries.map(({ option }) => option)).toEqual(['mark 7']);
  const none = begun(planted(ticTacToe, () => true));
  expect(answerSomehow(none, 0, 'mark 2', (line) => told.push(line))).toBe(false);
  expect(none.entries).toEqual([]);
  expect(told.length).toBe(2);
  expect(readdirSync(folder).filter((name) => name.endsWith('.record')).length).toBe(3);
});
