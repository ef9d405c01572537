import type { AccountAdvice, AccountFocus, AdviceOf, AttackLuck, Journey, Query } from '@dustfront/advice';
import type {
  GameEvent,
  Header,
  Json,
  Message,
  Option,
  Outcome,
  PublicEntry,
  Refusal,
  Seat,
  Viewer,
} from '@dustfront/kernel';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Choice } from './choice.ts';
import type { Expedition } from './explore.ts';
import type { TableTime } from './time.ts';

/** One thing that may be answered, with its name in records and its words. */
export interface OptionRow {
  readonly id: string;
  readonly option: Option & Readonly<Record<string, unknown>>;
  readonly message: Message;
}

/** One thing that may not be done, and why. */
export interface GreyedRow {
  readonly id: string;
  readonly refusal: Refusal;
  readonly message: Message;
}

/** A question as it reaches the client: plain data, nothing to call. */
export interface OpenQuestion {
  readonly number: number;
  readonly seat: Seat;
  readonly name: string;
  readonly message: Message;
  readonly options: readonly OptionRow[];
  readonly greyed: readonly GreyedRow[];
  /** Options that cannot be listed may be given too; `options` then holds proposals. */
  readonly free: boolean;
}

/** Something that happened, in words and as data. */
export interface LogLine {
  readonly after: number;
  /** The first of the lines that this one puts together. */
  readonly first?: LogLine;
  readonly event: GameEvent & Readonly<Record<string, unknown>>;
  readonly message: Message;
}

/** Everything the client knows of a table at one moment, as one viewer may know it. */
export interface Moment {
  /** How many answers had been accepted. */
  readonly at: number;
  readonly viewer: Viewer;
  readonly view: Json;
  readonly asked: readonly Seat[];
  readonly questions: readonly OpenQuestion[];
  readonly outcome: Outcome | null;
}

/** A moment and the whole story up to it. */
export interface TableState extends Moment {
  readonly header: Header;
  readonly entries: readonly PublicEntry[];
  readonly log: readonly LogLine[];
  /** How many of its last answers each seat may take back now. */
  readonly undoable: Readonly<Record<Seat, number>>;
}

export type Answered =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: Refusal; readonly message: Message };

/** Who answers for a seat; `played` says who did, where a person only watches. */
export type SeatKind =
  | {
      readonly kind: 'person';
      readonly name: string;
      readonly played?: 'computer';
      /** The side or number that stands for a name which nobody typed. */
      readonly goesBy?: 'allies' | 'axis' | 'ssu' | 'mercs' | number;
    }
  | { readonly kind: 'computer'; readonly level: string; readonly name: string };

/**
 * A table, wherever its match is kept: in a worker of this page, or on a server. The client never knows more of a match
 * than this.
 */
export interface Table {
  readonly id: string;
  readonly seats: readonly SeatKind[];
  readonly state: ReadonlySignal<TableState | null>;
  /** Clocks that this device keeps; a server's are told apart. */
  readonly time?: TableTime | undefined;
  /** Why the table cannot go on, if it cannot. */
  readonly failure: ReadonlySignal<string | null>;
  /** That reason in the reader's language, where a server gives it by a code. */
  failureText?(failure: string): string;
  /** The answer at which the rules themselves failed; it was refused, and nothing has changed. */
  readonly failed: Signal<string | null>;
  /** The seat that a computer is thinking for, if any. */
  readonly thinking: ReadonlySignal<Seat | null>;
  /** Whether a computer waits with its next unit until it is sent on: step by step. */
  readonly waiting?: ReadonlySignal<boolean>;
  /** Sends it on. */
  next?(): void;
  /** Set while an earlier moment is looked at; `wake` goes on. */
  readonly paused: Signal<boolean>;
  submit(seat: Seat, number: number, option: string): Promise<Answered>;
  /** Takes back the seat's answers from that moment on; false where that is not free. */
  undo(seat: Seat, to: number): Promise<boolean>;
  /** Ends the match without a result, where the rules have failed. */
  end(): Promise<void>;
  /** From whose eyes the table is shown: a seat, or null for a spectator. */
  lookAs(viewer: Viewer): Promise<void>;
  /** The table as it was after n answers. */
  moment(n: number): Promise<Moment>;
  /** Where the units of a seat could go from here, by the game's own options. */
  explore(seat: Seat, expedition: Expedition): Promise<readonly Journey[]>;
  /**
   * What the seat would be asked after some answers of its own; null if somebody else comes first, a die falls or an
   * answer is impossible.
   */
  foresee(seat: Seat, answers: readonly string[]): Promise<OpenQuestion | null>;
  /** A question about the table at a moment; answered by the rules, changing nothing. */
  advise<K extends Query['ask']>(query: Extract<Query, { ask: K }>, at: number): Promise<AdviceOf[K]>;
  /**
   * How a line of an attack came to its dice, asked of the moment before they fell; a table may not be able to tell.
   */
  account(of: AccountFocus, at: number): Promise<AccountAdvice | null>;
  /** Why computers answered as they did, by the number of the answer; only where they think on this device. */
  readonly reasons?: ReadonlySignal<ReadonlyMap<number, readonly Message[]>>;
  /**
   * What a computer player would answer in this seat's place, now or after some answers; not where that would be advice
   * from outside.
   */
  readonly hint?: ((question: OpenQuestion, after: readonly string[]) => Promise<Choice>) | undefined;
  /** Expected against actual, attack by attack. */
  luck(): Promise<readonly AttackLuck[]>;
  /** The match as text. */
  record(): Promise<string>;
  wake(): void;
  close(): void;
}
