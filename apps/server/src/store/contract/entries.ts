import { describe, expect, test } from 'vitest';
import { type Bench, entry, match } from './rows.ts';

export function entriesContract(bench: Bench): void {
  describe('entries', () => {
    test('come back in order, exactly as given', async () => {
      const m = await bench.created();
      const given = [
        entry(m, 1),
        entry(m, 2, { body: { text: 'ünïcode 🎲 \u0000'.replace('\u0000', '') } }),
        entry(m, 3),
      ];
      for (const e of given) expect(await bench.store.entries.append(e)).toEqual({ kind: 'stored' });
      expect(await bench.store.entries.since(m.id, 0)).toEqual(given);
      expect(await bench.store.entries.since(m.id, 1, 1)).toEqual([given[1]]);
      expect(await bench.store.entries.last(m.id)).toBe(3);
    });

    test('a number is given once', async () => {
      const m = await bench.created();
      await bench.store.entries.append(entry(m, 1));
      expect(await bench.store.entries.append(entry(m, 1, { author: 'bob' }))).toEqual({ kind: 'taken' });
      expect(await bench.store.entries.since(m.id, 0)).toHaveLength(1);
    });

    test('a repeated command gets the first entry back, whatever number it asks for now', async () => {
      const m = await bench.created();
      const first = entry(m, 1, { command: 'c1' });
      await bench.store.entries.append(first);
      const again = await bench.store.entries.append(entry(m, 2, { command: 'c1', reply: { number: 2 } }));
      expect(again).toEqual({ kind: 'repeated', entry: first });
      expect(await bench.store.entries.last(m.id)).toBe(1);
      expect(await bench.store.entries.byCommand(m.id, 'ann', 'c1')).toEqual(first);
    });

    test('a command id belongs to its author and match: nobody else can block it or read its reply', async () => {
      const m = await bench.created();
      const other = await bench.created();
      await bench.store.entries.append(entry(m, 1, { command: 'c1' }));
      expect(await bench.store.entries.append(entry(m, 2, { command: 'c1', author: 'bob' }))).toEqual({
        kind: 'stored',
      });
      expect(await bench.store.entries.append(entry(other, 1, { command: 'c1' }))).toEqual({
        kind: 'stored',
      });
      expect(await bench.store.entries.byCommand(other.id, 'bob', 'c1')).toBeNull();
    });

    test('of many writers at once exactly one gets each number', async () => {
      const m = await bench.created();
      for (let number = 1; number <= 5; number++) {
        const outcomes = await Promise.all(
          Array.from({ length: 20 }, (_, i) =>
            bench.store.entries.append(entry(m, number, { author: `p${i}` })),
          ),
        );
        expect(outcomes.filter((o) => o.kind === 'stored')).toHaveLength(1);
        expect(outcomes.filter((o) => o.kind === 'taken')).toHaveLength(19);
      }
      expect((await bench.store.entries.since(m.id, 0)).map((e) => e.number)).toEqual([1, 2, 3, 4, 5]);
    });

    test('the same command sent many times at once is stored once', async () => {
      const m = await bench.created();
      const e = entry(m, 1);
      const outcomes = await Promise.all(Array.from({ length: 10 }, () => bench.store.entries.append(e)));
      expect(outcomes.filter((o) => o.kind === 'stored')).toHaveLength(1);
      expect(outcomes.filter((o) => o.kind === 'repeated')).toHaveLength(9);
    });

    test('an entry of no match is an error and takes nothing else down with it', async () => {
      const m = await bench.created();
      await expect(bench.store.entries.append(entry(match(), 1))).rejects.toThrow();
      expect(await bench.store.entries.append(entry(m, 1))).toEqual({ kind: 'stored' });
    });

    test('what was acknowledged is there after reopening', async () => {
      const m = await bench.created();
      const given = Array.from({ length: 30 }, (_, i) => entry(m, i + 1));
      for (const e of given) await bench.store.entries.append(e);
      await bench.reopen();
      expect(await bench.store.entries.since(m.id, 0)).toEqual(given);
    });

    test('the newest snapshot is kept, an older one does not replace it', async () => {
      const m = await bench.created();
      expect(await bench.store.entries.snapshot(m.id)).toBeNull();
      await bench.store.entries.saveSnapshot({ match: m.id, number: 5, rules: '1', body: '{"five":5}' });
      await bench.store.entries.saveSnapshot({ match: m.id, number: 3, rules: '1', body: '{"three":3}' });
      expect(await bench.store.entries.snapshot(m.id)).toEqual({
        match: m.id,
        number: 5,
        rules: '1',
        body: '{"five":5}',
      });
      await bench.store.entries.saveSnapshot({ match: m.id, number: 8, rules: '1', body: '{}' });
      expect((await bench.store.entries.snapshot(m.id))?.number).toBe(8);
    });
  });
}
