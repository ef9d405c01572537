import type { AccountAdvice, AccountFocus, AdviceOf, AttackLuck, Journey, Query } from '@dustfront/advice';
import { type Message, type Refusal, RULES_FAILED, type Seat, type Viewer } from '@dustfront/kernel';
import {
  answerText,
  BACK,
  type MatchInfo,
  type NextLink,
  type RecordReply,
  type ServerMessage,
  type StepMessage,
  type TableMessage,
  type WireChatLine,
  type TableState as WireState,
} from '@dustfront/protocol';
import { batch, type Signal, signal } from '@preact/signals';
import type { Expedition } from '../session/explore.ts';
import { takeIn } from '../session/story.ts';
import type { Answered, Moment, OpenQuestion, SeatKind, Table, TableState } from '../session/table.ts';
import { follow } from '../session/tail.ts';
import { Connection } from '../workers/connection.ts';
import { adopt, makeChain } from './chains.ts';
import { burn, nextLink, remember, spent, tend, withOwn } from './dice.ts';
import type { Given, Named } from './host.ts';
import { api } from './server.ts';
import type { Order, Outcome, ServerLine } from './socket.ts';
import type { RemoteCalls, ToldChange } from './worker.ts';

/** Who is looking at a table. */
export interface Presence {
  readonly seats: readonly Seat[];
  readonly spectators: number;
}

/** What the server tells is put into words by a worker. */
type Model = Connection<RemoteCalls>;

function openModel({ game, version }: MatchInfo): Model {
  const model: Model = new Connection('online');
  void model.call('open', game, version);
  return model;
}

type ForMatch<T> = T extends { match: string } ? Omit<T, 'match'> : never;

/** How refusals begin that come from the table, not from the rules of the game. */
const ofTheTable = [
  'not-',
  'stale-',
  'match-over',
  'no-such',
  'table-',
  'offer-',
  'takeback-',
  'computer-',
  'busy',
  'store-',
  'failed',
  'too-',
  'bad-',
  'already-',
  'seat-',
  'hands-',
  'link-',
  'wrong-link',
  'no-chains',
];

/** A table whose match is kept by a server. Nothing is shown that the server has not told. */
export class RemoteTable implements Table {
  readonly id: string;
  readonly state: Signal<TableState | null> = signal(null);
  readonly failure: Signal<string | null> = signal(null);
  readonly failed: Signal<string | null> = signal(null);
  readonly thinking: Signal<Seat | null> = signal(null);
  readonly paused: Signal<boolean> = signal(false);
  readonly info: Signal<MatchInfo | null> = signal(null);
  /** Clocks, offers, result, as the server last told them. */
  readonly wire: Signal<WireState | null> = signal(null);
  readonly mySeat: Signal<Seat | null> = signal(null);
  readonly presence: Signal<Presence> = signal({ seats: [], spectators: 0 });
  readonly chat: Signal<readonly WireChatLine[]> = signal([]);
  /** Answers that still count, oldest first. */
  readonly given: Signal<readonly Given[]> = signal([]);
  /** True once the line is back and the table has been told again. */
  readonly fresh: Signal<boolean> = signal(false);
  /** A command that the server refused for a reason that is none of the game's. */
  readonly refusedCode: Signal<string | null> = signal(null);
  private readonly line: ServerLine;
  private readonly invite: string | null;
  private readonly stop: () => void;
  private readonly stopState: () => void;
  private model: Model | null = null;
  /** What the worker has told so far. */
  private told: TableState | null = null;
  private givenSoFar: readonly Given[] = [];
  private number = -1;
  private whole = false;
  private telling: Promise<void> = Promise.resolve();
  private waiters: { readonly number: number; readonly resolve: () => void }[] = [];

  constructor(line: ServerLine, id: string, invite: string | null) {
    this.line = line;
    this.id = id;
    this.invite = invite;
    this.stop = line.listen(id, {
      watch: () => this.watchMessage(),
      hear: (message) => this.hear(message),
    });
    this.stopState = line.state.subscribe((state) => {
      if (state !== 'open') this.fresh.value = false;
    });
  }

  /** Our own seat is a person's; the others answer from elsewhere. */
  get seats(): readonly SeatKind[] {
    const mine = this.mySeat.value;
    return (this.info.value?.seats ?? []).map(({ seat, kind, name }) =>
      seat === mine && kind === 'human' ? { kind: 'person', name } : { kind: 'computer', level: '', name },
    );
  }

