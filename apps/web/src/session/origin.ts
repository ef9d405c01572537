import {
  type AnyGame,
  type Dice,
  type Header,
  isDivergence,
  type Json,
  Match,
  type MatchRecord,
  type Rolled,
  recordedDice,
  replay,
  type State,
} from '@dustfront/kernel';

/** Makes the match as it was before its first answer, with other dice. */
export type Origin = (dice: Dice, opening: readonly Rolled[]) => Match;

/** The position in which a match began that has no beginning of its own: a lesson, or one that somebody wrote down. */
export function positionIn(setup: Json): string | null {
  const isOne = typeof setup === 'object' && setup !== null && 'position' in setup;
  return isOne && typeof setup.position === 'string' ? setup.position : null;
}

export function originAt(game: AnyGame, position: string, seats: Header['seats']): Origin {
  const state = game.notation?.parsePosition(position);
  if (state === undefined || Array.isArray(state))
    throw new Error(`not a position: ${JSON.stringify(state ?? null)}`);
  const header: Header = { game: game.id, version: game.version, setup: { position }, seats };
  return (dice) =>
    Match.resume(
      game,
      {
        header,
        opening: { rolls: [], hash: 'position' },
        entries: [],
        happenings: [],
        state: game.clone(state as State) as unknown as Json,
      },
      dice,
    );
}

/** The match of a record after so many answers, checked against it. */
export function replayed(game: AnyGame, record: MatchRecord, until: number): Match {
  const match = replay(game, record, until);
  if (isDivergence(match)) throw new Error(`${match.at}: ${match.message}`);
  return match;
}

/** The same for a match that began in a position. */
export function replayedFrom(origin: Origin, record: MatchRecord, until: number): Match {
  const entries = record.entries.slice(0, until);
  const match = origin(recordedDice(entries.flatMap(({ rolls }) => rolls)), []);
  for (const { seat, number, option, hash } of entries) {
    const reply = match.submit(seat, number, option);
    if ('refused' in reply || reply.accepted.hash !== hash)
      throw new Error(`${number}: ${option} leads elsewhere than it did`);
  }
  return match;
}
