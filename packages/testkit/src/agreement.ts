import { type Dice, type Option, Play, type Roll, type State, seededDice } from '@dustfront/kernel';

/*
 * Whether an engine rolls what its odds say: every way in which dice can fall, followed through the engine and weighed
 * exactly; where those are too many, samples with fixed seeds and a test corrected for many of them. Any game of dice
 * can use it.
 */

/** Faces that act alike are one kind: one of them stands for all, with the chance of all. */
export interface FaceKind {
  readonly face: number;
  readonly chance: number;
}

/** Chances of outcomes by their names. */
export type Chances = ReadonlyMap<string, number>;

export interface Question<S extends State, O extends Option> {
  /** The answer to the open question, or null: what was asked about is over. */
  readonly answer: (play: Play<S, O>) => O | null;
  /** The outcome by name. */
  readonly read: (state: S) => string;
}

class Unrolled extends Error {
  readonly roll: Roll;

  constructor(roll: Roll) {
    super('nobody has thrown these dice yet');
    this.roll = roll;
  }
}

/** Gives these faces for one roll and stops at the next. */
function oneRoll(faces: readonly number[] | null): Dice {
  let given = faces;
  return {
    roll: (roll) => {
      if (given === null) throw new Unrolled(roll);
      const now = [...given];
      given = null;
      return now;
    },
  };
}

/** All throws of so many dice, those that differ only in their order taken together. */
export function throwsOf(
  count: number,
  kinds: readonly FaceKind[],
): { readonly faces: number[]; readonly chance: number }[] {
  const [kind, ...others] = kinds;
  if (kind === undefined) return count === 0 ? [{ faces: [], chance: 1 }] : [];
  let ways = 1;
  return Array.from({ length: count + 1 }, (_, of) => {
    if (of > 0) ways = (ways * (count - of + 1)) / of;
    const weight = ways * kind.chance ** of;
    return throwsOf(count - of, others).map(({ faces, chance }) => ({
      faces: [...new Array<number>(of).fill(kind.face), ...faces],
      chance: weight * chance,
    }));
  }).flat();
}

/** A position in which the dice of a roll are about to fall, and its chance. */
interface Node<S> {
  readonly state: S;
  readonly roll: Roll;
  chance: number;
}

const NEGLIGIBLE = 1e-13;
/** Together they may come to this much, where a chain of dice goes on for long. */
const MOST_LEFT_OUT = 1e-7;

/**
 * The exact chances of all outcomes, by following every throw through the engine; null if more than `limit` throws
 * would have to be followed. Ways less likely than one in ten million million are left out.
 */
export function everyOutcome<S extends State, O extends Option>(
  start: Play<S, O>,
  kinds: readonly FaceKind[],
  { answer, read }: Question<S, O>,
  limit: number,
): Chances | null {
  const ended = new Map<string, number>();
  let nodes = new Map<string, Node<S>>();
  let followed = 0;
  const { game } = start;

  function follow(state: S, faces: readonly number[] | null, chance: number): void {
    try {
      const play = new Play(game, state, oneRoll(faces));
      for (let said = play.over ? null : answer(play); said !== null; said = play.over ? null : answer(play))
        play.answer(play.seat, said);
      const name = read(play.state);
      ended.set(name, (ended.get(name) ?? 0) + chance);
    } catch (error) {
      if (!(error instanceof Unrolled)) throw error;
      const key = JSON.stringify({ ...state, question: 0 });
      const known = nodes.get(key);
      if (known === undefined) nodes.set(key, { state, roll: error.roll, chance });
      else known.chance += chance;
    }
  }

  follow(game.clone(start.state), null, 1);
  while (nodes.size > 0) {
    const before = nodes;
    nodes = new Map();
    for (const node of before.values()) {
      const throws = throwsOf(node.roll.count, kinds).filter((one) => node.chance * one.chance > NEGLIGIBLE);
      followed += throws.length;
      if (followed > limit) return null;
      for (const { faces, chance } of throws) follow(game.clone(node.state), faces, node.chance * chance);
    }
  }
  return ended;
}

