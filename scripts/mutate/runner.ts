import { appendFileSync } from 'node:fs';
import { type RunnerTestFile as File, type RunnerTestCase as Test, TestRunner } from 'vitest';
import { type Finding, fingerprint, type Plan, readFindings, readPlan, rulesIn } from './plan.ts';

/** What the woven program asks: see `weave.ts`. */
const asked = globalThis as typeof globalThis & { __mutant: (number: number) => boolean; __turn: () => void };

const OFF = -1;

/** How long a repeated test may take, as a multiple of its own time and of its turns of loops, and something on top. */
const PATIENCE = { times: 20, turns: 200_000, milliseconds: 3_000 };

export const nameOf = (test: Test): string => {
  const above = [];
  for (let suite = test.suite; suite !== undefined; suite = suite.suite) above.unshift(suite.name);
  return [...above, test.name].join(' > ');
};

/**
 * Runs every test as usual, then once more for each mutant that it reaches and nobody has noticed yet, with that mutant
 * on. Nothing is loaded again for it, so a mutant costs what the test costs. What only shows when the program is loaded
 * anew (a mutant in a constant, or behind something remembered) is tried by itself afterwards.
 */
export default class MutationRunner extends TestRunner {
  readonly #plan: Plan = readPlan();
  readonly #reached = new Uint8Array(this.#plan.mutants.length);
  #active = this.#plan.single?.number ?? OFF;
  #turns = 0;
  #limit = Number.POSITIVE_INFINITY;
  #alive = new Set<number>();
  #noticed = new Set<string>();
  /** By test: what it has been tried with and did not notice. */
  #missed = new Map<string, Set<number>>();
  #tried = false;
  /** Something was left behind: nothing more is tried in this file. */
  #spoilt = false;

  constructor(...given: ConstructorParameters<typeof TestRunner>) {
    super(...given);
    asked.__mutant = (number) => {
      this.#reached[number] = 1;
      return number === this.#active;
    };
    asked.__turn = () => {
      if (++this.#turns > this.#limit) throw new Error('this loop does not end');
    };
    if (this.#plan.single !== null) this.#limit = 500_000_000;
  }

  onCollected(files: File[]): void {
    const [file] = files;
    if (file === undefined || this.#plan.single !== null) return;
    const hash = fingerprint(file.filepath);
    this.#write({ type: 'loaded', file: file.filepath, hash, reached: this.#taken() });
    this.#alive = new Set(this.#plan.mutants.keys());
    for (const finding of readFindings(this.#plan.journal)) {
      if (finding.type === 'missed') this.#missed.set(finding.test, new Set(finding.numbers));
      if (finding.type !== 'killed' && finding.type !== 'doubtful') continue;
      if (finding.type === 'killed' && finding.rule !== undefined) this.#noticed.add(finding.rule);
      else this.#alive.delete(finding.number);
    }
  }

  override async onBeforeRunTask(test: Test): Promise<void> {
    const { single, rules } = this.#plan;
    if (single !== null && (this.#spoilt || !single.tests.includes(nameOf(test)))) test.mode = 'skip';
    // By rules, a test that quotes none of them has nothing to say.
    if (rules !== null && !rulesIn(nameOf(test)).some((rule) => rule in rules)) test.mode = 'skip';
    await super.onBeforeRunTask(test);
  }

  async runTask(test: Test): Promise<void> {
    const run = TestRunner.getTestFn(test);
    const [name, file] = [nameOf(test), test.file.filepath];
    const begun = performance.now();
    this.#turns = 0;
    this.#taken();
    try {
      await run();
    } catch (error) {
      this.#fail(file, name, error);
      throw error;
    }
    if (this.#plan.single !== null) return;
    const took = performance.now() - begun;
    const reached = this.#taken();
    const turns = this.#turns;
    this.#write({ type: 'test', file, name, took: Math.round(took * 10) / 10, reached });
    if (took > this.#plan.slowest || this.#spoilt) return;
    const wanted = this.#wanted(test.name, reached).filter(
      ({ number }) => !this.#missed.get(name)?.has(number),
    );
    if (wanted.length === 0) return;
    const passes = (active: number): Promise<boolean> => this.#passes(run, active, turns, took);
    if (!(await passes(OFF))) {
      this.#write({ type: 'unrepeatable', file, name });
      return;
    }
    const missed = [...(this.#missed.get(name) ?? [])];
    this.#tried = true;
    for (const { number, rule } of wanted) {
      if (rule === undefined ? !this.#alive.has(number) : this.#noticed.has(rule)) continue;
      if (await passes(number)) missed.push(number);
      else if (await passes(OFF)) this.#kill(number, file, name, rule);
      else {
        this.#write({ type: 'doubtful', number });
        this.#spoil(file);
        break;
      }
    }
    this.#write({ type: 'missed', file, test: name, numbers: missed });
  }

  #kill(number: number, file: string, by: string, rule: string | undefined): void {
    if (rule === undefined) this.#alive.delete(number);
    else this.#noticed.add(rule);
    this.#write({ type: 'killed', number, file, by, ...(rule === undefined ? {} : { rule }) });
  }

  #spoil(file: string): void {
    this.#spoilt = true;
    this.#write({ type: 'unfinished', file });
  }

  /** The mutants that this test is to be tried with; with rules, those of the rules that its title quotes. */
  #wanted(title: string, reached: readonly number[]): { number: number; rule?: string }[] {
    const { rules } = this.#plan;
    if (rules === null)
      return reached.filter((number) => this.#alive.has(number)).map((number) => ({ number }));
    const here = new Set(reached);
    return rulesIn(title)
      .filter((rule) => !this.#noticed.has(rule))
      .flatMap((rule) => (rules[rule] ?? []).filter((n) => here.has(n)).map((number) => ({ number, rule })));
  }

  async #passes(run: () => unknown, active: number, turns: number, took: number): Promise<boolean> {
    this.#active = active;
    this.#turns = 0;
    this.#limit = turns * PATIENCE.times + PATIENCE.turns;
    let late: NodeJS.Timeout | undefined;
    const deadline = new Promise<never>((_, reject) => {
      late = setTimeout(() => reject(new Error('too late')), took * PATIENCE.times + PATIENCE.milliseconds);
    });
    try {
      await Promise.race([run(), deadline]);
      return true;
    } catch {
      return false;
    } finally {
      clearTimeout(late);
      this.#active = OFF;
      this.#limit = Number.POSITIVE_INFINITY;
    }
  }

  /** A test that fails after a mutant was tried in this process may only suffer from what that one left behind. */
  #fail(file: string, name: string, error: unknown): void {
    const { single } = this.#plan;
    if (single !== null) {
      const { rules } = this.#plan;
      this.#spoilt = rules === null;
      if (rules === null) this.#write({ type: 'killed', number: single.number, file, by: name });
      for (const rule of rulesIn(name))
        if (rules?.[rule]?.includes(single.number)) this.#kill(single.number, file, name, rule);
    } else if (!this.#tried) this.#write({ type: 'broken', file, name, why: String(error).slice(0, 300) });
    else if (!this.#spoilt) this.#spoil(file);
  }

  /** The mutants reached since it was last asked. */
  #taken(): number[] {
    const reached: number[] = [];
    for (let n = 0; n < this.#reached.length; n++) if (this.#reached[n] === 1) reached.push(n);
    this.#reached.fill(0);
    return reached;
  }

  #write(finding: Finding): void {
    appendFileSync(this.#plan.journal, `${JSON.stringify(finding)}\n`);
  }
}
