import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { App } from '../app.ts';
import type { Player, Session } from '../store/store.ts';

type Read<T> = T extends TSchema ? Static<T> : unknown;

/** A request as a route meets it: validated, and with whoever asks. */
export interface Asked<Body, Params, Query> {
  app: App;
  body: Read<Body>;
  params: Read<Params>;
  query: Read<Query>;
  player: Player | null;
  session: Session | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The same, of somebody who is signed in. */
export type AskedBy<Body, Params, Query> = Asked<Body, Params, Query> & { player: Player; session: Session };

interface Shape<Body, Params, Query> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: string;
  /** One sentence for the API's page. */
  summary: string;
  body?: Body;
  params?: Params;
  query?: Query;
  reply?: TSchema;
  /** Requests a minute and address, where the general limit is too generous. */
  limit?: (app: App) => number;
  /** The same an hour. */
  hourly?: (app: App) => number;
}

export interface OpenRoute<Body, Params, Query> extends Shape<Body, Params, Query> {
  auth: 'anyone';
  handle(asked: Asked<Body, Params, Query>): Promise<unknown>;
}

export interface PlayerRoute<Body, Params, Query> extends Shape<Body, Params, Query> {
  auth: 'player' | 'moderator';
  handle(asked: AskedBy<Body, Params, Query>): Promise<unknown>;
}

export type AnyRoute = OpenRoute<TSchema, TSchema, TSchema> | PlayerRoute<TSchema, TSchema, TSchema>;

/** One file, one route. */
export function route<Body, Params, Query>(
  given: OpenRoute<Body, Params, Query> | PlayerRoute<Body, Params, Query>,
): AnyRoute {
  return given as unknown as AnyRoute;
}
