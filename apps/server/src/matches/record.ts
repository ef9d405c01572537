import { printRecord } from '@dustfront/kernel';
import { commitment, printNote, type RecordReply } from '@dustfront/protocol';
import { HttpError } from '../http/errors.ts';
import type { Table } from '../tables/table.ts';

/** The record of a finished match, with the seed that its dice came from. */
export async function recordOf(table: Table): Promise<RecordReply> {
  if (table.row.status !== 'finished')
    throw new HttpError(409, 'not-finished', 'a record is given when the match is finished');
  const record = await table.read((ledger) => {
    if (!ledger) return null;
    const { seed, contributions } = ledger.opening.seeds;
    const note = { commitment: commitment(seed), contributions, seed, numbers: ledger.numbers };
    const made = ledger.match.record();
    const header = { ...made.header, seats: table.seats.map((s) => s.name), dice: printNote(note) };
    const dice = {
      scheme: 'hmac-sha256' as const,
      commitment: note.commitment,
      contributions: [...contributions],
      seed,
    };
    return { record: printRecord({ ...made, header }), dice };
  });
  if (!record) throw new HttpError(503, 'table-frozen', 'this table is frozen');
  return record;
}
