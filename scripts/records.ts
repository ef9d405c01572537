// npm run records: writes the match records that later versions must still replay. A release runs it when
// its rules are settled, before npm run freeze; never to make a failing replay pass.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGames } from '../packages/games/src/index.ts';
import {
  type AnyGame,
  drawOption,
  type Json,
  Match,
  printRecord,
  seededDice,
  seededPick,
} from '../packages/kernel/src/index.ts';
import { root } from './lib/files.ts';
import { told } from './lib/options.ts';
import { setups } from './lib/setups.ts';

told(import.meta.filename, {});
function played(game: AnyGame, setup: Json, seed: string): string {
  const seats = Array.from({ length: game.seats(setup) }, (_, seat) => `Player ${seat + 1}`);
  const match = Match.begin(game, setup, seats, seededDice(seed), `seed ${seed}`);
  const pick = seededPick(seed);
  while (!match.over) {
    const seat = match.asked[pick(match.asked.length)]!;
    const question = match.question(seat)!;
    match.submit(seat, question.number, game.optionId(drawOption(question.options, question.space, pick)!));
  }
  return printRecord(match.record());
}

for (const game of await loadGames()) {
  const folder = join(root, 'packages', game.id, 'records');
  mkdirSync(folder, { recursive: true });
  for (const [name, setup] of setups[game.id] ?? []) {
    const file = join(folder, `v${game.version}-${name}.record`);
    if (existsSync(file)) {
      console.log(`kept    ${file}`);
      continue;
    }
    writeFileSync(file, played(game, setup, name));
    console.log(`written ${file}`);
  }
}
