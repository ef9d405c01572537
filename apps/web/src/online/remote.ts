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
import { HostedTable } from '../session/hosted.ts';
import type { Change } from '../session/story.ts';
import type { Answered, SeatKind } from '../session/table.ts';
import { adopt, makeChain } from './chains.ts';
import { burn, nextLink, remember, spent, tend, withOwn } from './dice.ts';
import type { Named, RemoteHost } from './host.ts';
import { failureText } from './refused.ts';
import { api } from './server.ts';
import type { Order, Outcome, ServerLine } from './socket.ts';

/** Who is looking at a table. */
export interface Presence {
  readonly seats: readonly Seat[];
  readonly spectators: number;
}

type ForMatch<T> = T extends { match: string } ? Omit<T, 'match'> : never;

/** What the kernel refuses in every game: the table has moved on. */
const ofTheTable = ['not-asked', 'stale-question', 'match-over'];

/** A table whose match is kept by a server. Nothing is shown that the server has not told. */
export class RemoteTable extends HostedTable<RemoteHost, number> {
  readonly id: string;
  readonly info: Signal<MatchInfo | null> = signal(null);
  /** Clocks, offers, result, as the server last told them. */
  readonly wire: Signal<WireState | null> = signal(null);
  readonly mySeat: Signal<Seat | null> = signal(null);
  readonly presence: Signal<Presence> = signal({ seats: [], spectators: 0 });
  readonly chat: Signal<readonly WireChatLine[]> = signal([]);
  /** The numbers in the server's log of the answers that still count, oldest first. */
  readonly given: Signal<readonly number[]> = signal([]);
  /** True once the line is back and the table has been told again. */
  readonly fresh: Signal<boolean> = signal(false);
  /** A command that the server refused for a reason that is none of the game's. */
  readonly refusedCode: Signal<string | null> = signal(null);
  private readonly line: ServerLine;
  private readonly invite: string | null;
  private readonly stop: () => void;
  private readonly stopState: () => void;
  /** Whether the server has told of a match that is played. */
  private hasBegun = false;
  private number = -1;
  private whole = false;
  private telling: Promise<void> = Promise.resolve();
  private waiters: { readonly number: number; readonly resolve: () => void }[] = [];

  constructor(line: ServerLine, id: string, invite: string | null) {
    super();
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

  failureText(failure: string): string {
    return failureText(failure);
  }

  async submit(_seat: Seat, number: number, option: string): Promise<Answered> {
    const next = await this.link();
    const link = next === null ? {} : { link: next.link };
    const reply = await this.send({ t: 'answer', question: number, option, ...link });
    if (next !== null) this.settleLink(next, reply, answerText(number, option));
    this.failed.value = null;
    if ('accepted' in reply) return { ok: true };
    const refusal = reply.refused as Refusal;
    if (refusal.code === RULES_FAILED) this.failed.value = option;
    const words = await this.words(refusal);
    if (words === null && refusal.code !== RULES_FAILED) this.refusedCode.value = refusal.code;
    return { ok: false, refusal, message: words ?? { key: refusal.code } };
  }

  async undo(_seat: Seat, to: number): Promise<boolean> {
    const free = this.wire.peek()?.freeTakeBack;
    const first = this.given.peek()[to];
    if (free == null || first === undefined) return false;
    const back = Math.max(free, first - 1);
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
    return this.host.call('name', numbers);
  }

  resign(): Promise<Outcome> {
    return this.order({ t: 'resign' });
  }

  say(text: string): Promise<Outcome> {
    return this.line.command({ t: 'say', match: this.id, text } as Order);
  }

  async lookAs(_viewer: Viewer): Promise<void> {}

  override async record(): Promise<string> {
    if (this.info.peek()?.status !== 'finished') return super.record();
    const invite = this.invite === null ? '' : `?invite=${this.invite}`;
    const { record } = await api<RecordReply>('GET', `matches/${this.id}/record${invite}`);
    return withOwn(this.id, record);
  }

  override close(): void {
    this.stop();
    this.stopState();
    super.close();
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
  private async send(order: ForMatch<Order>): Promise<Outcome> {
    const reply = await this.line.command({ ...order, match: this.id } as Order);
    if ('accepted' in reply) await this.reached(reply.accepted);
    return reply;
  }

  /** The same for what is no answer: why it is refused, the table says. */
  private async order(order: ForMatch<Order>, expected?: string): Promise<Outcome> {
    const reply = await this.send(order);
    if ('refused' in reply && reply.refused.code !== expected) this.refusedCode.value = reply.refused.code;
    return reply;
  }

  /** The game's own words for a refusal; null where the table refuses. */
  private async words(refusal: Refusal): Promise<Message | null> {
    if (ofTheTable.includes(refusal.code)) return null;
    return this.host.call('refusal', refusal).catch(() => null);
  }

  private reached(number: number): Promise<void> {
    if (this.number >= number) return Promise.resolve();
    return new Promise((resolve) => {
      this.waiters.push({ number, resolve });
    });
  }

  private hear(message: ServerMessage): void {
    if (message.t === 'table' || message.t === 'step') this.tell(message);
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
    if (this.hasBegun) void this.host.call('rename', info);
  }

  private addLines(lines: readonly WireChatLine[]): void {
    const byNumber = new Map(this.chat.peek().map((line) => [line.number, line]));
    for (const line of lines) byNumber.set(line.number, line);
    this.chat.value = [...byNumber.values()].sort((a, b) => a.number - b.number);
  }

  private tell(message: TableMessage | StepMessage): void {
    const asked = message.t === 'table' ? this.tellTable(message) : this.host.call('step', message);
    this.telling = this.telling
      .then(async () => {
        const heard = await asked;
        if (!('again' in heard)) return this.take(heard, message);
        this.whole = true;
        this.line.watchAgain(this.id);
      })
      .catch((error: unknown) => {
        this.failure.value = error instanceof Error ? error.message : String(error);
      });
  }

  private tellTable(message: TableMessage) {
    const { game, version } = message.info;
    if (!this.hasBegun) void this.host.call('begin', { kind: 'elsewhere', game, version }, null);
    this.hasBegun = true;
    return this.host.call('table', message);
  }

  private take(heard: Change<number> & { number: number }, message: TableMessage | StepMessage): void {
    // The host tells each thing once: what is already out of date is taken in too.
    const { state, kept, number } = this.follow(heard);
    if (message.number < this.number) return;
    if (message.t === 'table') remember(message.info);
    this.number = number;
    batch(() => {
      if (message.t === 'table') {
        this.info.value = message.info;
        this.mySeat.value = seatIn(message);
        this.fresh.value = true;
        this.failure.value = null;
      }
      this.wire.value = message.state;
      this.given.value = kept;
      this.state.value = state;
    });
    const done = this.waiters.filter(({ number }) => number <= this.number);
    this.waiters = this.waiters.filter(({ number }) => number > this.number);
    for (const { resolve } of done) resolve();
  }
}

/** Spectators may look from a seat without sitting there: only who has an open door to the match sits. */
const seatIn = ({ seat, info }: TableMessage): Seat | null => (info.invite === undefined ? null : seat);
