import './outside.ts';
import { dustTactics2014, type TacticsView } from '@dustfront/dust-tactics-2014';
import { type AnyGame, isProblems } from '@dustfront/kernel';
import { expect, test } from 'vitest';
import { foreseen } from '../../session/explore.ts';
import type { OptionRow } from '../../session/table.ts';
import { tacticsNote } from './notes.ts';

const row = (word: string): OptionRow => ({
  id: word,
  option: { do: 'action', word },
  message: { key: 'option.action' },
});

function note(card: string, word: string, ground = ''): string {
  const state = dustTactics2014.notation!.parsePosition(`reactions off
${ground === '' ? 'map\n  . . . . . .\n  . . . . . .\n  . . . . . .' : ground}
unit 1a ${card} at ${ground === '' ? 'B2' : '300,300 340,300 380,300 300,340 340,340'}
unit 2a hans at ${ground === '' ? 'F1' : '900,900@0'}`);
  if (isProblems(state)) throw new Error(JSON.stringify(state));
  const play = foreseen(dustTactics2014 as AnyGame, state as never, 0, ['activate 1a']);
  return tacticsNote(row(word), play!.state as unknown as TacticsView);
}

test('a special action says what it does, and how likely: one die, faction symbols [dt14.cmd.get-moving.die]', () => {
  expect(note('ranger-command-squad', 'get-moving')).toMatch(/acts again at once\. 33.?% to succeed\.$/);
});

test('without a die it only says what it does [dt14.equip.smoke.no-roll]', () => {
  expect(note('punisher', 'smoke')).toBe('Once per game: smoke on one of its squares.');
});

test('what everybody knows needs no words', () => {
  expect([note('punisher', 'move'), note('punisher', 'sustained')]).toEqual(['', '']);
});

test('on a table nothing is told in squares', () => {
  expect(note('ranger-command-squad', 'get-moving', 'table 1200 1200')).toMatch(/^33.?% to succeed\.$/);
});
