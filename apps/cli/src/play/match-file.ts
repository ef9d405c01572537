import { existsSync, writeFileSync } from 'node:fs';
import {
  type AnyGame,
  isDivergence,
  type Json,
  Match,
  type MatchRecord,
  printRecord,
  replay,
  seededDice,
} from '@dustfront/kernel';
import { divergence } from '../records.ts';

const NOTE = /^seed (.*)$/;

export const noteOf = (seed: string): string => `seed ${seed}`;
export const seedOf = (record: MatchRecord): string => NOTE.exec(record.header.dice ?? '')?.[1] ?? 'record';

export function beginMatch(game: AnyGame, setup: Json, seats: readonly string[], seed: string): Match {
  return Match.begin(game, setup, seats, seededDice(seed), noteOf(seed));
}

/**
 * A recorded match, checked, and ready to go on: with its own dice if it was played with a seed, else with new ones.
 */
export function takeUp(file: string, game: AnyGame, record: MatchRecord): Match {
  const checked = replay(game, record);
  if (isDivergence(checked)) throw divergence(file, game, checked);
  const { setup, seats } = record.header;
  const again = beginMatch(game, setup, seats, seedOf(record));
  for (const { seat, number, option, hash } of record.entries) {
    const reply = again.submit(seat, number, option);
    if ('refused' in reply || reply.accepted.hash !== hash) {
      // The dice were not ours: go on with others.
      return Match.resume(game, checked.snapshot(), seededDice(`${seedOf(record)}+${record.entries.length}`));
    }
  }
  return again;
}

export function saveMatch(match: Match, file: string): void {
  writeFileSync(file, printRecord(match.record()));
}

/** A name that is not taken yet in this folder. */
export function freeFile(title: string): string {
  for (let n = 1; ; n++) {
    const name = `${title}${n === 1 ? '' : `-${n}`}.record`;
    if (!existsSync(name)) return name;
  }
}
