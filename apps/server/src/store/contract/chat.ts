import { describe, expect, test } from 'vitest';
import type { Bench } from './rows.ts';

export function chatContract(bench: Bench): void {
  describe('chat', () => {
    test('lines are numbered without a gap, also when written at once, and a repeated one is not doubled', async () => {
      const m = await bench.created();
      const line = (n: number) => ({
        match: m.id,
        player: 'ann',
        name: 'Ann',
        at: n,
        text: `t${n}`,
        command: `c${n}`,
      });
      const given = await Promise.all(Array.from({ length: 12 }, (_, n) => bench.store.chat.add(line(n))));
      expect(given.map((l) => l.number).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 12 }, (_, n) => n + 1),
      );
      expect(await bench.store.chat.add(line(4))).toEqual(given[4]);
      expect((await bench.store.chat.since(m.id, 5, 3)).map((l) => l.number)).toEqual([10, 11, 12]);
      await bench.store.chat.hide(m.id, 12);
      expect((await bench.store.chat.since(m.id, 11, 3))[0]?.hidden).toBe(true);
      expect(await bench.store.chat.ofPlayer('ann')).toHaveLength(12);
    });

    test('reports wait until they are resolved', async () => {
      const m = await bench.created();
      const report = {
        id: 'r1',
        match: m.id,
        line: 1,
        reporter: 'bob',
        reason: 'rude',
        at: 1,
        resolvedAt: null,
      };
      await bench.store.chat.report(report);
      expect(await bench.store.chat.reports(10)).toEqual([report]);
      await bench.store.chat.resolve('r1', 2);
      expect(await bench.store.chat.reports(10)).toEqual([]);
    });
  });
}
