import { readFileSync } from 'node:fs';
import { STARTER_FORCES, TABLES, SCENARIOS as TACTICS_2014_SCENARIOS } from '@dustfront/dust-tactics-2014';
import type { AnyGame, Json } from '@dustfront/kernel';
import type { Command } from 'commander';
import { type SetupFlags, setupFrom } from './core-set/setup.ts';
import { Failure } from './failure.ts';
import { wholeNumber } from './numbers.ts';
import { unknownName } from './suggest.ts';

/** Which battle of which game: the flags that `play` and `simulate` share. */
export interface BattleFlags extends Omit<SetupFlags, 'allies' | 'axis'> {
  readonly game: string;
  readonly players?: number;
  readonly setup?: string;
  readonly table?: string;
}

export function addBattleFlags(command: Command, { players = true } = {}): Command {
  if (players) command.option('--players <n>', 'how many players (DUST)', wholeNumber(2, 6));
  return command
    .option('--game <id>', 'which game', 'dust-tactics')
    .option('--scenario <id>', 'a scenario; those of the Core Set by name or number 1 to 8')
    .option('--battlefield <id>', 'a battlefield, for a battle without scenario')
    .option('--rounds <n>', 'rounds to play; 0 for no limit', wholeNumber(0))
    .option('--table <name>', 'a table of 2013/14: the match is measured, without squares')
    .option('--setup <file>', 'the whole set-up as JSON, in a file or as text');
}

function readSetup(text: string): Json {
  const inline = text.trimStart().startsWith('{');
  const source = inline ? text : readFileSync(text, 'utf8');
  try {
    return JSON.parse(source) as Json;
  } catch (error) {
    throw new Failure(`${inline ? '--setup' : text}: not JSON: ${(error as Error).message}`);
  }
}

export interface Battle {
  readonly setup: Json;
  /** A short name, for files. */
  readonly title: string;
}

/** The set-up that flags ask for. */
export function battleFrom(
  game: AnyGame,
  flags: BattleFlags,
  armies: { allies?: string; axis?: string },
): Battle {
  if (flags.setup !== undefined) return { setup: readSetup(flags.setup), title: game.id };
  if (game.id === 'dust-tactics') {
    const { scenario, battlefield, rounds } = flags;
    const asked: Record<string, string | number | undefined> = { scenario, battlefield, rounds, ...armies };
    const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
    const { setup, title } = setupFrom(given as SetupFlags);
    return { setup: setup as unknown as Json, title };
  }
  if (game.id === 'dust')
    return {
      setup: { players: flags.players ?? 2, quickSetup: 'recommended' },
      title: `dust-${flags.players ?? 2}`,
    };
  if (game.id === 'dust-tactics-2014') return tactics2014(flags, armies);
  return { setup: {}, title: game.id };
}

/** A starter force by name, or the cards of one: `bazooka-joe,wildfire`. */
function tactics2014(flags: BattleFlags, armies: { allies?: string; axis?: string }): Battle {
  const { table } = flags;
  const scenario = flags.scenario ?? (table === undefined ? 'firefight' : 'free-for-all');
  if (table !== undefined && !TABLES.includes(table)) throw unknownName('table', table, TABLES);
  const known = [...TACTICS_2014_SCENARIOS.map(({ id }) => id), ...(table === undefined ? [] : [scenario])];
  if (scenario !== 'random' && !known.includes(scenario)) throw unknownName('scenario', scenario, known);
  const force = (text: string): Json =>
    Object.hasOwn(STARTER_FORCES, text)
      ? text
      : { name: 'own', cards: text.split(',').map((card) => card.trim()) };
  const forces = [force(armies.allies ?? 'allies'), force(armies.axis ?? 'axis')];
  const measured = table === undefined ? {} : { table };
  return { setup: { scenario, forces, ...measured }, title: scenario };
}

/** What people call the seats. */
export function seatNames(game: AnyGame, setup: Json): string[] {
  const count = game.seats(setup);
  if (game.id !== 'dust' && count === 2) return ['Allies', 'Axis'];
  return Array.from({ length: count }, (_, seat) => `Player ${seat + 1}`);
}
