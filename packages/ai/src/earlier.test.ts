import { readFileSync } from 'node:fs';
import { frozenVersions, GAME_IDS, loadGame } from '@dustfront/games';
import { Match, parseRecord, replay, seededDice } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { levelsFor, loadPlayer } from './levels.ts';

const records: Readonly<Record<string, string>> = {
  'dust-tactics': 'hold-the-depot',
  'dust-tactics-2014': 'firefight',
  dust: 'two-players',
};
const ANSWERS = 25;

const cases = GAME_IDS.flatMap((id) =>
  frozenVersions(id).flatMap((version) => levelsFor(id).map(({ id: level }) => ({ id, version, level }))),
);

describe('a match of an earlier rules version goes on against the computer', () => {
  test.each(cases)('$level at $id $version', async ({ id, version, level }) => {
    const file = new URL(`../../${id}/records/v${version}-${records[id]}.record`, import.meta.url);
    const game = (await loadGame(id, version))!;
    const record = parseRecord(readFileSync(file, 'utf8'));
    const half = replay(game, record, Math.floor(record.entries.length / 2)) as Match;
    const match = Match.resume(game, half.snapshot(), seededDice(level));
    const player = (await loadPlayer(id, level))!;
    for (let given = 0; given < ANSWERS && !match.over; given++) {
      const seat = match.asked[0]!;
      const question = match.question(seat)!;
      const view = match.view(seat);
      const { option } = player.answer({
        game,
        view,
        seat,
        question,
        budget: { iterations: 4 },
        seed: level,
      });
      expect(match.submit(seat, question.number, game.optionId(option))).toHaveProperty('accepted');
    }
    expect(match.over || match.entries.length === half.entries.length + ANSWERS).toBe(true);
  });
});
