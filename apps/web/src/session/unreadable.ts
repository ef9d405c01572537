import { isGameId } from '@dustfront/games';
import { parseRecord, RecordError, sayIn } from '@dustfront/kernel';
import { loadWords } from '@dustfront/kernel/words';
import { language, plural, t } from '../i18n/index.ts';

/** Why a record cannot be read, in the reader's language; null where it can. */
export async function unreadable(record: string): Promise<string | null> {
  try {
    const { game } = parseRecord(record).header;
    return isGameId(game) ? null : t('replay.otherGame', { game });
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    const say = sayIn(await loadWords(language()), {}, { plural: plural() });
    return t('replay.badLine', { line: error.line, why: say(error.fault) });
  }
}
