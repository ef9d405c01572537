import { type Program, parseSync } from 'oxc-parser';
import type { Mutant } from './mutants.ts';

/** A mutant with the number under which the woven program knows it. */
export interface Numbered {
  readonly number: number;
  readonly mutant: Mutant;
}

/** Asks whether a mutant is on, counts a turn of a loop, makes a memory; the runner puts them in place. */
export const ASK = '__mutant';
export const TURN = '__turn';
export const MEMORY = '__memory';

interface Range {
  readonly start: number;
  readonly end: number;
}

/** A place of the text with the mutants of one form that it has; none if it is the body of a loop. */
interface Site extends Range {
  readonly all: Numbered[];
  readonly inner: Site[];
  readonly isMemory?: boolean;
}

/**
 * The program with every mutant in it behind a question, a count in every loop so that none runs for ever, and what
 * modules remember by object kept where it can be forgotten: else a mutant would hide behind what was computed without.
 */
export function weave(file: string, source: string, mutants: readonly Numbered[]): string {
  const render = (start: number, end: number, sites: readonly Site[]): string => {
    let text = '';
    let at = start;
    for (const site of sites) {
      text += source.slice(at, site.start) + renderSite(site, render(site.start, site.end, site.inner));
      at = site.end;
    }
    return text + source.slice(at, end);
  };
  const { program } = parseSync(file, source);
  return render(
    0,
    source.length,
    [...nest(mutants, loopBodies(program)), ...memories(program)].sort(inOrder),
  );
}

const inOrder = (a: Range, b: Range): number => a.start - b.start;

function renderSite({ all, isMemory }: Site, original: string): string {
  if (isMemory === true) return `${MEMORY}()`;
  const form = all[0]?.mutant.form;
  if (form === undefined)
    return original.startsWith('{') ? `{${TURN}();${original.slice(1)}` : `{${TURN}();${original}}`;
  const asks = all.map(({ number, mutant }) => ({ ask: `${ASK}(${number})`, becomes: mutant.becomes }));
  if (form === 'body') return `{if(${asks[0]?.ask})return;${original.slice(1)}`;
  if (form === 'statement') return `{if(!${asks[0]?.ask}){${original}}}`;
  return `(${asks.map(({ ask, becomes }) => `${ask}?(${becomes}):`).join('')}(${original}))`;
}

/** Mutants of one place together, and those inside it below it. */
function nest(mutants: readonly Numbered[], loops: readonly Range[]): Site[] {
  const sites = [
    ...loops.map(({ start, end }) => ({ start, end, form: 'loop', one: [] as Numbered[] })),
    ...mutants.map((one) => ({
      start: one.mutant.start,
      end: one.mutant.end,
      form: one.mutant.form,
      one: [one],
    })),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  const roots: Site[] = [];
  const open: Site[] = [];
  for (const { start, end, form, one } of sites) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= start) open.pop();
    const above = open.at(-1);
    const same = above !== undefined && above.start === start && above.end === end;
    if (same && above.all[0]?.mutant.form === form) {
      above.all.push(...one);
      continue;
    }
    const site: Site = { start, end, all: one, inner: [] };
    (above?.inner ?? roots).push(site);
    open.push(site);
  }
  return roots;
}

const LOOPS = new Set([
  'ForStatement',
  'ForOfStatement',
  'ForInStatement',
  'WhileStatement',
  'DoWhileStatement',
]);

function loopBodies(program: Program): Range[] {
  const bodies: Range[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    else if (typeof value === 'object' && value !== null && 'type' in value) {
      const { type, body } = value as { type: string; body?: Range & { type: string } };
      if (LOOPS.has(type) && body !== undefined && body.type !== 'EmptyStatement') {
        bodies.push({ start: body.start, end: body.end });
      }
      for (const part of Object.values(value)) visit(part);
    }
  };
  visit(program);
  return bodies;
}

/** Every `const known = new WeakMap()` of a module. */
function memories(program: Program): Site[] {
  return program.body
    .flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) => {
      const isMemory =
        init?.type === 'NewExpression' && init.callee.type === 'Identifier' && init.callee.name === 'WeakMap';
      return isMemory ? [{ start: init.start, end: init.end, all: [], inner: [], isMemory }] : [];
    });
}
