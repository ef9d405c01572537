import { rollsOf, type WarRoll } from '@dustfront/advice/dust';
import { loadGame } from '@dustfront/games';
import { parseRecord } from '@dustfront/kernel';

/** Every roll for losses of a record, by the rules it was played with. */
export async function rollsOfRecord(text: string): Promise<readonly WarRoll[]> {
  const record = parseRecord(text);
  const { game: id, version } = record.header;
  const game = await loadGame(id, version);
  if (game === null) throw new Error(`no game ${id} ${version}`);
  return rollsOf(game, record);
}
