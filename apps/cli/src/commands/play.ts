import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { scenarioById } from '@dustfront/dust-tactics';
import type { AnyGame, Match } from '@dustfront/kernel';
import type { Command } from 'commander';
import { addBattleFlags, type BattleFlags, battleFrom, seatNames } from '../battle.ts';
import { Failure } from '../failure.ts';
import { oneOf, wholeNumber } from '../numbers.ts';
import { playJson } from '../play/json.ts';
import { beginMatch, freeFile, saveMatch, seedOf, takeUp } from '../play/match-file.ts';
import { askForBattle, type Chosen } from '../play/prompts.ts';
import { Session } from '../play/session.ts';
import { type ComputerPlayer, computerPlayer, levelNames } from '../players.ts';
import { gameNamed, openRecord } from '../records.ts';
import { Lines } from '../terminal/lines.ts';
import { type Style, styleFor, wrap } from '../terminal/style.ts';

interface Flags extends BattleFlags {
  readonly allies?: string;
  readonly axis?: string;
  readonly level?: string;
  readonly side?: 'allies' | 'axis' | 'both';
  readonly seed?: string;
  readonly auto?: boolean;
  readonly record?: string;
  readonly budget?: number;
  readonly explain?: boolean;
  readonly json?: boolean;
}

const EXAMPLES = `
Without flags the battle is chosen by prompts. Input may be a pipe: one answer a line.
Examples:
  dustfront play --scenario reconnaissance --level corporal --side axis
  dustfront play --battlefield outpost --allies boxed-allies --axis boxed-axis
  dustfront play --allies recon-rangers,hot-dog --axis recon-grenadiers,luther
  dustfront play --auto --seed 7
  dustfront play --record my-battle.record`;

export function addPlay(program: Command): void {
  const command = program
    .command('play')
    .description('a match in the terminal: two people, or against the computer')
    .option('--allies <army>', 'army of the Allies, or its units: recon-rangers,assault-rangers+joe-brown')
    .option('--axis <army>', 'army of the Axis, or its units')
    .option('--level <level>', 'the computer plays the other side at this level')
    .option('--side <side>', 'your side: allies, axis, or both', oneOf('allies', 'axis', 'both'))
    .option('--seed <text>', 'the same seed gives the same dice')
    .option('--auto', 'the computer plays every side')
    .option('--record <file>', 'take up this match; where there is none yet, keep the new one there')
    .option('--budget <ms>', 'milliseconds the computer may think about an answer', wholeNumber(1))
    .option('--explain', 'the computer says why it answers as it does')
    .option('--json', 'talk in JSON: one object a line, for programs')
    .addHelpText('after', EXAMPLES);
  addBattleFlags(command).action((flags: Flags) => play(flags));
}

interface Begun {
  readonly match: Match;
  readonly names: readonly string[];
  readonly seed: string;
  readonly title: string;
}

const wantsPrompts = (flags: Flags): boolean =>
  process.stdin.isTTY === true &&
  process.stdout.isTTY === true &&
  flags.game === 'dust-tactics' &&
  [
    flags.scenario,
    flags.battlefield,
    flags.allies,
    flags.axis,
    flags.level,
    flags.side,
    flags.setup,
    flags.auto,
    flags.json,
  ].every((flag) => flag === undefined);

async function begin(game: AnyGame, flags: Flags & Chosen): Promise<Begun> {
  const { setup, title } = battleFrom(game, flags, flags);
  const names = seatNames(game, setup);
  const seed = flags.seed ?? randomBytes(4).toString('hex');
  return { match: beginMatch(game, setup, names, seed), names, seed, title };
}

async function resume(file: string): Promise<{ game: AnyGame; begun: Begun }> {
  const { game, record } = await openRecord(file);
  const match = takeUp(file, game, record);
  return { game, begun: { match, names: record.header.seats, seed: seedOf(record), title: file } };
}

async function seatPlayers(
  game: AnyGame,
  flags: Flags & Chosen,
  names: readonly string[],
): Promise<(ComputerPlayer | null)[]> {
  const best = levelNames(game.id)[0]!;
  if (flags.level === undefined && flags.auto !== true && (flags.side ?? 'both') === 'both')
    return names.map(() => null);
  const computer = await computerPlayer(game.id, flags.level ?? best, flags.budget);
  if (flags.auto) return names.map(() => computer);
  const mine = flags.side === 'axis' ? 1 : 0;
  if (flags.side === 'both')
    throw new Failure('--side both leaves no side to the computer: leave out --level, or choose a side');
  return names.map((_, seat) => (seat === mine ? null : computer));
}

async function play(given: Flags): Promise<void> {
  const taken = given.record !== undefined && existsSync(given.record) ? await resume(given.record) : null;
  const chosen = taken === null && wantsPrompts(given) ? await askForBattle() : {};
  const flags: Flags & Chosen = { ...given, ...chosen };
  const game = taken?.game ?? (await gameNamed(flags.game));
  const begun = taken?.begun ?? (await begin(game, flags));
  const { match, names, seed, title } = begun;
  const players = await seatPlayers(game, flags, names);
  const adviser = await computerPlayer(game.id, levelNames(game.id).at(-1)!, flags.budget);
  if (flags.json) {
    await playJson({ match, players, seed, ...(flags.record === undefined ? {} : { file: flags.record }) });
    return;
  }
  const style = styleFor(process.stdout);
  const lines = players.every((player) => player !== null) ? null : new Lines();
  for (const line of welcome(begun, players, taken !== null, style)) process.stdout.write(`${line}\n`);
  const session = new Session({
    match,
    players,
    names,
    seed,
    adviser,
    style,
    lines,
    explain: flags.explain === true,
  });
  const finished = await session.run();
  lines?.close();
  if (finished ? flags.record !== undefined || lines?.interactive : match.entries.length > 0) {
    const file = flags.record ?? freeFile(title);
    saveMatch(match, file);
    process.stdout.write(`Saved as ${file}.\n`);
    if (!finished) process.stdout.write(`Take it up again with: dustfront play --record ${file}\n`);
  }
}

function welcome(
  { match, names, seed }: Begun,
  players: readonly (ComputerPlayer | null)[],
  again: boolean,
  style: Style,
): string[] {
  const { setup } = match.header;
  const id = typeof setup === 'object' && setup !== null && 'scenario' in setup ? setup.scenario : null;
  const scenario = typeof id === 'string' ? scenarioById(id) : undefined;
  const seats = names.map((name, seat) => `${name}: ${players[seat]?.level ?? 'you'}`).join(', ');
  const head = [
    style.bold(scenario?.title ?? match.game.title),
    style.dim(`${seats}; seed ${seed}. Type help at any time.`),
  ];
  if (!scenario || again) return head;
  return [
    ...head,
    ...wrap(scenario.briefing, 78),
    `${style.allies('Allies')}: ${scenario.sides.allies.task}`,
    `${style.axis('Axis')}: ${scenario.sides.axis.task}`,
    ...scenario.bonuses.map((bonus) =>
      style.dim(`  ${bonus.side === 'allies' ? 'Allies' : 'Axis'} +${bonus.points}: ${bonus.text}`),
    ),
  ];
}
