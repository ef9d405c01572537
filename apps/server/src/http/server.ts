import { existsSync } from 'node:fs';
import { PROTOCOL } from '@dustfront/protocol';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import swagger from '@fastify/swagger';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { AccountError } from '../accounts/accounts.ts';
import type { App } from '../app.ts';
import { StoreRefused } from '../store/errors.ts';
import { HttpError } from './errors.ts';
import { originAllowed } from './origin.ts';
import type { AnyRoute } from './route.ts';
import { routes } from './routes/index.ts';
import { whoAsks } from './session.ts';

const ACCOUNT_STATUS: Record<string, number> = {
  'wrong-login': 401,
  'name-taken': 409,
  'already-account': 409,
};

const policy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

export interface Http {
  server: FastifyInstance;
  /** Whether a value fits a schema: the routes' own checker, which sockets use too. */
  checker(schema: TSchema): (value: unknown) => boolean;
}

/** The HTTP half of the server: the client's files, the API, health and figures. */
export async function httpServer(app: App): Promise<Http> {
  const { config } = app;
  const server = fastify({
    logger: { level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    trustProxy: config.trustProxy,
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: true,
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: false } },
    routerOptions: { maxParamLength: 200 },
  });
  const https = config.publicUrl?.startsWith('https:') ?? false;
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: https ? { ...policy, 'upgrade-insecure-requests': [] } : policy,
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  await server.register(rateLimit, {
    max: config.limits.requests,
    timeWindow: 60_000,
    allowList: (request) => request.url === '/healthz' || request.url === '/metrics',
    errorResponseBuilder: (_request, context) =>
      new HttpError(429, 'too-fast', `too many requests; try again in ${Math.ceil(context.ttl / 1000)} s`),
  });
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Dustfront', version: String(PROTOCOL), description: 'Tables for the Dust games.' },
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'dustfront' },
        },
      },
    },
  });
  // By this a page knows that it comes from a server with tables, not from plain files.
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('dustfront-protocol', String(PROTOCOL));
  });
  server.addHook('onResponse', async (_request, reply) => {
    app.metrics.requests.add({ status: `${Math.floor(reply.statusCode / 100)}xx` });
  });
  server.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  let api: FastifyInstance = server;
  await server.register(async (scope) => {
    api = scope;
    for (const route of routes) addRoute(app, scope, route);
  });
  await addFiles(app, server);
  await server.ready();
  return {
    server,
    checker(schema) {
      const check = api.validatorCompiler?.({ schema, method: 'GET', url: '/', httpPart: 'body' });
      if (!check) throw new Error('there is nothing to check messages with');
      return (value) => check(value) === true;
    },
  };
}

function addRoute(app: App, server: FastifyInstance, route: AnyRoute): void {
  const { method, url, summary, body, params, query, reply, auth } = route;
  const limit = route.limit?.(app);
  server.route({
    method,
    url,
    schema: {
      summary,
      ...(body ? { body } : {}),
      ...(params ? { params } : {}),
      ...(query ? { querystring: query } : {}),
      ...(reply ? { response: { 200: reply } } : {}),
      ...(auth === 'anyone' ? {} : { security: [{ token: [] }, { cookie: [] }] }),
    },
    // Replies are built from typed values; the schema documents them and must not silently drop a field.
    serializerCompiler: () => (data) => JSON.stringify(data),
    ...(limit ? { config: { rateLimit: { max: limit, timeWindow: 60_000 } } } : {}),
    handler: async (request, response) => {
      if (method !== 'GET' && !originAllowed(app.config, request.headers)) {
        throw new HttpError(403, 'foreign-origin', 'this page may not act here');
      }
      const who = await whoAsks(app, request.headers);
      if (auth !== 'anyone' && !who) throw new HttpError(401, 'signed-out', 'nobody is signed in');
      if (auth === 'moderator' && !app.accounts.isModerator(who!.player)) {
        throw new HttpError(403, 'not-allowed', 'only moderators may do that');
      }
      const asked = {
        app,
        body: request.body,
        params: request.params,
        query: request.query,
        player: who?.player ?? null,
        session: who?.session ?? null,
        request,
        reply: response,
      };
      response.header('cache-control', 'no-store');
      return route.handle(asked as never);
    },
  });
}

/** Refused attempts are what an operator looks for after an incident: who, from where, what. Never the secret itself. */
function noteRefusal(error: unknown, request: FastifyRequest): void {
  const status = error instanceof HttpError ? error.status : error instanceof AccountError ? 401 : 0;
  if (![401, 403, 429].includes(status)) return;
  const { code } = error as HttpError | AccountError;
  request.log.warn(
    { event: 'refused', code, method: request.method, url: request.routeOptions.url, ip: request.ip },
    'refused',
  );
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const send = (status: number, code: string, message: string, details?: unknown): FastifyReply =>
    reply.status(status).send({ error: { code, message, ...(details === undefined ? {} : { details }) } });
  noteRefusal(error, request);
  if (error instanceof HttpError) return send(error.status, error.code, error.message, error.details);
  if (error instanceof AccountError)
    return send(ACCOUNT_STATUS[error.code] ?? 400, error.code, error.message);
  if (error instanceof StoreRefused) {
    reply.header('retry-after', '2');
    return send(503, `store-${error.reason}`, error.message);
  }
  const { statusCode, message } = error as { statusCode?: number; message?: string };
  if (statusCode !== undefined && statusCode < 500)
    return send(statusCode, 'bad-request', message ?? 'bad request');
  request.log.error({ err: error }, 'a request failed');
  return send(500, 'failed', 'something went wrong here');
}

/** The built client. Files with a hash in their name never change; everything else is asked for again. */
async function addFiles(app: App, server: FastifyInstance): Promise<void> {
  const root = app.config.webRoot;
  const built = existsSync(root);
  if (built) {
    await server.register(fastifyStatic, {
      root,
      cacheControl: false,
      setHeaders: (response, path) => {
        const forever = path.includes('/assets/');
        response.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  server.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!;
    const page = request.method === 'GET' && !/^\/(api|assets)\//.test(path) && !/\.\w+$/.test(path);
    if (page && built) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    if (page)
      return reply.type('text/plain').send('Dustfront runs. The client is not built: npm run build.\n');
    return reply.status(404).send({ error: { code: 'not-found', message: 'there is nothing here' } });
  });
}
