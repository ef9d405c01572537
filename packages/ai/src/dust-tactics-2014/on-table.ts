/** Where to go on a table: what is proposed is weighed by exact odds from there, cover and the way to the enemy. */
import {
  asView,
  type Choice,
  dustTactics2014,
  type TacticsView,
  type Unit,
} from '@dustfront/dust-tactics-2014';
import {
  cardOfUnit,
  cloneState,
  groundOf,
  marchAsked,
  NOBODY,
  onBoard,
  planIfAny,
  standingAfter,
} from '@dustfront/dust-tactics-2014/query';
import { type Options, Play, seededDice } from '@dustfront/kernel';
import { attackOdds } from '@dustfront/odds';
import { listOf } from '../open/officer.ts';
import { type Answer, type Player, plainly, type Task } from '../player.ts';
import { pickerOf } from '../recruit.ts';
import { lateAfter } from '../search/budget.ts';
import { goalsOf, held } from './goals.ts';
import { standing } from './standing.ts';

const ROUNDS = 3;
const COVER = 0.6;
const NEARER = 0.25;

/** Points of the enemy that one attack from here is worth. */
function harm(view: TacticsView, unit: Unit, target: Unit): number {
  const plan = planIfAny(view, unit, target, { close: false });
  if (plan === null) return 0;
  const { destroyed, mean } = attackOdds(plan).target;
  return cardOfUnit(target).ap * destroyed + mean;
}

/** What a place is worth: what can be shot from it, what shoots back, whether it covers, how near it is. */
function worth(view: TacticsView, unit: Unit): number {
  const ground = groundOf(view);
  const enemies = view.units.filter((one) => one.side !== unit.side && onBoard(one) && one.joined < 0);
  const aims = held(view, unit.side, goalsOf(view));
  if (enemies.length === 0) return aims;
  const shots = Math.max(...enemies.map((enemy) => harm(view, unit, enemy)));
  const answers = enemies.reduce((sum, enemy) => sum + harm(view, enemy, unit), 0);
  const covered = enemies.filter((enemy) => ground.covered(view, enemy, unit)).length / enemies.length;
  const apart = Math.min(...enemies.map((enemy) => ground.apart(view, unit, enemy)));
  return shots - answers / 2 + COVER * covered - NEARER * apart + aims;
}

/** Who is put somewhere: out of a wreck, on his feet again, beside an enemy. */
function whoIsPut({ stack }: TacticsView): number {
  const top = stack.at(-1) as { readonly kind: string; readonly unit?: number; readonly now?: number };
  return (top.kind === 'wreck' || top.kind === 'aftermath' ? top.now : top.unit) ?? NOBODY;
}

/** What an answer to another question about places comes to: how its side stands then, and who was put somewhere. */
function outcomeOf(view: TacticsView, seat: number, option: Choice): number {
  const play = new Play(dustTactics2014, cloneState(view), seededDice('place'));
  play.answer(seat, option);
  const then: TacticsView = play.state;
  const unit = option.do === 'stand' ? then.units[whoIsPut(view)] : undefined;
  return standing(play.state, seat) + (unit !== undefined && onBoard(unit) ? worth(then, unit) : 0);
}

/** The best of the places that are proposed where not all can be listed; null where there are none. */
export function bestPlace(task: Task): Answer | null {
  const { options, space = null } = task.question;
  const view = asView(task.view);
  if (space === null || view.table === undefined) return null;
  const pick = pickerOf(task);
  const march = marchAsked(view);
  const proposed = Array.from({ length: ROUNDS }, () => space.propose(pick)).flat();
  const listed = listOf(options as Options<Choice>).filter((one) => one.do === 'stop');
  let best: Choice | null = null;
  let most = Number.NEGATIVE_INFINITY;
  const isLate = lateAfter(task.budget, 1);
  for (const option of [...listed, ...(proposed as Choice[])]) {
    if (best !== null && isLate()) break;
    const there = march === null ? null : standingAfter(view, option);
    const value =
      there === null ? outcomeOf(view, task.seat, option) : worth(there, there.units[march!.unit]!);
    if (value > most) [best, most] = [option, value];
  }
  return best === null ? null : { option: best, why: plainly('ai.place') };
}

/** A player who knows lists of answers, with an eye for places on a table. */
export const onTable = (player: Player): Player => ({
  ...player,
  answer: (task) => bestPlace(task) ?? player.answer(task),
});
