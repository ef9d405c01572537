import { readdirSync, readFileSync } from 'node:fs';
import { loadAdvisor } from '@dustfront/advice';
import { frozenVersions, GAME_IDS } from '@dustfront/games';
import { parseRecord } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { LocalHost } from '../session/local-host.ts';
import { loadGame } from './load.ts';

const cases = GAME_IDS.flatMap((id) =>
  frozenVersions(id).map((version) => {
    const folder = new URL(`../../../../packages/${id}/records/`, import.meta.url);
    const name = readdirSync(folder).find((file) => file.startsWith(`v${version}-`))!;
    return { id, version, name, record: readFileSync(new URL(name, folder), 'utf8') };
  }),
);

describe('a match of an earlier rules version at the table', () => {
  test.each(cases)('$id $version is told and goes on', async ({ id, record }) => {
    const { header, entries } = parseRecord(record);
    const until = Math.floor(entries.length / 2);
    const beginning = { kind: 'record', game: id, record, seed: 'again', position: {}, until } as const;
    const host = LocalHost.begin(await loadGame(id, header.version), beginning, 0, await loadAdvisor(id));
    for (let given = 0; given < 20; given++) {
      const { state } = host.begun();
      const [question] = state.questions;
      if (question === undefined) break;
      const option = question.options[(given * 5) % question.options.length]!;
      expect(host.submit(question.seat, question.number, option.id).reply).toEqual({ ok: true });
    }
    expect(host.begun().state.header.version).toBe(header.version);
    expect(host.begun().state.at).toBeGreaterThan(until);
    expect(host.luck()).toBeInstanceOf(Array);
  });
});
