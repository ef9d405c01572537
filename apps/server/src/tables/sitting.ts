import type { Seat } from '@dustfront/kernel';
import type { EntryBody } from './entry.ts';

/** Who plays a seat now, whose it is, and who has held it. */
export interface Sitting {
  kind: 'human' | 'computer';
  /** Who holds the seat: answers for it and sees its view. Stays while a computer answers in the holder's absence. */
  player: string | null;
  name: string;
  level: string | null;
  /** Gave up a match of more than two; a computer plays on, the place is behind all others. */
  resigned: boolean;
  /** Who sat down before the match began; null for a computer's own seat. */
  owner: string | null;
  /** Open for a substitute: lent (the owner may come back) or given for good. */
  wanted: 'lend' | 'give' | null;
  /** A substitute holds it and the owner may take it back. */
  lent: boolean;
  /** Somebody else than the owner, or a computer, has answered for it. */
  helped: boolean;
  /** Who has held it, each from a number of the log on. */
  held: { player: string | null; from: number }[];
}

export const freshSeat = (seat: Pick<Sitting, 'kind' | 'player' | 'level'> & { name: string }): Sitting => ({
  ...seat,
  resigned: false,
  owner: seat.player,
  wanted: null,
  lent: false,
  helped: false,
  held: [{ player: seat.player, from: 0 }],
});

/** The seat after an entry that gives it to somebody. */
export function handOver(before: Sitting, body: EntryBody & { do: 'seat' }, number: number): Sitting {
  const { kind, player, level } = body;
  if (body.was !== undefined) return renamed(before, body.was, player);
  const other = player !== before.player;
  const away = player !== before.owner;
  return {
    ...before,
    kind,
    player,
    level,
    wanted: body.wanted ? 'lend' : kind === 'computer' && !other ? before.wanted : null,
    lent: away ? (other ? before.wanted === 'lend' : before.lent) : false,
    held: other ? [...before.held, { player, from: number }] : before.held,
  };
}

/** The same person goes on under another name. Whoever began without one can only lose a rating by it, not choose. */
function renamed(before: Sitting, was: string, player: string | null): Sitting {
  const name = (id: string | null): string | null => (id === was ? player : id);
  return {
    ...before,
    player: name(before.player),
    owner: name(before.owner),
    helped: true,
    held: before.held.map((holder) => ({ ...holder, player: name(holder.player) })),
  };
}

/**
 * Whether the present holder held the seat when entry `number` was made: what was told then was told to the same eyes.
 */
export function wasThere({ held, player }: Sitting, number: number): boolean {
  return held.findLast(({ from }) => from <= number)?.player === player;
}

/** From which number on the present holder has held the seat without a break. */
export const heldSince = ({ held }: Sitting): number => held.at(-1)?.from ?? 0;

/** Whoever has seen one seat's view may not look into another's. */
export function playedElsewhere(sitting: readonly Sitting[], seat: Seat, player: string): boolean {
  return sitting.some(
    ({ owner, held }, other) =>
      other !== seat && (owner === player || held.some((holder) => holder.player === player)),
  );
}
