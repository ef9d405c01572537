import { afterEach, expect, test, vi } from 'vitest';
import { detect, isPassing, me, online, ServerError } from './server.ts';

afterEach(() => vi.unstubAllGlobals());

test('nothing of a server is shown before it has said who is here', async () => {
  const replies = new Map<string, (value: unknown) => void>();
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) =>
    method === 'HEAD'
      ? new Response(null, { headers: { 'dustfront-protocol': '1' } })
      : new Response(JSON.stringify(await new Promise((resolve) => replies.set(path, resolve)))),
  );
  const looking = detect();
  await expect.poll(() => [...replies.keys()].sort()).toEqual(['/api/games', '/api/me']);
  replies.get('/api/games')?.({ games: [] });
  expect(online.value).toBe(null);
  replies.get('/api/me')?.({ id: 'ann', name: 'Ann', kind: 'guest' });
  expect(await looking).toBe(true);
  expect([online.value, me.value?.name]).toEqual([true, 'Ann']);
});

test('what the server says no to is told from what may go better another time', () => {
  const refused = (status: number): boolean => isPassing(new ServerError(status, 'code', 'why'));
  expect([400, 403, 404, 409].map(refused)).toEqual([false, false, false, false]);
  expect([0, 429, 500, 503].map(refused)).toEqual([true, true, true, true]);
  expect(isPassing(new TypeError('no line'))).toBe(true);
});

test('a page that was opened without a network finds the server when it has come back', async () => {
  vi.resetModules();
  const fresh = await import('./server.ts');
  const come: (() => void)[] = [];
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('addEventListener', (_: string, heard: () => void) => come.push(heard));
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) =>
    method === 'HEAD'
      ? new Response(null, { headers: { 'dustfront-protocol': '1' } })
      : new Response(path === '/api/me' ? 'null' : '{"games":[]}'),
  );
  expect(await fresh.detect()).toBe(false);
  expect(fresh.online.value).toBe(false);
  vi.stubGlobal('navigator', { onLine: true });
  for (const heard of come) heard();
  await expect.poll(() => fresh.online.value).toBe(true);
});
