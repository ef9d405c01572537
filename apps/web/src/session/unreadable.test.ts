import '../games/dust-tactics-2014/outside.ts';
import { expect, test } from 'vitest';
import { unreadable } from './unreadable.ts';

const record = 'dustfront record 1\ngame dust-tactics\nversion 5\nsetup {}\n\nstart # 0\n';

test('a record that cannot be read says why, at its line', async () => {
  expect(await unreadable(record)).toBeNull();
  expect(await unreadable('nonsense')).toContain('line 1: a record begins with');
  expect(await unreadable(record.replace('game dust-tactics\n', ''))).toContain('the header lacks "game"');
  expect(await unreadable(record.replace('dust-tactics', 'chess'))).toContain('"chess"');
});
