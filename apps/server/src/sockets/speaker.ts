import type { ClientMessage, ServerMessage } from '@dustfront/protocol';
import type { App } from '../app.ts';
import type { Watcher } from '../tables/stage.ts';
import type { Identity, Line } from './line.ts';

/** A connection, as those know it who speak through it. */
export interface Speaker extends Watcher {
  readonly app: App;
  readonly socket: Line;
  readonly identity: Identity | null;
  readonly muted: ReadonlySet<string>;
  take(message: ClientMessage): void;
  tell(message: ServerMessage): void;
  refuse(id: string | null, match: string | null, code: string): void;
  mayMake(what: 'chat' | 'offers'): boolean;
}
