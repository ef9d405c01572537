import { isDivergence, replay } from '@dustfront/kernel';
import { parseNote, verifyRecord } from '@dustfront/protocol';
import type { Command } from 'commander';
import { explain, Failure } from '../failure.ts';
import { lineOfAnswer, openRecord } from '../records.ts';
import { Progress } from '../terminal/progress.ts';
import { styleFor } from '../terminal/style.ts';

interface Verdict {
  readonly file: string;
  readonly valid: boolean;
  readonly game?: string;
  readonly answers?: number;
  readonly over?: boolean;
  /** How many dice were made again from the seed that a server had promised; missing where none did. */
  readonly promised?: number;
  /** Which answer does not fit, counted from 1; 0 is the start. */
  readonly at?: number;
  readonly line?: number;
  readonly reason?: string;
}

async function verify(file: string): Promise<Verdict> {
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
    if (parseNote(record.header.dice ?? '') === null) return verdict;
    const dice = verifyRecord(game, record);
    if (dice.ok) return { ...verdict, promised: dice.dice };
    return {
      file,
      valid: false,
      game: game.id,
      at: dice.at,
      line: lineOfAnswer(file, dice.at),
      reason: dice.message,
    };
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

export function addVerify(program: Command): void {
  program
    .command('verify')
    .description('replay records and check every option, die and fingerprint, and the dice a server promised')
    .argument('<files...>', 'records of matches')
    .option('--json', 'print one JSON object a line')
    .action(async (files: string[], flags: { json?: boolean }) => {
      const style = styleFor(process.stdout);
      const progress = new Progress();
      let bad = 0;
      for (const [i, file] of files.entries()) {
        progress.tell(`${i + 1}/${files.length} ${file}`);
        const verdict = await verify(file);
        progress.end();
        if (!verdict.valid) bad++;
        if (flags.json) process.stdout.write(`${JSON.stringify(verdict)}\n`);
        else if (verdict.valid) {
          const state = verdict.over ? 'played to its end' : 'not over yet';
          const dice = verdict.promised === undefined ? '' : `, ${verdict.promised} dice as promised`;
          process.stdout.write(
            `${style.good('valid')}    ${file}: ${verdict.game}, ${verdict.answers} answers, ${state}${dice}\n`,
          );
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
