import { readdirSync, readFileSync } from 'node:fs';
import {
  type AnyGame,
  drawOption,
  isDivergence,
  Match,
  type MatchRecord,
  parseRecord,
  printRecord,
  replay,
  type Snapshot,
  seededDice,
  seededPick,
} from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { frozenVersions, GAME_IDS, loadGame } from './index.ts';

const folderOf = (game: string): URL => new URL(`../../${game}/records/`, import.meta.url);

const stored = GAME_IDS.flatMap((game) =>
  readdirSync(folderOf(game))
    .filter((name) => name.endsWith('.record'))
    .map((name) => ({ game, name, text: readFileSync(new URL(name, folderOf(game)), 'utf8') })),
);

/** The game by the rules of the record, or why not: what server, browser and command line do. */
async function rulesOf({ header }: MatchRecord): Promise<AnyGame> {
  const game = await loadGame(header.game, header.version);
  if (game === null) throw new Error(`rules version ${header.version} of ${header.game} is not kept`);
  return game;
}

function played(game: AnyGame, record: MatchRecord, until?: number): Match {
  const match = replay(game, record, until);
  if (isDivergence(match)) throw new Error(`answer ${match.at}: ${match.message}`);
  return match;
}

/** Takes a match up from its snapshot as text, and answers at random until it is over. */
function goOn(game: AnyGame, from: Match, seed: string): Match {
  const snapshot = JSON.parse(JSON.stringify(from.snapshot())) as Snapshot;
  const match = Match.resume(game, snapshot, seededDice(seed));
  const pick = seededPick(seed);
  while (!match.over) {
    const seat = match.asked[pick(match.asked.length)]!;
    const question = match.question(seat)!;
    const option = game.optionId(drawOption(question.options, question.space, pick)!);
    const reply = match.follow(seat, question.number, option);
    if ('refused' in reply) throw new Error(`"${option}" is refused: ${reply.refused.code}`);
  }
  return match;
}

describe('stored records of every rules version', () => {
  test.each(stored)('$name of $game replays, answer by answer, to its fingerprints', async ({ text }) => {
    const record = parseRecord(text);
    expect(printRecord(record)).toBe(text);
    const match = played(await rulesOf(record), record);
    expect(match.entries).toEqual(record.entries);
  });

  test.each(stored)('$name of $game goes on from its middle and from its end', async ({ name, text }) => {
    const record = parseRecord(text);
    const game = await rulesOf(record);
    const last = played(game, record).over ? record.entries.length - 1 : record.entries.length;
    for (const at of [Math.floor(record.entries.length / 2), last]) {
      const ended = goOn(game, played(game, record, at), `${name} ${at}`);
      expect(ended.entries.length).toBeGreaterThan(at);
      expect(game.outcome(ended.state)).not.toBeNull();
      expect(played(game, ended.record()).hash()).toBe(ended.hash());
    }
  });

  test.each(GAME_IDS)('%s has records of each of its frozen versions', (game) => {
    const versions = stored.filter((one) => one.game === game).map(({ name }) => /^v(\d+)-/.exec(name)?.[1]);
    expect(versions).toEqual(expect.arrayContaining([...frozenVersions(game)]));
  });
});
