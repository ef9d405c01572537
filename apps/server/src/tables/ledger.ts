import {
  type AnyGame,
  cloneJson,
  type Happening,
  type Entry as KernelEntry,
  Match,
  type Seat,
  type Snapshot,
  type Witness,
} from '@dustfront/kernel';
import {
  type ClockBook,
  type FairSeeds,
  isHeld,
  type MatchSettings,
  type Result,
  startClocks,
} from '@dustfront/protocol';
import type { Entry } from '../store/store.ts';
import { clockAfter } from './clock.ts';
import { type Chains, type DiceState, TableDice } from './dice.ts';
import type { EntryBody } from './entry.ts';
import { handOver, type Sitting } from './sitting.ts';

export interface OpenOffer {
  number: number;
  seat: Seat;
  what: 'draw' | 'takeback' | 'substitute';
  to: number | null;
  /** The deserted seat that a substitute is asked for. */
  for: Seat | null;
  waitsFor: Seat[];
  /** It asks persons, whether they are there or a computer keeps their place. */
  persons: boolean;
}

/** One line of the log with what is needed to tell it to a viewer. */
export interface LogLine {
  number: number;
  at: number;
  body: EntryBody | { do: 'begin'; seat: Seat };
  /** Its happenings: indices into `happenings`. */
  from: number;
  upto: number;
  undone: boolean;
  /** For what took back: how many answers stood after it. */
  back?: number;
}

/** What a ledger begins with. */
export interface Opening {
  game: AnyGame;
  settings: MatchSettings;
  seeds: FairSeeds;
  /** The second scheme of dice; null for matches that were begun under the first. */
  chains: Chains | null;
  sitting: Sitting[];
  startedAt: number;
}

/** The log and the rules disagree: the table is frozen, its log kept. */
export class LogBroken extends Error {
  override name = 'LogBroken';
}

/**
 * A match as the fold of its log. `apply` takes the stored entries one by one, in order; nothing else changes it,
 * except that judging an answer (see `judge.ts`) plays it already: then it is applied next, or the ledger is dropped.
 */
export class Ledger {
  readonly opening: Opening;
  readonly dice: TableDice;
  match: Match;
  number = 0;
  log: LogLine[] = [];
  happenings: Happening[] = [];
  /** The log number of each answer that still counts, in the order of `match.entries`. */
  numbers: number[] = [];
  clock: ClockBook | null;
  offer: OpenOffer | null = null;
  result: Result | null = null;
  sitting: Sitting[];
  /** After which entry an answer met a failure of the rules, as far as this process knows. */
  failedAt: number | null = null;
  /** An answer that was judged and played but is not stored yet. */
  prepared: KernelEntry | null = null;

  constructor(opening: Opening) {
    this.opening = opening;
    this.dice = new TableDice(opening.seeds, opening.chains);
    this.sitting = opening.sitting.map((s) => ({ ...s }));
    this.match = this.#begin();
    this.log = [
      {
        number: 0,
        at: opening.startedAt,
        body: { do: 'begin', seat: 0 },
        from: 0,
        upto: this.happenings.length,
        undone: false,
      },
    ];
    const { clock } = opening.settings;
    this.clock = clock && startClocks(clock, this.sitting.length, this.#timed(), opening.startedAt);
    this.#settle();
  }

  #begin(): Match {
    this.dice.begin();
    return this.#begun();
  }

