import type { Failure, Entry as KernelEntry, Refusal, Seat } from '@dustfront/kernel';
import type { TimeoutPolicy } from '@dustfront/protocol';
import type { Entry } from '../store/store.ts';

/** What the log of a match consists of. Everything else about a match is derived from these. */
export type EntryBody =
  /** `link`: the next link of the seat's chain; none where the server throws alone. */
  | ({ do: 'answer'; by?: 'clock' | 'computer'; link?: string } & KernelEntry)
  | {
      do: 'offer';
      seat: Seat;
      what: 'draw' | 'takeback' | 'substitute';
      to?: number;
      for?: Seat;
      /** Whose consent it needs; in older logs it is missing and everybody who was there then was meant. */
      asks?: Seat[];
    }
  | { do: 'respond'; seat: Seat; offer: number; accept: boolean; link?: string }
  | { do: 'takeback'; seat: Seat; to: number; link?: string }
  | { do: 'promise'; seat: Seat; anchor: string }
  | { do: 'resign'; seat: Seat }
  | { do: 'end'; seat: Seat; reason: string; by?: 'failure' }
  /** The server was away; so much is given back to the clocks that ran. */
  | { do: 'away'; seat: Seat; ms: number }
  | { do: 'timeout'; seat: Seat; policy: TimeoutPolicy }
  | { do: 'want'; seat: Seat; on: boolean; lend: boolean }
  | {
      do: 'seat';
      seat: Seat;
      kind: 'human' | 'computer';
      player: string | null;
      level: string | null;
      /** The chain with which the new holder answers. */
      anchor?: string;
      /** A substitute may sit down at once. */
      wanted?: true;
      /** The same person under another name: a guest who has signed in. */
      was?: string;
    };

/** What a seat (or the server for it) asks for. */
export type Command =
  | {
      do: 'answer';
      seat: Seat;
      question: number;
      option: string;
      by?: 'clock' | 'computer';
      link?: string;
    }
  | { do: 'offer'; seat: Seat; what: 'draw' | 'takeback'; to?: number; link?: string }
  | { do: 'respond'; seat: Seat; offer: number; accept: boolean; link?: string }
  | { do: 'promise'; seat: Seat; anchor: string }
  | { do: 'resign'; seat: Seat }
  | { do: 'end'; seat: Seat; reason: string; by?: 'failure' }
  | { do: 'away'; seat: Seat; ms: number }
  | { do: 'timeout'; seat: Seat; computer: string | null }
  | { do: 'want'; by: Seat; seat: Seat; on: boolean; lend: boolean }
  | { do: 'take'; seat: Seat; player: string; anchor?: string }
  | { do: 'move'; seat: Seat; player: string; to: string }
  | { do: 'leave'; seat: Seat; computer: string };

/** The seat a command speaks for; null for one that asks for a seat. */
export const speaksFor = (command: Command): Seat | null =>
  command.do === 'take' ? null : command.do === 'want' ? command.by : command.seat;

export type LogEntry = Entry & { body: EntryBody & Entry['body'] };

export interface Refused {
  refused: Refusal;
  /** The rules themselves failed. */
  failure?: Failure;
}

export const refused = (code: string, params?: Record<string, string | number>): Refused => ({
  refused: params ? { code, params } : { code },
});

export const isRefused = (value: object): value is Refused => 'refused' in value;
