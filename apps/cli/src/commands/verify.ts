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
import { own } from '../reader.ts';
import { lineOfAnswer, openRecord } from '../records.ts';
import { Progress } from '../terminal/progress.ts';
import { styleFor } from '../terminal/style.ts';

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

async function verify(file: string, kept: readonly Kept[]): Promise<Verdict> {
  try {
    const { game, record } = await openRecord(file);
    const result = replay(game, record);
    if (isDivergence(result)) {
      const { at, message } = result;
      return { file, valid: false, game: game.id, at, line: lineOfAnswer(file, at), reason: message };
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
    return { ...verdict, ...diceOf(file, verifyRecord(game, record, kept), record.header.seats) };
  } catch (error) {
    const reason = explain(error);
    const place = error instanceof Failure ? /^(.*?):(\d+): (.*)$/s.exec(reason) : null;
    if (place) return { file, valid: false, line: Number(place[2]), reason: place[3]! };
    return {
      file,
      valid: false,
      reason: reason.startsWith(`${file}: `) ? reason.slice(file.length + 2) : reason,
    };
  }
}

function diceOf(file: string, verdict: DiceVerdict, names: readonly string[]): Partial<Verdict> {
  if (verdict.word !== 'broken') return diceText(verdict, names);
  const { at } = verdict;
  const reason = `not as promised: ${reasonText(verdict)}`;
  return { valid: false, at, line: lineOfAnswer(file, at), reason };
}

/** Files of what clients kept: exported records, or the lines alone. */
function keptFrom(file: string): Kept[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  const kept = lines.flatMap((line) => parseKept(line.trim().replace(/^~ /, '')) ?? []);
  if (kept.length === 0) throw new Failure('record.nothing-kept', { file });
  return kept;
}

export function addVerify(program: Command): void {
  program
    .command('verify')
    .description(own('command.verify'))
    .argument('<files...>', own('verify.files'))
    .option('--kept <files...>', own('verify.kept'))
    .option('--json', own('verify.json'))
    .action(async (files: string[], flags: { json?: boolean; kept?: string[] }) => {
      const kept = (flags.kept ?? []).flatMap(keptFrom);
      const style = styleFor(process.stdout);
      const progress = new Progress();
      let bad = 0;
      for (const [i, file] of files.entries()) {
        progress.tell(`${i + 1}/${files.length} ${file}`);
        const verdict = await verify(file, kept);
        progress.end();
        if (!verdict.valid) bad++;
        if (flags.json) process.stdout.write(`${JSON.stringify(verdict)}\n`);
        else if (verdict.valid) {
          const state = verdict.over ? 'played to its end' : 'not over yet';
          const dice = verdict.dice === undefined ? '' : `, dice ${verdict.dice}`;
          process.stdout.write(
            `${style.good('valid')}    ${file}: ${verdict.game}, ${verdict.answers} answers, ${state}${dice}\n`,
          );
          for (const line of verdict.details ?? []) process.stdout.write(`           ${line}\n`);
        } else {
          const line = verdict.line === undefined ? '' : `:${verdict.line}`;
          const at =
            verdict.at === undefined ? '' : verdict.at === 0 ? 'at the start, ' : `answer ${verdict.at}, `;
          process.stdout.write(`${style.bad('INVALID')}  ${file}${line}: ${at}${verdict.reason}\n`);
        }
      }
      if (bad > 0) process.exitCode = 1;
    });
}
