import {
  appendFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { root } from '../lib/files.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { type Finding, fingerprint, PLAN, type Plan, readFindings, rulesIn } from './plan.ts';
import { isMutated, type Suite, TABLES } from './suites.ts';
import { weave } from './weave.ts';

export interface Verdict {
  readonly mutant: Mutant;
  readonly killed: boolean;
  /** The test that noticed, or null. */
  readonly by: string | null;
  /** Whether any test runs the place at all. */
  readonly reached: boolean;
}

export const filesOfPackage = (name: string): string[] =>
  globSync(`packages/${name}/src/**/*.ts`, { cwd: root }).sort();

/** Every mutant of a package. */
export function mutantsOfPackage(name: string, wanted = isMutated): Mutant[] {
  return filesOfPackage(name)
    .filter(wanted)
    .flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8')));
}

const weaver = (mutants: readonly Mutant[]): Plugin => ({
  name: 'dustfront-mutants',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(`${root}/`) || id.includes('node_modules') || !id.endsWith('.ts')) return null;
    const file = id.slice(root.length + 1);
    if (file.startsWith('scripts/mutate/')) return null;
    const here = mutants.flatMap((mutant, number) => (mutant.file === file ? [{ number, mutant }] : []));
    return { code: weave(file, code, here), map: null };
  },
});

interface TestsOfFile {
  readonly file: string;
  readonly names: readonly string[];
}

/** The tests that reach a mutant, when they run or when their file is loaded; the quickest file first. */
function testsByFile(findings: readonly Finding[], slowest: number): (number: number) => TestsOfFile[] {
  const tests = findings.filter((finding) => finding.type === 'test');
  const loaded = findings.filter((finding) => finding.type === 'loaded');
  return (number) => {
    const loading = new Set(loaded.flatMap(({ file, reached }) => (reached.includes(number) ? [file] : [])));
    const byFile = new Map<string, { names: string[]; took: number }>();
    for (const { file, name, took, reached } of tests) {
      if (took > slowest || !(loading.has(file) || reached.includes(number))) continue;
      const known = byFile.get(file) ?? { names: [], took: 0 };
      byFile.set(file, { names: [...known.names, name], took: known.took + took });
    }
    const ordered = [...byFile].sort(([, a], [, b]) => a.took - b.took);
    return ordered.map(([file, { names }]) => ({ file, names }));
  };
}

/** How long a test may take in milliseconds to be tried in each turn; the last turn is that of the slowest. */
const PATIENCE = [10, 40, 150, 600];

/** Tries the mutants of one package: all at once, test by test, then the rest one by one. */
export class Campaign {
  readonly #suite: Suite;
  readonly #journal: string;
  #plan: Plan;
  #vitest: Vitest | null = null;
  #specifications: readonly TestSpecification[] = [];

  constructor(
    suite: Suite,
    mutants: readonly Mutant[],
    options: Pick<Plan, 'slowest' | 'rules'> & { journal: string },
  ) {
    this.#suite = suite;
    this.#journal = options.journal;
    this.#plan = { ...options, patience: options.slowest, mutants, single: null };
    mkdirSync(dirname(options.journal), { recursive: true });
    if (!existsSync(options.journal)) writeFileSync(options.journal, '');
  }

