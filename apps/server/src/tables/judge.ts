import type { Seat } from '@dustfront/kernel';
import { deadlineOf } from '@dustfront/protocol';
import { type Command, type EntryBody, isRefused, type Refused, refused } from './entry.ts';
import type { Ledger } from './ledger.ts';
import { judgeLeave, judgeMove, judgeTake, judgeWant } from './seats.ts';
import { heldSince } from './sitting.ts';

/**
 * Whether a command is allowed now and what goes into the log for it. An answer is already played by this; the caller
 * stores and applies it, or throws the ledger away.
 */
export function judge(ledger: Ledger, command: Command, now: number): EntryBody | Refused {
  if (ledger.finished) return refused('match-over');
  switch (command.do) {
    case 'answer':
      return judgeAnswer(ledger, command);
    case 'offer':
      return command.what === 'draw'
        ? judgeDraw(ledger, command.seat)
        : withLink(ledger, judgeTakeBack(ledger, command.seat, command.to), command.link);
    case 'respond':
      return withLink(ledger, judgeResponse(ledger, command), command.link);
    case 'promise':
      return ledger.dice.chained ? { ...command } : refused('no-chains');
    case 'resign':
      return { do: 'resign', seat: command.seat };
    case 'end':
      return judgeEnd(ledger, command);
    case 'away':
      return { do: 'away', seat: command.seat, ms: command.ms };
    case 'timeout':
      return judgeTimeout(ledger, command, now);
    case 'want':
      return judgeWant(ledger, command, now);
    case 'take':
      return judgeTake(ledger, command);
    case 'move':
      return judgeMove(ledger, command);
    case 'leave':
      return judgeLeave(ledger, command);
  }
}

/** Players may end a match without a result only where the rules have failed at the open question. */
function judgeEnd(ledger: Ledger, command: Command & { do: 'end' }): EntryBody | Refused {
  const { seat, reason, by } = command;
  if (by === undefined) return { do: 'end', seat, reason };
  return ledger.failedAt === ledger.number ? { do: 'end', seat, reason, by } : refused('nothing-failed');
}

/** What takes back spends a link of whoever does it, so that nobody else can make it up. */
function withLink(ledger: Ledger, body: EntryBody | Refused, link: string | undefined): EntryBody | Refused {
  if (isRefused(body) || !takesBack(ledger, body)) return body;
  const wrong = ledger.dice.refuses(body.seat, link ?? null);
  if (wrong !== null) return refused(wrong);
  return link === undefined ? body : ({ ...body, link } as EntryBody);
}

function takesBack({ offer }: Ledger, body: EntryBody): boolean {
  if (body.do === 'takeback') return true;
  return body.do === 'respond' && body.accept && offer?.what === 'takeback' && offer.waitsFor.length === 1;
}

/** Who has answered already, or to another question, is told so rather than that the link is spent. */
function refuseLink(ledger: Ledger, { seat, question }: Command & { do: 'answer' }, code: string): Refused {
  const { state, asked } = ledger.match;
  if (!asked.includes(seat)) return refused('not-asked');
  return question === state.question ? refused(code) : refused('stale-question', { open: state.question });
}

function judgeAnswer(ledger: Ledger, command: Command & { do: 'answer' }): EntryBody | Refused {
  const { link } = command;
  const wrong = command.by === undefined ? ledger.dice.refuses(command.seat, link ?? null) : null;
  if (wrong !== null) return refuseLink(ledger, command, wrong);
  const made = ledger.prepare(command.seat, command.question, command.option, link);
  if (isRefused(made)) return made;
  return {
    do: 'answer',
    ...(made as Exclude<typeof made, { refused: NonNullable<unknown> }>),
    ...(command.by ? { by: command.by } : {}),
    ...(link === undefined ? {} : { link }),
  };
}

function judgeDraw(ledger: Ledger, seat: Seat): EntryBody | Refused {
  if (ledger.offer) return refused('offer-open', { offer: ledger.offer.number });
  if (!ledger.sitting.some((s, other) => s.kind === 'human' && other !== seat))
    return refused('computer-plays-on');
  const asked = ledger.log.findLastIndex(
    ({ body }) => body.do === 'offer' && body.what === 'draw' && body.seat === seat,
  );
  const since = ledger.log.slice(asked + 1);
  if (asked >= 0 && !since.some(({ body }) => body.do === 'answer')) return refused('offer-again');
  return { do: 'offer', seat, what: 'draw', asks: concerned(ledger, seat) };
}

