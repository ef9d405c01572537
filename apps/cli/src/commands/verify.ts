import { readFileSync } from 'node:fs';
import { isDivergence, replay } from '@dustfront/kernel';
import {
  type Verdict as DiceVerdict,
  type Kept,
  parseKept,
  tellsOfDice,
  verifyRecord,
} from '@dustfront/protocol';
import type { Command } from 'commander';
import { diceText, reasonText } from '../dice-words.ts';
import { explain, Failure } from '../failure.ts';
import { examples } from '../help.ts';
import { divergenceText, own, ownWritten } from '../reader.ts';
import { lineOfAnswer, openRecord } from '../records.ts';
import { Progress } from '../terminal/progress.ts';
import { padEnd, type Style, styleFor, visibleLength } from '../terminal/style.ts';

interface Verdict {
  readonly file: string;
  readonly valid: boolean;
  readonly game?: string;
  readonly answers?: number;
  readonly over?: boolean;
  /** What is to be said of its dice: `as promised`, `consistent with itself`; missing where no server made them. */
  readonly dice?: string;
  /** What was checked, what the server knew beforehand. */
  readonly details?: readonly string[];
  /** Which answer does not fit, counted from 1; 0 is the start. */
  readonly at?: number;
  readonly line?: number;
  readonly reason?: string;
}

async function verify(file: string, kept: readonly Kept[], isJson: boolean): Promise<Verdict> {
  const speak = isJson ? ownWritten : own;
  try {
    const { game, record } = await openRecord(file);
    const result = replay(game, record);
    if (isDivergence(result)) {
      const reason = isJson ? result.message : divergenceText(game.id, result);
      const { at } = result;
      return { file, valid: false, game: game.id, at, line: lineOfAnswer(file, at), reason };
    }
    const verdict = {
      file,
      valid: true,
      game: game.id,
      answers: record.entries.length,
      over: result.over,
    };
    // Played on a server: its dice must also be those it was bound to before the first of them fell.
    if (!tellsOfDice(record) && kept.length === 0) return verdict;
    return { ...verdict, ...diceOf(file, verifyRecord(game, record, kept), record.header.seats, speak) };
  } catch (error) {
    if (!(error instanceof Failure)) return { file, valid: false, reason: withoutFile(file, explain(error)) };
    const { line, fault = error.message } = error.params;
    const reason = speak('said', { text: fault });
    return { file, valid: false, ...(typeof line === 'number' && { line }), reason };
  }
}

const withoutFile = (file: string, reason: string): string =>
  reason.startsWith(`${file}: `) ? reason.slice(file.length + 2) : reason;

function diceOf(
  file: string,
  verdict: DiceVerdict,
  names: readonly string[],
  speak: typeof own,
): Partial<Verdict> {
  if (verdict.word !== 'broken') return diceText(verdict, names, speak);
  const { at } = verdict;
  const reason = speak('promise.broken', { reason: reasonText(verdict, speak) });
  return { valid: false, at, line: lineOfAnswer(file, at), reason };
}

/** Files of what clients kept: exported records, or the lines alone. */
function keptFrom(file: string): Kept[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  const kept = lines.flatMap((line) => parseKept(line.trim().replace(/^~ /, '')) ?? []);
  if (kept.length === 0) throw new Failure('record.nothing-kept', { file });
  return kept;
}

/** A verdict for people; what follows stands below the file. */
function verdictLines(
  { file, valid, game = '', answers = 0, over, ...more }: Verdict,
  style: Style,
): string[] {
  const words = [own('record.valid'), own('record.invalid')];
  const room = Math.max(...words.map(visibleLength)) + 2;
  if (!valid) {
    const { line, at, reason = '' } = more;
    const key = at === 0 ? 'record.at-start' : 'record.at-answer';
    const why = at === undefined ? reason : own(key, { at, reason });
    const place = `${file}${line === undefined ? '' : `:${line}`}`;
    return [padEnd(style.bad(words[1]!), room) + own('at.file', { file: place, fault: why })];
  }
  const state = own(over ? 'record.over' : 'record.not-over');
  const dice = more.dice === undefined ? '' : `, ${own('record.dice', { dice: more.dice })}`;
  return [
    `${padEnd(style.good(words[0]!), room)}${own('record.told', { file, game, answers, state })}${dice}`,
    ...(more.details ?? []).map((line) => `${' '.repeat(room + 2)}${line}`),
  ];
}

const EXAMPLES = [
  'dustfront verify my-battle.record',
  'dustfront verify records/*.record --json',
  'dustfront verify online.record --kept mine.record',
];

export function addVerify(program: Command): void {
  program
    .command('verify')
    .description(own('command.verify'))
    .argument('<files...>', own('verify.files'))
    .option('--kept <files...>', own('verify.kept'))
    .option('--json', own('verify.json'))
    .addHelpText('after', examples(EXAMPLES))
    .action(async (files: string[], flags: { json?: boolean; kept?: string[] }) => {
      const kept = (flags.kept ?? []).flatMap(keptFrom);
      const style = styleFor(process.stdout);
      const progress = new Progress();
      let bad = 0;
      for (const [i, file] of files.entries()) {
        progress.tell(`${i + 1}/${files.length} ${file}`);
        const verdict = await verify(file, kept, flags.json ?? false);
        progress.end();
        if (!verdict.valid) bad++;
        if (flags.json) process.stdout.write(`${JSON.stringify(verdict)}\n`);
        else process.stdout.write(`${verdictLines(verdict, style).join('\n')}\n`);
      }
      if (bad > 0) process.exitCode = 1;
    });
}
