import {
  hashJson,
  Match,
  type Seat,
  type Snapshot,
  seededDice,
  seededPick,
  type Viewer,
} from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { resampleHidden } from '../src/asked.ts';
import { dust } from '../src/index.ts';
import { begin, options, stateOf } from './table.ts';

/** What makes hidden facts known to everybody or to the one who looks: two worlds may part here. */
const REVEALING = ['cards-revealed', 'setup-cards', 'eliminated', 'discarded', 'dealt', 'cards-drawn'];

/** Everything that somebody at the table can see, read, hear or count. */
function known(match: Match, viewer: Viewer) {
  return {
    view: JSON.stringify(match.view(viewer)),
    log: JSON.stringify(match.happenings(viewer)),
    answers: JSON.stringify(match.entriesFor(viewer)),
    // When it happened and how long it took, counted in what can be noticed.
    asked: match.asked,
    question: match.state.question,
    given: match.entries.length,
    undoable: match.header.seats.map((_, seat) => match.undoable(seat)),
    own: viewer === null ? null : asPut(match, viewer),
  };
}

function asPut(match: Match, seat: Seat) {
  const question = match.question(seat);
  return question && { name: question.question, options: options(match, seat), greyed: question.greyed() };
}

/** The same match with other hands, another deck and other secret choices. */
function otherWorld(match: Match, viewer: Viewer, pick: (n: number) => number, seed: string): [Match, Match] {
  const snapshot: Snapshot = match.snapshot();
  const state = resampleHidden(stateOf(match), viewer, pick);
  const dice = () => seededDice(seed);
  const other = { ...snapshot, state: state as unknown as Snapshot['state'] };
  return [Match.resume(dust, snapshot, dice()), Match.resume(dust, other, dice())];
}

/** One answer in both worlds; false where the worlds part, because something is laid open. */
function answerBoth(here: Match, there: Match, viewer: Viewer, pick: (n: number) => number): boolean {
  const seat = here.asked[pick(here.asked.length)]!;
  const [mine, theirs] = [options(here, seat), options(there, seat)];
  const { question, number } = here.question(seat)!;
  const secret = question === 'initiative' || question === 'setup-card';
  if (secret && here.asked.length === 1) return false;
  let [a, b] = [pick(mine.length), pick(theirs.length)];
  if (question === 'discard' && seat !== viewer) [a, b] = [mine.indexOf('keep'), theirs.indexOf('keep')];
  else if (!secret || seat === viewer) {
    expect(theirs).toEqual(mine);
    b = a;
  }
  here.submit(seat, number, mine[a]!);
  there.submit(seat, number, theirs[b]!);
  return true;
}

const parted = (match: Match, viewer: Viewer, from: number) =>
  match
    .happenings(viewer)
    .slice(from)
    .some(({ event }) => REVEALING.includes(event.type));

describe('two worlds that differ in hidden hands, the order of the deck and unrevealed choices only', () => {
  test.each([2, 3, 4, 6])(
    'are the same to everybody else in view, log and timing (%i players)',
    (players) => {
      const name = `worlds ${players}`;
      const match = begin({ players }, name);
      const pick = seededPick(name);
      let [compared, different, chosen] = [0, 0, 0];
      for (let n = 0; !match.over && n < 700; n++) {
        if (n % 12 === 0 || match.state.held !== null) {
          const viewer: Viewer = pick(players + 1) - 1 < 0 ? null : pick(players);
          const [here, there] = otherWorld(match, viewer, pick, `${name} ${n}`);
          if (here.hash() !== there.hash()) different++;
          if (hashJson(here.state.held) !== hashJson(there.state.held)) chosen++;
          const heard = here.happenings(viewer).length;
          for (let k = 0; k < 30 && !here.over; k++) {
            expect(known(there, viewer)).toEqual(known(here, viewer));
            compared++;
            if (!answerBoth(here, there, viewer, pick) || parted(here, viewer, heard)) break;
          }
        }
        const seat = match.asked[pick(match.asked.length)]!;
        const ids = options(match, seat);
        match.submit(seat, match.state.question, ids[pick(ids.length)]!);
      }
      expect(compared).toBeGreaterThan(100);
      expect(different).toBeGreaterThan(10);
      expect(chosen).toBeGreaterThan(1);
    },
  );
});
