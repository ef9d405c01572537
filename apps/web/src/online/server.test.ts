import { afterEach, expect, test, vi } from 'vitest';
import { detect, me, online } from './server.ts';

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
