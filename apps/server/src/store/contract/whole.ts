import { expect, test } from 'vitest';
import type { Hint } from '../store.ts';
import { type Bench, entry, match, seat, until } from './rows.ts';

/** What concerns the store as a whole. */
export function wholeContract(bench: Bench): void {
  test('a setting is the same for whoever asks first or later', async () => {
    const first = await bench.store.setting('key', () => 'one');
    expect(first).toBe('one');
    expect(await bench.store.setting('key', () => 'two')).toBe('one');
  });

  test('listeners hear of entries, chat and matches', async () => {
    const heard: Hint[] = [];
    const listener = await bench.store.listen(
      (hint) => heard.push(hint),
      () => {},
    );
    const m = match();
    await listener.attend(m.id);
    await bench.store.matches.create(m, [seat(m, 'white')]);
    await bench.store.entries.append(entry(m, 1));
    await bench.store.chat.add({ match: m.id, player: 'ann', name: 'Ann', at: 1, text: 'hi', command: 'c' });
    await until(() => heard.length >= 3);
    await listener.stop();
    expect(heard).toEqual([
      { topic: 'match', id: m.id, number: 0 },
      { topic: 'entry', id: m.id, number: 1 },
      { topic: 'chat', id: m.id, number: 1 },
    ]);
  });

  test('answers the ping', async () => {
    await bench.store.ping();
  });
}
