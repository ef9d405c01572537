import { type DustOption, type DustState, dust } from '@dustfront/dust';
import type { Play } from '@dustfront/kernel';
import { Field } from './field.ts';
import { choose, listed } from './policy.ts';
import { STAFF, type Style } from './style.ts';
import { chances, features, WEIGHTS } from './value.ts';

/** The staff's ways with quick battle decisions, for all seats of a play-out. */
export const QUICK: Style = { ...STAFF, exact: false };

export type Table = Play<DustState, DustOption>;

/** More answers than any round needs: a play-out never hangs. */
const MOST_ANSWERS = 4000;

/** Plays on by the staff's rules of thumb until a later round than `until` begins, or the end. */
export function playOut(play: Table, until: number, styles: readonly Style[]): void {
  for (let given = 0; given < MOST_ANSWERS; given++) {
    const { seat } = play;
    if (seat < 0 || play.state.round > until) return;
    const options = listed(play.options(seat));
    const option =
      options.length === 1
        ? options[0]!
        : choose(new Field(play.state, seat, styles[seat] ?? QUICK), play.question, options);
    play.answer(seat, option);
  }
}

/** A seat's chance to win from here: the outcome where there is one, else the value's estimate. */
export function chanceOf(state: DustState, seat: number): number {
  const outcome = dust.outcome(state);
  if (outcome === null) return chances(features(state), WEIGHTS)[seat]!;
  const winners = outcome.places.filter((place) => place === 0).length;
  return outcome.places[seat] === 0 ? 1 / winners : 0;
}
