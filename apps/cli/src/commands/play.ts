import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DEFAULT_GAME } from '@dustfront/games';
import type { AnyGame, Match } from '@dustfront/kernel';
import type { Command } from 'commander';
import { addBattleFlags, battleFrom, seatNames, seatTitle } from '../battle.ts';
import { Failure } from '../failure.ts';
import type { BattleFlags } from '../game.ts';
import { gameFor } from '../games.ts';
import { examples } from '../help.ts';
import { oneOf, wholeNumber } from '../numbers.ts';
import { campaignLines, keepResult, nextOf, openCampaign } from '../play/campaign.ts';
import { playJson } from '../play/json.ts';
import { beginMatch, freeFile, saveMatch, seedOf, takeUp } from '../play/match-file.ts';
import { askForBattle, type Chosen } from '../play/prompts.ts';
import { Session } from '../play/session.ts';
import { type ComputerPlayer, computerPlayer, levelNames } from '../players.ts';
import { own } from '../reader.ts';
import { gameNamed, openRecord } from '../records.ts';
import { tableOf } from '../tables/index.ts';
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
  readonly campaign?: string;
  readonly budget?: number;
  readonly explain?: boolean;
  readonly json?: boolean;
}

const EXAMPLES = [
  'dustfront play --scenario reconnaissance --level corporal --side axis',
  'dustfront play --battlefield outpost --allies boxed-allies --axis boxed-axis',
  'dustfront play --allies recon-rangers,hot-dog --axis recon-grenadiers,luther',
  'dustfront play --auto --seed 7',
  'dustfront play --game dust --players 3 --level staff-officer --side allies',
  'dustfront play --game dust-tactics-2014 --table farmyard --level sergeant --side allies',
  'dustfront play --campaign my-campaign.json --level sergeant --side allies',
  'dustfront play --record my-battle.record',
];

export function addPlay(program: Command): void {
  const command = program
    .command('play')
    .description(own('command.play'))
    .option('--allies <army>', own('play.allies'))
    .option('--axis <army>', own('play.axis'))
    .option('--level <level>', own('play.level'))
    .option('--side <side>', own('play.side'), oneOf('allies', 'axis', 'both'))
    .option('--seed <text>', own('option.dice-seed'))
    .option('--auto', own('play.auto'))
    .option('--record <file>', own('play.record'))
    .option('--campaign <file>', own('play.campaign'))
    .option('--budget <ms>', own('play.budget'), wholeNumber(1))
    .option('--explain', own('play.explain'))
    .option('--json', own('play.json'))
    .addHelpText('after', examples(EXAMPLES, 'play.more'));
  addBattleFlags(command).action((flags: Flags) => play(flags));
}

interface Begun {
  readonly match: Match;
  readonly names: readonly string[];
  readonly players: readonly (ComputerPlayer | null)[];
  readonly seed: string;
  readonly title: string;
}

const wantsPrompts = (flags: Flags): boolean =>
  process.stdin.isTTY === true &&
  process.stdout.isTTY === true &&
  flags.game === DEFAULT_GAME &&
  [
    flags.scenario,
    flags.campaign,
    flags.battlefield,
    flags.allies,
    flags.axis,
    flags.level,
    flags.side,
    flags.setup,
    flags.auto,
    flags.json,
  ].every((flag) => flag === undefined);

const armiesOf = ({ allies, axis }: Flags & Chosen): { allies?: string; axis?: string } => ({
  ...(allies === undefined ? {} : { allies }),
  ...(axis === undefined ? {} : { axis }),
});

async function begin(game: AnyGame, flags: Flags & Chosen): Promise<Begun> {
  const { setup, title } = battleFrom(game, flags, armiesOf(flags));
  const names = seatNames(game, setup);
  const players = await seatPlayers(game, flags, names);
  const seed = flags.seed ?? randomBytes(4).toString('hex');
  const seats = names.map((name, seat) => (players[seat] ? `${name} (${players[seat].level})` : name));
  return { match: beginMatch(game, setup, seats, seed), names, players, seed, title };
}

const COMPUTER = /^(.*) \(([\w-]+)\)$/;

