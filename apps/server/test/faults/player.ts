import { setTimeout as pause } from 'node:timers/promises';
import { seededPick } from '@dustfront/kernel';
import type { ServerMessage } from '@dustfront/protocol';
import type { Client } from '../client.ts';
import type { History } from './history.ts';

/** Tries until it works: the server may be away. */
export async function insist<T>(work: () => Promise<T>, over: () => boolean): Promise<T | null> {
  while (!over()) {
    try {
      return await work();
    } catch {
      await pause(50);
    }
  }
  return null;
}

/**
 * A player (or spectator) who comes back after every cut, resumes by number, and repeats a command with the same id
 * until it has a reply.
 */
export class Stubborn {
  readonly client: Client;
  readonly label: string;
  readonly #match: string;
  readonly #history: History;
  readonly #pick: (n: number) => number;
  readonly #over: () => boolean;
  #serial = 0;
  #seen = 0;
  answers = 0;
  finished = false;

  constructor(client: Client, label: string, match: string, history: History, over: () => boolean) {
    this.client = client;
    this.label = label;
    this.#match = match;
    this.#history = history;
    this.#over = over;
    this.#pick = seededPick(label);
  }

  /** A cut line: no good-bye in either direction. */
  cut(): void {
    this.client.socket?.terminate();
  }

  async play(pace: number): Promise<void> {
    while (!this.#over() && !this.finished) {
      const here = await insist(() => this.#connect(), this.#over);
      if (here === null) return;
      while (!this.#over() && !this.finished && this.client.socket?.readyState === 1) {
        this.#note();
        const table = this.client.tables.get(this.#match);
        if (table?.state.status === 'finished') this.finished = true;
        else if (table?.state.question) await this.#answer();
        await pause(pace);
      }
    }
    this.#note();
  }

  async #connect(): Promise<true> {
    this.client.close();
    await this.client.connect();
    const before = this.client.tables.get(this.#match)?.number;
    await this.client.watch(this.#match, before === undefined ? {} : { since: before });
    return true;
  }

  /** Notes every entry that was told since the last look, in the order it came. */
  #note(): void {
    const { messages } = this.client;
    for (; this.#seen < messages.length; this.#seen++) {
      const message = messages[this.#seen] as ServerMessage;
      if (message.t === 'step') this.#noteEntry(message.entry);
      if (message.t === 'table') for (const entry of message.entries) this.#noteEntry(entry);
    }
    messages.length = 0;
    this.#seen = 0;
    this.client.received.length = 0;
  }

  #noteEntry(entry: { number: number; seat: number; option?: string | null }): void {
    if (entry.number === 0) return;
    const { number, seat, option } = entry;
    this.#history.steps.push({ match: this.#match, client: this.label, number, seat, option });
  }

  async #answer(): Promise<void> {
    const question = this.client.tables.get(this.#match)!.state.question!;
    const option = question.options[this.#pick(question.options.length)]!.id;
    const id = `${this.label}-${++this.#serial}`;
    const seen = {
      match: this.#match,
      author: this.client.id,
      id,
      outcome: null as number | 'refused' | null,
    };
    this.#history.commands.push(seen);
    while (!this.#over()) {
      const ready = this.client.socket?.readyState === 1 || (await insist(() => this.#connect(), this.#over));
      if (!ready) return;
      const message = { t: 'answer', id, match: this.#match, question: question.number, option } as const;
      const patience = new AbortController();
      const reply = await Promise.race([
        this.client.command(message).catch(() => null),
        pause(3000, undefined, { signal: patience.signal }).catch(() => null),
      ]);
      patience.abort();
      if (!reply) {
        await pause(10);
        continue;
      }
      if (reply.t === 'refused' && /^(store-|failed|busy)/.test(reply.refusal.code)) {
        await pause(50);
        continue;
      }
      seen.outcome = reply.t === 'accepted' ? reply.number : 'refused';
      this.answers += 1;
      return;
    }
  }
}
