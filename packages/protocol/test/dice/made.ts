import { createHash } from 'node:crypto';
import {
  type AnyGame,
  type Dice,
  type Entry,
  type Json,
  Match,
  type MatchRecord,
  recordedDice,
  seededPick,
} from '@dustfront/kernel';
import { sealedBids } from '@dustfront/testkit';
import { type Aside, printAside } from '../../src/fair/asides.ts';
import { Chain, ServerLinks } from '../../src/fair/chain.ts';
import { Course, startOf } from '../../src/fair/course.ts';
import type { Kept } from '../../src/fair/kept.ts';
import { printNote } from '../../src/fair/note.ts';
import { answerText, BACK, saidAfter, WORD } from '../../src/fair/said.ts';
import { isHeld } from '../../src/fair/verify-chains.ts';

export const secretOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const bytesOf = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'));

/** How a match is played, so that a forger can play it again with one thing changed. */
export interface Script {
  readonly seed: string;
  readonly game: AnyGame;
  readonly setup: Json;
  readonly names: readonly string[];
  readonly server: string;
  readonly length: number;
  /** Who keeps a chain; the others' dice are the server's alone. */
  readonly chained: readonly boolean[];
  /** The secret of the n-th chain of a seat. */
  secret(seat: number, n: number): string;
  /** A forger's hand in the play. */
  readonly twist?: Twist;
}

export interface Twist {
  /** The server passes over a link at this step. */
  readonly skipServer?: number;
  /** The seat's link is passed over at this step. */
  readonly skipSeat?: number;
  /** From this step on a person's answers are made with a chain that the server made up. */
  readonly fakeDevice?: number;
  /** The match is said to have been given up after so many answers. */
  readonly stop?: number;
  /** Another option is written down at this step, and everything after it follows from that. */
  readonly otherOption?: number;
}

export interface Made {
  readonly script: Script;
  readonly record: MatchRecord;
  /** What the clients of the chained seats kept. */
  readonly kept: readonly Kept[];
}

interface Keeper {
  chain: Chain;
  spent: number;
  readonly chains: { anchor: string; spent: number; said: string }[];
}

/** A table as an honest server runs it, and the clients around it, in one. */
class TableOf implements Dice {
  readonly script: Script;
  readonly pick: (n: number) => number;
  readonly #server: ServerLinks;
  readonly anchors: (string | null)[];
  readonly #course: Course;
  readonly #keepers: (Keeper | null)[];
  readonly #spent: { seat: number; count: number; last: string }[] = [];
  readonly #lines: { step: number; entry: Entry; undone: boolean }[] = [];
  readonly #said: { before: number; aside: Aside }[] = [];
  #now: Dice;
  match: Match;
  #standing: number[] = [];
  step = 0;
  end = 'rules';

  constructor(script: Script) {
    this.script = script;
    this.pick = seededPick(script.seed);
    this.#server = new ServerLinks(script.server, script.length);
    this.#keepers = script.chained.map((chained, seat) => (chained ? this.#keeper(seat) : null));
    this.anchors = this.#keepers.map((keeper) => keeper?.chain.anchor ?? null);
    const { game, setup, length } = script;
    const promised = { game: game.id, version: game.version, setup, length, anchors: this.anchors };
    this.#course = Course.begin(this.#server, startOf({ ...promised, commitment: this.#server.commitment }));
    const words = this.#keepers.flatMap((keeper, seat) => (keeper ? [this.#next(seat, WORD)] : []));
    this.#now = this.#course.dice(words);
    this.match = Match.begin(game, setup, [...script.names], this);
    this.#course.spend(words, false);
  }

  roll(roll: Parameters<Dice['roll']>[0]): number[] {
    return this.#now.roll(roll);
  }