/** How often each outcome came when it was rolled so many times, the first with seed `${seed} 0`. */
export function rolledOutcomes<S extends State, O extends Option>(
  start: Play<S, O>,
  seed: string,
  times: number,
  { answer, read }: Question<S, O>,
): Chances {
  const counts = new Map<string, number>();
  for (let n = 0; n < times; n++) {
    const play = start.branch(seededDice(`${seed} ${n}`));
    for (let said = play.over ? null : answer(play); said !== null; said = play.over ? null : answer(play))
      play.answer(play.seat, said);
    const name = read(play.state);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** The greatest difference of chances that were followed from others, beyond what the ways left out can make. */
export function difference(followed: Chances, expected: Chances): number {
  const leftOut = 1 - [...followed.values()].reduce((sum, chance) => sum + chance, 0);
  let worst = 0;
  for (const name of new Set([...followed.keys(), ...expected.keys()]))
    worst = Math.max(worst, Math.abs((followed.get(name) ?? 0) - (expected.get(name) ?? 0)));
  return leftOut > MOST_LEFT_OUT ? worst : Math.max(0, worst - leftOut);
}

/** Outcomes that should come less often than this in a sample are counted together. */
const FEWEST = 8;

/**
 * The chance that samples of these chances lie as far from them as `counts` or farther: Pearson's chi-square over the
 * outcomes, rare ones together. An outcome that cannot be is 0, whatever else was counted.
 */
export function surpriseOf(expected: Chances, counts: Chances): number {
  for (const [name, count] of counts) if (count > 0 && (expected.get(name) ?? 0) === 0) return 0;
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const cells: [number, number][] = [];
  let rare: [number, number] = [0, 0];
  for (const [name, chance] of [...expected].sort(([, a], [, b]) => b - a)) {
    const cell: [number, number] = [chance * total, counts.get(name) ?? 0];
    if (cell[0] >= FEWEST) cells.push(cell);
    else rare = [rare[0] + cell[0], rare[1] + cell[1]];
  }
  const last = cells.at(-1);
  if (rare[0] >= FEWEST || last === undefined) cells.push(rare);
  else cells[cells.length - 1] = [last[0] + rare[0], last[1] + rare[1]];
  if (cells.length < 2) return 1;
  return chiSquareTail(
    cells.reduce((sum, [mean, count]) => sum + (count - mean) ** 2 / mean, 0),
    cells.length - 1,
  );
}

/** The chance that a chi-square of so many degrees of freedom is greater: the upper incomplete gamma function. */
export function chiSquareTail(value: number, degrees: number): number {
  if (value <= 0) return 1;
  const [a, x] = [degrees / 2, value / 2];
  const front = Math.exp(a * Math.log(x) - x - logGamma(a));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = a + 1; term > sum * 1e-15; n++) {
      term *= x / n;
      sum += term;
    }
    return Math.max(0, 1 - front * sum);
  }
  // Lentz's continued fraction.
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1; n < 1000; n++) {
    const by = n * (a - n);
    b += 2;
    d = 1 / (by * d + b);
    c = b + by / c;
    const change = c * d;
    fraction *= change;
    if (Math.abs(change - 1) < 1e-14) break;
  }
  return front * fraction;
}

/** The logarithm of the gamma function of a multiple of a half. */
function logGamma(a: number): number {
  let log = Number.isInteger(a) ? 0 : Math.log(Math.PI) / 2;
  for (let n = Number.isInteger(a) ? 1 : 0.5; n < a; n++) log += Math.log(n);
  return log;
}

/** Which of many tests fail at a level for all of them together (Holm's method), the worst first. */
export function failures(chances: readonly number[], level: number): number[] {
  const order = chances.map((_, i) => i).sort((a, b) => chances[a]! - chances[b]!);
  const kept = order.findIndex((i, rank) => chances[i]! > level / (chances.length - rank));
  return kept < 0 ? order : order.slice(0, kept);
}

/** An attack, or whatever else has odds, with dice about to fall. */
export interface Case<S extends State = State, O extends Option = Option> {
  readonly name: string;
  readonly play: Play<S, O>;
  readonly question: Question<S, O>;
  readonly kinds: readonly FaceKind[];
  /** What the odds say, under the names that the question reads. */
  readonly expected: Chances;
}

export interface Verdict {
  readonly name: string;
  /** The greatest difference of all throws followed through the engine from the odds; null where they were too many. */
  readonly difference: number | null;
  /** The chance of a sample like this or stranger. */
  readonly surprise: number;
}

/** Holds one case against the engine: all its throws, if they are at most `limit`, and `times` rolls. */
export function judge<S extends State, O extends Option>(
  { name, play, question, kinds, expected }: Case<S, O>,
  limit: number,
  times: number,
): Verdict {
  const exact = everyOutcome(play, kinds, question, limit);
  const rolled = rolledOutcomes(play, name, times, question);
  return {
    name,
    difference: exact === null ? null : difference(exact, expected),
    surprise: surpriseOf(expected, rolled),
  };
}

/** The cases that do not agree: exactly by more than rounding, or rolled too strangely for chance at this level. */
export function disagreements(verdicts: readonly Verdict[], level = 1e-3): Verdict[] {
  const strange = new Set(
    failures(
      verdicts.map(({ surprise }) => surprise),
      level,
    ),
  );
  return verdicts.filter((verdict, i) => strange.has(i) || (verdict.difference ?? 0) > 1e-9);
}
