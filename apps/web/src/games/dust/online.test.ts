import { dust } from '@dustfront/dust';
import { type AnyGame, type Json, Match, seededDice } from '@dustfront/kernel';
import type { MatchInfo, TableMessage } from '@dustfront/protocol';
import { describe, expect, test } from 'vitest';
import { RemoteHost } from '../../online/host.ts';
import { LocalHost } from '../../session/local-host.ts';

const game = dust as AnyGame;
const setup: Json = { players: 3, quickSetup: 'recommended', victoryPoints: 20 };
const names = ['Anna', 'Bruno', 'Clara'];

const info = {
  id: 'war',
  game: 'dust',
  settings: { setup },
  seats: names.map((name, seat) => ({ seat, kind: 'human', player: name, name, level: null })),
} as unknown as MatchInfo;

/** What a server tells a seat of a table as it stands. */
const told = (match: Match, seat: number): TableMessage => ({
  t: 'table',
  match: info.id,
  number: 0,
  seat,
  info,
  view: match.view(seat) as TableMessage['view'],
  state: {
    status: 'playing',
    asked: [...match.asked],
    clock: null,
    offer: null,
    result: null,
    freeTakeBack: null,
    link: null,
    question: null,
  },
  entries: [{ number: 0, at: 0, do: 'begin', seat: 0, events: [] }],
});

describe('a war kept by a server', () => {
  test('a seat foresees from its view what the whole table would ask it', () => {
    const local = LocalHost.begin(
      game,
      { kind: 'new', game: game.id, setup, seats: names, seed: 'afar' },
      null,
      null,
    );
    const match = Match.begin(game, setup, names, seededDice('afar'));
    let foreseen = 0;
    const seen = new Set<string>();
    for (let i = 0; i < 900; i++) {
      const seat = match.asked[0];
      const question = seat === undefined ? null : match.question(seat);
      if (seat === undefined || question === null) break;
      const ids = Array.from({ length: question.options.length }, (_, n) =>
        game.optionId(question.options.at(n)),
      );
      if (['movement', 'destination', 'combat', 'target', 'load', 'attackers'].includes(question.question)) {
        const remote = new RemoteHost(game, null);
        remote.table(JSON.parse(JSON.stringify(told(match, seat))) as TableMessage);
        for (const id of ids.slice(0, 3)) {
          const next = remote.foresee(seat, [id]);
          expect(next).toEqual(local.foresee(seat, [id]));
          if (next !== null) foreseen++;
        }
        seen.add(question.question);
      }
      const pick = ids[(i * 7 + 1) % ids.length] ?? '';
      local.submit(seat, question.number, pick);
      match.submit(seat, question.number, pick);
    }
    expect(foreseen).toBeGreaterThan(100);
    expect([...seen]).toEqual(expect.arrayContaining(['movement', 'combat', 'target']));
  });
});
