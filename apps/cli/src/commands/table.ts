import { readFileSync } from 'node:fs';
import { loadGame } from '@dustfront/games';
import { isProblems, type Params } from '@dustfront/kernel';
import { readScript, runScript, type Script, type ScriptFault } from '@dustfront/table-scripts';
import type { Command } from 'commander';
import { LineCounter, parseDocument } from 'yaml';
import { explain } from '../failure.ts';
import { examples } from '../help.ts';
import { own, scriptText, theReader } from '../reader.ts';
import { Progress } from '../terminal/progress.ts';
import { styleFor } from '../terminal/style.ts';

interface TableFailure {
  /** Step counted from 1, 0 for the position; absent where the file itself is broken. */
  readonly step?: number;
  readonly at?: string;
  readonly line?: number;
  /** What is wrong, for programs; absent where others than scripts and games say it. */
  readonly code?: string;
  readonly params?: Params;
  readonly message: string;
}

interface TableResult {
  readonly file: string;
  readonly title: string | null;
  readonly game: string | null;
  readonly passed: boolean;
  readonly failures: readonly TableFailure[];
  readonly answers: readonly unknown[];
}

interface Parsed {
  readonly value: unknown;
  /** The line of the n-th step. */
  readonly stepLine: (step: number) => number | undefined;
  /** The line of a place such as `steps.2` or `rules`. */
  readonly placeLine: (at: string) => number | undefined;
}

/** YAML or JSON (which is YAML); a broken file names line and column. */
function parseFile(text: string): Parsed | TableFailure[] {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  if (document.errors.length > 0) {
    return document.errors.map((error) => {
      const { line, col } = counter.linePos(error.pos[0]);
      return { line, message: `not YAML, column ${col}: ${error.message}` };
    });
  }
  const lineAt = (path: readonly (string | number)[]): number | undefined => {
    const node = document.getIn(path, true) as { range?: readonly number[] } | undefined;
    return node?.range ? counter.linePos(node.range[0]!).line : undefined;
  };
  return {
    value: document.toJS(),
    stepLine: (step) => (step > 0 ? lineAt(['steps', step - 1]) : lineAt(['position'])),
    placeLine: (at) => lineAt(at.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) - 1 : part))),
  };
}

/** A failure as people read it. */
function failureText(game: string | null, { code, params, at, step, message }: TableFailure): string {
  const isMessage = code === undefined || theReader().language === 'en';
  const text = isMessage
    ? message
    : `${at === undefined ? '' : `${at}: `}${scriptText(game ?? '', code, params)}`;
  return step ? own('at.step', { step, fault: text }) : text;
}

const withLine = (failure: TableFailure, line: number | undefined): TableFailure =>
  line === undefined ? failure : { ...failure, line };

async function runFile(file: string): Promise<TableResult> {
  const broken = (failures: TableFailure[], script?: Script): TableResult => ({
    file,
    title: script?.title ?? null,
    game: script?.game ?? null,
    passed: false,
    failures,
    answers: [],
  });
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return broken([{ message: explain(error).replace(`${file}: `, '') }]);
  }
  const parsed = parseFile(text);
  if (Array.isArray(parsed)) return broken(parsed);
  const { value, stepLine, placeLine } = parsed as Parsed;
  const script = readScript(value);
  if (isProblems(script as never))
    return broken(
      (script as ScriptFault[]).map((fault) =>
        withLine({ ...fault, message: `${fault.at}: ${fault.message}` }, placeLine(fault.at)),
      ),
    );
  const ready = script as Script;
  const game = await loadGame(ready.game);
  if (game === null)
    return broken(
      [withLine({ at: 'game', message: `there is no game "${ready.game}"` }, placeLine('game'))],
      ready,
    );
  try {
    const { title, passed, failures, answers } = runScript(ready, game);
    const placed = failures.map(({ shows: _, ...failure }) => withLine(failure, stepLine(failure.step)));
    return { file, title, game: game.id, passed, failures: placed, answers };
  } catch (error) {
    // A question of a script that the game cannot make sense of (an unknown unit or square).
    return broken([{ message: explain(error) }], ready);
  }
}

const EXAMPLES = [
  'dustfront table my-question.yaml',
  'dustfront table packages/dust-tactics/tables/examples/*.yaml',
];

export function addTable(program: Command): void {
  program
    .command('table')
    .description(own('command.table'))
    .argument('<files...>', own('table.files'))
    .option('--json', own('table.json'))
    .addHelpText('after', examples(EXAMPLES))
    .action(async (files: string[], flags: { json?: boolean }) => {
      const style = styleFor(process.stderr);
      const inWords = flags.json !== true && process.stderr.isTTY === true;
      const progress = new Progress();
      let passed = 0;
      for (const [i, file] of files.entries()) {
        progress.tell(`${i + 1}/${files.length} ${file}`);
        const result = await runFile(file);
        progress.end();
        process.stdout.write(`${JSON.stringify(result)}\n`);
        if (result.passed) passed++;
        else if (inWords)
          for (const failure of result.failures) {
            const place = `${file}${failure.line === undefined ? '' : `:${failure.line}`}`;
            process.stderr.write(
              `${style.bad(own('failed'))}  ${place}: ${failureText(result.game, failure)}\n`,
            );
          }
      }
      if (inWords) process.stderr.write(style.dim(`${own('passed', { passed, count: files.length })}\n`));
      if (passed < files.length) process.exitCode = 1;
    });
}
