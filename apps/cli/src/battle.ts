import { readFileSync } from 'node:fs';
import { DEFAULT_GAME } from '@dustfront/games';
import type { AnyGame, Json } from '@dustfront/kernel';
import type { Command } from 'commander';
import { Failure } from './failure.ts';
import type { Armies, Asked, Battle, BattleFlags } from './game.ts';
import { gameFor } from './games.ts';
import { wholeNumber } from './numbers.ts';
import { own } from './reader.ts';

/** The flags that `play` and `simulate` share. */
export function addBattleFlags(command: Command, { players = true } = {}): Command {
  if (players) command.option('--players <n>', own('option.player-count'), wholeNumber(2, 6));
  return command
    .option('--game <id>', own('option.game'), DEFAULT_GAME)
    .option('--scenario <id>', own('option.scenario'))
    .option('--battlefield <id>', own('option.battlefield'))
    .option('--rounds <n>', own('option.rounds'), wholeNumber(0))
    .option('--table <name>', own('option.table'))
    .option('--setup <file>', own('option.setup'));
}

function readSetup(text: string): Json {
  const inline = text.trimStart().startsWith('{');
  const source = inline ? text : readFileSync(text, 'utf8');
  try {
    return JSON.parse(source) as Json;
  } catch (error) {
    throw new Failure('setup.not-json', { file: inline ? '--setup' : text, error: (error as Error).message });
  }
}

const ASKED: readonly Asked[] = ['scenario', 'battlefield', 'rounds', 'table', 'players', 'allies', 'axis'];

/** The set-up that flags ask for. What a game does not know, or the whole set-up says already, is refused. */
export function battleFrom(game: AnyGame, flags: BattleFlags, armies: Armies): Battle {
  const all = { ...flags, ...armies };
  const given = ASKED.filter((flag) => all[flag] !== undefined);
  const [idle] = given;
  if (flags.setup !== undefined && idle !== undefined)
    throw new Failure('setup.whole', { flag: `--${idle}` });
  if (flags.setup !== undefined) return { setup: readSetup(flags.setup), title: game.id };
  const known = gameFor(game.id);
  if (known === null) return { setup: {}, title: game.id };
  const foreign = given.find((flag) => !known.takes.includes(flag));
  if (foreign !== undefined)
    throw new Failure('setup.foreign', {
      flag: `--${foreign}`,
      game: game.id,
      takes: known.takes.map((flag) => `--${flag}`).join(', '),
    });
  return known.battle(flags, armies);
}

const SEAT = /^(?:(Allies)|(Axis)|Player (\d+))( \([\w-]+\))?$/;

/** A seat's name as the reader says it; records keep `Allies`, `Axis` and `Player 1`, and people their own. */
export function seatTitle(name: string, speak = own): string {
  const [, allies, axis, number, level = ''] = SEAT.exec(name) ?? [];
  if (allies !== undefined) return speak('side.allies') + level;
  if (axis !== undefined) return speak('side.axis') + level;
  return number === undefined ? name : speak('side.player', { number }) + level;
}

/** What people call the seats. */
export function seatNames(game: AnyGame, setup: Json): string[] {
  const count = game.seats(setup);
  const sides = gameFor(game.id)?.sides ?? null;
  if (sides !== null && count === 2) return [...sides];
  return Array.from({ length: count }, (_, seat) => `Player ${seat + 1}`);
}
