import { type Dice, type Roll, type Rolled, recordedDice, type Seat } from '@dustfront/kernel';
import {
  Course,
  type CourseState,
  type FairSeeds,
  fairDice,
  follows,
  SERVER_LINKS,
  ServerLinks,
  type Share,
  wordsOf,
} from '@dustfront/protocol';

/** What the dice of a match come from, fixed when it begins; null for matches of the first scheme. */
export interface Chains {
  /** The hash of all that was promised. */
  start: string;
  anchors: (string | null)[];
  /** The first link of every promised chain. */
  words: (string | null)[];
}

/** Where the dice of a table stand, for its snapshot. */
export interface DiceState {
  course: CourseState;
  links: (string | null)[];
}

/** The dice of a table: fair ones while an answer is judged, the recorded ones while the log is read. */
export class TableDice implements Dice {
  readonly #seeds: FairSeeds;
  readonly #chains: Chains | null;
  #course: Course | null = null;
  #server: ServerLinks | null = null;
  /** The last link of each seat that is spent; null where the server throws alone. */
  #links: (string | null)[] = [];
  #now: Dice;

  constructor(seeds: FairSeeds, chains: Chains | null) {
    this.#seeds = seeds;
    this.#chains = chains;
    this.#now = recordedDice([]);
  }

  /** The dice before the first question. */
  begin(): void {
    if (this.#chains === null) {
      this.#now = fairDice(this.#seeds, 0);
      return;
    }
    const { start, words } = this.#chains;
    this.#server ??= new ServerLinks(this.#seeds.seed, SERVER_LINKS);
    const course = Course.begin(this.#server, start);
    this.#now = course.dice(wordsOf(words));
    course.spend(wordsOf(words), false);
    this.#course = course;
    this.#links = [...words];
  }

  /** The dice of the next answer, which will be entry `number` of the log. */
  live(number: number, share: Share): void {
    this.#now = this.#course?.dice([share]) ?? fairDice(this.#seeds, number);
  }

  recorded(rolls: readonly Rolled[]): void {
    this.#now = recordedDice(rolls);
  }

  roll(roll: Roll): number[] {
    return this.#now.roll(roll);
  }

  get chained(): boolean {
    return this.#chains !== null;
  }

  /** The last link of a seat that is spent, or its anchor; null where the server throws alone. */
  link(seat: Seat): string | null {
    return this.#links[seat] ?? null;
  }

  /** What is wrong with the link that came with an answer; null if nothing is. */
  refuses(seat: Seat, link: string | null): 'link-missing' | 'wrong-link' | null {
    const last = this.link(seat);
    if (last === null) return link === null ? null : 'wrong-link';
    if (link === null) return 'link-missing';
    return follows(link, last) ? null : 'wrong-link';
  }

  /** What was stored counts: its link is spent, whatever becomes of the answer. */
  spend(share: Share, held: boolean): void {
    this.#course?.spend([share], held);
    if (share.link !== null) this.#links[share.seat] = share.link;
  }

  /** From now on the seat answers with this chain; null: the server throws for it alone. */
  promise(seat: Seat, anchor: string | null): void {
    if (this.chained) this.#links[seat] = anchor;
  }

  /** All that was spent, as one hash, for the record. */
  get sum(): string {
    return this.#course?.sum ?? '';
  }

  get state(): DiceState | undefined {
    return this.#course ? { course: this.#course.state, links: [...this.#links] } : undefined;
  }

  resume(state: DiceState | undefined): void {
    if (!state || this.#server === null) return;
    this.#course = new Course(this.#server, state.course);
    this.#links = [...state.links];
  }
}
