import { PROTOCOL } from '@dustfront/protocol';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { TSchema } from 'typebox';
import { AccountError, type SignedInPlayer } from '../accounts/accounts.ts';
import type { App } from '../app.ts';
import { StoreRefused } from '../store/errors.ts';
import { HttpError } from './errors.ts';
import { originAllowed } from './origin.ts';
import { Pace } from './pace.ts';
import { addFiles, looksLikePage, sendPage } from './pages.ts';
import { type Headers, protection } from './protection.ts';
import type { AnyRoute } from './route.ts';
import { routes } from './routes/index.ts';
import { tokenOf } from './session.ts';

const ACCOUNT_STATUS: Record<string, number> = {
  'sign-in-again': 403,
  'wrong-login': 401,
  'name-taken': 409,
  'already-account': 409,
  'too-many-mails': 429,
};

const HOUR = 3_600_000;

const tooFast = (ms: number): HttpError =>
  new HttpError(429, 'too-fast', `too many requests; try again in ${Math.ceil(ms / 1000)} s`);

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
    // What is logged says itself which request it is about; a logger for each would cost every request.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    trustProxy: config.trustProxy,
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: true,
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: false } },
    routerOptions: { maxParamLength: 200 },
    // A path that cannot be read: the client's page says so.
    frameworkErrors: (error, request, reply) => void answerOdd(error, request, reply),
  });
  const { page, data } = await protection(config.publicUrl?.startsWith('https:') ?? false);
  // By its number a page knows that it comes from a server with tables, not from plain files.
  const protocol = { 'dustfront-protocol': String(PROTOCOL) };
  const [forPages, forData] = [
    { ...page, ...protocol },
    { ...data, ...protocol },
  ];
  const headersOf = (path: string): Headers => (path.startsWith('/api/') ? forData : forPages);
  const answerOdd = (error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    reply.headers(headersOf(request.url));
    return looksLikePage(request) ? sendPage(app, reply, 400) : answerError(error, request, reply);
  };
  const pace = new Pace(config.limits.requests);
  const watchForProxy = proxyWarning();
  server.addHook('onRequest', (request, reply, done) => {
    const isApi = request.url.startsWith('/api/');
    reply.headers(headersOf(request.url));
    // Files cost next to nothing, and a first visit fetches many.
    const wait = isApi ? pace.wait(request.ip, performance.now()) : 0;
    if (!config.trustProxy) watchForProxy(request);
    if (wait === 0) return done();
    reply.header('retry-after', Math.ceil(wait / 1000));
    done(tooFast(wait));
  });
  // Where a route is stricter than the general pace.
  await server.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, context) => tooFast(context.ttl),
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
  const counts = [0, 1, 2, 3, 4, 5].map((n) => app.metrics.requests.labels(`${n}xx`));
  server.addHook('onResponse', (_request, reply, done) => {
    counts[Math.floor(reply.statusCode / 100)]?.inc();
    done();
  });
  server.setErrorHandler((error, request, reply) => {
    app.alarm.note(error);
    return answerError(error, request, reply);
  });
  let api: FastifyInstance = server;
  await server.register(async (scope) => {
    api = scope;
    takeForms(scope);
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

const WARN_EVERY = HOUR;

/** Behind a proxy that is not trusted everybody has one address, and shares its limits: the operator should know. */
function proxyWarning(): (request: FastifyRequest) => void {
  let warnedAt = Number.NEGATIVE_INFINITY;
  return ({ headers, log }) => {
    if (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined) return;
    if (performance.now() - warnedAt < WARN_EVERY) return;
    warnedAt = performance.now();
    log.warn(
      { event: 'untrusted-proxy' },
      'a proxy tells addresses that are not believed, so that all players share one limit: set ' +
        'TRUST_PROXY=1 if it is yours',
    );
  };
}

/**
 * Mail programs stop mails with a form (RFC 8058). No route reads what stands in one, and bodies that are read stay
 * JSON.
 */
function takeForms(server: FastifyInstance): void {
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  server.addContentTypeParser(types, { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) =>
    done(null, null),
  );
}

function addRoute(app: App, server: FastifyInstance, route: AnyRoute): void {
  const { method, url, summary, body, params, query, reply, auth } = route;
  const limit = route.limit?.(app);
  const hourly = route.hourly && new Pace(route.hourly(app), HOUR);
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
    handler: (request, response) => {
      if (method !== 'GET' && !originAllowed(app.config, request.headers)) {
        throw new HttpError(403, 'foreign-origin', 'this page may not act here');
      }
      const wait = hourly?.wait(request.ip, performance.now()) ?? 0;
      if (wait > 0) throw tooFast(wait);
      const token = tokenOf(app, request.headers);
      if (token === null) return serve(app, route, request, response, null);
      return app.accounts.signedIn(token).then((who) => serve(app, route, request, response, who));
    },
  });
}

function serve(
  app: App,
  route: AnyRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  who: SignedInPlayer | null,
): Promise<unknown> {
  const { auth } = route;
  if (auth !== 'anyone' && !who) throw new HttpError(401, 'signed-out', 'nobody is signed in');
  if (auth === 'moderator' && !app.accounts.isModerator(who!.player)) {
    throw new HttpError(403, 'not-allowed', 'only moderators may do that');
  }
  const { body, params, query } = request;
  const [player, session] = who ? [who.player, who.session] : [null, null];
  return route.handle({ app, body, params, query, player, session, request, reply } as never);
}

/**
 * Refused attempts are what an operator looks for after an incident: who, from where, what. Never the secret itself.
 */
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
  const { method, ip } = request;
  request.log.error({ err: error, method, url: request.routeOptions.url, ip }, 'a request failed');
  return send(500, 'failed', 'something went wrong here');
}
