import { coreAdvisor } from '@dustfront/advice/dust-tactics';
import { type CoreSetup, dustTactics } from '@dustfront/dust-tactics';
import { type AnyGame, type Json, Match, seededDice } from '@dustfront/kernel';
import { diff, type MatchInfo, type PatchJson, type TableState, type WireEntry } from '@dustfront/protocol';
import { describe, expect, test } from 'vitest';
import { coreAccount } from '../games/dust-tactics/story.ts';
import { LocalHost } from '../session/local-host.ts';
import type { LogLine } from '../session/table.ts';
import { type Heard, RemoteHost } from './host.ts';

const game = dustTactics as AnyGame;
const setup: CoreSetup = { scenario: 'reconnaissance', rounds: 8 };

const info = {
  id: 'match-one-1',
  game: 'dust-tactics',
  settings: { setup },
  seats: ['Anna', 'Bruno'].map((name, seat) => ({ seat, kind: 'human', player: name, name, level: null })),
} as unknown as MatchInfo;

/** A match and what a server would tell seat 0 of it. */
class Teller {
  readonly match = Match.begin(game, setup as unknown as Json, ['Anna', 'Bruno'], seededDice('teller'));
  readonly entries: WireEntry[] = [{ number: 0, at: 0, do: 'begin', seat: 0, events: this.events(0) }];
  numbers: number[] = [];

  events(from: number): WireEntry['events'] {
    return this.match
      .happenings(0)
      .slice(from)
      .map(({ event }) => event);
  }

  get number(): number {
    return this.entries.length - 1;
  }

  state(): TableState {
    const question = this.match.question(0);
    const options =
      question === null
        ? []
        : Array.from({ length: question.options.length }, (_, i) => question.options.at(i)!);
    return {
      status: 'playing',
      asked: [...this.match.asked],
      clock: null,
      offer: null,
      result: null,
      freeTakeBack: null,
      link: null,
      question:
        question === null
          ? null
          : {
              number: question.number,
              seat: 0,
              question: question.question,
              options: options.map((option) => ({ id: game.optionId(option), option })),
              greyed: [],
              open: false,
            },
    };
  }

  table(since = -1) {
    return {
      t: 'table' as const,
      match: info.id,
      number: this.number,
      seat: 0,
      info,
      view: this.match.view(0),
      state: this.state(),
      entries: this.entries.filter(({ number }) => number > since),
    };
  }

  /** The next answer, and the step that tells it. */
  answer(pick: number) {
    const seat = this.match.asked[0]!;
    const question = this.match.question(seat)!;
    const before = this.match.view(0);
    const known = this.match.happenings(0).length;
    const option = game.optionId(question.options.at(pick % question.options.length)!);
    this.match.submit(seat, question.number, option);
    const entry: WireEntry = {
      number: this.number + 1,
      at: 0,
      do: 'answer',
      seat,
      option,
      events: this.events(known),
    };
    return this.step(entry, before);
  }

  step(entry: WireEntry, before: Json) {
    this.entries.push(entry);
    const patch = diff(before as PatchJson, this.match.view(0) as PatchJson);
    return { t: 'step' as const, match: info.id, number: entry.number, entry, patch, state: this.state() };
  }
}

const shown = (told: Heard) => {
  if ('again' in told) throw new Error('the table must be asked for again');
  return told;
};

