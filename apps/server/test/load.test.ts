import { expect, test } from 'vitest';
import { load } from './load.ts';

test(`many tables at once: every command is acknowledged, every spectator
    told of each (short form of scripts/load.ts)`, async () => {
  const report = await load({
    matches: 20,
    spectators: 4,
    perSecond: 100,
    seconds: 120,
    commands: 200,
    game: 'sealed-bids',
  });
  expect(report.refused).toBe(0);
  expect(report.commands).toBe(200);
  expect(report.delivered).toBe(report.due);
});