/** The record says who played; flags can hand seats to others. */
async function resume(file: string, flags: Flags): Promise<Begun> {
  const { game, record } = await openRecord(file);
  const match = takeUp(file, game, record);
  const { seats } = record.header;
  const names = seats.map((name) => COMPUTER.exec(name)?.[1] ?? name);
  const known = levelNames(game.id);
  const recorded = (name: string): Promise<ComputerPlayer> | null => {
    const level = COMPUTER.exec(name)?.[2];
    return level !== undefined && known.includes(level) ? computerPlayer(game.id, level, flags.budget) : null;
  };
  const decided = flags.auto === true || flags.level !== undefined || flags.side !== undefined;
  const players = decided ? await seatPlayers(game, flags, names) : await Promise.all(seats.map(recorded));
  return { match, names, players, seed: seedOf(record), title: file };
}

async function seatPlayers(
  game: AnyGame,
  flags: Flags & Chosen,
  names: readonly string[],
): Promise<(ComputerPlayer | null)[]> {
  const { level, side = 'both', auto } = flags;
  if (level === undefined && auto !== true && side === 'both') return names.map(() => null);
  if (level !== undefined && auto !== true && flags.side === 'both') throw new Failure('setup.both-sides');
  const computer = await computerPlayer(game.id, level ?? levelNames(game.id)[0]!, flags.budget);
  if (auto) return names.map(() => computer);
  const mine = side === 'axis' ? 1 : 0;
  return names.map((_, seat) => (seat === mine ? null : computer));
}

async function play(given: Flags): Promise<void> {
  const again = given.record !== undefined && existsSync(given.record);
  // Better than at the end of a long evening.
  if (given.record !== undefined && !existsSync(dirname(resolve(given.record))))
    throw new Failure('record.no-folder', { file: given.record });
  const campaign = given.campaign === undefined ? null : openCampaign(given.campaign);
  const next = campaign === null ? null : nextOf(campaign);
  for (const line of campaign === null ? [] : campaignLines(campaign)) process.stdout.write(`${line}\n`);
  if (campaign !== null && next === null) return;
  const chosen = !again && wantsPrompts(given) ? await askForBattle() : {};
  const flags: Flags & Chosen = { ...given, ...chosen, ...(next === null ? {} : { scenario: next }) };
  const begun = again ? await resume(given.record!, flags) : await begin(await gameNamed(flags.game), flags);
  const { match, names, players, seed, title } = begun;
  if (flags.json) {
    await playJson({ match, players, seed, ...(flags.record === undefined ? {} : { file: flags.record }) });
    return;
  }
  const adviser = await computerPlayer(match.game.id, levelNames(match.game.id).at(-1)!, flags.budget);
  const style = styleFor(process.stdout);
  const lines = players.every((player) => player !== null) ? null : new Lines();
  for (const line of welcome(begun, again, style)) process.stdout.write(`${line}\n`);
  const explain = flags.explain === true;
  const session = new Session({ match, players, names, seed, adviser, style, lines, explain });
  const finished = await session.run();
  lines?.close();
  if (finished && campaign !== null) {
    for (const line of campaignLines(keepResult(flags.campaign!, campaign, match)))
      process.stdout.write(`${line}\n`);
  }
  if (finished ? flags.record !== undefined || lines?.interactive : match.entries.length > 0) {
    const file = flags.record ?? freeFile(title);
    saveMatch(match, file);
    process.stdout.write(`${own('play.saved', { file })}\n`);
    if (!finished) process.stdout.write(`${own('play.again', { file })}\n`);
  }
}

function welcome({ match, names, players, seed }: Begun, again: boolean, style: Style): string[] {
  const briefing = gameFor(match.game.id)?.briefing?.(match.header.setup) ?? null;
  const source = tableOf(match.game).source(match.header.setup);
  const seats = names
    .map((name, seat) => `${seatTitle(name)}: ${players[seat]?.level ?? own('play.you')}`)
    .join(', ');
  const head = [
    style.bold(briefing?.title ?? match.game.title),
    style.dim(own('play.seed', { seats, seed })),
    ...(source === '' ? [] : wrap(own('play.source', { source }), 78).map(style.dim)),
  ];
  return briefing === null || again ? head : [...head, ...briefing.lines(style)];
}
