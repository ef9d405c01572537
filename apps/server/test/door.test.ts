import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL } from '@dustfront/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { defaultLimits } from '../src/config.ts';
import { routes } from '../src/http/routes/index.ts';
import { Client } from './client.ts';
import { type TestServer, testServer } from './server.ts';

let server: TestServer;
let web: string;
beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'dustfront-web-'));
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Dustfront</title>');
  writeFileSync(join(web, 'assets', 'index-abc123.js'), 'export {};');
  server = await testServer({
    webRoot: web,
    limits: { ...defaultLimits, requests: 100_000, guests: 5, connectionsPerAddress: 6 },
  });
});
afterAll(() => server.end());

const status = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => {
    socket.on('open', () => resolve(101));
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('error', () => {});
  });

const open = (headers: Record<string, string> = {}, path = '/socket') =>
  new WebSocket(`ws://127.0.0.1:${server.port}${path}`, { headers });

describe('the door', () => {
  test('HEAD is answered as GET is, without a body', async () => {
    const asked = ['/', '/lobby', '/nothing', '/nothing.js', '/index.html', '/assets/index-abc123.js'];
    for (const path of asked) {
      const [head, get] = await Promise.all(
        ['HEAD', 'GET'].map((method) => fetch(`http://127.0.0.1:${server.port}${path}`, { method })),
      );
      const told = ({ status, headers }: Response) => [status, headers.get('content-type')];
      expect(told(head!), path).toEqual(told(get!));
      expect(await head!.text(), path).toBe('');
    }
  });

  test('every reply carries the security headers; no inline code is allowed', async () => {
    for (const path of ['/', '/api/games', '/nothing.js', '/healthz']) {
      const { headers } = await new Client(server.port).call('GET', path);
      const policy = headers.get('content-security-policy')!;
      expect(policy).toContain(path.startsWith('/api/') ? "default-src 'none'" : "default-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  test('the client is served: pages fresh, hashed files for ever, nothing outside', async () => {
    const client = new Client(server.port);
    for (const [path, status] of [
      ['/', 200],
      ['/match/abc@3', 200],
      ['/account', 200],
      ['/rules/dust-tactics/dt1.move.diagonal', 200],
      ['/nowhere', 404],
      ['/..%2f..%2fetc/passwd', 404],
      ['/match/100%', 400],
      ['/%E0%A4%A', 400],
    ] as const) {
      const page = await client.call('GET', path);
      expect(page.status, path).toBe(status);
      expect(page.headers.get('content-security-policy'), path).toContain("default-src 'self'");
      expect(page.headers.get('content-type')).toContain('text/html');
      expect(page.headers.get('cache-control')).toBe('no-cache');
      expect(await page.text()).toContain('<title>Dustfront</title>');
    }
    const asset = await client.call('GET', '/assets/index-abc123.js');
    expect(asset.headers.get('cache-control')).toContain('immutable');
    for (const path of [
      '/assets/..%2f..%2f..%2fetc%2fpasswd',
      '/assets/none.js',
      '/nothing.js',
      '/api/none',
      '/api/%',
    ]) {
      expect((await client.call('GET', path)).status, path).toBeGreaterThanOrEqual(400);
    }
  });

  test('a page can tell that it comes from a server with tables', async () => {
    const head = await new Client(server.port).call('HEAD', '/');
    expect(head.status).toBe(200);
    expect(head.headers.get('dustfront-protocol')).toBe(String(PROTOCOL));
  });

  test('a page of another origin can neither act nor open a socket', async () => {
    const client = new Client(server.port);
    const own = `http://127.0.0.1:${server.port}`;
    expect((await client.call('POST', '/api/guest', {}, { origin: 'https://evil.example' })).status).toBe(
      403,
    );
    expect((await client.call('POST', '/api/guest', {}, { origin: own })).status).toBe(200);
    const logged = vi.spyOn(server.app.log, 'warn').mockReturnValue();
    const foreign = open({ origin: 'https://evil.example' });
    expect(await status(foreign)).toBe(403);
    const refused = { event: 'refused', code: 'foreign-origin', url: '/socket', ip: '127.0.0.1' };
    expect(logged).toHaveBeenCalledExactlyOnceWith(refused, 'refused');
    logged.mockRestore();
    const good = open({ origin: own });
    expect(await status(good)).toBe(101);
    good.terminate();
    expect(await status(open({}, '/elsewhere'))).toBe(404);
  });

  test('the cookie is for this site and its server only', async () => {
    const reply = await new Client(server.port).call('POST', '/api/guest', {});
    const cookie = reply.headers.get('set-cookie')!;
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
    const value = cookie.split(';')[0]!;
    const me = await new Client(server.port).call('GET', '/api/me', undefined, { cookie: value });
    expect(await me.json()).toMatchObject({ kind: 'guest' });
  });

  test('over https the cookie is bound to its host, HSTS holds, and no script of a page reads a token', async () => {
    const publicUrl = 'https://play.example.org';
    const own = await testServer({ publicUrl });
    const client = new Client(own.port);
    const page = await client.call('POST', '/api/guest', {}, { origin: publicUrl });
    expect(page.headers.get('set-cookie')).toMatch(
      /^__Host-dustfront=.+; Path=\/; HttpOnly; SameSite=Lax;.*; Secure$/,
    );
    expect(page.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(Object.keys((await page.json()) as object)).toEqual(['me']);
    expect(await (await client.call('POST', '/api/guest', {})).json()).toMatchObject({
      token: expect.any(String),
    });
    const head = await client.call('GET', '/');
    expect(head.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    await own.end();
  });

  test('guests, connections and messages are limited', async () => {
    const client = new Client(server.port);
    const replies = [];
    for (let i = 0; i < 8; i++) replies.push((await client.call('POST', '/api/guest', {})).status);
    expect(replies).toContain(429);
    const sockets = Array.from({ length: 9 }, () => open());
    const opened = await Promise.all(sockets.map(status));
    expect(opened.filter((s) => s === 101).length).toBeLessThanOrEqual(6);
    expect(opened).toContain(429);
    for (const socket of sockets) socket.terminate();
  });

  test('too long, too many or meaningless messages end a socket, not the server', async () => {
    await expect.poll(() => server.app.metrics.text()).toContain('dustfront_socket_connections 0');
    const long = await new Client(server.port).connect();
    const closed = new Promise<number>((resolve) => long.socket!.on('close', resolve));
    long.socket!.send('x'.repeat(20_000));
    expect(await closed).toBe(1009);
    const silly = await new Client(server.port).connect();
    const ended = new Promise<number>((resolve) => silly.socket!.on('close', resolve));
    for (let i = 0; i < 30; i++) silly.socket!.send('{"t":"watch"}');
    expect(await ended).toBe(1008);
    expect((await new Client(server.port).call('GET', '/healthz')).status).toBe(200);
  });

  test('bodies are checked and limited', async () => {
    const client = new Client(server.port);
    expect((await client.call('POST', '/api/login', { name: 1 })).status).toBe(400);
    expect(
      (await client.call('POST', '/api/login', { name: 'x'.repeat(70_000), password: 'x' })).status,
    ).toBe(413);
    const odd = await fetch(`${client.base}/api/login`, {
      method: 'POST',
      body: 'name=x',
      headers: { 'content-type': 'text/plain' },
    });
    expect([400, 415]).toContain(odd.status);
  });

  test('errors tell nothing of the inside', async () => {
    const reply = await new Client(server.port).call('GET', '/api/matches/nothing-here');
    expect(await reply.json()).toEqual({ error: { code: 'no-such-match', message: 'no such match' } });
    const broken = vi.spyOn(server.app.store.ratings, 'best').mockRejectedValue(new Error('SELECT inside'));
    const failed = await new Client(server.port).call('GET', '/api/ratings/dust');
    broken.mockRestore();
    expect(failed.status).toBe(500);
    expect(await failed.json()).toEqual({ error: { code: 'failed', message: 'something went wrong here' } });
  });

  test('what fails in a socket message is told as little, and logged', async () => {
    await expect.poll(() => server.app.metrics.text()).toContain('dustfront_socket_connections 0');
    const logged = vi.spyOn(server.app.log, 'error').mockReturnValue();
    const broken = vi.spyOn(server.app.tables, 'get').mockRejectedValue(new Error('SELECT inside'));
    const client = await new Client(server.port).connect();
    const refused = client.next('refused');
    client.send({ t: 'watch', match: 'some-match' });
    expect((await refused).refusal).toEqual({ code: 'failed' });
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'watch' }), 'a message failed');
    broken.mockRestore();
    logged.mockRestore();
    client.close();
  });

  test('health and figures can be read', async () => {
    const client = new Client(server.port);
    expect(await client.get('/healthz')).toEqual({ ok: true, store: 'sqlite' });
    const text = await (await client.call('GET', '/metrics')).text();
    for (const line of text.trim().split(/\n+/))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]*\})? -?[\d.e+-]+)$/);
    expect(text).toContain('process_resident_memory_bytes');
  });

  test('figures can ask for a token, and nobody is told of a request by TRACE', async () => {
    const own = await testServer({ metricsToken: 'figures' });
    const client = new Client(own.port);
    const ask = async (authorization: string): Promise<number> =>
      (await client.call('GET', '/metrics', undefined, { authorization })).status;
    expect(await Promise.all(['', 'Bearer figure', 'Bearer Figures', 'Bearer figures'].map(ask))).toEqual([
      401, 401, 401, 200,
    ]);
    const trace = await new Promise<number>((resolve, reject) => {
      const asked = request({ port: own.port, method: 'TRACE', path: '/' }, (reply) => {
        reply.resume();
        resolve(reply.statusCode ?? 0);
      });
      asked.on('error', reject).end();
    });
    expect(trace).toBeGreaterThanOrEqual(400);
    await own.end();
  });

  test('the API describes itself, every route with a sentence', async () => {
    const api = await new Client(server.port).get<{
      paths: Record<string, Record<string, { summary: string }>>;
    }>('/api/openapi.json');
    for (const { url, method, summary } of routes) {
      const path = url.replaceAll(/:(\w+)/g, '{$1}');
      expect(api.paths[path]?.[method.toLowerCase()]?.summary, `${method} ${url}`).toBe(summary);
    }
  });
});