/** Whose consent an offer needs: everybody with a stake in the match, also while a computer keeps the place. */
const concerned = (ledger: Ledger, seat: Seat): Seat[] =>
  ledger.sitting.flatMap((s, other) => (s.owner !== null && !s.resigned && other !== seat ? [other] : []));

/** What the dice have said in a rated match stands. */
const undoesDice = (ledger: Ledger, to: number): boolean =>
  ledger.opening.settings.rated &&
  ledger.match.entries.some(({ rolls }, i) => ledger.numbers[i]! > to && rolls.length > 0);

/** How far back a seat may go by itself: the number before its first answer since something became known. [K13] */
export function freeTakeBack(ledger: Ledger, seat: Seat): number | null {
  if (ledger.finished || ledger.opening.settings.takeBack !== 'free') return null;
  const { entries } = ledger.match;
  let free = Math.min(ledger.match.undoable(seat), entries.length);
  const since = heldSince(ledger.sitting[seat]!);
  const isOwn = (at: number): boolean => entries[at]!.seat === seat && ledger.numbers[at]! > since;
  let own = 0;
  while (own < free && isOwn(entries.length - 1 - own)) own++;
  free = own;
  return free === 0 ? null : ledger.numbers[ledger.numbers.length - free]! - 1;
}

function judgeTakeBack(ledger: Ledger, seat: Seat, to: number | undefined): EntryBody | Refused {
  if (ledger.opening.settings.takeBack === 'never') return refused('takeback-never');
  if (ledger.offer) return refused('offer-open', { offer: ledger.offer.number });
  const last = ledger.match.entries.findLastIndex((entry) => entry.seat === seat);
  if (last < 0) return refused('takeback-nothing');
  const back = to ?? ledger.numbers[last]! - 1;
  const undone = ledger.match.entries.filter((_, i) => ledger.numbers[i]! > back);
  if (!undone.some((entry) => entry.seat === seat)) return refused('takeback-nothing');
  const free = freeTakeBack(ledger, seat);
  if (free !== null && back >= free) return { do: 'takeback', seat, to: back };
  if (undoesDice(ledger, back)) return refused('takeback-dice');
  const asks = concerned(ledger, seat);
  // A computer with a seat of its own never minds.
  if (asks.length === 0) return { do: 'takeback', seat, to: back };
  return { do: 'offer', seat, what: 'takeback', to: back, asks };
}

function judgeResponse(ledger: Ledger, command: Command & { do: 'respond' }): EntryBody | Refused {
  const { offer } = ledger;
  if (!offer || offer.number !== command.offer) return refused('no-such-offer');
  const withdraws = offer.seat === command.seat && !command.accept;
  if (!withdraws && !offer.waitsFor.includes(command.seat)) return refused('not-asked');
  // Answers may have been given since it was made.
  if (command.accept && offer.what === 'takeback' && undoesDice(ledger, offer.to ?? 0))
    return refused('takeback-dice');
  return { do: 'respond', seat: command.seat, offer: command.offer, accept: command.accept };
}

function judgeTimeout(
  ledger: Ledger,
  command: Command & { do: 'timeout' },
  now: number,
): EntryBody | Refused {
  const due = ledger.clock && deadlineOf(ledger.clock);
  if (!due || due.at > now || due.seat !== command.seat) return refused('time-left');
  const policy = ledger.opening.settings.timeout;
  const seat = ledger.sitting[command.seat]!;
  if (policy === 'lose') return { do: 'timeout', seat: command.seat, policy };
  if ((policy === 'computer' || policy === 'substitute') && command.computer !== null) {
    const open = policy === 'substitute' && ledger.opening.settings.spectators.view !== 'seats';
    return {
      do: 'seat',
      seat: command.seat,
      kind: 'computer',
      // A substitute who runs out of time has had the seat; it goes back to its owner.
      player: seat.owner,
      level: command.computer,
      ...(open ? { wanted: true as const } : {}),
    };
  }
  const question = ledger.match.question(command.seat);
  const least = question && ledger.game.passive(question);
  if (!question || least === null) return { do: 'timeout', seat: command.seat, policy: 'lose' };
  return judgeAnswer(ledger, {
    do: 'answer',
    seat: command.seat,
    question: question.number,
    option: ledger.game.optionId(least),
    by: 'clock',
  });
}
