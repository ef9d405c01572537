import type { AnyGame, MatchRecord } from '@dustfront/kernel';
import { type Kept, keptIn } from './kept.ts';
import { SCHEME } from './note.ts';
import { parseNote } from './seeds-note.ts';
import { broken, type Verdict } from './verdict.ts';
import { verifyChains } from './verify-chains.ts';
import { verifySeeds } from './verify-seeds.ts';

/** Whether a record says that a server made its dice. */
export const tellsOfDice = ({ header: { dice = '' } }: MatchRecord): boolean =>
  parseNote(dice) !== null || dice.startsWith(`${SCHEME} `);

/**
 * Plays a finished match again with dice made from what is revealed at its end, and compares every face and every
 * fingerprint. With what clients kept (beside the record, or given), also whether that is what had been promised.
 */
export function verifyRecord(game: AnyGame, record: MatchRecord, given: readonly Kept[] = []): Verdict {
  // Who gave no link of an own chain cannot vouch for anything.
  const kept = [...keptIn(record), ...given].filter(({ chains }) => chains.some(({ spent }) => spent > 0));
  if (record.header.dice === undefined) return broken(0, 'no-dice');
  if (parseNote(record.header.dice) === null) return verifyChains(game, record, kept);
  return kept[0] === undefined ? verifySeeds(game, record) : broken(0, 'other-commitment', `${kept[0].seat}`);
}
