import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Comment, parseSync } from 'oxc-parser';
import { root } from '../lib/files.ts';
import type { Mutant } from './mutants.ts';

interface Range {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const RULE = /\b(?:dt1|dt14|dust)(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+/g;

/** What a citation speaks of: a declaration, a statement, a member of an object or class. */
const UNITS = /Declaration$|Statement$|^Property$|^PropertyDefinition$|^MethodDefinition$/;

/** A rule with its mutants, those in the lines that cite it, or what it has in their place. */
export interface RuleMutants {
  readonly numbers: readonly number[];
  /** Why there are none: what stands where it is cited. */
  readonly none: string | null;
}

/** Every rule that one of these files cites. */
export function mutantsByRule(
  files: readonly string[],
  mutants: readonly Mutant[],
): Record<string, RuleMutants> {
  const byFile = Map.groupBy(mutants.entries(), ([, mutant]) => mutant.file);
  const rules: Record<string, { numbers: Set<number>; places: Set<string> }> = {};
  for (const file of files) {
    const here = byFile.get(file) ?? [];
    for (const [rule, { start, end, type }] of citationsIn(file, readFileSync(join(root, file), 'utf8'))) {
      rules[rule] ??= { numbers: new Set(), places: new Set() };
      for (const [number, mutant] of here) {
        if (mutant.start >= start && mutant.end <= end) rules[rule].numbers.add(number);
      }
      rules[rule].places.add(`${/^TS/.test(type) ? 'a type' : 'names and data'} in ${file}`);
    }
  }
  return Object.fromEntries(
    Object.entries(rules).map(([rule, { numbers, places }]) => [
      rule,
      { numbers: [...numbers], none: numbers.size > 0 ? null : [...places].join(', ') },
    ]),
  );
}

/** A block is part of its statement; a cited rule, or a list of them, speaks of what it stands in. */
const isMerely = ({ type, key }: { type: string; key?: { name?: string } }): boolean =>
  type === 'BlockStatement' || (type === 'Property' && /^(?:cites|rule)$/.test(key?.name ?? ''));

/** Every citation with the text it speaks of: what follows a comment, or what a text stands in. */
function citationsIn(file: string, source: string): [rule: string, range: Range][] {
  const { program, comments } = parseSync(file, source);
  const units: Range[] = [];
  const texts: { rule: string; at: number }[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    else if (typeof value === 'object' && value !== null && 'type' in value) {
      const node = value as Range & {
        value?: unknown;
        key?: { name?: string };
        declaration?: { type: string } | null;
      };
      if (UNITS.test(node.type) && !isMerely(node))
        units.push({ start: node.start, end: node.end, type: node.declaration?.type ?? node.type });
      if (node.type === 'Literal' && typeof node.value === 'string') {
        for (const [rule] of node.value.matchAll(RULE)) texts.push({ rule, at: node.start });
      }
      for (const part of Object.values(value)) visit(part);
    }
  };
  visit(program);
  const around = (at: number): Range | undefined =>
    units
      .filter(({ start, end }) => start <= at && end >= at)
      .sort((a, b) => a.end - a.start - (b.end - b.start))[0];
  const after = (comment: Comment): Range => {
    const inside = around(comment.start);
    if (inside?.type.startsWith('TS')) return inside;
    const next = units
      .filter(({ start }) => start >= comment.end)
      .sort((a, b) => a.start - b.start || b.end - a.end)[0];
    const isHead = next !== undefined && source.startsWith('import', next.start);
    return isHead || next === undefined ? (inside ?? program) : next;
  };
  return [
    ...comments.flatMap((comment) =>
      [...comment.value.matchAll(RULE)].map(([rule]): [string, Range] => [rule, after(comment)]),
    ),
    ...texts.map(({ rule, at }): [string, Range] => [rule, around(at) ?? program]),
  ];
}