  #begun(): Match {
    const { game, settings, sitting } = this.opening;
    const names = sitting.map((s) => s.name);
    const setup = settings.setup as never;
    return this.#watched([], (witness) => Match.begin(game, setup, names, this.dice, undefined, witness));
  }

  /** A match whose happenings are kept here only, with their audience: it tells them to one viewer at a time. */
  #watched(happenings: readonly Happening[], make: (witness: Witness) => Match): Match {
    let match: Match | null = null;
    this.happenings = cloneJson([...happenings]);
    match = make({
      rolled: () => {},
      revealed: () => {},
      happened: (event, audience) => {
        // A copy: an event may hold parts of the state, which goes on changing.
        this.happenings.push({ after: match?.entries.length ?? 0, event: cloneJson(event), audience });
      },
    });
    return match;
  }

  get game(): AnyGame {
    return this.opening.game;
  }

  get finished(): boolean {
    return this.result !== null;
  }

  /** Seats whose answer is awaited. */
  get asked(): readonly Seat[] {
    return this.result !== null ? [] : this.match.asked;
  }

  /** Seats whose clock runs: people who are asked. A computer answers when it can. */
  #timed(): readonly Seat[] {
    return this.asked.filter((seat) => this.sitting[seat]!.kind === 'human');
  }

  /** The seat a player has, even while a computer answers for it. */
  seatOf(player: string): Seat | null {
    const seat = this.sitting.findIndex((s) => s.player === player);
    return seat < 0 ? null : seat;
  }

  /** Takes the next entry of the stored log. */
  apply(entry: Entry): void {
    if (entry.number !== this.number + 1) throw new LogBroken(`number ${entry.number} after ${this.number}`);
    const body = entry.body as unknown as EntryBody;
    const from = this.happenings.length - (this.prepared ? this.#preparedHappenings : 0);
    this.#back = null;
    this.#take(body, entry.number);
    this.number = entry.number;
    const upto = this.happenings.length;
    this.log.push({
      number: entry.number,
      at: entry.at,
      body,
      from: Math.min(from, upto),
      upto,
      undone: false,
      ...(this.#back === null ? {} : { back: this.#back }),
    });
    this.#settle();
    const { clock } = this.opening.settings;
    if (clock && this.clock) this.clock = clockAfter(clock, this.clock, this.#timed(), entry.at, body);
  }

  #preparedHappenings = 0;
  /** How many answers the entry that is being applied has left, if it took back. */
  #back: number | null = null;

  /** Plays an answer with fair dice before it is stored. */
  prepare(
    seat: Seat,
    question: number,
    option: string,
    link: string | null = null,
  ): KernelEntry | { refused: NonNullable<unknown> } {
    this.dice.live(this.number + 1, { seat, link });
    const before = this.happenings.length;
    const reply = this.#submit(seat, question, option);
    if ('refused' in reply) {
      this.happenings.length = before;
      if (reply.failure !== undefined) this.failedAt = this.number;
      return reply;
    }
    this.prepared = reply.accepted;
    this.#preparedHappenings = this.happenings.length - before;
    return reply.accepted;
  }

  /** What nobody may take back by himself needs no copy of the state before it. */
  #submit(seat: Seat, question: number, option: string): ReturnType<Match['submit']> {
    return this.match.submit(seat, question, option, this.opening.settings.takeBack === 'free');
  }

  #take(body: EntryBody, number: number): void {
    if (this.prepared && body.do !== 'answer') throw new LogBroken('a judged answer was not stored');
    if (body.do === 'answer') this.#takeAnswer(body, number);
    else if (body.do === 'takeback') this.#takeBack(body, body.to);
    else if (body.do === 'offer') this.#takeOffer(body, number);
    else if (body.do === 'respond') this.#takeResponse(body);
    else if (body.do === 'resign') this.#giveUp(body.seat, 'resignation');
    else if (body.do === 'end')
      this.result = this.#ended(
        body.by ?? 'operator',
        this.sitting.map(() => 0),
        body.reason,
      );
    else if (body.do === 'timeout') this.#giveUp(body.seat, 'timeout');
    else if (body.do === 'promise') this.dice.promise(body.seat, body.anchor);
    else if (body.do === 'want') this.#want(body.seat, body.on ? (body.lend ? 'lend' : 'give') : null);
    else if (body.do === 'seat') {
      this.sitting[body.seat] = handOver(this.sitting[body.seat]!, body, number);
      this.dice.promise(body.seat, body.anchor ?? null);
      // An offer was made to, or by, those who sat here before.
      if (this.offer && [this.offer.seat, ...this.offer.waitsFor].includes(body.seat)) this.offer = null;
    }
  }

  #want(seat: Seat, wanted: Sitting['wanted']): void {
    this.sitting[seat] = { ...this.sitting[seat]!, wanted };
  }

  #takeAnswer(body: EntryBody & { do: 'answer' }, number: number): void {
    if (this.prepared) {
      if (this.prepared.hash !== body.hash) throw new LogBroken('another answer was stored than judged');
      this.prepared = null;
    } else this.#replay(body);
    this.dice.spend({ seat: body.seat, link: body.link ?? null }, isHeld(this.match, body));
    this.numbers.push(number);
    const at = this.sitting[body.seat]!;
    at.helped ||= at.owner !== null && (body.by === 'computer' || at.player !== at.owner);
    // Answering is a refusal; of a computer that keeps an asked person's place it is none.
    const standsIn = this.offer?.persons === true && body.by === 'computer';
    if (this.offer?.waitsFor.includes(body.seat) && !standsIn) this.offer = null;
  }

  #replay(body: KernelEntry): void {
    this.dice.recorded(body.rolls);
    const reply = this.#submit(body.seat, body.number, body.option);
    if ('refused' in reply) throw new LogBroken(`"${body.option}" is refused: ${reply.refused.code}`);
    if (reply.accepted.hash !== body.hash)
      throw new LogBroken(`after "${body.option}" the state is another one`);
  }

  #takeOffer(body: EntryBody & { do: 'offer' }, number: number): void {
    const present = this.sitting.flatMap((s, seat) =>
      s.kind === 'human' && seat !== body.seat && seat !== body.for ? [seat] : [],
    );
    const { seat, what, to = null, for: deserted = null, asks } = body;
    const persons = asks !== undefined;
    this.offer = { number, seat, what, to, for: deserted, waitsFor: [...(asks ?? present)], persons };
  }

  #takeResponse(body: EntryBody & { do: 'respond' }): void {
    const { offer } = this;
    if (!offer || offer.number !== body.offer) throw new LogBroken('a response to no offer');
    if (!body.accept) this.offer = null;
    else offer.waitsFor = offer.waitsFor.filter((seat) => seat !== body.seat);
    if (!this.offer || offer.waitsFor.length > 0) return;
    this.offer = null;
    if (offer.what === 'takeback') this.#takeBack(body, offer.to ?? 0);
    else if (offer.what === 'substitute') this.#want(offer.for!, 'lend');
    else
      this.result = this.#ended(
        'agreement',
        this.sitting.map(() => 0),
        'draw agreed',
      );
  }

  /** Back to where entry `to` left the match: the answers after it no longer count. */
  #takeBack({ seat, link }: { seat: Seat; link?: string }, to: number): void {
    this.dice.spend({ seat, link: link ?? null }, false);
    const keep = this.numbers.filter((n) => n <= to).length;
    const undone = this.match.entries.slice(keep);
    let quick = true;
    for (const entry of [...undone].reverse()) quick &&= this.match.undo(entry.seat);
    if (!quick) this.#rebuild(this.match.record().entries.slice(0, keep));
    this.numbers.length = keep;
    this.#back = keep;
    const lines = this.log.filter((line) => line.number > to && line.body.do === 'answer');
    for (const line of lines) line.undone = true;
    const counted = this.log.filter(
      (line) => !line.undone && (line.body.do === 'answer' || line.body.do === 'begin'),
    );
    this.happenings.length = counted.at(-1)!.upto;
    for (const line of this.log) {
      line.from = Math.min(line.from, this.happenings.length);
      line.upto = Math.min(line.upto, this.happenings.length);
      if (line.undone) line.upto = line.from;
    }
    this.offer = null;
  }

  #rebuild(entries: readonly KernelEntry[]): void {
    const opening = this.match.record().opening;
    this.dice.recorded(opening.rolls);
    this.match = this.#begun();
    for (const entry of entries) this.#replay(entry);
  }

  /** A seat is out. With two it is lost; with more a computer plays on for it and it comes last. */
  #giveUp(seat: Seat, by: 'resignation' | 'timeout'): void {
    const places = this.sitting.map((_, other) => (other === seat ? 1 : 0));
    if (this.sitting.length <= 2) {
      this.result = this.#ended(by, places, by === 'timeout' ? 'time ran out' : 'resigned');
      return;
    }
    const gone = this.sitting[seat]!;
    this.sitting[seat] = {
      ...gone,
      kind: 'computer',
      player: gone.player,
      level: gone.level,
      resigned: true,
    };
    const left = this.sitting.filter((s) => !s.resigned);
    if (left.length > 1 && left.some((s) => s.kind === 'human')) return;
    const last = this.sitting.map((s) => (s.resigned ? left.length : 0));
    this.result = this.#ended(by, last, 'the others gave up');
  }

  #ended(by: Result['by'], places: number[], reason: string): Result {
    const outcome = this.game.outcome(this.match.state as never);
    return { places, scores: [...(outcome?.scores ?? places.map(() => 0))], by, reason };
  }

  #settle(): void {
    if (this.result || !this.match.over) return;
    const outcome = this.game.outcome(this.match.state as never);
    if (!outcome) throw new LogBroken('the match is over without an outcome');
    const behind = this.sitting.length;
    const places = outcome.places.map((place, seat) => (this.sitting[seat]?.resigned ? behind : place));
    const { scores, reason, rule } = outcome;
    this.result = {
      places,
      scores: [...scores],
      by: 'rules',
      reason,
      ...(rule === undefined ? {} : { rule }),
    };
  }

  /** Everything as JSON, to be taken up again without reading the whole log. */
  freeze(): string {
    const { number, log, numbers, clock, offer, result, sitting, happenings } = this;
    return JSON.stringify({
      match: { ...this.match.snapshot(), happenings },
      number,
      log,
      numbers,
      clock,
      offer,
      result,
      sitting,
      dice: this.dice.state,
    });
  }

  /** Whether nothing could be taken back freely here: only then a snapshot, which keeps no trail, loses nothing. */
  get settled(): boolean {
    return this.prepared === null && this.sitting.every((_, seat) => this.match.undoable(seat) === 0);
  }

  static thaw(opening: Opening, text: string): Ledger {
    const ledger = new Ledger(opening);
    const frozen = JSON.parse(text) as Frozen;
    ledger.dice.resume(frozen.dice);
    ledger.match = ledger.#watched(frozen.match.happenings, (witness) =>
      Match.resume(opening.game, { ...frozen.match, happenings: [] }, ledger.dice, witness),
    );
    const { number, log, numbers, clock, offer, result } = frozen;
    // A snapshot of an older program knows less about a seat than its opening does.
    const sitting = frozen.sitting.map((seat, i) => ({ ...opening.sitting[i]!, ...seat }));
    return Object.assign(ledger, { number, log, numbers, clock, offer, result, sitting });
  }
}

interface Frozen
  extends Pick<Ledger, 'number' | 'log' | 'numbers' | 'clock' | 'offer' | 'result' | 'sitting'> {
  match: Snapshot;
  dice?: DiceState;
}