  async submit(_seat: Seat, number: number, option: string): Promise<Answered> {
    const next = await this.link();
    const link = next === null ? {} : { link: next.link };
    const reply = await this.order({ t: 'answer', question: number, option, ...link });
    if (next !== null) this.settleLink(next, reply, answerText(number, option));
    this.failed.value = null;
    if ('accepted' in reply) return { ok: true };
    const refusal = reply.refused as Refusal;
    if (refusal.code === RULES_FAILED) this.failed.value = option;
    const message: Message = await this.words(refusal);
    return { ok: false, refusal, message };
  }

  async undo(_seat: Seat, to: number): Promise<boolean> {
    const free = this.wire.peek()?.freeTakeBack;
    const first = this.given.peek()[to];
    if (free == null || first === undefined) return false;
    const back = Math.max(free, first.number - 1);
    return 'accepted' in (await this.takeBack({ t: 'offer', what: 'takeback', to: back }));
  }

  async end(): Promise<void> {
    this.failed.value = null;
    await this.order({ t: 'end' });
  }

  /** Everything after entry `to` shall not have been; the others are asked. */
  askTakeBack(to: number): Promise<Outcome> {
    return this.takeBack({ t: 'offer', what: 'takeback', to });
  }

  offerDraw(): Promise<Outcome> {
    return this.order({ t: 'offer', what: 'draw' });
  }

  respond(offer: number, accept: boolean): Promise<Outcome> {
    return this.takeBack({ t: 'respond', offer, accept });
  }

  /** Looks for somebody to take a seat, one's own or a deserted one, or no longer. */
  wantSubstitute(on: boolean, seat?: Seat, lend = true): Promise<Outcome> {
    return this.order({ t: 'substitute', on, lend, ...(seat === undefined ? {} : { seat }) });
  }

  /** Answers in words, by their numbers in the log. */
  name(numbers: readonly number[]): Promise<readonly Named[]> {
    return this.need().call('name', numbers);
  }

  resign(): Promise<Outcome> {
    return this.order({ t: 'resign' });
  }

  say(text: string): Promise<Outcome> {
    return this.line.command({ t: 'say', match: this.id, text } as Order);
  }

  async lookAs(_viewer: Viewer): Promise<void> {}

  moment(n: number): Promise<Moment> {
    return this.need().call('moment', n);
  }

  explore(seat: Seat, expedition: Expedition): Promise<readonly Journey[]> {
    return this.need().call('explore', seat, expedition);
  }

  foresee(seat: Seat, answers: readonly string[]): Promise<OpenQuestion | null> {
    return this.need().call('foresee', seat, answers);
  }

  advise<K extends Query['ask']>(query: Extract<Query, { ask: K }>, at: number): Promise<AdviceOf[K]> {
    return this.need().call('advise', query, at) as Promise<AdviceOf[K]>;
  }

  account(of: AccountFocus, at: number): Promise<AccountAdvice | null> {
    return this.need().call('account', of, at);
  }

  luck(): Promise<readonly AttackLuck[]> {
    return this.need().call('luck');
  }

  async record(): Promise<string> {
    if (this.info.peek()?.status !== 'finished') return this.need().call('record');
    const invite = this.invite === null ? '' : `?invite=${this.invite}`;
    const { record } = await api<RecordReply>('GET', `matches/${this.id}/record${invite}`);
    return withOwn(this.id, record);
  }

  wake(): void {
    this.paused.value = false;
  }

  close(): void {
    this.stop();
    this.stopState();
    this.model?.close();
  }

  private need(): Model {
    if (this.model === null) throw new Error('the match has not begun');
    return this.model;
  }

  private watchMessage() {
    const chat = this.chat.peek().at(-1)?.number ?? 0;
    const since = this.whole || this.number < 0 ? {} : { since: this.number };
    this.whole = false;
    return {
      t: 'watch' as const,
      match: this.id,
      chat,
      ...since,
      ...(this.invite === null ? {} : { invite: this.invite }),
    };
  }

  /** The next link of our chain; a chain that this device does not have, or has used up, is followed by a new one. */
  private async link(): Promise<NextLink | null> {
    if (this.info.peek()?.dice?.scheme !== 'chains-2' || this.mySeat.peek() === null) return null;
    const next = nextLink(this.id, this.wire.peek()?.link ?? null);
    if (next !== null) return next;
    const { anchor } = makeChain();
    const reply = await this.order({ t: 'promise', anchor });
    if ('refused' in reply || !adopt(this.id, anchor)) return null;
    const info = this.info.peek();
    if (info !== null) remember(info);
    return nextLink(this.id, anchor);
  }

