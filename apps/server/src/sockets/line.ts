import type { EventEmitter } from 'node:events';
import type { Player } from '../store/store.ts';
import type { Shares } from './shares.ts';

export interface Identity {
  player: Player;
  tokenHash: string;
}

/** What a connection has in common with others. */
export interface Common {
  /** The house it comes from. */
  house: string;
  shares: Shares;
  /** Whether it may look at matches that other processes play; theirs may not, so that nothing goes in circles. */
  relays: boolean;
  valid(message: unknown): boolean;
}

/** What a connection needs of a socket: that of a client, or one that another process holds. */
export interface Line extends EventEmitter {
  readonly OPEN: number;
  readonly readyState: number;
  readonly bufferedAmount: number;
  send(message: Buffer, options: { binary: boolean }): void;
  ping(): void;
  close(code: number, reason: string): void;
  terminate(): void;
}
