import { gameOf, type OfferedGames } from '../offered.ts';
import type { Json, Store } from '../store/store.ts';
import { type MatchHeader, wholeSetup } from '../tables/header.ts';

const BATCH = 100;

/** Matches that began before their whole set-up was kept get it now, by the rules they began with. */
export async function completeSetups({ matches }: Store, games: OfferedGames): Promise<void> {
  for (let after = ''; ; ) {
    const ids = await matches.withoutSetup(after, BATCH);
    for (const id of ids) {
      const row = await matches.byId(id);
      const header = row?.header as unknown as MatchHeader | null;
      const game = row && header && (await gameOf(games, row.game, header.version));
      if (!game) continue;
      const setup = wholeSetup(game, (row.settings as { setup: Json }).setup);
      await matches.saveHeader(id, { ...header, setup } as unknown as Json);
    }
    if (ids.length < BATCH) return;
    after = ids.at(-1)!;
  }
}
