// npm run freeze: keeps the present rules version of every game as a frozen build. A release calls it; see
// docs/decisions/0012-frozen-builds.md.
import { loadGames } from '../packages/games/src/index.ts';
import { freeze, PlaysOtherwise, writeIndex } from './lib/freeze.ts';
import { told } from './lib/options.ts';

told(import.meta.filename, {});
for (const game of await loadGames()) {
  try {
    const { file, written } = await freeze(game);
    console.log(`${written ? 'frozen' : 'kept  '} packages/games/frozen/${game.id}/${file.name}`);
  } catch (error) {
    if (!(error instanceof PlaysOtherwise)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
writeIndex();
