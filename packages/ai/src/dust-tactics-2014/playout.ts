import {
  type Choice,
  dustTactics2014,
  type Side,
  type TacticsState,
  type UnitId,
} from '@dustfront/dust-tactics-2014';
import { groupOf, onBoard } from '@dustfront/dust-tactics-2014/query';
import { Play, seededDice, seededPick } from '@dustfront/kernel';
import { byWeight, listOf, scoreOf } from '../open/officer.ts';
import { tacticsGame } from './adapter.ts';
import { follow } from './follow.ts';
import { type Care, NARROW, plansAt } from './generate.ts';
import type { Plan } from './plan.ts';
import { Scene } from './scene.ts';
import { usual } from './sergeant.ts';
import { type Stage, stageOf } from './stage.ts';
import { chance, standing } from './standing.ts';
import { rememberedPositions } from './table/remembered.ts';
import { WEIGHTS } from './weights.ts';
import { huskOf, worthOf } from './worth.ts';

/** How sharply those who follow no plan prefer what usually helps. */
const SHARP = 3;

const QUICK: Care = { breadth: NARROW, enough: 1, isLate: () => false };

const plansKnown = rememberedPositions<Plan | null>(4000);

const bestPlan = (scene: Scene, stage: Stage, options: readonly Choice[]): Plan | null =>
  plansKnown(scene.state, () => plansAt(scene, stage, options, QUICK)[0] ?? null);

/** What all the units of a side could do next, in points. */
function threats(scene: Scene): number {
  let sum = 0;
  for (const unit of scene.state.units)
    if (unit.side === scene.side && unit.joined < 0 && onBoard(unit))
      sum += scene.threat(unit) * (unit.activated ? WEIGHTS.later : 1);
  return sum;
}

const glancesKnown = rememberedPositions<number>(4000);

/** On a table, where plans take long: what stands, and what either side could do next, in points for the first. */
const glance = (state: TacticsState): number =>
  glancesKnown(
    state,
    () =>
      standing(state, 0) + WEIGHTS.threats * (threats(new Scene(state, 0)) - threats(new Scene(state, 1))),
  );

/** What is left of a unit and the heroes in it. */
const leftOf = (state: TacticsState, units: readonly UnitId[]): number =>
  units.reduce((sum, id) => sum + worthOf(state.units[id]!, huskOf(state)), 0);

/** A plan that is being followed: what its target was worth, to tell the luck of its dice afterwards. */
interface Venture {
  readonly plan: Plan;
  readonly target: readonly UnitId[];
  readonly before: number;
}

function venture(state: TacticsState, plan: Plan | null): Venture | null {
  const aimed = plan === null || plan.account.target < 0 ? null : state.units[plan.account.target]!;
  if (plan === null || aimed === null) return null;
  const target = groupOf(state, aimed).map(({ id }) => id);
  return { plan, target, before: leftOf(state, target) };
}

/** Points by which the dice helped a side: what an attack did more than was to be expected. */
function luckOf(state: TacticsState, side: Side, made: Venture | null): number {
  if (made === null) return 0;
  const { plan, target, before } = made;
  const more = before - leftOf(state, target) - plan.account.loss;
  return state.units[plan.unit]!.side === side ? more : -more;
}

/** The position when a side is to activate: what stands, and what its best plan is expected to bring. */
function leaf(state: TacticsState, side: Side, mover: Side, plan: Plan | null): number {
  const { gain = 0, promise = 0, reply = 0 } = plan?.account ?? {};
  const points = standing(state, mover) + gain + promise - reply;
  return chance(state, mover === side ? points : -points);
}

/**
 * Plays a position on: one answer given, the plan it belongs to followed, then everybody by the Sergeant's plans; after
 * a number of activations the position is judged by exact odds. The chance to win for `side`.
 */
export function playOut(
  from: TacticsState,
  side: Side,
  first: Choice,
  plan: Plan | null,
  seed: string,
  horizon: number,
): number {
  const play = new Play(dustTactics2014, dustTactics2014.clone(from), seededDice(seed));
  const pick = seededPick(seed);
  let current = plan;
  let made = venture(from, plan);
  let luck = 0;
  let activations = 0;
  play.answer(play.seat, first);
  for (let guard = 0; guard < 600 && !play.over; guard++) {
    const { state, seat } = play;
    const options = listOf(play.options(seat));
    const stage = stageOf(state);
    if (options.length === 1 && stage?.at !== 'activate' && stage?.at !== 'march') {
      play.answer(seat, options[0]!);
      continue;
    }
    let answer: Choice | null = null;
    if (stage !== null && stage.at !== 'react') {
      const scene = new Scene(state, seat as Side);
      if (stage.at === 'activate') {
        const isOver = activations++ >= horizon;
        luck += luckOf(state, side, made);
        if (isOver && state.table !== undefined)
          return chance(state, (side === 0 ? glance(state) : -glance(state)) - luck);
        current = bestPlan(scene, stage, options);
        made = venture(state, current);
        if (isOver) return leaf(state, side, seat as Side, current);
      }
      const own = current !== null && state.units[current.unit]!.side === seat ? current : null;
      answer = own === null ? null : follow(scene, own, stage, options);
      if (answer === null && stage.at !== 'activate') {
        const anew = bestPlan(scene, stage, options);
        answer = anew === null ? null : follow(scene, anew, stage, options);
      }
    }
    answer ??= usual(state, seat, options) ?? byWeight(tacticsGame, state, seat, options, pick, SHARP);
    play.answer(seat, answer);
  }
  const outcome = play.over ? dustTactics2014.outcome(play.state) : null;
  return outcome === null ? chance(play.state, standing(play.state, side)) : scoreOf(outcome.places, side);
}
