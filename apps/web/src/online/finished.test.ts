import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** A server at which only this invitation opens the record. */
function server(invite: string): void {
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ 'a-long-match-id': invite }) });
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    if (method === 'HEAD') return new Response(null, { headers: { 'dustfront-protocol': '1' } });
    if (path === '/api/me') return new Response('null');
    if (path === '/api/games') return new Response('{"games":[]}');
    const open = path === '/api/matches/a-long-match-id/record?invite=door';
    return new Response(JSON.stringify(open ? { record: 'dustfront record 1' } : { error: {} }), {
      status: open ? 200 : 403,
    });
  });
}

test('who has watched a match through an invitation can walk through its record afterwards', async () => {
  server('door');
  const { finishedRecord } = await import('./finished.ts');
  expect(await finishedRecord('a-long-match-id')).toBe('dustfront record 1');
  server('another');
  await expect(finishedRecord('a-long-match-id')).rejects.toThrow();
});
