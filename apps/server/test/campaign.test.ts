import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Campaign, runCampaign, sumOf } from './campaign.ts';

let folder: string;
let ran: number[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dustfront-campaign-'));
  ran = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const campaign = (more: Partial<Campaign> = {}): Campaign => ({
  journal: join(folder, 'journal.jsonl'),
  from: 0,
  to: 4,
  async run(part) {
    ran.push(part);
    return { failures: part === 2 ? ['it broke'] : [], counts: { kills: 10 } };
  },
  goesOn: () => true,
  tell: () => {},
  ...more,
});

test('a campaign goes on where it was left, and remembers what went wrong', async () => {
  let left = 3;
  await runCampaign(campaign({ goesOn: () => left-- > 0 }));
  expect(ran).toEqual([0, 1, 2]);
  const parts = await runCampaign(campaign());
  expect(ran).toEqual([0, 1, 2, 3]);
  expect(parts.flatMap(({ failures }) => failures)).toEqual(['it broke']);
  expect(sumOf(parts)).toEqual({ kills: 40 });
});

test('a part whose line was cut off by a kill is run again', async () => {
  await runCampaign(campaign({ to: 1 }));
  appendFileSync(join(folder, 'journal.jsonl'), '{"part":1,"sec');
  expect(await runCampaign(campaign({ to: 2 }))).toHaveLength(2);
  expect(ran).toEqual([0, 1]);
});
