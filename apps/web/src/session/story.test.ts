import { type CoreSetup, dustTactics } from '@dustfront/dust-tactics';
import { type AnyGame, type Json, parseRecord, printRecord } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { linesOf, recordFrom } from './lines.ts';
import { type Begun, LocalHost } from './local-host.ts';
import { Teller, type Told, takeIn } from './story.ts';

const setup: CoreSetup = { scenario: 'reconnaissance', rounds: 2 };
const begin = (): LocalHost =>
  LocalHost.begin(
    dustTactics as AnyGame,
    { kind: 'new', game: 'dust-tactics', setup: setup as unknown as Json, seats: ['a', 'b'], seed: 'story' },
    0,
    null,
  );

/** A page that hears of a match only what is new. */
class Page {
  known: Told<string> | null = null;
  heard = 0;
  private readonly teller = new Teller();

  hear(begun: Begun): void {
    const change = this.teller.change(begun);
    this.heard += change.state.entries.more.length + change.state.log.more.length;
    this.known = takeIn<string, typeof change>(this.known, change);
    expect(this.known).toEqual(begun);
  }
}

const answer = (host: LocalHost, pick: number): Begun => {
  const question = host.begun().state.questions[0]!;
  const { id } = question.options[pick % question.options.length]!;
  return host.submit(question.seat, question.number, id);
};

describe('what a page is told of a match', () => {
  test('is the whole table, though each thing is told once', () => {
    const [host, page] = [begin(), new Page()];
    page.hear(host.begun());
    for (let i = 0; i < 40; i++) page.hear(answer(host, i * 7));
    const { entries, log } = host.begun().state;
    expect(page.heard).toBe(entries.length + log.length);
  });

  test('follows take-backs and other eyes', () => {
    const [host, page] = [begin(), new Page()];
    page.hear(host.begun());
    for (let i = 0; i < 30; i++) {
      const { at, questions } = host.begun().state;
      page.hear(answer(host, i * 5));
      if (i % 3 === 0) page.hear(host.undo(questions[0]!.seat, at));
      if (i % 10 === 0) page.hear(host.lookAs(1));
    }
  });
});

test('answers are taken back to a number in one call', () => {
  const host = begin();
  const seat = host.begun().state.questions[0]!.seat;
  while ((host.begun().state.undoable[seat] ?? 0) < 3) answer(host, 1);
  const { at, undoable, entries } = host.begun().state;
  const to = at - (undoable[seat] ?? 0);
  const back = host.undo(seat, to);
  expect(back.done).toBe(true);
  expect(back.state.at).toBe(to);
  expect(back.state.entries).toEqual(entries.slice(0, to));
  expect(host.undo(seat, to).done).toBe(false);
});

test('a record in pieces is the record', () => {
  const host = begin();
  for (let i = 0; i < 20; i++) answer(host, i * 3);
  const record = host.record();
  expect(printRecord(parseRecord(record))).toBe(record);
  expect(linesOf(record)).toEqual(host.begun().kept);
  expect(recordFrom(linesOf(record))).toBe(record);
});
