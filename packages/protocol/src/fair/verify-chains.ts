import {
  type AnyGame,
  type Dice,
  type Entry,
  Match,
  type MatchRecord,
  recordedDice,
} from '@dustfront/kernel';
import { type Aside, parseAside } from './asides.ts';
import { before, ServerLinks } from './chain.ts';
import { Course, type Share, startOf } from './course.ts';
import { hex, unhex } from './hash.ts';
import { type Kept, parseKept } from './kept.ts';
import { contradict, type Shown } from './kept-against.ts';
import { type ChainsNote, parseChainsNote } from './note.ts';
import { answerText, BACK, WORD } from './said.ts';
import { type ByServer, broken, type Verdict, Wrong } from './verdict.ts';
import { countFaces, sameRolls } from './verify-seeds.ts';

/** A chain with all its links, from the anchor up; what is said with them is written down as they are spent. */
interface Read extends Shown {
  readonly said: string[];
}

/** Every link from the anchor to the last that was spent, by hashing down from it. */
function linksDown(last: string, count: number): { anchor: string; links: string[] } {
  const links: string[] = [];
  let link: Uint8Array = unhex(last);
  for (let k = count; k > 0; k--) {
    links.push(hex(link));
    link = before(link);
  }
  return { anchor: hex(link), links: links.reverse() };
}

/** Plays a record of the second scheme again, with what was taken back, and makes every die from the chains. */
class Examiner implements Dice {
  readonly #game: AnyGame;
  readonly #record: MatchRecord;
  readonly #note: ChainsNote;
  readonly #course: Course;
  readonly shown: readonly Read[];
  /** The chain with which each seat answers now; null where the server throws alone. */
  readonly #seats: (Read | null)[];
  #promised = 0;
  #now: Dice;
  #match: Match;
  #standing: Entry[] = [];
  #instead: 'clock' | 'computer' | null = null;
  faces = 0;
  withdrawn = 0;
  clock = 0;
  computer = 0;
  later = 0;

