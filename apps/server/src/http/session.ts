import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedInPlayer } from '../accounts/accounts.ts';
import type { App } from '../app.ts';
import type { Player } from '../store/store.ts';

const LIFE = 180 * 86_400;

/** Over https the name binds the cookie to this very host. */
function cookieName(app: App): string {
  return app.config.publicUrl?.startsWith('https:') ? '__Host-dustfront' : 'dustfront';
}

export function setCookie(app: App, reply: FastifyReply, token: string | null): void {
  const secure = app.config.publicUrl?.startsWith('https:') ? '; Secure' : '';
  const life = token === null ? 0 : LIFE;
  reply.header(
    'set-cookie',
    `${cookieName(app)}=${token ?? ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${life}${secure}`,
  );
}

/** A new session. Browsers get it as a cookie that no script reads; a program, which has no origin, in the reply. */
export async function openSession(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  player: Player,
): Promise<{ token?: string }> {
  const token = await app.accounts.open(player, request.headers['user-agent'] ?? '');
  setCookie(app, reply, token);
  return request.headers.origin === undefined ? { token } : {};
}

/** Programs send the token as a bearer, browsers as a cookie. */
export function tokenOf(app: App, headers: IncomingMessage['headers']): string | null {
  const { authorization, cookie } = headers;
  const bearer = authorization && /^Bearer ([\w-]+)$/.exec(authorization);
  if (bearer) return bearer[1]!;
  if (!cookie) return null;
  const name = cookieName(app);
  for (const part of cookie.split(';')) {
    const [key, value] = part.trim().split('=');
    if (key === name && value) return value;
  }
  return null;
}

export async function whoAsks(app: App, headers: IncomingMessage['headers']): Promise<SignedInPlayer | null> {
  const token = tokenOf(app, headers);
  return token === null ? null : app.accounts.signedIn(token);
}
