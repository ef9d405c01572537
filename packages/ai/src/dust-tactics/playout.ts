import { type CoreOption, type CoreState, dustTactics, type Side } from '@dustfront/dust-tactics';
import { Play, seededDice, seededPick } from '@dustfront/kernel';
import { type Picture, pictureOf } from './fighters.ts';
import { follow, listOf } from './follow.ts';
import { bestPlanAt } from './generate.ts';
import { Outlook } from './outlook.ts';
import type { Plan } from './plan.ts';
import { reflex } from './reflex.ts';
import { activationOf, stageOf } from './stage.ts';
import { chanceOf, finalOf, standingOf } from './standing.ts';
import type { Weights } from './weights.ts';

export interface PlayoutRules {
  readonly weights: Weights;
  /** Activations to be played out before the position is judged. */
  readonly horizon: number;
}

/** The plan a side would choose now, by the Sergeant's lights. */
export function planNow(picture: Picture, side: Side, seat: number): Plan | null {
  const stage = stageOf(picture.state);
  if (stage === null || stage.at === 'receiver') return null;
  return bestPlanAt(new Outlook(picture, side), stage, seat);
}

/**
 * Plays a position on: one answer given, the plan it belongs to followed, then everybody by the Sergeant's plans; after
 * a number of activations the position is judged by exact odds. The chance to win for `side`.
 */
export function playOut(
  from: CoreState,
  side: Side,
  first: CoreOption,
  plan: Plan | null,
  seed: string,
  rules: PlayoutRules,
): number {
  const play = new Play(dustTactics, dustTactics.clone(from), seededDice(seed));
  const pick = seededPick(seed);
  let current: Plan | null = plan;
  let acting = activationOf(play.state)?.unit ?? -1;
  play.answer(play.seat, first);
  let activations = 0;
  for (let guard = 0; guard < 600 && !play.over; guard++) {
    const { state, seat } = play;
    const picture = pictureOf(state, rules.weights);
    const mine = state.seats[seat]!;
    const stage = stageOf(state);
    if (stage?.at === 'activate') {
      if (activations >= rules.horizon) return leaf(picture, side, mine, seat);
      activations++;
      current = planNow(picture, mine, seat);
      acting = -1;
    }
    const activation = activationOf(state);
    if (activation !== null && activation.unit !== acting) {
      // A unit brought in out of turn needs a plan of its own.
      if (acting >= 0) current = null;
      acting = activation.unit;
    }
    const options = listOf(play.options(seat));
    play.answer(seat, answerOf(picture, stage !== null, mine, seat, current, options, pick));
  }
  const picture = pictureOf(play.state, rules.weights);
  return play.over ? finalOf(picture, side) : chanceOf(standingOf(picture, side), picture);
}

function answerOf(
  picture: Picture,
  planned: boolean,
  side: Side,
  seat: number,
  plan: Plan | null,
  options: readonly CoreOption[],
  pick: (n: number) => number,
): CoreOption {
  if (options.length === 1) return options[0]!;
  if (planned) {
    const actor = plan === null ? null : picture.state.units[plan.unit]!;
    const own = actor !== null && actor.side === side ? plan : null;
    const option = own === null ? null : follow(picture, own, options);
    if (option !== null) return option;
    const anew = planNow(picture, side, seat);
    const other = anew === null ? null : follow(picture, anew, options);
    if (other !== null) return other;
  }
  return reflex(picture, seat, options, pick);
}

/** The position when a side is to activate: what stands, and what its best plan is expected to bring. */
function leaf(picture: Picture, side: Side, mover: Side, seat: number): number {
  const best = planNow(picture, mover, seat);
  const hopeless = best === null ? 0 : best.account.gain - best.account.reply + best.account.promise;
  const points = standingOf(picture, mover) + hopeless;
  return chanceOf(mover === side ? points : -points, picture);
}
