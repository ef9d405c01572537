import type { Seat } from '@dustfront/kernel';
import { type Command, type EntryBody, type Refused, refused } from './entry.ts';
import type { Ledger } from './ledger.ts';
import { playedElsewhere } from './sitting.ts';

/** In a match without a clock: asked for this long without an answer counts as away. */
const AWAY = 10 * 60_000;

/**
 * Whether nobody plays this seat for its owner at the moment: a computer or the clock does, or it keeps all waiting.
 */
function isAbsent(ledger: Ledger, seat: Seat, now: number): boolean {
  if (ledger.sitting[seat]?.kind === 'computer') return true;
  const own = ledger.log.findLast(({ body }) => body.do === 'answer' && body.seat === seat)?.body;
  if (own?.do === 'answer' && own.by === 'clock') return true;
  const since = ledger.log.at(-1)?.at ?? now;
  return ledger.clock === null && ledger.asked.includes(seat) && now - since >= AWAY;
}

/** Opening a seat for a substitute, or closing it again: the owner at once, others by consent while it is deserted. */
export function judgeWant(
  ledger: Ledger,
  command: Command & { do: 'want' },
  now: number,
): EntryBody | Refused {
  const { by, seat, on } = command;
  const wanted = ledger.sitting[seat];
  if (!wanted || wanted.owner === null || wanted.resigned) return refused('seat-gone');
  // Whoever has watched with the hands open must not sit down with that knowledge.
  if (ledger.opening.settings.spectators.view === 'seats') return refused('hands-are-shown');
  if (on === (wanted.wanted !== null)) return refused(on ? 'already-offered' : 'not-offered');
  const own = by === seat;
  if (own && wanted.player !== wanted.owner) return refused('not-yours');
  if (own) return { do: 'want', seat, on, lend: command.lend };
  if (!isAbsent(ledger, seat, now)) return refused('not-absent');
  const rest = ledger.sitting.some((s, other) => s.kind === 'human' && other !== by && other !== seat);
  if (!on || !rest) return { do: 'want', seat, on, lend: true };
  if (ledger.offer) return refused('offer-open', { offer: ledger.offer.number });
  return { do: 'offer', seat: by, what: 'substitute', for: seat };
}

/** Sitting down while the match is played: the owner comes back, or a substitute takes an offered seat. */
export function judgeTake(
  ledger: Ledger,
  { seat, player, anchor }: Command & { do: 'take' },
): EntryBody | Refused {
  const at = ledger.sitting[seat];
  if (!at || at.owner === null || at.resigned) return refused('seat-gone');
  const promised = anchor === undefined || !ledger.dice.chained ? {} : { anchor };
  const body: EntryBody = { do: 'seat', seat, kind: 'human', player, level: null, ...promised };
  if (at.player === player) return at.kind === 'computer' ? body : refused('seat-taken');
  if (at.owner === player) return at.lent ? body : refused('seat-given');
  if (at.wanted === null) return refused('not-offered');
  return playedElsewhere(ledger.sitting, seat, player) ? refused('already-played') : body;
}

/** Standing up while the match is played: a computer answers on; a substitute hands the seat back to its owner. */
export function judgeLeave(ledger: Ledger, command: Command & { do: 'leave' }): EntryBody | Refused {
  const at = ledger.sitting[command.seat];
  if (!at || at.kind === 'computer') return refused('seat-gone');
  return { do: 'seat', seat: command.seat, kind: 'computer', player: at.owner, level: command.computer };
}

/**
 * A guest has signed in: the seat is the account's from now on, unless the account knows another seat of this match.
 */
export function judgeMove(ledger: Ledger, command: Command & { do: 'move' }): EntryBody | Refused {
  const { seat, player, to } = command;
  const at = ledger.sitting[seat];
  if (!at || at.player !== player) return refused('seat-gone');
  if (playedElsewhere(ledger.sitting, seat, to)) return refused('already-played');
  return { do: 'seat', seat, kind: at.kind, player: to, level: at.level, was: player };
}
