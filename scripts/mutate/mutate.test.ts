import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/files.ts';
import { mutantsOfPackage } from './campaign.ts';
import { EQUIVALENT, equivalenceOf, equivalentPage } from './equivalent.ts';
import { mutantsOf, sampleOf } from './mutants.ts';
import { mutantsByRule } from './rules.ts';
import { weave } from './weave.ts';

const kinds = (source: string): string[] => mutantsOf('x.ts', source).map(({ kind }) => kind);

/** The woven program with one mutant on, as a function of `a` and `b`. */
function broken(source: string, kind: string): (a: unknown, b: unknown) => unknown {
  const mutants = mutantsOf('x.ts', source).map((mutant, number) => ({ number, mutant }));
  const on = mutants.find(({ mutant }) => mutant.kind === kind)?.number ?? -1;
  const woven = weave('x.ts', source, mutants);
  let turns = 0;
  const ask = (number: number): boolean => number === on;
  const turn = (): void => {
    if (++turns > 100) throw new Error('this loop does not end');
  };
  const memory = { has: () => false, get: () => undefined, set: () => undefined };
  const make = new Function('__mutant', '__turn', '__memory', `${woven}; return f;`);
  return make(ask, turn, () => memory) as (a: unknown, b: unknown) => unknown;
}

test('conditions, operators, literals, calls and statements each have mutants', () => {
  expect(kinds('if (a) b();')).toEqual(['condition true', 'condition false', 'left out']);
  expect(kinds('x = a < b;')).toEqual(['left out', '< as <=', '< as >=']);
  expect(kinds('x = [true];')).toEqual(['left out', 'empty list', 'true as false']);
  expect(kinds('x = a.some(b);')).toEqual(['left out', 'some as every']);
  expect(kinds('const f = () => g();')).toEqual(['returns nothing']);
});

test('types, imports, errors, property names, prose and cited rules have none', () => {
  expect(kinds("import a from 'b'; export * from 'c'; export { d } from 'e';")).toEqual([]);
  expect(kinds("type A = 'b' | 3; let c: A;")).toEqual([]);
  expect(kinds('throw new Error(1 + 2);')).toEqual([]);
  expect(kinds("const a = { 'b': c, cites: ['dt1.x', 'y'] }, d = 'two words', e = 'dt1.move';")).toEqual([]);
});

test('what is assigned to is left alone, what is computed in its brackets is not', () => {
  expect(kinds('a[i + 1] = b;')).toEqual(['left out', '+ as -', 'one more']);
  expect(kinds('a?.filter(b).c;')).toEqual([]);
});

test('a woven program does what it did, until a mutant is on', () => {
  const source = 'function f(a, b) { if (a > b) b = a; else b = -b; return [a < b, b]; }';
  expect(broken(source, 'none')(1, 2)).toEqual([false, -2]);
  expect(broken(source, 'none')(3, 2)).toEqual([false, 3]);
  expect(broken(source, '> as <=')(1, 2)).toEqual([false, 1]);
  expect(broken(source, 'without -')(1, 2)).toEqual([true, 2]);
  expect(broken(source, 'left out')(3, 2)).toEqual([false, 2]);
  expect(broken(source, 'does nothing')(3, 2)).toBeUndefined();
  expect(broken(source, 'condition false')(3, 2)).toEqual([false, -2]);
});

test('a module remembers what it keeps by object only as long as it is let', () => {
  const source =
    'const known = new WeakMap(); function f(a) { if (!known.has(a)) known.set(a, a.n + 1); return known.has(a); }';
  expect(broken(source, 'none')({ n: 1 }, null)).toBe(false);
  expect(weave('x.ts', 'const a = new Map(), b = { c: new WeakMap() };', [])).not.toContain('__memory');
});

test('a mutant that makes a loop endless is stopped', () => {
  const source =
    'function f(a) { let n = 0; for (let i = 0; i < a; i++) n += i; while (n > 9) n--; return n; }';
  expect(broken(source, 'none')(4, 0)).toBe(6);
  expect(() => broken(source, 'counts back')(4, 0)).toThrow('does not end');
});

test(`a rule has the mutants of the lines that cite it; lists of rules speak
    of the object they stand in, types have none`, () => {
  const here = (file: string) => {
    const path = `packages/dust-tactics-2014/src/${file}`;
    const mutants = mutantsOf(path, readFileSync(join(root, path), 'utf8'));
    return { path, mutants, rules: mutantsByRule([path], mutants) };
  };
  const charge = here('exceptions/charge.ts');
  const broken = charge.rules['dt14.skill.charge.attack']?.numbers.map(
    (number) => charge.mutants[number]?.kind,
  );
  expect(broken).toContain('true as false');
  const cards = here('cards/card.ts');
  expect(cards.rules['dt14.card.weapon.count']).toEqual({ numbers: [], none: `a type in ${cards.path}` });
});

test('a sample is the same for the same seed, and another for another', () => {
  const all = mutantsOf('x.ts', 'f(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);');
  const ids = (seed: string): string[] => sampleOf(all, 4, seed).map(({ id }) => id);
  expect(ids('a')).toEqual(ids('a'));
  expect(ids('a')).not.toEqual(ids('b'));
  expect(new Set(ids('a')).size).toBe(4);
});

test('every row of mutants that no test can notice names one, and the page tells them all', () => {
  const packages = new Set(EQUIVALENT.map(({ file }) => file.split('/')[1]!));
  const found = equivalenceOf([...packages].flatMap((name) => mutantsOfPackage(name)));
  const named = new Set([...found].map(([{ kind }, row]) => `${EQUIVALENT.indexOf(row)} ${kind}`));
  const rows = EQUIVALENT.flatMap(({ kinds }, row) => kinds.map((kind) => `${row} ${kind}`));
  expect(rows.filter((row) => !named.has(row))).toEqual([]);
  expect(readFileSync(join(root, 'docs/mutants.md'), 'utf8')).toBe(equivalentPage());
});
