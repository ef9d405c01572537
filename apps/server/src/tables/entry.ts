import type { Entry as KernelEntry, Refusal, Seat } from '@dustfront/kernel';
import type { TimeoutPolicy } from '@dustfront/protocol';
import type { Entry } from '../store/store.ts';

/** What the log of a match consists of. Everything else about a match is derived from these. */
export type EntryBody =
  | ({ do: 'answer'; by?: 'clock' | 'computer' } & KernelEntry)
  | { do: 'offer'; seat: Seat; what: 'draw' | 'takeback'; to?: number }
  | { do: 'respond'; seat: Seat; offer: number; accept: boolean }
  | { do: 'takeback'; seat: Seat; to: number }
  | { do: 'resign'; seat: Seat }
  | { do: 'timeout'; seat: Seat; policy: TimeoutPolicy }
  | { do: 'seat'; seat: Seat; kind: 'human' | 'computer'; player: string | null; level: string | null };

/** What a seat (or the server for it) asks for. */
export type Command =
  | { do: 'answer'; seat: Seat; question: number; option: string; by?: 'clock' | 'computer' }
  | { do: 'offer'; seat: Seat; what: 'draw' | 'takeback'; to?: number }
  | { do: 'respond'; seat: Seat; offer: number; accept: boolean }
  | { do: 'resign'; seat: Seat }
  | { do: 'timeout'; seat: Seat; computer: string | null }
  | { do: 'seat'; seat: Seat; kind: 'human' | 'computer'; player: string | null; level: string | null };

export type LogEntry = Entry & { body: EntryBody & Entry['body'] };

export interface Refused {
  refused: Refusal;
}

export const refused = (code: string, params?: Record<string, string | number>): Refused => ({
  refused: params ? { code, params } : { code },
});

export const isRefused = (value: object): value is Refused => 'refused' in value;
