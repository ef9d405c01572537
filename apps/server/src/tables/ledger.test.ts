import { dustTactics } from '@dustfront/dust-tactics';
import { type AnyGame, seededPick } from '@dustfront/kernel';
import type { MatchSettings } from '@dustfront/protocol';
import { sealedBids, ticTacToe } from '@dustfront/testkit';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../store/store.ts';
import type { Command } from './entry.ts';
import { isRefused } from './entry.ts';
import { freeTakeBack, judge } from './judge.ts';
import { Ledger, LogBroken, type Opening } from './ledger.ts';
import { freshSeat } from './sitting.ts';
import { entriesFor, stateFor } from './tell.ts';

const settings: MatchSettings = {
  setup: {},
  clock: { kind: 'bank', bank: 600_000, increment: 1000 },
  timeout: 'lose',
  takeBack: 'free',
  spectators: { allowed: true, view: 'public', delaySeconds: 0 },
  chat: 'everyone',
  rated: false,
};

const opening = (game: AnyGame, setup: object, seats = 2, patch: Partial<MatchSettings> = {}): Opening => ({
  game,
  settings: { ...settings, setup, ...patch },
  seeds: { seed: 'seed', contributions: ['a', 'b'] },
  chains: null,
  sitting: Array.from({ length: seats }, (_, i) =>
    freshSeat({ kind: 'human', player: `p${i}`, name: `P${i}`, level: null }),
  ),
  startedAt: 1000,
});

/** Judges and applies like a table does, with a store that never fails. */
class Desk {
  ledger: Ledger;
  readonly log: Entry[] = [];
  constructor(from: Opening) {
    this.ledger = new Ledger(from);
  }

  give(command: Command): Entry | null {
    const at = 1000 + this.log.length * 10;
    const body = judge(this.ledger, command, at);
    if (isRefused(body)) return null;
    const number = this.ledger.number + 1;
    const entry = {
      match: 'm',
      number,
      author: `p${body.seat}`,
      command: `c${number}`,
      at,
      body: body as never,
      reply: { number },
    };
    this.log.push(JSON.parse(JSON.stringify(entry)) as Entry);
    this.ledger.apply(entry);
    return entry;
  }

  answer(pick: (n: number) => number): boolean {
    const seat = this.ledger.asked[0];
    if (seat === undefined) return false;
    const { number, options } = this.ledger.match.question(seat)!;
    const option = this.ledger.game.optionId(options.at(pick(options.length))!);
    return this.give({ do: 'answer', seat, question: number, option }) !== null;
  }
}

const told = (ledger: Ledger): string =>
  JSON.stringify(
    [null, 0, 1].map((viewer) => [
      ledger.match.view(viewer),
      entriesFor(ledger, viewer, -1),
      stateFor(ledger, viewer),
    ]),
  );

const games: [string, AnyGame, object][] = [
  ['tic-tac-toe', ticTacToe, {}],
  ['sealed bids', sealedBids, { seats: 2 }],
  ['the Core Set', dustTactics, { scenario: 'the-courier' }],
];

describe('a ledger', () => {
  for (const [name, game, setup] of games) {
    test(`${name}: the log alone gives the same table again, whole and from any snapshot`, () => {
      const desk = new Desk(opening(game, setup));
      const pick = seededPick(name);
      const snapshots: [number, string][] = [];
      for (let i = 0; i < 80 && desk.answer(pick); i++) {
        if (desk.ledger.settled) snapshots.push([desk.ledger.number, desk.ledger.freeze()]);
      }
      const end = told(desk.ledger);
      const whole = new Ledger(desk.ledger.opening);
      for (const entry of desk.log) whole.apply(entry);
      expect(told(whole)).toBe(end);
      for (const [number, text] of snapshots.slice(-3)) {
        const half = Ledger.thaw(desk.ledger.opening, text);
        for (const entry of desk.log.slice(number)) half.apply(entry);
        expect(told(half)).toBe(end);
      }
    });
  }

  test('a free take-back undoes just the own last answers, and the log says so to everybody alike', () => {
    const desk = new Desk(opening(dustTactics, { scenario: 'the-courier' }));
    const pick = seededPick('free');
    for (let i = 0; i < 200; i++) {
      const seat = desk.ledger.asked[0]!;
      const free = freeTakeBack(desk.ledger, seat);
      if (free !== null && desk.ledger.number - free >= 2) break;
      desk.answer(pick);
    }
    const seat = desk.ledger.asked[0]!;
    const to = freeTakeBack(desk.ledger, seat)!;
    expect(to).not.toBeNull();
    const before = new Ledger(desk.ledger.opening);
    for (const entry of desk.log.slice(0, to)) before.apply(entry);
    expect(desk.give({ do: 'offer', seat, what: 'takeback', to })?.body).toMatchObject({
      do: 'takeback',
      to,
    });
    expect(JSON.stringify(desk.ledger.match.view(seat))).toBe(JSON.stringify(before.match.view(seat)));
    for (let i = 0; i < 20; i++) desk.answer(pick);
    const whole = new Ledger(desk.ledger.opening);
    for (const entry of desk.log) whole.apply(entry);
    expect(told(whole)).toBe(told(desk.ledger));
  });

  test('dice do not come back with a take-back', () => {
    const roll = (again: boolean): number[][] => {
      const desk = new Desk(opening(sealedBids, { seats: 2 }, 2, { takeBack: 'consent' }));
      const last = (): number[][] =>
        (desk.log.at(-1)!.body as { rolls?: { faces: number[] }[] }).rolls?.map((r) => r.faces) ?? [];
      const bid = (seat: number, card: number) =>
        desk.give({ do: 'answer', seat, question: desk.ledger.match.state.question, option: `bid ${card}` });
      bid(0, 1);
      bid(1, 5);
      const dare = () =>
        desk.give({ do: 'answer', seat: 1, question: desk.ledger.match.state.question, option: 'dare' });
      dare();
      if (!again) return last();
      desk.give({ do: 'offer', seat: 1, what: 'takeback', to: 2 });
      desk.give({ do: 'respond', seat: 0, offer: 4, accept: true });
      dare();
      return last();
    };
    expect(roll(true)).not.toEqual(roll(false));
  });

  test('a log that does not fit the rules is refused, not guessed at', () => {
    const desk = new Desk(opening(ticTacToe, {}));
    desk.answer(() => 0);
    const [entry] = desk.log;
    const forged = { ...entry!, body: { ...(entry!.body as object), hash: '0000000000000000' } as never };
    expect(() => new Ledger(desk.ledger.opening).apply(forged)).toThrow(LogBroken);
    expect(() => new Ledger(desk.ledger.opening).apply({ ...entry!, number: 2 })).toThrow(LogBroken);
  });

  test('with more than two, who resigns comes last and a computer plays on', () => {
    const desk = new Desk(opening(sealedBids, { seats: 3 }, 3));
    desk.give({ do: 'resign', seat: 2 });
    expect(desk.ledger.finished).toBe(false);
    expect(desk.ledger.sitting[2]).toMatchObject({ kind: 'computer', resigned: true });
    const pick = seededPick('three');
    while (desk.answer(pick));
    expect(desk.ledger.result?.places[2]).toBe(3);
  });
});
