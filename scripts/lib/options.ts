import { readFileSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** How a script is used: the comment at its head. */
export function usageIn(source: string): string {
  const block = /^\/\*\*([\s\S]*?)\*\//.exec(source)?.[1];
  const lines =
    block === undefined
      ? (/^(?:\/\/.*\n)+/.exec(source)?.[0] ?? '').split('\n').map((line) => line.replace(/^\/\/ ?/, ''))
      : block.split('\n').map((line) => line.replace(/^\s*\* ?/, ''));
  return lines.join('\n').trim();
}

/** Ends a script (`import.meta.filename`) that was called wrongly: what is wrong, and how it is used. */
export function misused(script: string, problem: string): never {
  console.error(`${problem}\n\n${usageIn(readFileSync(script, 'utf8'))}`);
  process.exit(2);
}

/** What a script was told. `--help` says how it is used; a word that it does not know ends it with code 2. */
export function told<const T extends ParseArgsConfig>(
  script: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(usageIn(readFileSync(script, 'utf8')));
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    const [problem = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    return misused(script, problem);
  }
}

/** A number that a script was told by that name. */
export function numberIn(script: string, name: string, text: string, least = 0): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= least))
    misused(script, `${name} wants a number, ${least} or more, not "${text}"`);
  return value;
}