  get findings(): Finding[] {
    return readFindings(this.#journal);
  }

  async open(): Promise<void> {
    const plan = this.#journal.replace(/\.jsonl$/, '.plan.json');
    process.env[PLAN] = plan;
    process.env[TABLES] = this.#suite.tables ?? '';
    this.#write();
    const include = [...this.#suite.tests];
    if (this.#suite.tables !== null) include.push('scripts/mutate/tables.suite.ts');
    this.#vitest = await createVitest(
      'test',
      {
        config: false,
        root,
        watch: false,
        include,
        runner: join(root, 'scripts/mutate/runner.ts'),
        pool: 'threads',
        maxWorkers: 2,
        testTimeout: 180_000,
        reporters: [{}],
        env: { [PLAN]: plan, [TABLES]: process.env[TABLES] },
      },
      { plugins: [weaver(this.#plan.mutants)], logLevel: 'error' },
    );
    await this.#vitest.standalone();
    this.#specifications = await this.#vitest.globTestSpecifications();
    this.#forgetChanged();
  }

  /** What a file of tests found counts no longer when the file has changed or is gone; nor does what survived it. */
  #forgetChanged(): void {
    const findings = this.findings;
    const hashes = new Map(this.#specifications.map(({ moduleId }) => [moduleId, fingerprint(moduleId)]));
    const changed = new Set<string>();
    for (const one of findings)
      if (one.type === 'loaded' && hashes.get(one.file) !== one.hash) changed.add(one.file);
    if (changed.size === 0) return;
    const kept = findings.filter((one) => ('file' in one ? !changed.has(one.file) : one.type !== 'survived'));
    writeFileSync(this.#journal, kept.map((one) => `${JSON.stringify(one)}\n`).join(''));
  }

  async close(): Promise<void> {
    await this.#vitest?.close();
  }

  /** Every test with every mutant that it reaches, the quick ones first: most mutants never meet a slow one. */
  async sweep(say: (line: string) => void): Promise<void> {
    const { slowest } = this.#plan;
    for (const patience of [...PATIENCE.filter((some) => some < slowest), slowest]) {
      this.#plan = { ...this.#plan, patience };
      this.#write();
      await this.#sweepOnce(say);
    }
  }

  /** A file that a mutant has spoilt is run again without that one. */
  async #sweepOnce(say: (line: string) => void): Promise<void> {
    const unfinished = (from: number): string[] =>
      this.findings.slice(from).flatMap((finding) => (finding.type === 'unfinished' ? [finding.file] : []));
    const done = this.#done();
    let waiting = this.#specifications.filter(({ moduleId }) => !done.has(moduleId));
    for (let round = 1; waiting.length > 0 && round <= 60; round++) {
      const before = this.findings.length;
      const within = `tests of up to ${this.#plan.patience} ms`;
      say(`${this.#suite.package}: ${within} in ${waiting.length} files, round ${round}`);
      await this.#vitest?.runTestSpecifications(waiting);
      const again = new Set(unfinished(before));
      waiting = this.#specifications.filter(({ moduleId }) => again.has(moduleId));
    }
  }

  /** Files that have nothing more to say: run with as much patience, or without a test that takes so much. */
  #done(): Set<string> {
    const { patience } = this.#plan;
    const findings = this.findings;
    const given = new Map<string, number>();
    for (const one of findings)
      if (one.type === 'loaded') given.set(one.file, Math.max(one.patience, given.get(one.file) ?? 0));
    const waiting = new Set(
      findings.flatMap((one) =>
        one.type === 'test' && one.took <= patience && one.took > (given.get(one.file) ?? 0)
          ? [one.file]
          : [],
      ),
    );
    return new Set([...given.keys()].filter((file) => !waiting.has(file)));
  }

  /** What is left, each by itself from the loading of the program on, with the tests that reach it. */
  async single(say: (line: string) => void): Promise<void> {
    const findings = this.findings;
    const killed = new Set(
      findings.flatMap((finding) =>
        'number' in finding && finding.type !== 'doubtful' ? [finding.number] : [],
      ),
    );
    const loaded = findings.filter((finding) => finding.type === 'loaded');
    const whenLoaded = new Set(loaded.flatMap(({ reached }) => reached));
    const left = [...this.#plan.mutants.keys()]
      .filter((number) => !killed.has(number))
      .sort((a, b) => Number(whenLoaded.has(b)) - Number(whenLoaded.has(a)) || a - b);
    const reaching = testsByFile(findings, this.#plan.slowest);
    const isBeside = (number: number, { file }: TestsOfFile): boolean =>
      dirname(file) === dirname(join(root, this.#plan.mutants[number]?.file ?? ''));
    // Most are noticed by a test that stands beside them: all are tried with those first, then with the others.
    let rest = left;
    for (const beside of [true, false]) {
      const unnoticed: number[] = [];
      for (const [at, number] of rest.entries()) {
        const files = reaching(number).filter((file) => isBeside(number, file) === beside);
        if (!(await this.#noticed(number, files))) unnoticed.push(number);
        if (!beside && unnoticed.at(-1) === number) this.#append({ type: 'survived', number });
        const tests = beside ? 'the tests beside them' : 'all others';
        if (at % 20 === 19)
          say(`${this.#suite.package}: ${at + 1} of ${rest.length} tried by themselves with ${tests}`);
      }
      rest = unnoticed;
    }
  }

  /** Rules that nothing has noticed yet: their mutants that only show when the program is loaded, each by itself. */
  async singleByRule(say: (line: string) => void): Promise<void> {
    const { rules, slowest } = this.#plan;
    const findings = this.findings;
    const noticed = new Set(findings.flatMap((one) => (one.type === 'killed' ? [one.rule ?? ''] : [])));
    const tried = new Set(findings.flatMap((one) => (one.type === 'survived' ? [one.number] : [])));
    const tests = findings.filter((finding) => finding.type === 'test' && finding.took <= slowest);
    const loaded = findings.filter((finding) => finding.type === 'loaded');
    const owners = new Map<number, string[]>();
    for (const [rule, numbers] of Object.entries(rules ?? {}))
      for (const number of numbers) owners.set(number, [...(owners.get(number) ?? []), rule]);
    const left = [...owners].filter(([number]) => !tried.has(number)).sort(([a], [b]) => a - b);
    for (const [at, [number, mine]] of left.entries()) {
      const wanted = mine.filter((rule) => !noticed.has(rule));
      const files = new Map<string, string[]>();
      for (const test of tests) {
        if (test.type !== 'test' || !rulesIn(test.name).some((rule) => wanted.includes(rule))) continue;
        if (!loaded.some((one) => one.file === test.file && one.reached.includes(number))) continue;
        files.set(test.file, [...(files.get(test.file) ?? []), test.name]);
      }
      for (const [file, names] of files) await this.#alone(number, file, names);
      for (const one of files.size > 0 ? this.findings : [])
        if (one.type === 'killed') noticed.add(one.rule ?? '');
      if (files.size > 0) this.#append({ type: 'survived', number });
      if (at % 200 === 199) say(`${this.#suite.package}: ${at + 1} of ${left.length} tried by themselves`);
    }
  }

  async #alone(number: number, file: string, tests: readonly string[]) {
    this.#plan = { ...this.#plan, single: { number, tests } };
    this.#write();
    const specifications = this.#specifications.filter(({ moduleId }) => moduleId === file);
    return await this.#vitest?.runTestSpecifications(specifications);
  }

  async #noticed(number: number, files: readonly TestsOfFile[]): Promise<boolean> {
    const before = this.findings.length;
    for (const { file, names } of files) {
      const result = await this.#alone(number, file, names);
      if (this.findings.slice(before).some((finding) => finding.type === 'killed')) return true;
      // The modules of earlier runs are among those of this one.
      const broken = result?.testModules.some(
        (module) => module.moduleId === file && module.errors().length > 0,
      );
      if (broken === true || (result?.unhandledErrors.length ?? 0) > 0) {
        this.#append({
          type: 'killed',
          number,
          file,
          by: `${file.slice(root.length + 1)} (cannot be loaded)`,
        });
        return true;
      }
    }
    return false;
  }

  verdicts(): Verdict[] {
    const killers = new Map<number, string>();
    const reached = new Set<number>();
    for (const finding of this.findings) {
      if (finding.type === 'killed') killers.set(finding.number, finding.by);
      else if (finding.type === 'test' || finding.type === 'loaded')
        for (const n of finding.reached) reached.add(n);
    }
    return this.#plan.mutants.map((mutant, number) => ({
      mutant,
      killed: killers.has(number),
      by: killers.get(number) ?? null,
      reached: reached.has(number),
    }));
  }

  #write(): void {
    writeFileSync(String(process.env[PLAN]), JSON.stringify(this.#plan));
  }

  #append(finding: Finding): void {
    appendFileSync(this.#journal, `${JSON.stringify(finding)}\n`);
  }

  /** Forgets what was found so far. */
  static forget(journal: string): void {
    rmSync(journal, { force: true });
  }
}