  #keeper(seat: number, before: Keeper['chains'] = []): Keeper {
    const made = this.#spent.filter((chain) => chain.seat === seat).length;
    const chain = new Chain(bytesOf(this.script.secret(seat, made)), 96);
    this.#spent.push({ seat, count: 0, last: chain.anchor });
    return { chain, spent: 0, chains: [...before, { anchor: chain.anchor, spent: 0, said: chain.anchor }] };
  }

  #next(seat: number, text: string): { seat: number; link: string | null } {
    const keeper = this.#keepers[seat];
    if (!keeper) return { seat, link: null };
    const link = keeper.chain.link(++keeper.spent);
    const shown = this.#spent.findLast((chain) => chain.seat === seat)!;
    shown.count += 1;
    shown.last = link;
    const kept = keeper.chains.at(-1)!;
    kept.spent += 1;
    kept.said = saidAfter(kept.said, link, text);
    return { seat, link };
  }

  #aside(aside: Aside): void {
    this.#said.push({ before: this.#lines.length, aside });
  }

  /** Somebody who is asked answers, by the own chain, the clock, or the server. */
  answer(): void {
    const { twist = {}, game } = this.script;
    const { asked } = this.match;
    const seat = asked[this.pick(asked.length)]!;
    const question = this.match.question(seat)!;
    const { options, number } = question;
    const at = this.pick(options.length) + (twist.otherOption === this.step ? 1 : 0);
    const option = game.optionId(options.at(at % options.length));
    if (twist.fakeDevice === this.step && this.#keepers[seat]) this.device(seat);
    if (twist.skipServer === this.step) this.#course.spend([], false);
    if (twist.skipSeat === this.step && this.#keepers[seat]) this.#keepers[seat].spent += 1;
    const clock = this.pick(25) === 0 && this.#keepers[seat] !== null;
    if (clock) this.#aside({ is: 'clock', seat });
    const share = clock ? { seat, link: null } : this.#next(seat, answerText(number, option));
    this.#now = this.#course.dice([share]);
    const reply = this.match.submit(seat, number, option);
    if ('refused' in reply) throw new Error(reply.refused.code);
    this.#course.spend([share], isHeld(this.match, reply.accepted));
    this.#standing.push(this.#lines.length);
    this.#lines.push({ step: this.step++, entry: reply.accepted, undone: false });
  }

  /** Takes back some of the last answers. */
  back(): void {
    if (this.#standing.length === 0) return;
    const seat = this.pick(this.#keepers.length);
    const keep = Math.max(0, this.#standing.length - 1 - this.pick(3));
    this.#course.spend([this.#next(seat, BACK)], false);
    for (const line of this.#standing.splice(keep)) this.#lines[line]!.undone = true;
    this.#aside({ is: 'back', seat, keep });
    const standing = this.#standing.map((line) => this.#lines[line]!.entry);
    const { opening } = this.match.record();
    this.#now = recordedDice([opening, ...standing].flatMap(({ rolls }) => rolls));
    this.match = Match.begin(this.script.game, this.script.setup, [...this.script.names], this);
    for (const entry of standing) this.match.submit(entry.seat, entry.number, entry.option);
  }

  /** A new device, a substitute: another chain for a seat. */
  device(seat = this.pick(this.#keepers.length)): void {
    const keeper = this.#keeper(seat, this.#keepers[seat]?.chains);
    this.#keepers[seat] = keeper;
    this.#aside({ is: 'chain', seat, anchor: keeper.chain.anchor });
  }

  leave(): void {
    const seat = this.pick(this.#keepers.length);
    if (!this.#keepers[seat]) return;
    this.#left.push({ seat, chains: this.#keepers[seat].chains });
    this.#keepers[seat] = null;
    this.#aside({ is: 'server', seat });
  }

  readonly #left: { seat: number; chains: Keeper['chains'] }[] = [];

  made(): Made {
    const { script } = this;
    const record = this.match.record();
    const asides: { after: number; text: string }[] = [];
    let after = 0;
    this.#lines.forEach(({ entry, undone }, line) => {
      for (const said of this.#said.filter(({ before }) => before === line))
        asides.push({ after, text: printAside(said.aside) });
      if (undone) asides.push({ after, text: printAside({ is: 'withdrawn', entry }) });
      else after += 1;
    });
    for (const said of this.#said.filter(({ before }) => before === this.#lines.length))
      asides.push({ after, text: printAside(said.aside) });
    const dice = printNote({
      commitment: this.#server.commitment,
      length: script.length,
      anchors: this.anchors,
      chains: this.#spent,
      sum: this.#course.sum,
      end: this.end,
      seed: script.server,
    });
    const chains = [
      ...this.#left,
      ...this.#keepers.flatMap((keeper, seat) => (keeper ? [{ seat, chains: keeper.chains }] : [])),
    ];
    const kept = chains.map(
      ({ seat, chains }): Kept => ({
        seat,
        commitment: this.#server.commitment,
        anchors: this.anchors,
        chains,
        names: script.names,
      }),
    );
    return {
      script,
      record: { ...record, header: { ...record.header, dice }, ...(asides.length > 0 ? { asides } : {}) },
      kept,
    };
  }
}

/** Plays a match of the script: mostly answers, now and then everything else that can happen at a table. */
export function play(script: Script): Made {
  const table = new TableOf(script);
  const wild = table.pick(3) > 0;
  while (!table.match.over) {
    if (script.twist?.stop === table.step) {
      table.end = 'resignation 1';
      break;
    }
    table.answer();
    if (!wild || table.match.over) continue;
    const event = table.pick(40);
    if (event < 3) table.back();
    else if (event === 3) table.device();
    else if (event === 4) table.leave();
    else if (event === 5 && table.pick(4) === 0) {
      table.end = ['resignation 1', 'timeout 0', 'agreement'][table.pick(3)]!;
      break;
    }
  }
  return table.made();
}

const NAMES = ['Ann', 'Bob', 'Cid', 'Dora'];

export function scriptOf(seed: number): Script {
  const pick = seededPick(`script ${seed}`);
  const seats = 2 + pick(3);
  const chained = Array.from({ length: seats }, (_, seat) => seat === 0 || pick(4) > 0);
  return {
    seed: `match ${seed}`,
    game: sealedBids,
    setup: { seats },
    names: NAMES.slice(0, seats),
    server: secretOf(`server ${seed}`),
    length: 5 + pick(40),
    chained,
    secret: (seat, n) => secretOf(`seat ${seed} ${seat} ${n}`),
  };
}

export const honest = (seed: number): Made => play(scriptOf(seed));