  constructor(game: AnyGame, record: MatchRecord, note: ChainsNote) {
    this.#game = game;
    this.#record = record;
    this.#note = note;
    const { header } = record;
    if (note.anchors.length !== header.seats.length || game.seats(header.setup) !== header.seats.length)
      throw new Wrong(0, 'wrong-seats');
    const server = new ServerLinks(note.seed, note.length);
    if (server.commitment !== note.commitment) throw new Wrong(0, 'wrong-seed');
    this.shown = note.chains.map(({ seat, last, count }) => ({ seat, ...linksDown(last, count), said: [] }));
    const { game: id, version, setup } = header;
    this.#course = Course.begin(server, startOf({ ...note, game: id, version, setup }));
    this.#seats = note.anchors.map((anchor, seat) =>
      anchor === null ? null : this.#promise(seat, anchor, 0),
    );
    const words = this.#seats.flatMap((_, seat) =>
      note.anchors[seat] === null ? [] : [this.#next(seat, WORD, 0)],
    );
    this.#now = this.#course.dice(words);
    this.#match = Match.begin(game, setup, header.seats, this, header.dice);
    this.#course.spend(words, false);
    const { opening } = this.#match.record();
    if (!sameRolls(opening.rolls, record.opening.rolls) || opening.hash !== record.opening.hash)
      throw new Wrong(0, 'wrong-opening');
    this.faces += countFaces(opening.rolls);
  }

  get links(): number {
    return this.shown.reduce((sum, { said }) => sum + said.length, 0);
  }

  get over(): boolean {
    return this.#match.over;
  }

  roll(roll: Parameters<Dice['roll']>[0]): number[] {
    return this.#now.roll(roll);
  }

  /** The next chain of the header must be this one. */
  #promise(seat: number, anchor: string, at: number): Read {
    const shown = this.shown[this.#promised++];
    if (shown?.anchor !== anchor || shown.seat !== seat) throw new Wrong(at, 'wrong-chain', `${seat}`);
    return shown;
  }

  #next(seat: number, said: string, at: number): Share {
    const chain = this.#seats[seat] ?? null;
    if (chain === null) return { seat, link: null };
    const link = chain.links[chain.said.length];
    if (link === undefined) throw new Wrong(at, 'wrong-link', `${seat}`);
    chain.said.push(said);
    return { seat, link };
  }

  aside(aside: Aside, at: number): void {
    if (aside.is === 'withdrawn') {
      this.answer(aside.entry, at);
      this.withdrawn += 1;
      return;
    }
    if (aside.seat >= this.#seats.length) throw new Wrong(at, 'bad-line');
    if (aside.is === 'back') this.#back(aside.seat, aside.keep, at);
    else if (aside.is === 'chain') {
      this.#seats[aside.seat] = this.#promise(aside.seat, aside.anchor, at);
      this.later += 1;
    } else if (aside.is === 'server') this.#seats[aside.seat] = null;
    else this.#instead = aside.is;
  }

  answer(entry: Entry, at: number): void {
    const share =
      this.#instead === null
        ? this.#next(entry.seat, answerText(entry.number, entry.option), at)
        : { seat: entry.seat, link: null };
    if (this.#instead !== null) this[this.#instead] += 1;
    this.#instead = null;
    this.#now = this.#course.dice([share]);
    const reply = this.#match.submit(entry.seat, entry.number, entry.option);
    if ('refused' in reply) throw new Wrong(at, 'refused', reply.refused.code);
    if (!sameRolls(reply.accepted.rolls, entry.rolls)) throw new Wrong(at, 'wrong-dice');
    if (reply.accepted.hash !== entry.hash) throw new Wrong(at, 'wrong-state');
    this.#course.spend([share], isHeld(this.#match, entry));
    this.#standing.push(entry);
    this.faces += countFaces(entry.rolls);
  }

  #back(seat: number, keep: number, at: number): void {
    if (keep >= this.#standing.length) throw new Wrong(at, 'wrong-back');
    this.#course.spend([this.#next(seat, BACK, at)], false);
    this.#standing = this.#standing.slice(0, keep);
    const { header, opening } = this.#record;
    this.#now = recordedDice([opening, ...this.#standing].flatMap(({ rolls }) => rolls));
    this.#match = Match.begin(this.#game, header.setup, header.seats, this, header.dice);
    for (const entry of this.#standing) this.#match.submit(entry.seat, entry.number, entry.option);
  }

  /** Everything that was promised is spent, and what stands is what the record says. */
  end(): void {
    const at = this.#record.entries.length;
    const { entries } = this.#record;
    if (this.#standing.length !== entries.length || this.#standing.some((entry, i) => entry !== entries[i]))
      throw new Wrong(at, 'wrong-back');
    if (this.#promised !== this.shown.length) throw new Wrong(at, 'links-left');
    if (this.shown.some(({ links, said }) => said.length !== links.length)) throw new Wrong(at, 'links-left');
    if (this.#course.sum !== this.#note.sum) throw new Wrong(at, 'wrong-sum');
    const [, by, who = '0'] = /^([a-z-]+)(?: (\d+))?$/.exec(this.#note.end) ?? [];
    if (by === undefined || Number(who) >= this.#seats.length) throw new Wrong(at, 'wrong-end');
    if ((by === 'rules') !== this.#match.over) throw new Wrong(at, 'not-over');
  }

  byServer(): ByServer {
    const seats = this.#note.anchors.flatMap((anchor, seat) => (anchor === null ? [seat] : []));
    return { seats, clock: this.clock, computer: this.computer, later: this.later };
  }
}

/** Whether others have yet to answer the question that this answer was given to. */
export const isHeld = ({ state }: Match, { number }: Pick<Entry, 'number'>): boolean =>
  state.held !== null && state.question === number;

/**
 * The answers and what stands beside them, in the order in which they were given, each with the number of its answer.
 */
function linesOf(record: MatchRecord): { at: number; line: Entry | Aside }[] {
  const beside = (record.asides ?? []).flatMap(({ after, text }) => {
    if (parseKept(text) !== null) return [];
    const aside = parseAside(text);
    if (aside === null) throw new Wrong(after, 'bad-line', text.slice(0, 40));
    return [{ at: after, order: 0, line: aside as Entry | Aside }];
  });
  const answers = record.entries.map((line, i) => ({ at: i, order: 1, line: line as Entry | Aside }));
  return [...beside, ...answers]
    .sort((a, b) => a.at - b.at || a.order - b.order)
    .map(({ at, order, line }) => ({ at: at + order, line }));
}

export function verifyChains(game: AnyGame, record: MatchRecord, kept: readonly Kept[]): Verdict {
  const note = parseChainsNote(record.header.dice ?? '');
  if (note === null) return broken(0, 'bad-note');
  try {
    const examiner = new Examiner(game, record, note);
    for (const { at, line } of linesOf(record)) {
      if ('is' in line) examiner.aside(line, at);
      else examiner.answer(line, at);
    }
    examiner.end();
    for (const one of kept) contradict(one, note, record, examiner.shown);
    const { faces, links, withdrawn } = examiner;
    const answers = record.entries.length;
    return {
      word: kept.length > 0 ? 'promised' : 'consistent',
      scheme: 'chains-2',
      answers,
      dice: faces,
      checked: [
        { what: 'server', count: 1 },
        { what: 'chains', count: note.chains.length },
        { what: 'links', count: links },
        { what: 'answers', count: answers },
        { what: 'withdrawn', count: withdrawn },
        { what: 'dice', count: faces },
        { what: 'end', count: 1 },
        { what: 'kept', count: kept.length },
      ],
      seats: [...new Set(kept.map(({ seat }) => seat))].sort((a, b) => a - b),
      byServer: examiner.byServer(),
    };
  } catch (error) {
    if (error instanceof Wrong) return broken(error.at, error.reason, error.message);
    // A set-up or an answer that the rules cannot even read.
    return broken(0, 'refused', error instanceof Error ? error.message.slice(0, 80) : '');
  }
}
