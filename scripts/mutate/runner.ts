import { appendFileSync } from 'node:fs';
import { type RunnerTestFile as File, type RunnerTestCase as Test, TestRunner } from 'vitest';
import { type Finding, fingerprint, type Plan, readFindings, readPlan, rulesIn } from './plan.ts';

/** What the woven program asks: see `weave.ts`. */
const asked = globalThis as typeof globalThis & {
  __mutant: (number: number) => boolean;
  __turn: () => void;
  __memory: () => Memory;
};

/** What a module remembers by object, until it is made to forget. */
class Memory {
  #known = new WeakMap<object, unknown>();

  get = (key: object): unknown => this.#known.get(key);
  has = (key: object): boolean => this.#known.has(key);
  delete = (key: object): boolean => this.#known.delete(key);

  set(key: object, value: unknown): this {
    this.#known.set(key, value);
    return this;
  }

  forget(): void {
    this.#known = new WeakMap();
  }
}

const OFF = -1;

/** How long a repeated test may take, as a multiple of its own time and of its turns of loops, and something on top. */
const PATIENCE = { times: 20, turns: 200_000, milliseconds: 3_000, alone: 120_000 };

/** Milliseconds that this thread has worked: what else runs on the machine does not count. */
const worked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

export const nameOf = (test: Test): string => {
  const above = [];
  for (let suite = test.suite; suite !== undefined; suite = suite.suite) above.unshift(suite.name);
  return [...above, test.name].join(' > ');
};

/**
 * Runs every test as usual, then once more for each mutant that it reaches and nobody has noticed yet, with that mutant
 * on. Nothing is loaded again for it, so a mutant costs what the test costs. What only shows when the program is loaded
 * anew (a mutant in a constant) is tried by itself afterwards.
 */
export default class MutationRunner extends TestRunner {
  readonly #plan: Plan = readPlan();
  readonly #reached = new Uint8Array(this.#plan.mutants.length);
  #active = this.#plan.single?.number ?? OFF;
  readonly #memories: Memory[] = [];
  #turns = 0;
  #limit = Number.POSITIVE_INFINITY;
  /** How long it may work; no timer comes in between where a program does not wait itself. */
  #end = Number.POSITIVE_INFINITY;
  #looks = 0;
  #alive = new Set<number>();
  #noticed = new Set<string>();
  /** By test: what it has been tried with and did not notice. */
  #missed = new Map<string, Set<number>>();
  /** By test: how long it took at its quickest. */
  #known = new Map<string, number>();
  /** Tests that have been tried with all that they reach. */
  #done = new Set<string>();
  #tried = false;
  /** Something was left behind: nothing more is tried in this file. */
  #spoilt = false;

  constructor(...given: ConstructorParameters<typeof TestRunner>) {
    super(...given);
    asked.__mutant = (number) => {
      this.#reached[number] = 1;
      this.#look();
      return number === this.#active;
    };
    asked.__turn = () => {
      if (++this.#turns > this.#limit) throw new Error('this loop does not end');
      this.#look();
    };
    asked.__memory = () => {
      const memory = new Memory();
      this.#memories.push(memory);
      return memory;
    };
    if (this.#plan.single !== null) {
      this.#limit = 500_000_000;
      this.#end = worked() + PATIENCE.alone;
    }
  }

  /** Looks at the clock now and then. */
  #look(): void {
    if ((++this.#looks & 1023) === 0 && worked() > this.#end) throw new Error('too late');
  }

  onCollected(files: File[]): void {
    const [file] = files;
    if (file === undefined || this.#plan.single !== null) return;
    const hash = fingerprint(file.filepath);
    const { patience } = this.#plan;
    this.#write({ type: 'loaded', file: file.filepath, hash, patience, reached: this.#taken() });
    this.#alive = new Set(this.#plan.mutants.keys());
    for (const finding of readFindings(this.#plan.journal)) {
      if ('file' in finding && finding.file === file.filepath) this.#remember(finding);
      if (finding.type !== 'killed' && finding.type !== 'doubtful') continue;
      if (finding.type === 'killed' && finding.rule !== undefined) this.#noticed.add(finding.rule);
      else this.#alive.delete(finding.number);
    }
  }

  #remember(finding: Finding): void {
    if (finding.type === 'test') {
      const { name, took } = finding;
      this.#known.set(name, Math.min(took, this.#known.get(name) ?? took));
    }
    if (finding.type !== 'missed') return;
    this.#missed.set(finding.test, new Set(finding.numbers));
    if (finding.isAll) this.#done.add(finding.test);
  }

  override async onBeforeRunTask(test: Test): Promise<void> {
    const { single, rules } = this.#plan;
    if (single !== null && (this.#spoilt || !single.tests.includes(nameOf(test)))) test.mode = 'skip';
    if (this.#hasNothingToSay(nameOf(test))) test.mode = 'skip';
    // By rules, a test that quotes none of them has nothing to say.
    if (rules !== null && !rulesIn(nameOf(test)).some((rule) => rule in rules)) test.mode = 'skip';
    await super.onBeforeRunTask(test);
  }

  /** Tried before, or known to take longer than anybody waits now. */
  #hasNothingToSay(name: string): boolean {
    const took = this.#known.get(name);
    return took !== undefined && (this.#done.has(name) || took > this.#plan.patience);
  }

  async runTask(test: Test): Promise<void> {
    const run = TestRunner.getTestFn(test);
    const [name, file] = [nameOf(test), test.file.filepath];
    const begun = worked();
    this.#turns = 0;
    this.#taken();
    try {
      await run();
    } catch (error) {
      this.#fail(file, name, error);
      throw error;
    }
    if (this.#plan.single !== null) return;
    const took = worked() - begun;
    const reached = this.#taken();
    const turns = this.#turns;
    this.#write({ type: 'test', file, name, took: Math.round(took * 10) / 10, reached });
    if (took > this.#plan.patience || this.#spoilt) return;
    const wanted = this.#wanted(test.name, reached).filter(
      ({ number }) => !this.#missed.get(name)?.has(number),
    );
    const passes = (active: number): Promise<boolean> => this.#passes(run, active, turns, took);
    if (wanted.length > 0 && !(await passes(OFF))) {
      this.#write({ type: 'unrepeatable', file, name });
      return;
    }
    const missed = [...(this.#missed.get(name) ?? [])];
    this.#tried ||= wanted.length > 0;
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
    this.#write({ type: 'missed', file, test: name, numbers: missed, isAll: !this.#spoilt });
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
    for (const memory of this.#memories) memory.forget();
    this.#active = active;
    this.#turns = 0;
    this.#limit = turns * PATIENCE.times + PATIENCE.turns;
    const patience = took * PATIENCE.times + PATIENCE.milliseconds;
    this.#end = worked() + patience;
    let late: NodeJS.Timeout | undefined;
    const deadline = new Promise<never>((_, reject) => {
      late = setTimeout(() => reject(new Error('too late')), patience);
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
      this.#end = Number.POSITIVE_INFINITY;
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
