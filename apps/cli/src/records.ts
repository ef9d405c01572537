import { readFileSync } from 'node:fs';
import { frozenVersions, GAME_IDS, loadGame } from '@dustfront/games';
import { type AnyGame, type Divergence, type MatchRecord, parseRecord, RecordError } from '@dustfront/kernel';
import { Failure } from './failure.ts';
import { divergenceText } from './reader.ts';
import { unknownName } from './suggest.ts';

export interface OpenedRecord {
  readonly file: string;
  readonly game: AnyGame;
  readonly record: MatchRecord;
}

export async function gameNamed(id: string): Promise<AnyGame> {
  const game = await loadGame(id);
  if (game === null) throw unknownName('game', id, GAME_IDS);
  return game;
}

/** The game by the rules that the match began with. */
async function gameOf({ header }: MatchRecord): Promise<AnyGame> {
  const newest = await gameNamed(header.game);
  const game = await loadGame(header.game, header.version);
  if (game !== null) return game;
  const kept = [...new Set([...frozenVersions(header.game), newest.version])].join(', ');
  throw new Failure('record.version', { version: header.version, game: header.game, kept });
}

/** Reads a record; a broken one is refused with file, line and reason. */
export async function openRecord(file: string): Promise<OpenedRecord> {
  const text = readFileSync(file, 'utf8');
  let record: MatchRecord;
  try {
    record = parseRecord(text);
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    throw new Failure('at.line', { file, line: error.line, fault: error.fault });
  }
  try {
    return { file, game: await gameOf(record), record };
  } catch (error) {
    if (error instanceof Failure) throw new Failure('at.file', { file, fault: error.message });
    throw error;
  }
}

/** The line of a record on which its n-th answer stands (0 is the start), as `printRecord` writes it. */
export function lineOfAnswer(file: string, number: number): number {
  const lines = readFileSync(file, 'utf8').split('\n');
  const start = lines.findIndex((line) => line.startsWith('start'));
  const answers = lines.flatMap((line, i) =>
    i > start && line.trim() !== '' && !line.startsWith('~ ') ? [i + 1] : [],
  );
  return number === 0 ? start + 1 : (answers[number - 1] ?? lines.length);
}

/** A record that does not play again: where, and why. */
export function divergence(file: string, game: AnyGame, found: Divergence): Failure {
  const { at } = found;
  const fault = divergenceText(game.id, found);
  return new Failure('at.answer', { file, line: lineOfAnswer(file, at), answer: at, fault }, 1);
}
