import {
  type AnyGame,
  type Happening,
  isDivergence,
  Match,
  type MatchRecord,
  recordedDice,
  replay,
} from '@dustfront/kernel';
import type { Command } from 'commander';
import { seatTitle } from '../battle.ts';
import { Failure } from '../failure.ts';
import { examples } from '../help.ts';
import { wholeNumber } from '../numbers.ts';
import { eventLines } from '../play/telling.ts';
import { own } from '../reader.ts';
import { divergence, openRecord } from '../records.ts';
import { tableOf } from '../tables/index.ts';
import { Lines } from '../terminal/lines.ts';
import { type Style, styleFor } from '../terminal/style.ts';
import { printReview } from './review.ts';

interface Flags {
  readonly at?: number;
  readonly all?: boolean;
  readonly json?: boolean;
  readonly review?: boolean;
}

/** The match after so many answers. */
function after(file: string, game: AnyGame, record: MatchRecord, answers: number): Match {
  const result = replay(game, record, answers);
  if (!isDivergence(result)) return result;
  throw divergence(file, game, result);
}

function seatName(record: MatchRecord, seat: number): string {
  return seatTitle(record.header.seats[seat] ?? '') || own('side.seat', { seat });
}

/** What the n-th answer was, and what came of it. */
function told(match: Match, record: MatchRecord, number: number, style: Style): string[] {
  const entry = record.entries[number - 1];
  const paint = entry ? tableOf(match.game).seatPaint(match.view(null), entry.seat, style) : style.bold;
  const head = entry
    ? `${number}/${record.entries.length}  ${paint(seatName(record, entry.seat))}: ${style.bold(entry.option)}`
    : `0/${record.entries.length}  ${style.bold(own('replay.start'))}`;
  return [head, ...eventLines(match, happenedBy(match, record, number), style)];
}

/** What the n-th answer brought about. Until the first answer none is in, so the opening's happenings are set apart. */
function happenedBy(match: Match, record: MatchRecord, number: number): readonly Happening[] {
  const all = match.happenings(null);
  const opening = (replay(match.game, record, 0) as Match).happenings(null).length;
  if (number === 0) return all.slice(0, opening);
  return all.slice(opening).filter((one) => one.after === number - 1);
}

function scene(match: Match, style: Style): string[] {
  const table = tableOf(match.game);
  const view = match.view(null);
  return [table.headline(view, style), ...table.board(view, style, null), ...table.units(view, style)];
}

async function stepThrough(
  file: string,
  game: AnyGame,
  record: MatchRecord,
  from: number,
  style: Style,
): Promise<void> {
  const lines = new Lines();
  const last = record.entries.length;
  const show = (number: number): void => {
    const match = after(file, game, record, number);
    process.stdout.write(
      `\n${[...scene(match, style), '', ...told(match, record, number, style)].join('\n')}\n`,
    );
  };
  let at = from;
  show(at);
  for (;;) {
    const typed = (await lines.next(`${style.dim(own('replay.keys'))}\n> `))?.trim().toLowerCase();
    if (typed === undefined || ['q', 'quit', 'exit'].includes(typed)) break;
    const jump = /^(?:n\s*)(\d+)$/.exec(typed);
    if (typed === '' || typed === 'n' || typed === 'next') at = Math.min(last, at + 1);
    else if (typed === 'b' || typed === 'back') at = Math.max(0, at - 1);
    else if (typed === 'e' || typed === 'end') at = last;
    else if (jump) at = Math.min(last, at + Number(jump[1]));
    else if (/^\d+$/.test(typed)) at = Math.min(last, Number(typed));
    else {
      process.stdout.write(`${own('replay.keys')}\n`);
      continue;
    }
    show(at);
  }
  lines.close();
}

const EXAMPLES = [
  'dustfront replay my-battle.record',
  'dustfront replay my-battle.record --at 40',
  'dustfront replay my-battle.record --review',
];

export function addReplay(program: Command): void {
  program
    .command('replay')
    .description(own('command.replay'))
    .argument('<file>', own('replay.file'))
    .option('--at <n>', own('replay.at'), wholeNumber(0))
    .option('--all', own('replay.all'))
    .option('--review', own('replay.review'))
    .option('--json', own('replay.json'))
    .addHelpText('after', examples(EXAMPLES))
    .action(async (file: string, flags: Flags) => {
      const { game, record } = await openRecord(file);
      const style = styleFor(process.stdout);
      const last = record.entries.length;
      if (flags.at !== undefined && flags.at > last)
        throw new Failure('record.beyond', { file, answers: last, at: flags.at });
      if (flags.review) {
        after(file, game, record, last);
        await printReview(game, record, flags.json ?? false);
        return;
      }
      if (flags.json) {
        printStates(file, game, record, flags.at);
        return;
      }
      if (flags.at !== undefined) {
        const match = after(file, game, record, flags.at);
        process.stdout.write(
          `${[...scene(match, style), '', ...told(match, record, flags.at, style)].join('\n')}\n`,
        );
        return;
      }
      if (!flags.all && process.stdin.isTTY) {
        await stepThrough(file, game, record, 0, style);
        return;
      }
      const match = after(file, game, record, last);
      for (let n = 0; n <= last; n++) process.stdout.write(`${told(match, record, n, style).join('\n')}\n`);
      process.stdout.write(`\n${scene(match, style).join('\n')}\n`);
    });
}

/** One object a line: number, answer, what a spectator sees. */
function printStates(file: string, game: AnyGame, record: MatchRecord, at: number | undefined): void {
  const print = (number: number, match: Match): void => {
    const entry = record.entries[number - 1];
    const answer = entry ? { seat: entry.seat, option: entry.option, rolls: entry.rolls } : null;
    const hash = entry?.hash ?? record.opening.hash;
    const line = {
      number,
      answer,
      hash,
      over: match.over,
      outcome: game.outcome(match.state),
      state: match.view(null),
    };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  };
  if (at !== undefined) {
    print(at, after(file, game, record, at));
    return;
  }
  after(file, game, record, record.entries.length);
  // Checked as a whole, it can be played once more in one go.
  const { header, opening, entries } = record;
  const dice = recordedDice([...opening.rolls, ...entries.flatMap((entry) => entry.rolls)]);
  const match = Match.begin(game, header.setup, header.seats, dice, header.dice);
  print(0, match);
  for (const [i, entry] of entries.entries()) {
    match.submit(entry.seat, entry.number, entry.option);
    print(i + 1, match);
  }
}
