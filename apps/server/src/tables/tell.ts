import { type Json, type Seat, seededPick, type Viewer } from '@dustfront/kernel';
import type { OfferState, TableState, WireEntry, WireQuestion } from '@dustfront/protocol';
import { wireClock } from './clock.ts';
import { freeTakeBack } from './judge.ts';
import type { Ledger, LogLine } from './ledger.ts';
import { wasThere } from './sitting.ts';

/**
 * The one door through which a match leaves the server: everything here is made from the game's view, from events by
 * their audience, and from what is public about an entry. Fingerprints, faces of secret rolls and seeds never pass.
 */

/** To be sent at once: a game may build its view from parts of the state, which is changed in place. */
export function viewFor(ledger: Ledger, viewer: Viewer): Json {
  return ledger.match.view(viewer);
}

/** A substitute is told what the seat was told from the first own moment on; before that, what everybody was. */
function eyesFor(ledger: Ledger, line: LogLine, viewer: Viewer): Viewer {
  if (viewer === null || ledger.finished) return viewer;
  return wasThere(ledger.sitting[viewer]!, line.number) ? viewer : null;
}

/** A secret answer stays hidden to others; one of several asked at once until all are in. [K14] */
function optionFor(ledger: Ledger, line: LogLine, viewer: Viewer): string | null {
  const { body } = line;
  if (body.do !== 'answer') return null;
  if (body.seat === viewer || ledger.match.over) return body.option;
  const { held, question } = ledger.match.state;
  const waits = held !== null && body.number === question && !line.undone;
  return body.secret === true || waits || line.undone ? null : body.option;
}

export function entryFor(ledger: Ledger, line: LogLine, viewer: Viewer): WireEntry {
  const { body } = line;
  const events = ledger.happenings
    .slice(line.from, line.upto)
    .filter((h) => h.audience === null || (viewer !== null && h.audience.includes(viewer)))
    .map((h) => h.event);
  return {
    number: line.number,
    at: line.at,
    do: body.do,
    seat: body.seat,
    ...(body.do === 'answer' ? { option: optionFor(ledger, line, viewer) } : {}),
    ...(body.do === 'answer' && body.by ? { by: body.by } : {}),
    ...((body.do === 'takeback' || body.do === 'offer') && body.to !== undefined ? { to: body.to } : {}),
    ...(body.do === 'respond' ? { accept: body.accept } : {}),
    ...(body.do === 'offer' ? { what: body.what } : {}),
    ...(body.do === 'offer' && body.for !== undefined ? { for: body.for } : {}),
    ...(body.do === 'seat' ? { what: body.kind } : {}),
    ...(body.do === 'want' ? { what: body.on ? (body.lend ? 'lend' : 'give') : 'keep' } : {}),
    ...(line.undone ? { undone: true } : {}),
    events,
  };
}

export function entriesFor(ledger: Ledger, viewer: Viewer, since: number): WireEntry[] {
  return ledger.log
    .filter((line) => line.number > since)
    .map((line) => entryFor(ledger, line, eyesFor(ledger, line, viewer)));
}

export function questionFor(ledger: Ledger, seat: Seat): WireQuestion | null {
  if (ledger.finished) return null;
  const question = ledger.match.question(seat);
  if (!question) return null;
  const { game } = ledger;
  const options: WireQuestion['options'] = [];
  for (let i = 0; i < question.options.length; i++) {
    const option = question.options.at(i)!;
    options.push({ id: game.optionId(option), option });
  }
  for (const option of question.space?.propose(seededPick(`${question.number}`)) ?? []) {
    options.push({ id: game.optionId(option), option });
  }
  return {
    number: question.number,
    seat,
    question: question.question,
    options,
    greyed: question.greyed().map(({ id, refusal }) => ({ id, refusal: refusal as never })),
    open: question.space !== null,
  };
}

function offerFor(ledger: Ledger, viewer: Viewer): OfferState | null {
  const { offer } = ledger;
  if (!offer) return null;
  const to = offer.to;
  const undoes = ledger.log
    .filter((line) => to !== null && line.number > to && line.body.do === 'answer' && !line.undone)
    .map((line) => ({
      number: line.number,
      seat: line.body.seat,
      option: optionFor(ledger, line, eyesFor(ledger, line, viewer)),
    }));
  return {
    offer: offer.number,
    seat: offer.seat,
    what: offer.what,
    ...(to === null ? {} : { to, undoes }),
    ...(offer.for === null || offer.for === undefined ? {} : { for: offer.for }),
    waitsFor: [...offer.waitsFor],
  };
}

export function stateFor(ledger: Ledger, viewer: Viewer): TableState {
  return {
    status: ledger.finished ? 'finished' : 'playing',
    asked: [...ledger.asked],
    clock: ledger.clock && wireClock(ledger.clock),
    offer: offerFor(ledger, viewer),
    result: ledger.result,
    freeTakeBack: viewer === null ? null : freeTakeBack(ledger, viewer),
    question: viewer === null ? null : questionFor(ledger, viewer),
    link: viewer === null ? null : ledger.dice.link(viewer),
  };
}