describe('a table that a server tells', () => {
  test('step by step it shows what the server shows, and tells the same story', () => {
    const teller = new Teller();
    const host = new RemoteHost(game, coreAdvisor);
    expect(shown(host.table(teller.table())).state.view).toEqual(teller.match.view(0));
    for (let i = 0; i < 40; i++) {
      const { state, kept } = shown(host.step(teller.answer(i * 5)));
      expect(state.view).toEqual(teller.match.view(0));
      expect(state.at).toBe(i + 1);
      expect(kept).toHaveLength(i + 1);
    }
    const late = shown(new RemoteHost(game, coreAdvisor).table(teller.table()));
    const live = shown(host.table(teller.table()));
    expect(late.state.log).toEqual(live.state.log);
    expect(late.state.entries).toEqual(live.state.entries);
  });

  test('every earlier moment is played again from what was told', () => {
    const teller = new Teller();
    const views = [teller.match.view(0)];
    for (let i = 0; i < 30; i++) {
      teller.answer(i * 3);
      views.push(teller.match.view(0));
    }
    const host = new RemoteHost(game, coreAdvisor);
    host.table(teller.table());
    for (const [at, view] of views.entries()) expect(host.moment(at).view).toEqual(view);
    expect(host.record()).toContain('game dust-tactics');
  });

  test('it is asked as a match of one’s own is, and answers the same', () => {
    const teller = new Teller();
    const seats = ['Anna', 'Bruno'];
    const beginning = { kind: 'new' as const, game: game.id, setup: setup as unknown as Json, seats };
    const own = LocalHost.begin(game, { ...beginning, seed: 'teller' }, 0, coreAdvisor);
    const remote = new RemoteHost(game, coreAdvisor);
    remote.table(teller.table());
    let walked = 0;
    for (let i = 0; i < 120; i++) {
      const seat = teller.match.asked[0]!;
      const question = teller.match.question(seat)!;
      const ids = Array.from({ length: question.options.length }, (_, n) =>
        game.optionId(question.options.at(n)!),
      );
      const way = {
        walk: ['step'],
        stop: ['stop'],
        pass: ['hold'],
        alarm: ['react'],
        start: [ids.slice(0, 1)],
      };
      const journeys = own.explore(seat, way);
      walked += journeys.length;
      expect(remote.explore(seat, way)).toEqual(journeys);
      expect(remote.foresee(seat, ids.slice(-1))).toEqual(own.foresee(seat, ids.slice(-1)));
      own.submit(seat, question.number, ids[(i * 5) % ids.length]!);
      remote.step(teller.answer(i * 5));
    }
    expect(walked).toBeGreaterThan(0);
    expect(remote.moment(60)).toMatchObject({ at: 60, view: own.moment(60).view });
    expect(remote.luck()).toEqual(own.luck());
    const answers = (record: string) => record.slice(record.indexOf('start'));
    expect(answers(remote.record())).toBe(answers(own.record()));
  });

  test('after a gap it goes on from its last number, and asks for everything where that does not fit', () => {
    const teller = new Teller();
    const host = new RemoteHost(game, coreAdvisor);
    host.table(teller.table());
    host.step(teller.answer(0));
    teller.answer(1);
    expect(host.step(teller.answer(2))).toEqual({ again: true });
    const told = shown(host.table(teller.table(1)));
    expect(told.state.at).toBe(3);
    expect(told.state.view).toEqual(teller.match.view(0));
    // Entries that do not follow on what is known.
    expect(new RemoteHost(game, coreAdvisor).table(teller.table(1))).toEqual({ again: true });
  });

  test('a refusal of the game has its words, one of the server none', () => {
    const host = new RemoteHost(game, coreAdvisor);
    host.table(new Teller().table());
    expect(host.refusal({ code: 'no-target' })).toEqual({ key: 'refusal.no-target' });
    expect(host.refusal({ code: 'too-fast' })).toBeNull();
  });

  test('a step that comes twice changes nothing', () => {
    const teller = new Teller();
    const host = new RemoteHost(game, coreAdvisor);
    host.table(teller.table());
    const step = teller.answer(0);
    const once = shown(host.step(step));
    expect(shown(host.step(step))).toEqual(once);
  });

  test('answers are named in the words in which they were offered', () => {
    const teller = new Teller();
    const host = new RemoteHost(game, coreAdvisor);
    host.table(teller.table());
    const said: unknown[] = [];
    for (let i = 0; i < 12; i++) {
      const seat = teller.match.asked[0]!;
      const view = teller.match.view(0);
      const { options } = teller.match.question(seat)!;
      said.push(game.describe.option(options.at((i * 5) % options.length)!, view));
      host.step(teller.answer(i * 5));
    }
    const numbers = said.map((_, i) => i + 1);
    expect(host.name(numbers).map(({ message }) => message)).toEqual(said);
    // One whose content is not told has no words.
    expect(host.name([99])).toEqual([{ number: 99, message: null }]);
  });

  test(`an attack opens to the same account as at a table of one’s own,
      and to none where its view is not known`, () => {
    const teller = new Teller();
    const live = new RemoteHost(game, coreAdvisor);
    live.table(teller.table());
    const views = [teller.match.view(0)];
    let log: readonly LogLine[] = [];
    for (let i = 0; i < 600 && !log.some(({ event }) => event.type === 'hits'); i++) {
      const { options } = teller.match.question(teller.match.asked[0]!)!;
      const ids = Array.from({ length: options.length }, (_, n) => game.optionId(options.at(n)!));
      const fire = ids.findIndex((id) => /^(fire|open fire|sustained)/.test(id));
      log = shown(live.step(teller.answer(fire < 0 ? i * 7 : fire))).state.log;
      views.push(teller.match.view(0));
    }
    const hits = log.find(({ event }) => event.type === 'hits')!;
    const { of, at } = coreAccount(hits, log)!;
    const told = coreAdvisor.account!(views[at]!, of);
    expect(told?.rows.length).toBeGreaterThan(2);
    expect(live.account(of, at)).toEqual(told);
    const late = new RemoteHost(game, coreAdvisor);
    late.table(teller.table());
    expect(late.account(of, at)).toEqual(told);
    // Somebody who came later, to a match of which one answer is not told, has not seen what went before.
    const guest = new RemoteHost(game, coreAdvisor);
    const table = teller.table();
    guest.table({
      ...table,
      entries: table.entries.map((entry) => (entry.number === 1 ? { ...entry, option: null } : entry)),
    });
    expect(guest.account(of, at)).toBeNull();
  });

  test('what is taken back no longer counts, nor does its story', () => {
    const teller = new Teller();
    const host = new RemoteHost(game, coreAdvisor);
    host.table(teller.table());
    for (let i = 0; i < 3; i++) host.step(teller.answer(0));
    const before = shown(host.table(teller.table()));
    const asked = teller.match.asked[0]!;
    const view = teller.match.view(0);
    host.step(teller.answer(0));
    const after = teller.match.view(0);
    expect(teller.match.undo(asked)).toBe(true);
    const told = shown(
      host.step(
        teller.step(
          { number: teller.number + 1, at: 0, do: 'takeback', seat: asked, to: 3, events: [] },
          after,
        ),
      ),
    );
    expect(told.state.view).toEqual(view);
    expect(told.state.at).toBe(3);
    expect(told.state.log).toEqual(before.state.log);
  });
});