  private settleLink(next: NextLink, reply: Outcome, text: string): void {
    if ('accepted' in reply) spent(this.id, next, text);
    else burn(this.id, next);
  }

  /** What may take back at once, or only offer to: a link is shown only where it is spent. */
  private async takeBack(order: ForMatch<Extract<Order, { t: 'offer' | 'respond' }>>): Promise<Outcome> {
    const reply = await this.order(order, 'link-missing');
    if (!('refused' in reply) || reply.refused.code !== 'link-missing') return reply;
    const next = await this.link();
    if (next === null) return reply;
    const again = await this.order({ ...order, link: next.link });
    this.settleLink(next, again, BACK);
    return again;
  }

  /** Sends a command and waits until the table shows what came of it. */
  private async order(order: ForMatch<Order>, expected?: string): Promise<Outcome> {
    const reply = await this.line.command({ ...order, match: this.id } as Order);
    if ('accepted' in reply) await this.reached(reply.accepted);
    else if (reply.refused.code !== expected && !this.isOfTheGame(reply.refused.code))
      this.refusedCode.value = reply.refused.code;
    return reply;
  }

  private isOfTheGame(code: string): boolean {
    return !ofTheTable.some((beginning) => code.startsWith(beginning));
  }

  private async words(refusal: Refusal): Promise<Message> {
    try {
      return await this.need().call('refusal', refusal);
    } catch {
      return { key: refusal.code };
    }
  }

  private reached(number: number): Promise<void> {
    if (this.number >= number) return Promise.resolve();
    return new Promise((resolve) => {
      this.waiters.push({ number, resolve });
    });
  }

  private hear(message: ServerMessage): void {
    if (message.t === 'table') this.tell(message.info, message, (model) => model.call('table', message));
    else if (message.t === 'step') this.tell(null, message, (model) => model.call('step', message));
    else if (message.t === 'match') this.learn(message.info);
    else if (message.t === 'presence')
      this.presence.value = { seats: message.seats, spectators: message.spectators };
    else if (message.t === 'chat') this.addLines(message.lines);
    else if (message.t === 'refused') this.failure.value = message.refusal.code;
  }

  private learn(info: MatchInfo): void {
    batch(() => {
      this.info.value = info;
      if (info.status === 'waiting') this.fresh.value = true;
    });
    if (info.status === 'waiting') void tend(info);
    else remember(info);
    if (this.model !== null) void this.model.call('rename', info);
  }

  private addLines(lines: readonly WireChatLine[]): void {
    const byNumber = new Map(this.chat.peek().map((line) => [line.number, line]));
    for (const line of lines) byNumber.set(line.number, line);
    this.chat.value = [...byNumber.values()].sort((a, b) => a.number - b.number);
  }

  private tell(
    info: MatchInfo | null,
    message: TableMessage | StepMessage,
    ask: (model: Model) => Promise<ToldChange>,
  ): void {
    if (info !== null && this.model === null) this.model = openModel(info);
    const { model } = this;
    if (model === null) return;
    const asked = ask(model);
    this.telling = this.telling
      .then(async () => {
        const told = await asked;
        if ('again' in told) {
          this.whole = true;
          this.line.watchAgain(this.id);
          return;
        }
        this.take(told, info, message);
      })
      .catch((error: unknown) => {
        this.failure.value = error instanceof Error ? error.message : String(error);
      });
  }

  private take(
    told: Exclude<ToldChange, { again: true }>,
    info: MatchInfo | null,
    message: TableMessage | StepMessage,
  ): void {
    // The worker tells each thing once: what is already out of date is taken in too.
    this.told = takeIn(this.told, told.state);
    this.givenSoFar = follow(this.givenSoFar, told.given);
    if (message.number < this.number) return;
    if (info !== null) remember(info);
    this.number = told.number;
    batch(() => {
      if (info !== null) this.info.value = info;
      if (message.t === 'table') {
        this.mySeat.value = seatIn(message);
        this.fresh.value = true;
        this.failure.value = null;
      }
      this.wire.value = message.state;
      this.given.value = this.givenSoFar;
      this.state.value = this.told;
    });
    const done = this.waiters.filter(({ number }) => number <= this.number);
    this.waiters = this.waiters.filter(({ number }) => number > this.number);
    for (const { resolve } of done) resolve();
  }
}

/** Spectators may look from a seat without sitting there: only who has an open door to the match sits. */
const seatIn = ({ seat, info }: TableMessage): Seat | null => (info.invite === undefined ? null : seat);
